// Anything per cell, in reading order. Index arithmetic lives here and nowhere else.
//
//   width 3, height 2     cell indexes  0 1 2
//                                       3 4 5

import { invariant } from '../invariant.ts';

/** A cell, as its index in reading order. */
export type CellIndex = number;

/** A rectangle with one small number (0–255) in each cell. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Row by row; `width × height` numbers. */
  readonly cells: Uint8Array;
}

/** Makes a grid of zeros. */
export function createGrid(width: number, height: number): Grid {
  return { width, height, cells: new Uint8Array(width * height) };
}

/** The cell at a row and a column, both counted from 0. */
export function cellAt(grid: { readonly width: number }, row: number, column: number): CellIndex {
  return row * grid.width + column;
}

/** The row of a cell. */
export function rowOf(grid: { readonly width: number }, cell: CellIndex): number {
  return Math.floor(cell / grid.width);
}

/** The column of a cell. */
export function columnOf(grid: { readonly width: number }, cell: CellIndex): number {
  return cell % grid.width;
}

/** What a grid holds at a row and a column. */
export function valueAt(grid: Grid, row: number, column: number): number {
  return at(grid.cells, cellAt(grid, row, column));
}

/** True if both have the same size and the same number in every cell. */
export function sameGrid(a: Grid, b: Grid): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let cell = 0; cell < a.cells.length; cell += 1) if (a.cells[cell] !== b.cells[cell]) return false;
  return true;
}

/**
 * Reads an array where the caller knows that the index is inside.
 *
 * The compiler's `noUncheckedIndexedAccess` cannot know that loop bounds hold; this accessor and the next are the
 * places that say so. Not for hot loops: all callers share its inline cache, and once it has seen more than four kinds
 * of array, V8 reads each element by a general routine (measured: 20 ns in place of 0.5 ns). There: `wordAt`.
 */
export function at<T>(array: { readonly [index: number]: T }, index: number): T {
  return array[index] as T;
}

/**
 * The `at` of hot loops: only ever sees Int32Arrays, so engines inline it to one load.
 *
 * Whoever needs another kind in a hot loop writes `array[index] as number` in place.
 */
export function wordAt(words: Int32Array, index: number): number {
  return words[index] as number;
}

/** The checked twin of `at`, for code that is not hot. */
export function mustAt<T>(array: readonly T[], index: number): T {
  const value = array[index];
  invariant(value !== undefined, `index ${index} is outside 0..${array.length - 1}`);
  return value;
}
