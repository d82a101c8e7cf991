// N queens: one queen a row, none attacks another. The oldest example of backtracking
// (Max Bezzel, 1848; 8 queens have 92 placements, 5 queens have 10).
//
//   [0, 2, 4, 1, 3] means row 0 column 0, row 1 column 2, …

import type { NodeCounter } from '../backtrack/backtrack.ts';
import { backtrack } from '../backtrack/backtrack.ts';

/** The column of the queen of each row, from the top. */
export type Queens = readonly number[];

/** Yields all placements of `size` queens, in the order of their columns. */
export function queens(size: number, counter?: NodeCounter): Generator<Queens, void> {
  const columns = Array.from({ length: size }, (_, column) => column);
  return backtrack<Queens>(
    [],
    {
      children: (placed) => columns.filter((column) => isFree(placed, column)).map((column) => [...placed, column]),
      isGoal: (placed) => placed.length === size,
    },
    counter,
  );
}

/** True if no placed queen attacks that column of the next row, straight or diagonally. */
function isFree(placed: Queens, column: number): boolean {
  return placed.every((other, row) => other !== column && Math.abs(other - column) !== placed.length - row);
}

/** Draws a placement: `Q` a queen, `.` a free square. */
export function drawQueens(placed: Queens): readonly string[] {
  return placed.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(placed.length - 1 - column)}`);
}
