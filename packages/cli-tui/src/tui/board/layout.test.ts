import type { Clue, Puzzle } from '@nonokit/core';
import { createPuzzle, unwrap } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import { columnClueLines } from './clue-text.ts';
import { nearestPlace, targetAt } from './hit-test.ts';
import type { BoardLayout, Space, Zoom } from './layout.ts';
import { layoutBoard, neededSpace, ZOOM_LEVELS } from './layout.ts';

const clue = (...lengths: number[]): Clue => lengths.map((length) => ({ length, color: 1 }));

/** A puzzle of the size whose lines are all full. */
function full(width: number, height: number): Puzzle {
  const rows = Array.from({ length: height }, () => clue(width));
  const columns = Array.from({ length: width }, () => clue(height));
  return unwrap(createPuzzle({ rows, columns }));
}

/** Every second cell filled, in every second row: as many numbers as a line can have. */
function dotted(width: number, height: number): Puzzle {
  const rows = Array.from({ length: height }, (_, row) =>
    row % 2 ? [] : clue(...Array.from({ length: Math.ceil(width / 2) }, () => 1)),
  );
  const columns = Array.from({ length: width }, (_, column) =>
    column % 2 ? [] : clue(...Array.from({ length: Math.ceil(height / 2) }, () => 1)),
  );
  return unwrap(createPuzzle({ rows, columns }));
}

function layout(puzzle: Puzzle, space: Space, more: { zoom?: Zoom; row?: number; column?: number } = {}): BoardLayout {
  const { zoom = 'auto', row = 0, column = 0 } = more;
  const made = layoutBoard({ puzzle, space, zoom, scroll: { row: 0, column: 0 }, cursor: { row, column }, margin: 2 });
  if (made.kind !== 'board') throw new Error(`needs ${made.needs.columns}x${made.needs.rows}`);
  return made;
}

describe('the size of cells', () => {
  test.each<[name: string, puzzle: Puzzle, space: Space, width: number, rules: string, scrolls: boolean]>([
    ['a small board in a large window is large', full(5, 5), { columns: 120, rows: 40 }, 6, 'lines', false],
    ['square cells with lines where they fit', full(20, 15), { columns: 120, rows: 24 }, 2, 'lines', false],
    ['underlines where lines are too high', full(20, 15), { columns: 80, rows: 18 }, 2, 'underlines', false],
    ['narrow cells rather than scrolling', full(40, 15), { columns: 80, rows: 20 }, 1, 'underlines', false],
    ['scrolling with square cells', full(60, 60), { columns: 80, rows: 22 }, 2, 'underlines', true],
    ['60x60 is whole in a large window', full(60, 60), { columns: 200, rows: 78 }, 2, 'lines', false],
  ])('%s', (_, puzzle, space, width, rules, scrolls) => {
    const made = layout(puzzle, space);
    expect([made.cell.width, made.rowRules, made.scrolls]).toEqual([width, rules, scrolls]);
  });

  test('the pane is never larger than its space, at any size and zoom', () => {
    for (const puzzle of [full(5, 5), full(20, 15), dotted(15, 9), full(100, 100), full(1, 7), dotted(60, 3)]) {
      for (let columns = 20; columns < 210; columns += 13) {
        for (let rows = 8; rows < 70; rows += 7) {
          for (const zoom of ['auto' as const, ...ZOOM_LEVELS.keys()]) {
            const made = layoutBoard({
              puzzle,
              space: { columns, rows },
              zoom,
              scroll: { row: 50, column: 50 },
              cursor: { row: puzzle.height - 1, column: puzzle.width >> 1 },
              margin: 2,
            });
            if (made.kind !== 'board') continue;
            if (zoom === 'auto' || zoom === 0) {
              expect(made.width).toBeLessThanOrEqual(columns);
              expect(made.height).toBeLessThanOrEqual(rows);
            }
            expect(made.rowCount).toBeGreaterThan(0);
            expect(made.firstRow + made.rowCount).toBeLessThanOrEqual(puzzle.height);
            expect(made.firstColumn).toBeLessThanOrEqual(puzzle.width >> 1);
            expect(made.firstColumn + made.columnCount).toBeGreaterThan(puzzle.width >> 1);
          }
        }
      }
    }
  });
});

describe('clues', () => {
  test('T11: every number is visible at the smallest size', () => {
    for (const puzzle of [dotted(15, 9), tall()]) {
      const made = layout(puzzle, neededSpace(puzzle));
      expect([made.cutsRows, made.cutsColumns]).toEqual([false, false]);
    }
  });

  test('a window one smaller is too small, and says how large it must be', () => {
    const needs = neededSpace(dotted(15, 9));
    const made = layoutBoard({
      puzzle: dotted(15, 9),
      space: { ...needs, rows: needs.rows - 1 },
      zoom: 'auto',
      scroll: { row: 0, column: 0 },
      cursor: undefined,
      margin: 0,
    });
    expect(made).toEqual({ kind: 'too-small', needs });
  });

  test.each<[clue: Clue, width: number, lines: readonly string[]]>([
    [clue(12, 3), 2, ['12', '3']],
    [clue(12, 3), 1, ['1', '2', '', '3']],
    [clue(1, 3), 1, ['1', '3']],
    [clue(100), 2, ['10', '0']],
    [[], 2, ['0']],
  ])('column clue %j at width %d', (blocks, width, lines) => {
    const palette = full(1, 1).palette;
    expect(columnClueLines(blocks, palette, width).map((line) => line.text)).toEqual(lines);
  });
});

/** T11: a 9-tall board with the columns 2 1 1 2 1 and 1 3 2 2 1 (the second does not fit 9, so it is 12 tall). */
function tall(): Puzzle {
  const columns = [clue(2, 1, 1, 2, 1), clue(1, 3, 2, 2, 1)];
  const heights = [2, 2, 2, 1, 2, 2, 1, 2, 2].map((length) => clue(length));
  const sum = heights.flat().reduce((total, block) => total + block.length, 0);
  if (sum !== 16) throw new Error('the rows must ask for as many cells as the columns');
  const rows = [...heights.map((_, row) => (row < 7 ? clue(2) : [])), ...[clue(2), [], [], []]];
  return unwrap(createPuzzle({ rows: [...rows], columns }));
}

describe('a large board', () => {
  const puzzle = full(100, 100);

  test('follows the cursor to each corner with a margin', () => {
    const space = { columns: 80, rows: 22 };
    for (const [row, column] of [
      [0, 0],
      [0, 99],
      [99, 0],
      [99, 99],
      [50, 50],
    ] as const) {
      const made = layout(puzzle, space, { row, column });
      expect(made.firstRow).toBeLessThanOrEqual(Math.max(0, row - 2));
      expect(made.firstRow + made.rowCount).toBeGreaterThanOrEqual(Math.min(100, row + 3));
      expect(made.firstColumn + made.columnCount).toBeGreaterThanOrEqual(Math.min(100, column + 3));
    }
  });

  test('moves no more than it must', () => {
    const wish = { puzzle, space: { columns: 80, rows: 22 }, zoom: 1, margin: 2, scroll: { row: 40, column: 40 } };
    const still = layoutBoard({ ...wish, cursor: { row: 45, column: 50 } });
    expect(still.kind === 'board' && [still.firstRow, still.firstColumn]).toEqual([40, 40]);
    const moved = layoutBoard({ ...wish, cursor: { row: 41, column: 50 } });
    expect(moved.kind === 'board' && moved.firstRow).toBe(39);
  });
});

describe('hits', () => {
  test('each cell is found at each of its characters, at every zoom', () => {
    const puzzle = full(12, 7);
    for (const zoom of ZOOM_LEVELS.keys()) {
      const made = layout(puzzle, { columns: 120, rows: 60 }, { zoom });
      for (let row = 0; row < 7; row += 1) {
        for (let column = 0; column < 12; column += 1) {
          const x = made.columnX[column] ?? -1;
          const y = made.rowY[row] ?? -1;
          const far = targetAt(made, puzzle, x + made.cell.width - 1, y + made.cell.height - 1);
          expect(targetAt(made, puzzle, x, y)).toEqual({ kind: 'cell', cell: row * 12 + column });
          expect(far).toEqual({ kind: 'cell', cell: row * 12 + column });
        }
      }
    }
  });

  test('rules and frame are nothing, numbers are blocks', () => {
    const puzzle = dotted(15, 9);
    const made = layout(puzzle, { columns: 120, rows: 40 }, { zoom: 1 });
    expect(targetAt(made, puzzle, made.gutterWidth, made.rowY[0] ?? 0)).toEqual({ kind: 'nothing' });
    expect(targetAt(made, puzzle, made.gutterWidth - 2, made.rowY[0] ?? 0)).toEqual({
      kind: 'block',
      line: { axis: 'row', index: 0 },
      block: 7,
    });
    expect(targetAt(made, puzzle, (made.columnX[0] ?? 0) + 1, made.gutterHeight - 1)).toEqual({
      kind: 'block',
      line: { axis: 'column', index: 0 },
      block: 4,
    });
  });

  test('a pointer off the board is nearest to its edge', () => {
    const made = layout(full(10, 10), { columns: 60, rows: 30 }, { zoom: 1 });
    expect(nearestPlace(made, 500, -3)).toEqual({ row: -1, column: 10 });
    expect(nearestPlace(made, (made.columnX[3] ?? 0) + 1, made.rowY[4] ?? 0)).toEqual({ row: 4, column: 3 });
  });
});
