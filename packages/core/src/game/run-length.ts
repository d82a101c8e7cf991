// The read-out under the cursor: how long is the run of equal marks through this cell?
//
//   row  ?###?   →  any of the three filled cells: 3;  an unknown cell: 0

import type { CellIndex } from '../puzzle/grid.ts';
import { at, columnOf, rowOf } from '../puzzle/grid.ts';
import { UNKNOWN } from '../puzzle/mark.ts';
import type { MarkGrid } from './game.ts';

/** Lengths of the two runs through a cell. */
export interface RunLengths {
  readonly row: number;
  readonly column: number;
}

/** Measures the runs of equal marks through a cell; 0 if the cell is unknown. */
export function runLengths(marks: MarkGrid, cell: CellIndex): RunLengths {
  if (at(marks.cells, cell) === UNKNOWN) return { row: 0, column: 0 };
  const row = rowOf(marks, cell);
  const column = columnOf(marks, cell);
  return {
    row: stretch(marks, cell, 1, column, marks.width),
    column: stretch(marks, cell, marks.width, row, marks.height),
  };
}

function stretch(marks: MarkGrid, cell: CellIndex, step: number, place: number, length: number): number {
  const mark = at(marks.cells, cell);
  let count = 1;
  for (let i = 1; place - i >= 0 && marks.cells[cell - i * step] === mark; i += 1) count += 1;
  for (let i = 1; place + i < length && marks.cells[cell + i * step] === mark; i += 1) count += 1;
  return count;
}
