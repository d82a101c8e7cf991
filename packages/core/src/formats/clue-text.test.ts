import { describe, expect, test } from 'vitest';
import type { Clue } from '../puzzle/clue.ts';
import { clueText } from '../puzzle/clue.ts';
import type { Palette } from '../puzzle/color.ts';
import { clueTextFormat } from './clue-text.ts';
import { problemsOf } from './format.ts';

function clues(list: readonly Clue[] | undefined, palette: Palette | undefined): string {
  return (list ?? []).map((clue) => clueText(clue, palette ?? [])).join(', ');
}

function read(text: string): string {
  const parsed = clueTextFormat.parse(text);
  const first = parsed.ok ? parsed.value[0] : undefined;
  if (first?.source === undefined)
    return problemsOf(parsed)
      .map((found) => found.code)
      .join(' ');
  const { rows, columns, palette } = first.source;
  return `${clues(rows, palette)} / ${clues(columns, palette)}`;
}

const BRIDGE = '3, 1 1 / 2, 1, 2';

describe('clue text', () => {
  test.each([
    ['one line with a slash', '3, 1 1 / 2, 1, 2', BRIDGE],
    ['one line with headings', 'rows: 3, 1 1\ncolumns: 2, 1, 2', BRIDGE],
    ['headings the other way round', 'Columns: 2, 1, 2\nRows: 3, 1 1', BRIDGE],
    ['semicolons between lines, commas between numbers', 'rows: 3; 1,1\ncols: 2; 1; 2', BRIDGE],
    ['bars between lines', '3 | 1 1 / 2 | 1 | 2', BRIDGE],
    ['two lines, a blank line between', '3, 1 1\n\n2, 1, 2', BRIDGE],
    ['lines under headings', 'Rows:\n3\n1 1\n\nColumns:\n2\n1\n2\n', BRIDGE],
    ['headings in brackets', '[Row clues]\n3\n1,1\n[Column clues]\n2\n1\n2', BRIDGE],
    ['headings as comments', '# row clues\n3\n1 1\n# col clues\n2\n1\n2', BRIDGE],
    ['headings with sizes', 'rows 2\n3\n1 1\ncols 3\n2\n1\n2', BRIDGE],
    ['a blank line between blocks', '3\n1 1\n\n2\n1\n2\n', BRIDGE],
    ['a line of dashes between blocks', '3\n1 1\n---\n2\n1\n2', BRIDGE],
    ['a divider beats blank lines', '3\n\n1 1\n#\n2\n1\n\n2', BRIDGE],
    ['a slash among lines', '3\n1 1\n/\n2\n1\n2', BRIDGE],
    ['commas', '3\n1,1\n\n2\n1\n2', BRIDGE],
    ['dots', '3\n1.1\n\n2\n1\n2', BRIDGE],
    ['tabs', '\t3\n1\t1\n\n2\n1\n2', BRIDGE],
    ['brackets and quotes', '[3],\n[1, 1],\n\n"2"\n"1"\n(2)', BRIDGE],
    ['full-width digits', '３\n１　１\n\n２\n１\n２', BRIDGE],
    ['CRLF', '3\r\n1 1\r\n\r\n2\r\n1\r\n2\r\n', BRIDGE],
    ['lone CR', '3\r1 1\r\r2\r1\r2', BRIDGE],
    ['byte order mark', '\uFEFF3\n1 1\n\n2\n1\n2', BRIDGE],
    ['lines that end in 0', '3 0\n1 1 0\n&\n2 0\n1 0\n2 0', BRIDGE],
    ['zeros pad at the start', '0 3\n1 1\n\n0 2\n0 1\n0 2', BRIDGE],
    ['size, rows, #, columns', '2 3\n3\n1 1\n#\n2\n1\n2\n', BRIDGE],
    ['size, rows and columns in one go', '3 2\n3\n1 1\n2\n1\n2\n', BRIDGE],
    ['size and blank lines as empty clues', '2 2\n\n1\n\n1\n', '0, 1 / 0, 1'],
    ['columns as they stand above a grid', '3\n1 1\n\n2\t1\t2', BRIDGE],
    ['columns above a grid, padded with 0', '5\n1 1 1\n\n0 0 1 0 0\n2 1 1 1 2', '5, 1 1 1 / 2, 1, 1 1, 1, 2'],
    ['columns above a grid, gaps as tabs', '5\n1 1 1\n\n\t\t1\n2\t1\t1\t1\t2', '5, 1 1 1 / 2, 1, 1 1, 1, 2'],
    ['0 and - are empty lines', '0\n1\n-\n\n1', '0, 1, 0 / 1'],
    ['nothing between commas is an empty line', '1,,1 / 1 1', '1, 0, 1 / 1 1'],
    ['a comma at the end opens no line', '3, 1 1, / 2, 1, 2,', BRIDGE],
    ['one row', '1 1 / 1, 0, 1', '1 1 / 1, 0, 1'],
    ['letters are colours', '2a 1b\n\n1a\n1a\n1b', '2a 1b / 1a, 1a, 1b'],
    ['numbers beside letters are black, the first colour', '2 1r\n\n1\n1\n1r', '2a 1b / 1a, 1a, 1b'],
    ['comments are skipped', '// a bridge\n3\n1 1\n\n% columns\n2\n1\n2', BRIDGE],
    ['stated sizes', 'size: 3x2\n3\n1 1\n\n2\n1\n2', BRIDGE],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['one block', '1\n2\n3', 'missing-section', { line: 1, column: 1, length: 1 }],
    ['three blocks', '1\n\n1\n\n1', 'missing-section', { line: 5, column: 1, length: 1 }],
    ['no columns', 'rows: 1', 'missing-section', { line: 1, column: 1 }],
    ['rows twice', 'rows: 1\nrows: 1\ncolumns: 1', 'duplicate-section', { line: 2, column: 1 }],
    ['a negative number', '-3\n\n1', 'bad-number', { line: 1, column: 1, length: 2 }],
    ['a huge number', '1\n\n1 99999999999', 'bad-number', { line: 3, column: 3, length: 11 }],
    ['a word', '1\n\n1, two', 'bad-number', { line: 3, column: 4, length: 3 }],
    ['zero between blocks', '1 0 1\n\n1\n0\n1', 'bad-number', { line: 1, column: 3, length: 1 }],
    ['a colour that is none', 'colors: a=#12\n1a\n\n1a', 'bad-color', { line: 1, column: 9, length: 5 }],
    ['clue before a heading', '1\nrows: 1\ncolumns: 1', 'syntax', { line: 1, column: 1, length: 1 }],
  ])('names the place of %s', (_, text, code, where) => {
    const [first] = problemsOf(clueTextFormat.parse(text));
    expect([first?.code, first?.where]).toEqual([code, where]);
  });

  test('takes initials for colours, and numbers letters from the start of the alphabet', () => {
    const colorsOf = (text: string): unknown => {
      const parsed = clueTextFormat.parse(text);
      return parsed.ok && parsed.value[0]?.source?.palette?.map((color) => color.name);
    };
    expect(colorsOf('1r 1g\n\n1r\n1g')).toEqual(['white', 'green', 'red']);
    expect(colorsOf('1a 1b\n\n1a\n1b')).toEqual(['white', 'black', 'red']);
    expect(colorsOf('colors: b=navy a=#D7263D\n1a 1b\n\n1a\n1b')).toEqual(['white', 'navy', 'red']);
  });

  test('reads what stands beside the clues', () => {
    const parsed = clueTextFormat.parse('title: "Bridge"\nby: Ann\nlicense: CC0\n3\n1 1\n\n2\n1\n2');
    const source = parsed.ok ? parsed.value[0]?.source : undefined;
    expect(source?.metadata).toEqual({ title: 'Bridge', author: 'Ann', licence: 'CC0' });
  });

  test('a stated size that the clues do not have is a problem', () => {
    const [first] = problemsOf(clueTextFormat.parse('width 4\nheight 2\n3\n1 1\n\n2\n1\n2'));
    expect(first?.message).toBe('the width is 4, but there are 3 column clues');
  });

  test('reads every puzzle of a text, the bad one too', () => {
    const parsed = clueTextFormat.parse('1 / 1\n====\n2 / 1\n====\n0 / 0\n');
    expect(parsed.ok && parsed.value.map((entry) => [entry.puzzle.ok, entry.where.line])).toEqual([
      [true, 1],
      [false, 3],
      [true, 5],
    ]);
  });
});
