// From a puzzle to flat arrays: the engine knows only *cells* and *lines*.
//
// A line is an ordered list of cells and the blocks of its clue. All tables are made once; the search only reads them.

import { createLineSolver } from '../line/create-line-solver.ts';
import type { LineSolver } from '../line/line-solver.ts';
import type { Clue } from '../puzzle/clue.ts';
import { slack } from '../puzzle/clue.ts';
import { at, wordAt } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Topology } from './topology.ts';
import { rectangleTopology, topologyOf } from './topology.ts';

/** What to call a line, how long it is, what it asks for. */
export interface CompiledLine {
  readonly ref: LineRef;
  readonly length: number;
  readonly clue: Clue;
}

/** One line of a puzzle that is no rectangle: where it runs. */
export interface LineSpec {
  readonly ref: LineRef;
  readonly cells: Int32Array;
  readonly clue: Clue;
}

/** A puzzle as the engine reads it. */
export class CompiledPuzzle {
  readonly width: number;
  readonly height: number;
  readonly cellCount: number;
  readonly colorCount: number; // colours with the background; at least 2
  readonly varCount: number; // see literal.ts
  readonly directions: number; // lines through each cell
  readonly isRectangle: boolean; // lines are all rows, then all columns: what crosses where is then arithmetic
  readonly lines: readonly CompiledLine[];
  readonly lineCount: number;
  readonly solvers: readonly LineSolver[]; // one for each line
  readonly lineStart: Int32Array; // cells of line l: lineCells[lineStart[l] … lineStart[l + 1])
  readonly maskStart: Int32Array; // masks of line l begin here; colour c at + c * lineWords[l]
  readonly lineWords: Int32Array;
  readonly bySlack: Int32Array; // lines, the least movable first
  readonly #layTopology: () => Topology;
  #topology: Topology | undefined;

  constructor(
    size: { readonly width: number; readonly height: number },
    colorCount: number,
    lines: readonly CompiledLine[],
    directions: number,
    isRectangle: boolean,
    layTopology: () => Topology,
  ) {
    const lineCount = lines.length;
    this.width = size.width;
    this.height = size.height;
    this.cellCount = size.width * size.height;
    this.colorCount = colorCount;
    this.varCount = colorCount === 2 ? this.cellCount : this.cellCount * colorCount;
    this.directions = directions;
    this.isRectangle = isRectangle;
    this.lines = lines;
    this.lineCount = lineCount;
    this.solvers = lines.map((line) => createLineSolver(line.clue, line.length));
    this.lineStart = new Int32Array(lineCount + 1);
    this.maskStart = new Int32Array(lineCount + 1);
    this.lineWords = Int32Array.from(this.solvers, (solver) => solver.words);
    for (let line = 0; line < lineCount; line += 1) {
      this.lineStart[line + 1] = wordAt(this.lineStart, line) + at(lines, line).length;
      this.maskStart[line + 1] = wordAt(this.maskStart, line) + wordAt(this.lineWords, line) * colorCount;
    }
    const slacks = Int32Array.from(lines, (line) => slack(line.clue, line.length));
    this.bySlack = Int32Array.from(lines.keys()).sort((a, b) => wordAt(slacks, a) - wordAt(slacks, b) || a - b);
    this.#layTopology = layTopology;
  }

  /** Cells by line and lines by cell. Made when first asked for: most pictures are solved before anybody asks. */
  get topology(): Topology {
    this.#topology ??= this.#layTopology();
    return this.#topology;
  }

  /** The cells of a line, in order. */
  cellsOf(line: number): Int32Array {
    return this.topology.lineCells.subarray(wordAt(this.lineStart, line), wordAt(this.lineStart, line + 1));
  }
}

/** Compiles a rectangular puzzle: its rows, then its columns. */
export function compile(puzzle: Puzzle): CompiledPuzzle {
  const { width, height } = puzzle;
  const lines: CompiledLine[] = [];
  puzzle.rows.forEach((clue, index) => {
    lines.push({ ref: { axis: 'row', index }, length: width, clue });
  });
  puzzle.columns.forEach((clue, index) => {
    lines.push({ ref: { axis: 'column', index }, length: height, clue });
  });
  const colorCount = Math.max(2, puzzle.palette.length);
  return new CompiledPuzzle({ width, height }, colorCount, lines, 2, true, () => rectangleTopology(width, height));
}

/** Compiles any set of lines in which each cell lies on exactly `directions` of them. */
export function compileLines(
  size: { readonly width: number; readonly height: number },
  colorCount: number,
  directions: number,
  specs: readonly LineSpec[],
): CompiledPuzzle {
  const lines = specs.map(({ ref, cells, clue }) => ({ ref, length: cells.length, clue }));
  const cellsOf = specs.map(({ cells }) => cells);
  return new CompiledPuzzle(size, colorCount, lines, directions, false, () =>
    topologyOf(cellsOf, size.width * size.height, directions),
  );
}
