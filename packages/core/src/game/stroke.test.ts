import { describe, expect, test } from 'vitest';
import { gameWith, puzzleOfRows, rowsOf } from '../../test/game-notation.ts';
import { CROSSED, filledCode, MAYBE, UNKNOWN } from '../puzzle/mark.ts';
import { unwrap } from '../result.ts';
import { applyMove } from './apply-move.ts';
import { newGame } from './game.ts';
import { undo } from './history.ts';
import type { Overwrite, Stroke } from './stroke.ts';
import { beginStroke, extendStroke, nearestCell, straightCells, strokeMove } from './stroke.ts';

const FILL = filledCode(1);
const wide = puzzleOfRows(['###############']);

function drag(
  row: string,
  from: number,
  to: number,
  mark: number,
  overwrite: Overwrite = 'nothing',
): string | undefined {
  const game = gameWith(puzzleOfRows(['#'.repeat(row.length)]), [row]);
  const move = strokeMove(game, extendStroke(beginStroke(game.marks, from, { mark, overwrite }), to));
  return move && rowsOf(unwrap(applyMove(game, move)).marks)[0];
}

describe('what a stroke does', () => {
  test.each([
    ['paints unknown cells', '?????', 0, 4, FILL, 'nothing', '#####'],
    ['protects other marks', '??.?#', 0, 4, FILL, 'nothing', '##.##'],
    ['erases when it begins on its own mark', '##.##', 0, 4, FILL, 'nothing', '??.??'],
    ['crosses', '?#???', 0, 4, CROSSED, 'nothing', '.#...'],
    ['erases crosses', '..#.?', 0, 4, CROSSED, 'nothing', '??#??'],
    ['paints over notes', '?m?', 0, 2, FILL, 'nothing', '###'],
    ['makes notes only where nothing is', '?.#m?', 0, 4, MAYBE, 'nothing', 'm.#mm'],
    ['changes nothing when all is protected', '...', 0, 2, FILL, 'nothing', undefined],
    ['begun on a cross, goes for unknown cells all the same', '.??', 0, 2, FILL, 'nothing', '.##'],
    ['like-first turns crosses into filled cells', '..?.', 0, 3, FILL, 'like-first', '##?#'],
    ['like-first on an unknown cell is as ever', '?.?', 0, 2, FILL, 'like-first', '#.#'],
    ['forced, overwrites all', '?.m#', 0, 3, FILL, 'anything', '####'],
    ['forced, erases all', '#.m?', 0, 3, FILL, 'anything', '????'],
    ['an eraser clears any mark', '#.m?', 0, 3, UNKNOWN, 'nothing', '????'],
    ['backwards', '?????', 4, 1, FILL, 'nothing', '?####'],
  ] as const)('%s', (_, row, from, to, mark, overwrite, expected) => {
    expect(drag(row, from, to, mark, overwrite)).toBe(expected);
  });
});

describe('which cells a stroke covers', () => {
  const begin = (cell: number, axisLock = true): Stroke =>
    beginStroke({ width: 5, height: 4, cells: new Uint8Array(20) }, cell, { mark: FILL, axisLock });
  const path = (stroke: Stroke, ...cells: number[]) => cells.reduce(extendStroke, stroke).cells;

  test.each([
    ['an event that jumps', [6, 9], [6, 7, 8, 9]],
    ['straying into the next row', [5, 6, 12, 13], [5, 6, 7, 8]],
    ['downwards, straying sideways', [0, 5, 11, 17], [0, 5, 10, 15]],
    ['going back makes it shorter', [0, 4, 2], [0, 1, 2]],
    ['back at the first cell the direction is open again', [6, 8, 6, 16], [6, 11, 16]],
    ['beyond the first cell', [7, 9, 5], [7, 6, 5]],
    ['a diagonal first step goes along the row', [0, 6], [0, 1]],
  ])('locked: %s', (_, [first = 0, ...rest], expected) => {
    expect(path(begin(first), ...rest)).toEqual(expected);
  });

  test('free: keeps every cell, jumps are filled in, no cell twice', () => {
    expect(path(begin(0, false), 2, 12, 10, 0)).toEqual([0, 1, 2, 7, 12, 11, 10, 5]);
  });

  test('free: a slanted jump has no hole', () => {
    expect(straightCells({ width: 5 } as Stroke, 0, 13)).toEqual([0, 6, 7, 13]);
  });

  test('a pointer outside the board is at its edge', () => {
    expect(nearestCell({ width: 5, height: 4 }, -3, 2.4)).toBe(2);
    expect(nearestCell({ width: 5, height: 4 }, 9, 9)).toBe(19);
  });
});

describe('T14', () => {
  test('one pointer move from cell 0 to cell 14 paints 15 cells, one undo removes all', () => {
    const game = newGame(wide);
    const stroke = extendStroke(beginStroke(game.marks, 0, { mark: FILL }), 14);
    expect(stroke.cells.length).toBe(15);
    const move = strokeMove(game, stroke);
    const painted = move && unwrap(applyMove(game, move));
    expect(painted && rowsOf(painted.marks)).toEqual(['###############']);
    expect(painted && rowsOf(undo(painted).marks)).toEqual(['???????????????']);
  });
});

describe('crossing finished lines', () => {
  const puzzle = puzzleOfRows(['##..', '#...', '....']);

  test('belongs to the stroke: one undo takes back both', () => {
    const game = newGame(puzzle);
    const move = strokeMove(game, extendStroke(beginStroke(game.marks, 0, { mark: FILL }), 1), { autoCross: true });
    const made = move && unwrap(applyMove(game, move));
    expect(made && rowsOf(made.marks)).toEqual(['##..', '?.??', '?.??']);
    expect(made && rowsOf(undo(made).marks)).toEqual(['????', '????', '????']);
  });

  test('not when erasing, not when switched off', () => {
    const game = gameWith(puzzle, ['####', '????', '????']);
    const erase = extendStroke(beginStroke(game.marks, 3, { mark: FILL }), 2);
    const move = strokeMove(game, erase, { autoCross: true });
    expect(move && rowsOf(unwrap(applyMove(game, move)).marks)).toEqual(['##??', '????', '????']);
    const off = strokeMove(newGame(puzzle), beginStroke(newGame(puzzle).marks, 1, { mark: FILL }));
    expect(off?.kind === 'paint' && off.changes.length).toBe(1);
  });
});
