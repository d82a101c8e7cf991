import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paletteArb, pictureArb } from '../../test/arbitraries/picture.arb.ts';
import { clueText, minimumLength, needsGap, slack } from './clue.ts';
import { BLACK_AND_WHITE, colorChar, colorOfChar } from './color.ts';
import { defaultPalette } from './default-colors.ts';
import { sameGrid, valueAt } from './grid.ts';
import { cluesOf, pictureOfRows, pictureRows } from './picture.ts';
import { createPuzzle } from './puzzle.ts';

const COLORS = defaultPalette(3);

describe('cluesOf', () => {
  test.each([
    ['.##.#', '2 1'],
    ['#####', '5'],
    ['.....', '0'],
    ['#', '1'],
    ['.', '0'],
    ['#.#.#', '1 1 1'],
  ])('%s → %s', (row, expected) => {
    const picture = pictureOfRows([row], BLACK_AND_WHITE);
    expect(picture && clueText(cluesOf(picture).rows[0] ?? [], BLACK_AND_WHITE)).toBe(expected);
  });

  test.each([
    ['aabb.', '2a 2b'],
    ['aa.aa', '2a 2a'],
    ['abcab', '1a 1b 1c 1a 1b'],
  ])('colours that touch are blocks of their own: %s → %s', (row, expected) => {
    const picture = pictureOfRows([row], COLORS);
    expect(picture && clueText(cluesOf(picture).rows[0] ?? [], COLORS)).toBe(expected);
  });

  test('columns are read down', () => {
    const picture = pictureOfRows(['#.', '##', '.#', '#.'], BLACK_AND_WHITE);
    const columns = picture ? cluesOf(picture).columns : [];
    expect(columns.map((clue) => clueText(clue, BLACK_AND_WHITE))).toEqual(['2 1', '2']);
  });

  test('the clues of any picture make a puzzle that accepts it as its goal', () => {
    const drawn = paletteArb().chain((palette) => fc.tuple(fc.constant(palette), pictureArb(palette.length)));
    fc.assert(
      fc.property(drawn, ([palette, picture]) => {
        const made = createPuzzle({ ...cluesOf(picture), goal: picture, palette });
        expect(made.ok).toBe(true);
        for (const clue of cluesOf(picture).rows) expect(slack(clue, picture.width)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('line notation', () => {
  test('rows come back as the picture', () => {
    const drawn = paletteArb(31).chain((palette) => fc.tuple(fc.constant(palette), pictureArb(palette.length)));
    fc.assert(
      fc.property(drawn, ([palette, picture]) => {
        const back = pictureOfRows(pictureRows(picture, palette), palette);
        expect(back !== undefined && sameGrid(back, picture)).toBe(true);
      }),
    );
  });

  test.each([
    ['rows that differ', ['##', '#']],
    ['a character of no colour', ['#x']],
  ])('refuses %s', (_, rows) => {
    expect(pictureOfRows(rows, BLACK_AND_WHITE)).toBeUndefined();
  });

  test('every colour has its own character', () => {
    const palette = defaultPalette(31);
    const chars = palette.map((_, color) => colorChar(color, palette));
    expect(new Set(chars).size).toBe(32);
    expect(chars.map((char) => colorOfChar(char, palette))).toEqual(palette.map((_, color) => color));
  });
});

describe('clue', () => {
  const block = (length: number, color = 1) => ({ length, color });

  test.each([
    [[block(3), block(2)], 6],
    [[block(3, 1), block(2, 2)], 5],
    [[block(1, 1), block(1, 2), block(1, 1)], 3],
    [[], 0],
  ])('minimum length of %j is %i', (clue, cells) => {
    expect(minimumLength(clue)).toBe(cells);
  });

  test('only neighbours of one colour need a gap', () => {
    expect([needsGap(block(1), block(2)), needsGap(block(1, 1), block(1, 2))]).toEqual([true, false]);
  });
});

test('valueAt takes row before column', () => {
  const picture = pictureOfRows(['..#', '...'], BLACK_AND_WHITE);
  expect(picture && valueAt(picture, 0, 2)).toBe(1);
});
