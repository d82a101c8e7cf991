// Narrow by lines; where lines say no more, try each colour of one cell and narrow again.
//
// The skeleton of most solvers before clause learning. Two strategies use it: they differ in how a
// line is narrowed and in which cell is tried first.

import { backtrack } from '../backtrack/backtrack.ts';
import type { Budget } from '../outcome/budget.ts';
import type { Solution } from '../outcome/solve-result.ts';
import { createStats } from '../outcome/stats.ts';
import type { CellIndex } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Enumeration } from './answer.ts';
import type { NarrowerOf } from './line-fixpoint.ts';
import { allCandidates, isOpen, linesOf, narrowAll } from './line-fixpoint.ts';

/** Chooses the open cell to try next; -1 if every cell is decided. */
export type CellChoice = (board: Int32Array, width: number) => CellIndex;

/** Searches all solutions; boards are copied at each branch, which keeps undoing trivial. */
export function searchByBranching(
  puzzle: Puzzle,
  narrowerOf: NarrowerOf,
  choose: CellChoice,
  budget: Budget,
): Enumeration {
  const { width, height } = puzzle;
  const lines = linesOf(puzzle, narrowerOf);
  const stats = createStats();
  let dead: LineRef | undefined;

  function* children(board: Int32Array): Generator<Int32Array, void> {
    const cell = choose(board, width);
    for (let color = 0; color < puzzle.palette.length; color += 1) {
      if (((at(board, cell) >>> color) & 1) === 0) continue;
      stats.decisions += 1;
      const next = board.slice();
      next[cell] = 1 << color;
      const crossing = [Math.floor(cell / width), height + (cell % width)];
      const line = narrowAll(next, lines, width, budget, crossing);
      if (line === undefined) yield next;
      else {
        stats.conflicts += 1;
        dead ??= line;
      }
    }
  }

  const root = allCandidates(puzzle);
  const rootDead = narrowAll(root, lines, width, budget);
  const goals = backtrack(
    root,
    {
      children,
      isGoal: (board) => choose(board, width) < 0,
      isDead: () => rootDead !== undefined,
    },
    budget,
  );
  function* solutions(): Generator<Solution, void> {
    for (const board of goals) {
      // A board that the budget cut short was not narrowed to the end: it proves nothing.
      if (budget.isOver) return;
      yield { width, height, cells: Uint8Array.from(board, (mask) => 31 - Math.clz32(mask)) };
    }
  }

  return {
    solutions: solutions(),
    stats,
    deadLine: () => rootDead ?? dead ?? { axis: 'row', index: 0 },
  };
}

/** The first open cell in reading order. */
export function firstOpenCell(board: Int32Array): CellIndex {
  return board.findIndex(isOpen);
}
