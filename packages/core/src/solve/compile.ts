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
  readonly isRectangle: boolean; // lines are all rows, then all columns: what crosses where is then arithmetic
  readonly bySlack: Int32Array; // lines, the least movable first
}

/** Compiles a rectangular puzzle: its rows, then its columns. */
export function compile(puzzle: Puzzle): CompiledPuzzle {
  const { width, height } = puzzle;
  const lines: LineSpec[] = [];
  puzzle.rows.forEach((clue, index) => {
    lines.push({ ref: { axis: 'row', index }, cells: progression(index * width, 1, width), clue });
  });
  puzzle.columns.forEach((clue, index) => {
    lines.push({ ref: { axis: 'column', index }, cells: progression(index, width, height), clue });
  });
  return tablesOf(
    { width, height },
    Math.max(2, puzzle.palette.length),
    lines,
    rectangleCrossings(width, height),
    true,
  );
}

/** Compiles any set of lines in which each cell lies on exactly `directions` of them. */
export function compileLines(
  size: { readonly width: number; readonly height: number },
  colorCount: number,
  directions: number,
  lines: readonly LineSpec[],
): CompiledPuzzle {
  return tablesOf(size, colorCount, lines, crossingsOf(lines, size.width * size.height, directions), false);
}

/** Which lines run through each cell, and where in them it is. */
type Crossings = Pick<CompiledPuzzle, 'directions' | 'cellLine' | 'cellPosition'>;

function crossingsOf(lines: readonly LineSpec[], cellCount: number, directions: number): Crossings {
  const cellLine = new Int32Array(cellCount * directions);
  const cellPosition = new Uint16Array(cellCount * directions);
  const directionsSeen = new Uint8Array(cellCount);
  lines.forEach(({ cells }, line) => {
    for (let i = 0; i < cells.length; i += 1) {
      const cell = cells[i] as number;
      const direction = directionsSeen[cell] as number;
      cellLine[cell * directions + direction] = line;
      cellPosition[cell * directions + direction] = i;
      directionsSeen[cell] = direction + 1;
    }
  });
  return { directions, cellLine, cellPosition };
}

/** The same for rows, then columns, in reading order: walking down each column would miss the cache at every step. */
function rectangleCrossings(width: number, height: number): Crossings {
  const cellLine = new Int32Array(2 * width * height);
  const cellPosition = new Uint16Array(2 * width * height);
  let entry = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      cellLine[entry] = row;
      cellLine[entry + 1] = height + column;
      cellPosition[entry] = column;
      cellPosition[entry + 1] = row;
      entry += 2;
    }
  }
  return { directions: 2, cellLine, cellPosition };
}

function progression(first: number, step: number, count: number): Int32Array {
  const cells = new Int32Array(count);
  for (let i = 0; i < count; i += 1) cells[i] = first + i * step;
  return cells;
}

function tablesOf(
  size: { readonly width: number; readonly height: number },
  colorCount: number,
  lines: readonly LineSpec[],
  crossings: Crossings,
  isRectangle: boolean,
): CompiledPuzzle {
  const cellCount = size.width * size.height;
  const lineCount = lines.length;
  const solvers = lines.map((line) => createLineSolver(line.clue, line.cells.length));
  const lineStart = new Int32Array(lineCount + 1);
  const maskStart = new Int32Array(lineCount + 1);
  const lineWords = new Int32Array(lineCount);
  const lineCells = new Int32Array(cellCount * crossings.directions);
  for (let line = 0; line < lineCount; line += 1) {
    const { cells } = at(lines, line);
    const start = wordAt(lineStart, line);
    const { words } = at(solvers, line);
    lineCells.set(cells, start);
    lineWords[line] = words;
    lineStart[line + 1] = start + cells.length;
    maskStart[line + 1] = wordAt(maskStart, line) + words * colorCount;
  }
  const slacks = Int32Array.from(lines, (line) => slack(line.clue, line.cells.length));
  const bySlack = Int32Array.from(lines.keys()).sort((a, b) => wordAt(slacks, a) - wordAt(slacks, b) || a - b);
  return {
    ...size,
    ...crossings,
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
    isRectangle,
    bySlack,
  };
}
