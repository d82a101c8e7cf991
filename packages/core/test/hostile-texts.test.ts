// Texts made to hurt: each must end in problems, in time and memory that follow its length.
// (A quadratic step would run into the test's timeout; nothing here measures time.)

import { expect, test } from 'vitest';
import type { ParsedPuzzle } from '../src/formats/format.ts';
import { problemsOf } from '../src/formats/format.ts';
import { parsePuzzles } from '../src/formats/registry.ts';
import { sourceExcerpt } from '../src/formats/source-excerpt.ts';
import { MAX_TEXT_LENGTH } from '../src/formats/text-lines.ts';
import { isTextPlace } from '../src/problem.ts';
import { fromCode } from '../src/puzzle/share-code.ts';
import type { Result } from '../src/result.ts';

const MILLION = 1_000_000;
const SIZES = 'width 2\nheight 2\n';

function firstProblem(text: string): string {
  const parsed: Result<readonly ParsedPuzzle[]> = parsePuzzles(text);
  const [first] = problemsOf(parsed);
  if (isTextPlace(first?.where)) expect(sourceExcerpt(text, first.where)?.length).toBeLessThan(200);
  return first?.code ?? 'none';
}

test.each([
  ['ten million digits', () => '1'.repeat(10 * MILLION), 'missing-section'],
  ['ten million digits in a row clue', () => `${SIZES}rows\n${'1'.repeat(10 * MILLION)}`, 'bad-number'],
  ['a million brackets', () => '['.repeat(MILLION), 'syntax'],
  ['a million brackets in balance', () => '['.repeat(MILLION) + ']'.repeat(MILLION), 'syntax'],
  ['a million escapes', () => `{"a":"${'\\"'.repeat(MILLION)}`, 'syntax'],
  ['a million elements', () => '<puzzleset><puzzle>'.repeat(MILLION / 20), 'syntax'],
  ['a million attributes', () => `<puzzleset ${'a="1" '.repeat(MILLION)}>`, 'syntax'],
  ['a million unknown entities', () => `<puzzleset><title>${'&a;'.repeat(MILLION)}`, 'syntax'],
  ['a million brackets in CDATA', () => `<puzzleset><![CDATA[${']'.repeat(MILLION)}`, 'syntax'],
  ['many colours', () => `<puzzle>${'<color name="c">fff</color>'.repeat(10_000)}</puzzle>`, 'duplicate-section'],
  [
    'many different colours',
    () => `<puzzle>${Array.from({ length: 20_000 }, (_, i) => `<color name="${i}">fff</color>`).join('')}</puzzle>`,
    'too-many-colors',
  ],
  [
    'many colours in .non',
    () => `${SIZES}rows\n1\n1\n${Array.from({ length: 20_000 }, (_, i) => `color c${i} fff\n`).join('')}`,
    'too-many-colors',
  ],
  [
    'an image of a million cells',
    () => `<puzzle><solution><image>${'|X|'.repeat(MILLION)}</image></solution></puzzle>`,
    'size-out-of-range',
  ],
  ['a million line feeds', () => '\n'.repeat(MILLION), 'syntax'],
  ['a million lines', () => '1\n'.repeat(MILLION), 'input-too-large'],
  ['a million blanks', () => `rows:${' '.repeat(MILLION)}x\ncolumns: 1`, 'bad-number'],
  ['a million blanks behind a hash', () => `#${' '.repeat(MILLION)}1\n1 / 1, 1`, 'sums-differ'],
  ['a million quotes', () => `${SIZES}rows\n1\ncolumns\n1\ntitle "${'"'.repeat(MILLION)}`, 'wrong-line-count'],
  ['a million commas', () => `1 / ${'1,'.repeat(MILLION)}`, 'size-out-of-range'],
  ['a million slashes', () => '1/'.repeat(MILLION), 'missing-section'],
  ['a million tabs', () => `rows:\n3 3\ncolumns:\n${'\t'.repeat(MILLION)}1`, 'clue-too-long'],
  ['a goal of a million cells', () => `${SIZES}goal "${'1'.repeat(MILLION)}"`, 'goal-size'],
  ['sizes beyond all limits', () => 'width 9999999\nheight 9999999\ngoal "1"', 'missing-clues'],
  ['broken JSON Lines', () => '{"a\n{"b\n'.repeat(100_000), 'syntax'],
  ['many bad puzzles', () => `[${'{"rows":[[1]],"columns":[[2]]},'.repeat(5000)}1]`, 'clue-too-long'],
  ['a long code', () => `nQ${'A'.repeat(MILLION)}`, 'bad-code'],
  ['half surrogate pairs', () => `${SIZES}rows\n${'\ud800'.repeat(MILLION)}1`, 'bad-number'],
  ['zero bytes', () => '\u0000'.repeat(MILLION), 'bad-encoding'],
])('%s', (_, make, code) => {
  expect(firstProblem(make())).toBe(code);
});

test('a text that is too long is refused before it is read', () => {
  const parsed = parsePuzzles('1'.repeat(100), { maxLength: 99 });
  expect(problemsOf(parsed)[0]?.message).toBe('the text has 100 characters, at most 99 are read');
  expect(problemsOf(parsePuzzles(' '.repeat(MAX_TEXT_LENGTH + 1)))[0]?.code).toBe('input-too-large');
});

test('problems of one puzzle are listed up to a hundred', () => {
  const problems = problemsOf(parsePuzzles(`rows:\n${'x\n'.repeat(5000)}columns:\n1`));
  expect(problems.length).toBe(101);
  expect(problems.at(-1)?.message).toBe('more than 100 problems; the rest is not listed');
});

test('a code never costs more than it is worth', () => {
  for (const text of ['n', 'nQ', 'n'.repeat(9999), `nQ${'_'.repeat(100_000)}`]) expect(fromCode(text).ok).toBe(false);
});

test('a file cannot reach a prototype', () => {
  const text =
    '{"__proto__": {"rows": [[1]], "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "columns": [[1]]}';
  expect(problemsOf(parsePuzzles(text))[0]?.code).toBe('missing-clues');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
