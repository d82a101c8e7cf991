// From a puzzle to flat arrays: the engine knows only *cells* and *lines*.
//
// A line is an ordered list of cells and the blocks of its clue. In a rectangle two lines run through each
// cell; nothing below this file relies on that number, so three directions need only another list of lines:
//
//   width 2, height 2     lines  row 1: cells 0 1     column 1: cells 0 2
//                                row 2: cells 2 3     column 2: cells 1 3
//
// All tables are made once; the search only reads them.

import { createLineSolver } from '../line/create-line-solver.ts';
import type { LineSolver } from '../line/line-solver.ts';
import type { Clue } from '../puzzle/clue.ts';
import { slack } from '../puzzle/clue.ts';
import { at, wordAt } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** One line before compilation: what to call it, where it runs, what it asks for. */
export interface LineSpec {
  readonly ref: LineRef;
  readonly cells: Int32Array;
  readonly clue: Clue;
}

/** A puzzle as the engine reads it. */
export interface CompiledPuzzle {
  readonly width: number;
  readonly height: number;
  readonly cellCount: number;
  readonly colorCount: number; // colours with the background; at least 2
  readonly varCount: number; // see literal.ts
  readonly lines: readonly LineSpec[];
  readonly lineCount: number;
  readonly solvers: readonly LineSolver[]; // one for each line
  readonly lineStart: Int32Array; // cells of line l: lineCells[lineStart[l] … lineStart[l + 1])
  readonly lineCells: Int32Array;
  readonly maskStart: Int32Array; // masks of line l begin here; colour c at + c * lineWords[l]
  readonly lineWords: Int32Array;
  readonly directions: number; // lines through each cell
  readonly cellLine: Int32Array; // the d-th line through a cell: cellLine[cell * directions + d]
  readonly cellPosition: Uint16Array; // and where in that line the cell is
  readonly bySlack: Int32Array; // lines, the least movable first
}

/** Compiles a rectangular puzzle: its rows, then its columns. */
export function compile(puzzle: Puzzle): CompiledPuzzle {
  const { width, height } = puzzle;
  const lines: LineSpec[] = [];
  puzzle.rows.forEach((clue, index) => {
    const cells = new Int32Array(width);
    for (let i = 0; i < width; i += 1) cells[i] = index * width + i;
    lines.push({ ref: { axis: 'row', index }, cells, clue });
  });
  puzzle.columns.forEach((clue, index) => {
    const cells = new Int32Array(height);
    for (let i = 0; i < height; i += 1) cells[i] = i * width + index;
    lines.push({ ref: { axis: 'column', index }, cells, clue });
  });
  return compileLines({ width, height }, Math.max(2, puzzle.palette.length), 2, lines);
}

/** Compiles any set of lines in which each cell lies on exactly `directions` of them. */
export function compileLines(
  size: { readonly width: number; readonly height: number },
  colorCount: number,
  directions: number,
  lines: readonly LineSpec[],
): CompiledPuzzle {
  const cellCount = size.width * size.height;
  const lineCount = lines.length;
  const solvers = lines.map((line) => createLineSolver(line.clue, line.cells.length));
  const lineStart = new Int32Array(lineCount + 1);
  const maskStart = new Int32Array(lineCount + 1);
  const lineWords = new Int32Array(lineCount);
  const lineCells = new Int32Array(cellCount * directions);
  const cellLine = new Int32Array(cellCount * directions);
  const cellPosition = new Uint16Array(cellCount * directions);
  const directionsSeen = new Uint8Array(cellCount);
  for (let line = 0; line < lineCount; line += 1) {
    const { cells } = at(lines, line);
    const start = at(lineStart, line);
    const words = at(solvers, line).words;
    lineCells.set(cells, start);
    lineWords[line] = words;
    lineStart[line + 1] = start + cells.length;
    maskStart[line + 1] = at(maskStart, line) + words * colorCount;
    for (let i = 0; i < cells.length; i += 1) {
      const cell = wordAt(cells, i);
      const direction = directionsSeen[cell] as number;
      cellLine[cell * directions + direction] = line;
      cellPosition[cell * directions + direction] = i;
      directionsSeen[cell] = direction + 1;
    }
  }
  const slacks = lines.map((line) => slack(line.clue, line.cells.length));
  const bySlack = Int32Array.from(lines.keys()).sort((a, b) => at(slacks, a) - at(slacks, b) || a - b);
  return {
    ...size,
    cellCount,
    colorCount,
    varCount: colorCount === 2 ? cellCount : cellCount * colorCount,
    lines,
    lineCount,
    solvers,
    lineStart,
    lineCells,
    maskStart,
    lineWords,
    directions,
    cellLine,
    cellPosition,
    bySlack,
  };
}
