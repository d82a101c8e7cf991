import { describe, expect, test } from 'vitest';
import { clueHash, clueHashText } from './clue-hash.ts';
import { defaultPalette } from './default-colors.ts';
import { murmur3 } from './murmur3.ts';
import { pictureOfRows } from './picture.ts';
import { puzzleOf } from './puzzle.ts';

function puzzle(rows: readonly string[], inks = 1, title = '') {
  const palette = defaultPalette(inks);
  const picture = pictureOfRows(rows, palette);
  const made = picture && puzzleOf(picture, palette, { title });
  if (!made?.ok) throw new Error('not a picture');
  return made.value;
}

describe('murmur3', () => {
  // Values of the reference implementation, by way of Python's mmh3.
  test.each([
    ['', '00000000000000000000000000000000'],
    ['a', 'a794933c5556b01b5556b01b5556b01b'],
    ['3x2:3/1.1:2/1/2', '33eb19e66acaa314d99597cfb73cb841'],
    ['0123456789abcdef', 'fb7d440936aed30a48ad1d9b572b3bfd'],
    ['0123456789abcdef0', '1f8a385560920c06b5182f1c718c0b9c'],
    ['The quick brown fox jumps over the lazy dog', '2f1583c3ecee2c675d7bf66ce5e91d2c'],
  ])('%s', (text, hash) => {
    expect(murmur3(text)).toBe(hash);
  });
});

describe('clueHash', () => {
  test.each([
    ['black and white', ['###', '#.#'], 1, '3x2:3/1.1:2/1/2', '33eb19e66acaa314d99597cfb73cb841'],
    ['an empty row', ['#', '.'], 1, '1x2:1/:1', '4397e672f5c9f839e52a9652e52a9652'],
    ['colours', ['ab', '.b'], 2, '2x2:1.1*2/1*2:1/2*2', 'e085c01c7ddfa383bc69d4b8084e13c9'],
  ])('of %s never changes', (_, rows, inks, text, hash) => {
    expect([clueHashText(puzzle(rows, inks)), clueHash(puzzle(rows, inks))]).toEqual([text, hash]);
  });

  test('does not see titles, goals and RGB values', () => {
    const one = puzzle(['ab', '.b'], 2, 'one');
    const { goal: _, ...other } = puzzle(['ab', '.b'], 2, 'other');
    const repainted = { ...other, palette: other.palette.map((color) => ({ ...color, rgb: '123456' })) };
    expect(clueHash(repainted)).toBe(clueHash(one));
  });
});
