// Which cells lie on which line, and where lines cross.
//
// A rectangle has two lines through each cell; nothing outside this file relies on that number, so three directions need
// only another list of lines:
//
//   width 2, height 2     lines  row 1: cells 0 1     column 1: cells 0 2
//                                row 2: cells 2 3     column 2: cells 1 3

import { wordAt } from '../puzzle/grid.ts';

/** Cells by line and lines by cell. */
export interface Topology {
  readonly lineCells: Int32Array; // cells of all lines, one line after the other
  readonly cellLine: Int32Array; // the d-th line through a cell: cellLine[cell * directions + d]
  readonly cellPosition: Uint16Array; // and where in that line the cell is
}

/** Rows, then columns. Written in reading order: walking down each column would miss the cache at every step. */
export function rectangleTopology(width: number, height: number): Topology {
  const cellCount = width * height;
  const lineCells = new Int32Array(2 * cellCount);
  const cellLine = new Int32Array(2 * cellCount);
  const cellPosition = new Uint16Array(2 * cellCount);
  for (let row = 0, cell = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, cell += 1) {
      lineCells[cell] = cell;
      lineCells[cellCount + column * height + row] = cell;
      cellLine[2 * cell] = row;
      cellLine[2 * cell + 1] = height + column;
      cellPosition[2 * cell] = column;
      cellPosition[2 * cell + 1] = row;
    }
  }
  return { lineCells, cellLine, cellPosition };
}

/** Any set of lines in which each cell lies on exactly `directions` of them. */
export function topologyOf(lines: readonly Int32Array[], cellCount: number, directions: number): Topology {
  const lineCells = new Int32Array(cellCount * directions);
  const cellLine = new Int32Array(cellCount * directions);
  const cellPosition = new Uint16Array(cellCount * directions);
  const directionsSeen = new Uint8Array(cellCount);
  let start = 0;
  lines.forEach((cells, line) => {
    lineCells.set(cells, start);
    start += cells.length;
    for (let i = 0; i < cells.length; i += 1) {
      const cell = wordAt(cells, i);
      const direction = directionsSeen[cell] as number;
      cellLine[cell * directions + direction] = line;
      cellPosition[cell * directions + direction] = i;
      directionsSeen[cell] = direction + 1;
    }
  });
  return { lineCells, cellLine, cellPosition };
}
