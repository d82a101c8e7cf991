import { describe, expect, test } from 'vitest';
import { clueLines } from './section-lines.ts';

describe('clueLines', () => {
  // `_` is a blank line.
  test.each([
    ['no count: blanks are air', '_ 1 _ 2 _', undefined, '1 2'],
    ['as many as full lines: blanks are air', '_ 1 _ 2 _', 2, '1 2'],
    ['one more: the blank between', '_ 1 _ 2 _', 3, '1 _ 2'],
    ['two more: the one after the heading too', '_ 1 _ 2 _', 4, '_ 1 _ 2'],
    ['three more: the one at the end too', '_ 1 _ 2 _', 5, '_ 1 _ 2 _'],
    ['more than there are: only full lines', '_ 1 _ 2 _', 6, '1 2'],
    ['fewer than blanks between: nobody knows which', '1 _ _ 2', 3, '1 2'],
    ['all blank', '_ _ _', 2, '_ _'],
    ['all blank, too few', '_', 2, ''],
    ['more full lines than there should be', '1 2 3', 2, '1 2 3'],
  ])('%s', (_, block, count, expected) => {
    const pieces = block
      .split(' ')
      .map((text, index) => ({ text: text === '_' ? ' ' : text, line: index + 1, column: 1 }));
    const picked = clueLines(pieces, count).map((piece) => (piece.text === ' ' ? '_' : piece.text));
    expect(picked.join(' ')).toBe(expected);
  });
});
