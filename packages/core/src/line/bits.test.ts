import { describe, expect, test } from 'vitest';
import { createRandom } from '../../test/arbitraries/random.ts';
import { cellsBelow, floodCarry, floodDown, floodUp, LIMB, LIMB_MASK } from './bits.ts';

/** Bit 0 at the left: `.##` is 6. */
const bits = (picture: string): number =>
  Array.from(picture).reduce((set, c, p) => (c === '#' ? set | (1 << p) : set), 0);
const picture = (set: number, width: number): string =>
  Array.from({ length: width }, (_, p) => (((set >>> p) & 1) === 1 ? '#' : '.')).join('');

/** Walks from place to place: p to p + 1 if cell p is blank. */
function walkUp(places: number, blanks: number): number {
  let reached = places;
  for (let p = 0; p < 31; p += 1) if ((((reached & blanks) >>> p) & 1) === 1) reached |= 1 << (p + 1);
  return reached;
}

/** The same backwards: p + 1 to p. */
function walkDown(places: number, blanks: number): number {
  let reached = places;
  for (let p = 30; p >= 0; p -= 1) if (((reached >>> (p + 1)) & (blanks >>> p) & 1) === 1) reached |= 1 << p;
  return reached;
}

describe('floods', () => {
  test.each([
    ['goes on to the place behind the last blank', '.#......', '.##.###.', '.###....'],
    ['starts anew in each stretch', '.#..#...', '.##.###.', '.#######'],
    ['two places in one stretch', '.#.#....', '.#####..', '.######.'],
    ['a place without a blank stays', '#.......', '.#######', '#.......'],
  ])('up %s', (_, places, blanks, expected) => {
    expect(picture(floodUp(bits(places), bits(blanks)), 8)).toBe(expected);
  });

  test.each([
    ['stops where a cell is not blank', '....#...', '.##.###.', '....#...'],
    ['goes on to the first blank', '....#...', '.######.', '.####...'],
    ['two places in one stretch', '..#..#..', '.######.', '.#####..'],
  ])('down %s', (_, places, blanks, expected) => {
    expect(picture(floodDown(bits(places), bits(blanks), true), 8)).toBe(expected);
    expect(picture(floodDown(bits(places), bits(blanks), false), 8)).toBe(expected);
  });

  test('agree with walking from cell to cell', () => {
    const random = createRandom(2);
    for (let i = 0; i < 5000; i += 1) {
      // Mostly blank words, so that there are long stretches.
      const blanks = ~(random.below(2 ** 32) & random.below(2 ** 32) & random.below(2 ** 32)) | 0;
      const places = random.below(2 ** 32) & random.below(2 ** 32) & random.below(2 ** 32);
      expect(floodUp(places, blanks) | 0).toBe(walkUp(places, blanks));
      expect(floodDown(places, blanks, true) | 0).toBe(walkDown(places, blanks));
      const near = floodDown(places, blanks, false);
      expect(near & ~walkDown(places, blanks)).toBe(0);
      for (let far = 1; far <= 7; far += 1) {
        const stretch = (1 << far) - 1;
        expect(floodDown(1 << (far + 3), stretch << 3, false) & 8).toBe(8);
      }
    }
  });

  test('carry leaves a limb exactly when the place above it is reached', () => {
    const random = createRandom(3);
    for (let i = 0; i < 2000; i += 1) {
      const blanks = ~(random.below(2 ** 32) & random.below(2 ** 32) & random.below(2 ** 32)) & LIMB_MASK;
      const places = random.below(2 ** 32) & random.below(2 ** 32) & LIMB_MASK;
      expect(floodCarry(places, blanks)).toBe((walkUp(places, blanks) >>> LIMB) & 1);
    }
  });
});

test.each([
  ['..#.#...', '####....'],
  ['#.......', '........'],
  ['.......#', '#######.'],
])('cells below the highest place of %s', (places, expected) => {
  expect(picture(cellsBelow(bits(places)), 8)).toBe(expected);
});

test('cells below place 31', () => {
  expect(cellsBelow(-0x80000000)).toBe(0x7fffffff);
});
