// What a drawing shows in the cells.

import type { CellIndex } from '../puzzle/grid.ts';

/** The number of a cell that nobody knows yet, in a board to draw. */
export const UNDECIDED = 255;

/** A board to draw: a colour in each cell, or `UNDECIDED`. Every Picture is one. */
export interface RenderedBoard {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

/** What every drawing can be asked for. */
export interface RenderOptions {
  /** What the cells show; an empty board when absent. */
  readonly board?: RenderedBoard;
  /** Draw the clues; default true. */
  readonly clues?: boolean;
  /** Cells to point out: in two solutions they differ. */
  readonly ambiguous?: readonly CellIndex[];
}
