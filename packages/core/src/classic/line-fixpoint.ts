// All that single lines decide, for any way to narrow one line.
//
// Candidates are one bit mask a cell. A line that has news is narrowed again, until no line has any.
// The order does not matter: narrowing is monotone, so there is one fixpoint.
//
// Four strategies differ only in how they narrow a line: pattern tables, prefix sums, the bit kernels.

import { createLineSolver } from '../line/create-line-solver.ts';
import type { Budget } from '../outcome/budget.ts';
import type { CandidateGrid } from '../outcome/solve-result.ts';
import type { Clue } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Narrows one line; made for its clue. */
export interface LineNarrower {
  /** What one call costs. */
  readonly ticks: number;
  /** Narrows the masks of the line's cells in place; false if nothing fits. */
  narrow(cells: Int32Array): boolean;
}

/** Makes the narrower of a clue on that many cells. */
export type NarrowerOf = (clue: Clue, length: number) => LineNarrower;

/** The lines of a puzzle, rows first, each with its narrower. */
export interface NarrowedLine {
  readonly line: LineRef;
  readonly start: number; // its first cell
  readonly step: number; // from one of its cells to the next
  readonly length: number;
  readonly narrower: LineNarrower;
}

/** Makes the lines of a puzzle. */
export function linesOf(puzzle: Puzzle, narrowerOf: NarrowerOf): readonly NarrowedLine[] {
  const { width, height } = puzzle;
  const rows = puzzle.rows.map((clue, index) => ({
    line: { axis: 'row' as const, index },
    start: index * width,
    step: 1,
    length: width,
    narrower: narrowerOf(clue, width),
  }));
  const columns = puzzle.columns.map((clue, index) => ({
    line: { axis: 'column' as const, index },
    start: index,
    step: width,
    length: height,
    narrower: narrowerOf(clue, height),
  }));
  return [...rows, ...columns];
}

/** Every colour possible in every cell. */
export function allCandidates(puzzle: Puzzle): Int32Array {
  const every = puzzle.palette.length === 32 ? -1 : (1 << puzzle.palette.length) - 1;
  return new Int32Array(puzzle.width * puzzle.height).fill(every);
}

/**
 * Narrows the board in place until no line has news.
 *
 * @param queue the lines to look at first; all of them when absent.
 * @returns the line where nothing fits, or `undefined`. When the budget ends first, the board is only
 *   partly narrowed, which is sound.
 */
export function narrowAll(
  board: Int32Array,
  lines: readonly NarrowedLine[],
  width: number,
  budget: Budget,
  queue: number[] = lines.map((_, index) => index),
): LineRef | undefined {
  const rowCount = board.length / width;
  const waiting = new Uint8Array(lines.length);
  for (const index of queue) waiting[index] = 1;
  for (let head = 0; head < queue.length && !budget.isOver; head += 1) {
    const index = at(queue, head);
    waiting[index] = 0;
    const { line, start, step, length, narrower } = at(lines, index);
    const cells = new Int32Array(length);
    for (let i = 0; i < length; i += 1) cells[i] = at(board, start + i * step);
    budget.spend(narrower.ticks);
    if (!narrower.narrow(cells)) return line;
    for (let i = 0; i < length; i += 1) {
      const cell = start + i * step;
      if (at(board, cell) === at(cells, i)) continue;
      board[cell] = at(cells, i);
      const crossing = line.axis === 'row' ? rowCount + i : i;
      if (waiting[crossing] === 0) {
        waiting[crossing] = 1;
        queue.push(crossing);
      }
    }
  }
  return undefined;
}

/** Narrows by the line kernels: the same deductions as any complete method, fast. */
export const kernelNarrower: NarrowerOf = (clue, length) => {
  const solver = createLineSolver(clue, length);
  const { words, colors } = solver;
  const size = (at(colors, colors.length - 1) + 1) * words;
  const masks = new Int32Array(size);
  const narrowed = new Int32Array(size);
  return {
    ticks: solver.ticks,
    narrow(cells) {
      masks.fill(0);
      cells.forEach((mask, i) => {
        for (const color of colors) {
          if ((mask >>> color) & 1)
            masks[color * words + (i >> 5)] = at(masks, color * words + (i >> 5)) | (1 << (i & 31));
        }
      });
      if (!solver.solve(masks, 0, narrowed)) return false;
      cells.forEach((_, i) => {
        let mask = 0;
        for (const color of colors) mask |= ((at(narrowed, color * words + (i >> 5)) >>> (i & 31)) & 1) << color;
        cells[i] = mask;
      });
      return true;
    },
  };
};

/** What single lines decide of a whole puzzle. */
export interface LineFixpoint {
  readonly candidates: CandidateGrid;
  readonly undecidedCells: number;
  /** The line where nothing fits, if the puzzle contradicts itself that early. */
  readonly deadLine: LineRef | undefined;
}

/** True if a mask has more than one colour. */
export function isOpen(mask: number): boolean {
  return (mask & (mask - 1)) !== 0;
}

/** Computes the fixpoint with the line kernels. */
export function lineFixpoint(puzzle: Puzzle, budget: Budget): LineFixpoint {
  const board = allCandidates(puzzle);
  const deadLine = narrowAll(board, linesOf(puzzle, kernelNarrower), puzzle.width, budget);
  return {
    candidates: candidateGrid(puzzle, board),
    undecidedCells: board.reduce((sum, mask) => sum + (isOpen(mask) ? 1 : 0), 0),
    deadLine,
  };
}

/** A board as the answer shows it. */
export function candidateGrid(puzzle: Puzzle, board: Int32Array): CandidateGrid {
  return { width: puzzle.width, height: puzzle.height, cells: Uint32Array.from(board, (mask) => mask >>> 0) };
}
