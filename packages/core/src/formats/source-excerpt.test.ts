import { describe, expect, test } from 'vitest';
import { sourceExcerpt } from './source-excerpt.ts';
import { createPlaceFinder, quoted, splitLines, textLine } from './text-lines.ts';

describe('sourceExcerpt', () => {
  test.each([
    ['the line with a caret', 'a\n4,3,2\n', { line: 2, column: 1, length: 5 }, '  2 | 4,3,2\n      ^^^^^'],
    ['one character when no length is given', '4,3,2', { line: 1, column: 3 }, '  1 | 4,3,2\n        ^'],
    ['the place behind the end', '4,3', { line: 1, column: 4 }, '  1 | 4,3\n         ^'],
    ['no farther than the line', '4,3', { line: 1, column: 3, length: 99 }, '  1 | 4,3\n        ^'],
    ['tabs as single blanks', '\t4\t3', { line: 1, column: 4 }, '  1 |  4 3\n         ^'],
    ['nothing that a terminal would obey', '\u001b[2J4', { line: 1, column: 5 }, '  1 | \ufffd[2J4\n          ^'],
    ['lone CR', '1\r2\r3', { line: 3, column: 1 }, '  3 | 3\n      ^'],
    ['a byte order mark', '\uFEFF12', { line: 1, column: 2 }, '  1 | 12\n       ^'],
  ])('shows %s', (_, text, place, expected) => {
    expect(sourceExcerpt(text, place)).toBe(expected);
  });

  test('cuts a long line around the place', () => {
    const text = `${'1,'.repeat(100)}x${',1'.repeat(100)}`;
    expect(sourceExcerpt(text, { line: 1, column: 201 }, { maxWidth: 20 })).toBe(
      '  1 | …1,1,1,x,1,1,1,1,1,1,…\n             ^',
    );
  });

  test('a line that is not there', () => {
    expect(sourceExcerpt('1\n2', { line: 3, column: 1 })).toBeUndefined();
  });
});

describe('text lines', () => {
  test.each([
    ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['\uFEFFa\n', ['a', '']],
    ['', ['']],
  ])('%j', (text, lines) => {
    expect(splitLines(text)).toEqual({ ok: true, value: lines });
    expect(lines.map((_, index) => textLine(text, index + 1))).toEqual(lines);
  });

  test('offsets become places', () => {
    const placeOf = createPlaceFinder('ab\r\nc\rd');
    expect([0, 1, 4, 6, 7].map(placeOf)).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 3, column: 2 },
    ]);
  });

  test('quotes are short and harmless', () => {
    expect(quoted('\u001b[1m')).toBe('"\ufffd[1m"');
    expect(quoted('1'.repeat(1000))).toBe(`"${'1'.repeat(24)}…"`);
  });
});
