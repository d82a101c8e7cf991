import { describe, expect, test } from 'vitest';
import type { Clue } from '../puzzle/clue.ts';
import { clueText } from '../puzzle/clue.ts';
import { pictureRows } from '../puzzle/picture.ts';
import { createPuzzle } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import type { ParsedPuzzle } from './format.ts';
import { problemsOf } from './format.ts';
import { nonFormat } from './non.ts';

function read(text: string): ParsedPuzzle {
  const [first] = unwrap(nonFormat.parse(text));
  if (first === undefined) throw new Error('no puzzle');
  return first;
}

function summary(text: string): string {
  const { source, puzzle } = read(text);
  if (source === undefined)
    return puzzle.ok ? '' : puzzle.error.map((found) => `${found.code}: ${found.message}`).join('\n');
  const { rows = [], columns = [], palette = [] } = puzzle.ok ? puzzle.value : source;
  const line = (clues: readonly Clue[]): string => clues.map((clue) => clueText(clue, palette)).join(', ');
  return `${line(rows)} / ${line(columns)}`;
}

const SIZED = 'width 3\nheight 2\n';
const BRIDGE = '3, 1 1 / 2, 1, 2';

describe('.non', () => {
  test.each([
    ['as Simpson wrote it', `${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n`, BRIDGE],
    ['columns before rows', `${SIZED}columns\n2\n1\n2\nrows\n3\n1,1\n`, BRIDGE],
    ['sizes called columns and rows', 'columns 3\nrows 2\nrows\n3\n1,1\ncolumns\n2\n1\n2\n', BRIDGE],
    ['no sizes', 'rows\n3\n1,1\ncolumns\n2\n1\n2\n', BRIDGE],
    ['obsolete keywords', `maxrule 2\n${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n`, BRIDGE],
    ['no line feed at the end', `${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2`, BRIDGE],
    ['CRLF', `${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n`.replaceAll('\n', '\r\n'), BRIDGE],
    ['lone CR', `${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n`.replaceAll('\n', '\r'), BRIDGE],
    ['byte order mark', `\uFEFF${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n`, BRIDGE],
    ['blanks for commas, and both', `${SIZED}rows\n3\n1 1\ncolumns\n2\n1\n2`, BRIDGE],
    ['blanks around lines', `  width 3\n\theight 2 \n rows\n 3\n 1, 1 \ncolumns \n2\n1\n2`, BRIDGE],
    ['air between clues', `${SIZED}rows\n\n3\n\n1,1\n\ncolumns\n2\n1\n2\n`, BRIDGE],
    ['0 is an empty line', 'width 1\nheight 3\nrows\n0\n1\n0\ncolumns\n1', '0, 1, 0 / 1'],
    ['a blank line is one where one is missing', 'width 1\nheight 3\nrows\n1\n\n1\ncolumns\n1 1', '1, 0, 1 / 1 1'],
    ['a blank line after the keyword', 'width 1\nheight 2\nrows\n\n1\ncolumns\n1', '0, 1 / 1'],
    ['a blank line at the end', 'width 1\nheight 2\nrows\n1\n\n\ncolumns\n1', '1, 0 / 1'],
    ['only blank lines', 'width 1\nheight 2\nrows\n\n\ncolumns\n0', '0, 0 / 0'],
    [
      'letters after numbers',
      `${SIZED}color b #0000ff\ncolor r #f00\nrows\n2b,1r\n1b,1r\ncolumns\n2b\n1b\n2r`,
      '2a 1b, 1a 1b / 2a, 1a, 2b',
    ],
    ['letters that nobody declared', `${SIZED}rows\n2b,1r\n1b,1r\ncolumns\n2b\n1b\n2r`, '2a 1b, 1a 1b / 2a, 1a, 2b'],
    ['junk after numbers', `${SIZED}rows\n3;\n1!,1\ncolumns\n2\n1\n2`, BRIDGE],
    ['unknown lines', `# by hand\nmood "sunny"\n${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n%%`, BRIDGE],
    [
      'names before numbers, in force until the next',
      `${SIZED}color black 000000 X\ncolor red FF0000 #\nrows\nred 1 1 black 1\n1\ncolumns\nred 1\nred: 1\n2`,
      '1b 1b 1a, 1a / 1b, 1b, 2a',
    ],
    ['goal instead of clues', `${SIZED}goal "111101"`, BRIDGE],
    ['goal over several lines', `${SIZED}goal\n111\n101\n`, BRIDGE],
    ['quoted goal over several lines', `${SIZED}goal "111\n101"\n`, BRIDGE],
    [
      'goal in letters that look like keywords',
      'width 2\nheight 1\ncolor b #00f\ncolor y #ff0\ngoal\nby\n',
      '1a 1b / 1a, 1b',
    ],
  ])('reads %s', (_, text, expected) => {
    expect(summary(text)).toBe(expected);
  });

  test('reads goals in the symbols that the file declares, even 0', () => {
    const { source } = read('width 3\nheight 1\ncolor red ff0000 #\ncolor green 50C878 0\ngoal "#0."\n');
    expect(source?.goal && pictureRows(source.goal, source.palette ?? [])).toEqual(['ab.']);
    expect(source?.palette?.map((color) => color.name)).toEqual(['white', 'red', 'green']);
  });

  test('reads a goal drawn in crosses', () => {
    const { source } = read(`${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\ngoal "XXX X.X"`);
    expect(source?.goal && pictureRows(source.goal, source.palette ?? [])).toEqual(['###', '#.#']);
  });

  test('reads saved boards', () => {
    const { source } = read(`${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\nsaved "1?0???"\nsaved "??????"`);
    expect(source?.saved?.map((board) => [...board.candidates])).toEqual([
      [2, 3, 1, 3, 3, 3],
      [3, 3, 3, 3, 3, 3],
    ]);
  });

  test('reads properties with and without quotes, and their escapes', () => {
    const { source } = read(
      `title "Caf&eacute; &quot;Nono&quot;"\nby Ann\ncopyright "&copy; 2024 &#65;&#x42; &amp;copy; &unknown;"\nlicense CC0-1.0\ncatalogue 'c1'\nnote "n1"\nnote "n2"\n${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2`,
    );
    expect(source?.metadata).toEqual({
      title: 'Café "Nono"',
      author: 'Ann',
      copyright: '© 2024 AB &copy; &unknown;',
      licence: 'CC0-1.0',
      catalogue: 'c1',
      notes: ['n1', 'n2'],
    });
  });

  test('reads bundles, and a broken puzzle hides no other', () => {
    const good = `${SIZED}rows\n3\n1,1\ncolumns\n2\n1\n2\n`;
    const parsed = unwrap(nonFormat.parse(`${good}====\nrows\n1\n======\n\n${good}`));
    expect(parsed.map((entry) => [entry.position, entry.where.line, entry.puzzle.ok])).toEqual([
      [1, 1, true],
      [2, 11, false],
      [3, 15, true],
    ]);
  });

  test.each([
    ['a size that is none', 'width x\nheight 1\nrows\n1\ncolumns\n1', 'bad-number', 1, 1],
    ['a second size', 'width 1\nwidth 1\nrows\n1\ncolumns\n1', 'duplicate-section', 2, 1],
    ['a second block', 'rows\n1\nrows\n1\ncolumns\n1', 'duplicate-section', 3, 1],
    ['a negative number', 'rows\n1\ncolumns\n -1', 'bad-number', 4, 2],
    ['a huge number', 'rows\n1\ncolumns\n1,99999999999', 'bad-number', 4, 3],
    ['numbers joined by a dot', 'rows\n1.1\ncolumns\n1', 'bad-number', 2, 1],
    ['a block of length 0', 'rows\n1,0\ncolumns\n1', 'bad-number', 2, 1],
    ['a colour that is none', 'color a #12\nrows\n1a\ncolumns\n1a', 'bad-color', 1, 1],
    ['a colour name nobody declared', 'rows\n1red\ncolumns\n1', 'unknown-color', 2, 1],
    ['clues outside of blocks', '3,1\nrows\n1\ncolumns\n1', 'syntax', 1, 1],
    ['too few cells in the goal', `${SIZED}goal "11110"`, 'goal-size', 3, 1],
    ['a goal without sizes', 'goal "1"\nrows\n1', 'missing-size', 1, 1],
    ['no columns', 'title "x"\nrows\n1', 'missing-clues', 1, 1],
    ['too few lines', 'width 1\nheight 2\nrows\n1\ncolumns\n1', 'wrong-line-count', 1, 1],
    ['a clue that is too long', `${SIZED}rows\n3\n1,1,1\ncolumns\n2\n1\n2`, 'clue-too-long', 5, 1],
  ])('names the place of %s', (_, text, code, line, column) => {
    const [first] = problemsOf(nonFormat.parse(text));
    expect([first?.code, first?.where]).toMatchObject([code, { line, column }]);
  });

  test('writes 0 for an empty line, sizes first, letters only for several inks', () => {
    const one = [{ length: 1, color: 1 }];
    const puzzle = unwrap(
      createPuzzle({ rows: [one, []], columns: [one], metadata: { title: 'A "1"', licence: 'CC0-1.0' } }),
    );
    expect(unwrap(nonFormat.write([puzzle]))).toBe(
      'title "A &quot;1&quot;"\nlicense CC0-1.0\nwidth 1\nheight 2\n\nrows\n1\n0\n\ncolumns\n1\n',
    );
  });
});
