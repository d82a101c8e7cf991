import { describe, expect, test } from 'vitest';
import { isTextPlace } from '../problem.ts';
import type { Clue } from '../puzzle/clue.ts';
import { clueText } from '../puzzle/clue.ts';
import { pictureRows } from '../puzzle/picture.ts';
import { unwrap } from '../result.ts';
import type { ParsedPuzzle } from './format.ts';
import { problemsOf } from './format.ts';
import { webpbnXmlFormat } from './webpbn-xml.ts';

const HEAD = '<?xml version="1.0"?>\n<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">\n';
const COLUMNS =
  '<clues type="columns"><line><count>2</count></line><line><count>1</count></line><line><count>2</count></line></clues>';
const ROWS = '<clues type="rows"><line><count>3</count></line><line><count>1</count><count>1</count></line></clues>';
const BRIDGE = '3, 1 1 / 2, 1, 2';

function set(...puzzles: readonly string[]): string {
  return `${HEAD}<puzzleset>${puzzles.map((one) => `<puzzle>${one}</puzzle>`).join('\n')}</puzzleset>`;
}

function first(text: string): ParsedPuzzle {
  const [entry] = unwrap(webpbnXmlFormat.parse(text));
  if (entry === undefined) throw new Error('no puzzle');
  return entry;
}

function summary({ puzzle }: ParsedPuzzle): string {
  if (!puzzle.ok) return puzzle.error.map((found) => `${found.code}: ${found.message}`).join('\n');
  const { rows, columns, palette } = puzzle.value;
  const line = (clues: readonly Clue[]): string => clues.map((clue) => clueText(clue, palette)).join(', ');
  return `${line(rows)} / ${line(columns)}`;
}

describe('webpbn XML', () => {
  test.each([
    ['columns first', set(COLUMNS + ROWS), BRIDGE],
    ['rows first', set(ROWS + COLUMNS), BRIDGE],
    ['no DOCTYPE, no declaration', `<puzzleset><puzzle>${ROWS}${COLUMNS}</puzzle></puzzleset>`, BRIDGE],
    ['a puzzle without a set', `<puzzle>${ROWS}${COLUMNS}</puzzle>`, BRIDGE],
    [
      'upper case',
      set(ROWS + COLUMNS).replaceAll(/<(\/?)(puzzle|clues|line|count)/g, (tag) => tag.toUpperCase()),
      BRIDGE,
    ],
    ['byte order mark, CRLF', `\uFEFF${set(`${ROWS}\n${COLUMNS}`).replaceAll('\n', '\r\n')}`, BRIDGE],
    ['comments and unknown elements', set(`<!-- x --><mood><line/></mood>${ROWS}${COLUMNS}`), BRIDGE],
    ['something behind the end', `${set(ROWS + COLUMNS)} & more`, BRIDGE],
    [
      'an empty line',
      set(
        '<clues type="rows"><line/><line></line><line><count>1</count></line></clues><clues type="columns"><line><count> 1 </count></line></clues>',
      ),
      '0, 0, 1 / 1',
    ],
    ['a goal instead of clues', set('<solution type="goal"><image>|XXX|\n|X.X|</image></solution>'), BRIDGE],
    ['a goal on one line', set('<solution><image>|XXX||X.X|</image></solution>'), BRIDGE],
    [
      'a default colour that no count uses',
      set(`${ROWS}${COLUMNS}`.replaceAll('<count>', '<count color="black">')).replace(
        '<puzzle>',
        '<puzzle defaultcolor="white">',
      ),
      BRIDGE,
    ],
  ])('reads %s', (_, text, expected) => {
    expect(summary(first(text))).toBe(expected);
  });

  test('takes colours as they are declared, with the background first, and knows undeclared ones', () => {
    const { puzzle } = first(
      `<puzzleset><puzzle backgroundcolor="sand" defaultcolor="ink"><color name="ink" char="#">123</color>
       <color name="sand" char=" ">eEdDcC</color>
       <clues type="rows"><line><count>1</count><count color="red">1</count></line></clues>
       <clues type="columns"><line><count>1</count></line><line/><line><count color="red">1</count></line></clues>
       <solution><image>|# ?|</image></solution>
       </puzzle></puzzleset>`
        .replace('# ?', '# r')
        .replace('<solution>', '<solution type="other">'),
    );
    expect(puzzle.ok && puzzle.value.palette).toEqual([
      { name: 'sand', rgb: 'eeddcc' },
      { name: 'ink', rgb: '112233' },
      { name: 'red', rgb: 'ff0000' },
    ]);
  });

  test('does not trim image rows: a blank may be a colour', () => {
    const { source } = first(
      set(
        '<color name="white" char=" ">FFF</color><color name="black" char="#">000</color><solution><image>\n|  #|\n|#  |\n</image></solution>',
      ),
    );
    expect(source?.goal && pictureRows(source.goal, source.palette ?? [])).toEqual(['..#', '#..']);
  });

  test('reads saved boards with cells that are open', () => {
    const { source } = first(
      set(`${ROWS}${COLUMNS}<solution type="saved" id="s1"><image>|X?[.X]||.??|</image><note>mine</note></solution>`),
    );
    expect(source?.saved?.map((board) => [...board.candidates])).toEqual([[2, 3, 3, 1, 3, 3]]);
  });

  test('reads texts, those of the set where the puzzle has none, and escapes', () => {
    const parsed = unwrap(
      webpbnXmlFormat.parse(
        `<puzzleset><author>Ann</author><title>Set</title><puzzle><title>A &amp; B &#169; &copy;</title><note>easy</note><note>licence: CC0-1.0</note>${ROWS}${COLUMNS}</puzzle><puzzle>${ROWS}${COLUMNS}</puzzle></puzzleset>`,
      ),
    );
    expect(parsed.map((entry) => entry.source?.metadata)).toEqual([
      { author: 'Ann', title: 'A & B © &copy;', notes: ['easy'], licence: 'CC0-1.0' },
      { author: 'Ann', title: 'Set' },
    ]);
  });

  test('reads every puzzle; a bad one hides no other, nor does a torn end', () => {
    const parsed = unwrap(
      webpbnXmlFormat.parse(
        `${HEAD}<puzzleset>\n<puzzle>${ROWS}${COLUMNS}</puzzle>\n<puzzle>${ROWS}</puzzle>\n<puzzle>${ROWS}<clues type="col`,
      ),
    );
    expect(parsed.map((entry) => [entry.position, entry.where.line, entry.puzzle.ok])).toEqual([
      [1, 4, true],
      [2, 5, false],
      [3, 6, false],
    ]);
    expect(parsed[2]?.puzzle).toMatchObject({ ok: false, error: [{ code: 'syntax' }] });
  });

  test.each([
    [
      'another document',
      '<html><body/></html>',
      'syntax',
      'the root element is <html>, expected <puzzleset>',
      '<html>',
    ],
    ['an empty set', '<puzzleset></puzzleset>', 'syntax', 'the XML has no <puzzle>', '<puzzleset>'],
    ['broken XML', '<puzzleset>\n <puzzle x=1>', 'syntax', 'the XML is broken: unquoted attribute value', '1>'],
    [
      'a triddler',
      '<puzzleset>\n<puzzle type="triddler"></puzzle></puzzleset>',
      'unsupported-feature',
      'this is a triddler, a grid with six sides; only rectangles are supported',
      '<puzzle type',
    ],
    [
      'blotted clues',
      set(`${ROWS.replace('>3<', '>0<')}${COLUMNS}`),
      'unsupported-feature',
      'this puzzle has blotted clues (blocks of unknown length), which are not supported',
      '<count>0',
    ],
    [
      'entities of its own',
      '<!DOCTYPE pbn [\n<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;">\n]><puzzleset><puzzle><title>&b;</title></puzzle></puzzleset>',
      'unsupported-feature',
      'the document declares entities of its own, which are not expanded',
      '>',
    ],
    [
      'a count that is none',
      set(`${ROWS.replace('>3<', '>-3<')}${COLUMNS}`),
      'bad-number',
      '"-3" is not the length of a block',
      '<count>-3',
    ],
    [
      'a count in the background colour',
      set(`${ROWS}${COLUMNS}`).replace('<puzzle>', '<puzzle defaultcolor="white">'),
      'bad-color',
      'a block has the background colour "white"',
      '<count>3',
    ],
    [
      'a colour that is none',
      set(`<color name="red">FF</color>${ROWS}${COLUMNS}`),
      'bad-color',
      '"FF" is not an RGB value of 3 or 6 hex digits',
      '<color name="red">',
    ],
    [
      'a second block',
      set(`${ROWS}<clues type="ROWS"/>`),
      'duplicate-section',
      'a second block of rows',
      '<clues type="ROWS"',
    ],
    [
      'no columns',
      set(ROWS),
      'missing-clues',
      'the puzzle has no column clues, and no goal picture to take them from',
      '<puzzle>',
    ],
    [
      'a clue that is too long',
      set(`${ROWS.replace('>3<', '>4<')}${COLUMNS}`),
      'clue-too-long',
      'row 1: blocks 4 need 4 cells, the row has 3',
      '<line><count>4',
    ],
    [
      'a goal of another size',
      set(`${ROWS}${COLUMNS}<solution><image>|XX||X.|</image></solution>`),
      'goal-size',
      'an image is 2x2, the clues are for 3x2',
      '<image>',
    ],
    [
      'a goal with open cells',
      set('<solution><image>|X?|</image></solution>'),
      'syntax',
      'the goal picture has cells that are not decided',
      '<image>',
    ],
    [
      'an image without bars',
      set('<solution><image>XX</image></solution>'),
      'syntax',
      'each row of an image must stand between two bars',
      '<image>',
    ],
    [
      'a character of no colour',
      set('<solution><image>|X%|</image></solution>'),
      'unknown-color',
      'row 1 of an image: "%" is the character of no colour',
      '<image>',
    ],
  ])('names what is wrong with %s', (_, text, code, message, at) => {
    const [found] = problemsOf(webpbnXmlFormat.parse(text));
    expect([found?.code, found?.message]).toEqual([code, message]);
    if (!isTextPlace(found?.where)) throw new Error('no place in the text');
    const line = text.split('\n')[found.where.line - 1] ?? '';
    expect(line.slice(found.where.column - 1, found.where.column - 1 + at.length)).toBe(at);
  });

  test('expands no entity but the five, not even by a trick', () => {
    const { source } = first(set(`<title>&constructor; &toString; &lt;</title>${ROWS}${COLUMNS}`));
    expect(source?.metadata?.title).toBe('&constructor; &toString; <');
  });
});
