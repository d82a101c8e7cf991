// A stroke: from the first cell to the last, whatever the pointer did in between.
//
//   press on ?  →  paints;  press on a cell that has the mark already  →  erases
//   marks  ? ? . ? #    a fill stroke over all five   # # . # #    the cross is protected
//
// With the axis lock (the default) a stroke is the straight piece from its first cell to where the
// pointer is now: its second cell decides the direction, straying into the next row does not matter,
// going back makes it shorter, and an event that jumps from cell 0 to cell 14 covers 15 cells. Without
// the lock it is a trail that keeps every cell it touched, jumps filled in by Bresenham's line (1965).

import type { CellIndex } from '../puzzle/grid.ts';
import { at, cellAt, columnOf, rowOf } from '../puzzle/grid.ts';
import type { Axis } from '../puzzle/line-ref.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import { MAYBE, UNKNOWN } from '../puzzle/mark.ts';
import { withAutoCrosses } from './auto-cross.ts';
import type { Game, MarkGrid } from './game.ts';
import type { Move } from './move.ts';
import { paintMove } from './paint.ts';

/**
 * What a stroke may change besides unknown cells.
 *
 * - `nothing`: other marks are protected (a note gives way to a real mark).
 * - `like-first`: cells with the mark that the first cell has: for a deliberate press on a cross.
 * - `anything`: forced.
 */
export type Overwrite = 'nothing' | 'like-first' | 'anything';

/** How a stroke paints. */
export interface StrokeOptions {
  /** The mark of the tool; `UNKNOWN` is an eraser, which clears any mark. */
  readonly mark: MarkCode;
  /** Default `nothing`. */
  readonly overwrite?: Overwrite;
  /** Default true. */
  readonly axisLock?: boolean;
}

/** A stroke on its way. */
export interface Stroke {
  readonly width: number;
  readonly height: number;
  readonly first: CellIndex;
  readonly last: CellIndex;
  /** The direction it is locked to; `null` while it has one cell, or without the lock. */
  readonly axis: Axis | null;
  readonly axisLock: boolean;
  /** All cells it covers, in the order it met them; its length is the read-out. */
  readonly cells: readonly CellIndex[];
  /** Marks it changes; `null` for all. */
  readonly from: readonly MarkCode[] | null;
  /** What they become. */
  readonly to: MarkCode;
  /** True if the first cell made it an eraser. */
  readonly erases: boolean;
}

/** Begins a stroke; the mark of its first cell decides what it does. */
export function beginStroke(marks: MarkGrid, cell: CellIndex, options: StrokeOptions): Stroke {
  const { mark, overwrite = 'nothing', axisLock = true } = options;
  const first = at(marks.cells, cell);
  const erases = mark === UNKNOWN || first === mark;
  const { width, height } = marks;
  return {
    width,
    height,
    first: cell,
    last: cell,
    axis: null,
    axisLock,
    cells: [cell],
    from: changeable(first, mark, overwrite),
    to: erases ? UNKNOWN : mark,
    erases,
  };
}

function changeable(first: MarkCode, mark: MarkCode, overwrite: Overwrite): readonly MarkCode[] | null {
  if (overwrite === 'anything' || mark === UNKNOWN) return null;
  if (first === mark) return [mark];
  const isOpen = first === UNKNOWN || first === MAYBE;
  if (overwrite === 'like-first' && !isOpen) return [first];
  return mark === MAYBE ? [UNKNOWN] : [UNKNOWN, MAYBE];
}

/** Moves the end of a stroke to where the pointer is now; cells jumped over belong to it. */
export function extendStroke(stroke: Stroke, cell: CellIndex): Stroke {
  if (cell === stroke.last) return stroke;
  if (!stroke.axisLock) {
    const cells = [...new Set([...stroke.cells, ...straightCells(stroke, stroke.last, cell)])];
    return { ...stroke, last: cell, cells };
  }
  const axis = stroke.axis ?? axisBetween(stroke, stroke.first, cell);
  const last =
    axis === 'row'
      ? cellAt(stroke, rowOf(stroke, stroke.first), columnOf(stroke, cell))
      : cellAt(stroke, rowOf(stroke, cell), columnOf(stroke, stroke.first));
  // Back at the first cell the direction is open again.
  return {
    ...stroke,
    axis: last === stroke.first ? null : axis,
    last,
    cells: straightCells(stroke, stroke.first, last),
  };
}

function axisBetween(size: MarkSize, from: CellIndex, to: CellIndex): Axis {
  const across = Math.abs(columnOf(size, to) - columnOf(size, from));
  const down = Math.abs(rowOf(size, to) - rowOf(size, from));
  return across >= down ? 'row' : 'column';
}

interface MarkSize {
  readonly width: number;
  readonly height: number;
}

/** The cell nearest to a place that may lie outside the board, so that a pointer can stray. */
export function nearestCell(size: MarkSize, row: number, column: number): CellIndex {
  const inside = (value: number, count: number): number => Math.max(0, Math.min(count - 1, Math.round(value)));
  return cellAt(size, inside(row, size.height), inside(column, size.width));
}

/** Cells of the straight line between two cells, both included (Bresenham 1965). */
export function straightCells(size: MarkSize, from: CellIndex, to: CellIndex): readonly CellIndex[] {
  let row = rowOf(size, from);
  let column = columnOf(size, from);
  const down = rowOf(size, to) - row;
  const across = columnOf(size, to) - column;
  const rowStep = Math.sign(down);
  const columnStep = Math.sign(across);
  let error = Math.abs(across) - Math.abs(down);
  const cells = [from];
  while (cells.length <= Math.max(Math.abs(down), Math.abs(across))) {
    const twice = 2 * error;
    if (twice > -Math.abs(down)) {
      error -= Math.abs(down);
      column += columnStep;
    }
    if (twice < Math.abs(across)) {
      error += Math.abs(across);
      row += rowStep;
    }
    cells.push(cellAt(size, row, column));
  }
  return cells;
}

/** How to make a stroke a move. */
export interface StrokeMoveOptions {
  /** Cross the unknown cells of lines that the stroke finished, within the same move. Default false. */
  readonly autoCross?: boolean;
}

/**
 * The move that a stroke amounts to; one undo step.
 *
 * @returns `undefined` if it changes nothing, because all its cells are protected.
 */
export function strokeMove(game: Game, stroke: Stroke, options: StrokeMoveOptions = {}): Move | undefined {
  const { from, to } = stroke;
  const free = stroke.cells.filter((cell) => from?.includes(at(game.marks.cells, cell)) ?? true);
  const move = paintMove(
    game.marks,
    free.map((cell) => ({ cell, mark: to })),
  );
  return move && options.autoCross && !stroke.erases ? withAutoCrosses(game, move) : move;
}
