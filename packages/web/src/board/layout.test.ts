import { describe, expect, test } from 'vitest';
import type { BoardShape, LayoutWish } from './layout.ts';
import { boardUnits, layoutBoard, MAX_CELL, slotCenter } from './layout.ts';
import { cellBeyond, placeAt, scrollToCell, zoomAt } from './navigate.ts';

const shape = (more: Partial<BoardShape> = {}): BoardShape => ({
  width: 15,
  height: 10,
  rowBlocks: 5,
  columnBlocks: 3,
  digits: 1,
  colored: false,
  ...more,
});
const wish = (more: Partial<LayoutWish> = {}): LayoutWish => ({ zoom: 1, scrollX: 0, scrollY: 0, dpr: 1, ...more });

describe('layoutBoard', () => {
  test.each([
    ['a phone', shape(), { width: 360, height: 500 }],
    ['a laptop', shape(), { width: 1280, height: 700 }],
    ['nine rows with five blocks above them (T11)', shape({ height: 9, columnBlocks: 5 }), { width: 300, height: 200 }],
    ['fifteen cells with eight blocks (T11)', shape({ rowBlocks: 8 }), { width: 320, height: 320 }],
    [
      '60x60 on a phone',
      shape({ width: 60, height: 60, rowBlocks: 15, columnBlocks: 17, digits: 2 }),
      { width: 340, height: 500 },
    ],
    ['three digits', shape({ width: 120, height: 4, digits: 3 }), { width: 900, height: 200 }],
    ['coloured', shape({ colored: true }), { width: 500, height: 500 }],
    ['one cell', shape({ width: 1, height: 1, rowBlocks: 1, columnBlocks: 1 }), { width: 200, height: 200 }],
  ])('everything fits the stage: %s', (_, board, stage) => {
    const layout = layoutBoard(board, stage, wish());
    const { window, gutter, content } = layout;
    expect(window.x + window.width).toBeLessThanOrEqual(stage.width);
    expect(window.y + window.height).toBeLessThanOrEqual(stage.height);
    expect(window.width).toBeCloseTo(content.width, 5);
    expect(window.height).toBeCloseTo(content.height, 5);
    expect(window.x - gutter.width).toBeGreaterThanOrEqual(-0.01);
    // Every number of the longest clues lies inside its bar.
    const firstOfRow = slotCenter(layout, 'row', board.rowBlocks - 1);
    const firstOfColumn = slotCenter(layout, 'column', board.columnBlocks - 1);
    expect(firstOfRow - layout.slotWidth / 2).toBeGreaterThanOrEqual(window.x - gutter.width - 0.5);
    expect(firstOfColumn - layout.slotHeight / 2).toBeGreaterThanOrEqual(window.y - gutter.height - 0.5);
  });

  test.each([
    [1, 300],
    [2, 333],
    [3, 361],
  ])('cells are whole device pixels at %i pixels a CSS pixel', (dpr, width) => {
    const { cell } = layoutBoard(shape(), { width, height: 400 }, wish({ dpr }));
    expect((cell * dpr) % 1).toBeCloseTo(0, 6);
  });

  test('a small board does not grow without end, and a page may ask for a size', () => {
    expect(layoutBoard(shape({ width: 5, height: 5 }), { width: 2000, height: 2000 }, wish()).cell).toBe(MAX_CELL);
    expect(layoutBoard(shape(), { width: 2000, height: 2000 }, wish({ cellSize: 24 })).cell).toBe(24);
  });

  test('the proportions are those of the layout', () => {
    const units = boardUnits(shape());
    const stage = { width: 600, height: (600 * units.height) / units.width };
    const { window, gutter } = layoutBoard(shape(), stage, wish());
    expect(gutter.width + window.width).toBeGreaterThan(600 * 0.94);
  });

  test('zoomed, the clue bars stay in sight and leave half the stage to the cells', () => {
    const stage = { width: 340, height: 500 };
    const big = shape({ width: 60, height: 60, rowBlocks: 15, columnBlocks: 17, digits: 2 });
    const layout = layoutBoard(big, stage, wish({ zoom: 6, scrollX: 1e6, scrollY: 50 }));
    expect(layout.gutter.width).toBeLessThanOrEqual(stage.width / 2 + 1);
    expect(layout.gutter.height).toBeLessThanOrEqual(stage.height / 2 + 1);
    expect(layout.scrollX).toBeCloseTo(layout.maxScrollX, 0);
    expect(layout.scrollY).toBe(50);
    expect(layout.font).toBeGreaterThan(layoutBoard(big, stage, wish()).font);
  });
});

describe('placeAt', () => {
  const layout = layoutBoard(shape(), { width: 600, height: 420 }, wish());
  const { window, cell } = layout;

  test.each([
    [0, 0],
    [9, 14],
    [4, 7],
  ])('row %i, column %i', (row, column) => {
    const place = placeAt(layout, window.x + (column + 0.5) * cell, window.y + (row + 0.5) * cell);
    expect(place).toEqual({ kind: 'cell', row, column });
  });

  test('clues, by slot from the grid outwards', () => {
    const y = window.y + 3.5 * cell;
    expect(placeAt(layout, slotCenter(layout, 'row', 0), y)).toEqual({ kind: 'clue', axis: 'row', index: 3, slot: 0 });
    expect(placeAt(layout, slotCenter(layout, 'row', 4), y)).toMatchObject({ slot: 4 });
    expect(placeAt(layout, window.x + 0.5 * cell, slotCenter(layout, 'column', 2))).toMatchObject({
      axis: 'column',
      index: 0,
      slot: 2,
    });
  });

  test('outside, and beyond the edge for strokes that stray', () => {
    expect(placeAt(layout, 0, 0)).toEqual({ kind: 'outside' });
    expect(placeAt(layout, window.x + window.width + 1, window.y + 1)).toEqual({ kind: 'outside' });
    expect(cellBeyond(layout, window.x - cell / 2, window.y + 10.5 * cell)).toEqual({ row: 10, column: -1 });
  });
});

describe('moving over a zoomed board', () => {
  const stage = { width: 400, height: 400 };
  const big = shape({ width: 50, height: 50 });

  test('what is under the fingers stays there while zooming', () => {
    let current = wish({ zoom: 2, scrollX: 120, scrollY: 80 });
    let layout = layoutBoard(big, stage, current);
    const [x, y] = [layout.window.x + 130, layout.window.y + 90];
    const before = cellBeyond(layout, x, y);
    current = zoomAt(big, layout, { ...current, zoom: 3.2 }, x, y);
    layout = layoutBoard(big, stage, current);
    expect(cellBeyond(layout, x, y)).toEqual(before);
  });

  test('a cell is brought into sight with one cell of margin, and no further', () => {
    const current = wish({ zoom: 4 });
    const layout = layoutBoard(big, stage, current);
    const scroll = scrollToCell(layout, 40, 2);
    const moved = layoutBoard(big, stage, { ...current, ...scroll });
    const top = 40 * moved.cell - moved.scrollY;
    expect(top + 2 * moved.cell).toBeLessThanOrEqual(moved.window.height + 1);
    expect(moved.scrollX).toBe(0);
    expect(scrollToCell(moved, 39, 2)).toEqual({ scrollX: moved.scrollX, scrollY: moved.scrollY });
  });
});
