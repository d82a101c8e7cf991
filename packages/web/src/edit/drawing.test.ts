import { BLACK_AND_WHITE, pictureOfRows, pictureRows } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import type { Sheet } from './drawing.ts';
import {
  addColor,
  changeSheet,
  floodFrom,
  newDrawing,
  newSheet,
  paintCells,
  puzzleOfSheet,
  redoSheet,
  removeColor,
  resizeSheet,
  undoSheet,
} from './drawing.ts';
import type { Pixels } from './pixel-art.ts';
import { scaleOf, sheetOfPixels } from './pixel-art.ts';

function sheetOf(rows: readonly string[], palette = BLACK_AND_WHITE): Sheet {
  const picture = pictureOfRows(rows, palette);
  if (!picture) throw new Error('the rows are no picture');
  return { picture, palette, metadata: {} };
}

const rowsOf = ({ picture, palette }: Sheet): readonly string[] => pictureRows(picture, palette);

describe('drawing', () => {
  test('paint, undo, redo; what changes nothing is no step', () => {
    const first = newDrawing(newSheet(3, 2));
    const painted = changeSheet(first, paintCells(first.sheet, [0, 4], 1));
    expect(rowsOf(painted.sheet)).toEqual(['#..', '.#.']);
    expect(changeSheet(painted, paintCells(painted.sheet, [0], 1))).toBe(painted);
    expect(undoSheet(painted).sheet).toBe(first.sheet);
    expect(redoSheet(undoSheet(painted)).sheet).toBe(painted.sheet);
    expect(undoSheet(first)).toBe(first);
    expect(redoSheet(painted)).toBe(painted);
  });

  test('the clues follow the picture', () => {
    const puzzle = puzzleOfSheet(sheetOf(['##.#', '....']));
    expect(puzzle.rows.map((clue) => clue.map((block) => block.length))).toEqual([[2, 1], []]);
    expect(puzzle.columns[3]).toEqual([{ length: 1, color: 1 }]);
  });

  test.each([
    [['#.#', '##.', '..#'], 0, [0, 3, 4]],
    [['#.#', '##.', '..#'], 1, [1]],
    [['....', '....'], 5, [0, 1, 2, 3, 4, 5, 6, 7]],
    [['#'], 0, [0]],
  ])('an area: %j from cell %i', (rows, cell, cells) => {
    expect([...floodFrom(sheetOf(rows).picture, cell)].sort((a, b) => a - b)).toEqual(cells);
  });

  test('another size keeps what fits', () => {
    const sheet = sheetOf(['##', '.#']);
    expect(rowsOf(resizeSheet(sheet, 3, 3))).toEqual(['##.', '.#.', '...']);
    expect(rowsOf(resizeSheet(sheet, 1, 1))).toEqual(['#']);
    expect(resizeSheet(sheet, 2, 2)).toBe(sheet);
  });

  test('colours come and go; the cells of one that goes become background', () => {
    const three = addColor(addColor(sheetOf(['#.']), { name: 'red', rgb: 'ff0000' }), { name: 'blue', rgb: '0000ff' });
    const drawn = paintCells(paintCells(three, [0], 3), [1], 2);
    const without = removeColor(drawn, 2);
    expect(rowsOf(without)).toEqual(['b.']);
    expect(without.palette.map(({ name }) => name)).toEqual(['white', 'black', 'blue']);
    expect(removeColor(sheetOf(['#']), 1).palette).toHaveLength(2);
    expect(removeColor(drawn, 0)).toBe(drawn);
  });

  test('a palette is full at 31 colours', () => {
    let sheet = newSheet(1, 1);
    for (let i = 0; i < 40; i += 1) sheet = addColor(sheet, { name: `c${i}`, rgb: i.toString(16).padStart(6, '0') });
    expect(sheet.palette).toHaveLength(32);
  });
});

describe('pixel art', () => {
  const WHITE = [255, 255, 255, 255];
  const BLACK = [0, 0, 0, 255];
  const RED = [255, 0, 0, 255];
  const CLEAR = [9, 9, 9, 0];
  function pixels(rows: readonly (readonly (readonly number[])[])[], scale = 1): Pixels {
    const wide = rows.flatMap((row) =>
      new Array(scale).fill(row.flatMap((pixel) => new Array(scale).fill(pixel).flat())).flat(),
    );
    return {
      width: (rows[0]?.length ?? 0) * scale,
      height: rows.length * scale,
      data: Uint8ClampedArray.from(wide as number[]),
    };
  }

  const art = [
    [WHITE, BLACK, RED],
    [BLACK, WHITE, WHITE],
  ];

  test.each([1, 2, 5])('in squares of %i pixels', (scale) => {
    const read = sheetOfPixels(pixels(art, scale));
    expect(read.ok && rowsOf(read.value)).toEqual(['.ab', 'a..']);
    expect(read.ok && read.value.palette.map(({ rgb }) => rgb)).toEqual(['ffffff', '000000', 'ff0000']);
  });

  test('transparent pixels are the background, whatever colour they hide', () => {
    const read = sheetOfPixels(pixels([[CLEAR, BLACK, WHITE]]));
    expect(read.ok && rowsOf(read.value)).toEqual(['.ab']);
  });

  test('without white, the commonest colour is the background', () => {
    const read = sheetOfPixels(pixels([[RED, RED, BLACK]]));
    expect(read.ok && rowsOf(read.value)).toEqual(['..#']);
    expect(read.ok && read.value.palette[0]?.rgb).toBe('ff0000');
  });

  test('the scale is the largest that fits everywhere', () => {
    expect(scaleOf(pixels(art, 6))).toBe(6);
    expect(
      scaleOf(
        pixels([
          [BLACK, BLACK],
          [BLACK, WHITE],
        ]),
      ),
    ).toBe(1);
  });

  test.each([
    ['one colour', pixels([[BLACK, BLACK]]), 'missing-clues'],
    [
      'too large',
      { width: 400, height: 1, data: new Uint8ClampedArray(1600).map((_, i) => (i * 37) % 251) },
      'size-out-of-range',
    ],
    [
      'too many colours',
      {
        width: 10,
        height: 10,
        data: Uint8ClampedArray.from({ length: 400 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 250)),
      },
      'too-many-colors',
    ],
  ])('%s is refused', (_, bad, code) => {
    const read = sheetOfPixels(bad);
    expect(read.ok ? [] : read.error.map((problem) => problem.code)).toEqual([code]);
  });
});
