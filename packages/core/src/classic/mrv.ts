// Propagation and the most constrained cell first ("minimum remaining values").
//
// After each choice the lines are narrowed to their fixpoint, so most wrong choices die at once.
// The cell to try next has the fewest colours; among equals, the one whose row and column have the
// fewest open cells, because a choice there shows its consequences soonest:
//
//   a line with two open cells is decided by one choice, a line with thirty hardly moves
//
// Haralick and Elliott, "Increasing tree search efficiency for constraint satisfaction problems" (1980).
// It stops scaling where one wrong choice is refuted only many choices later: nothing is learned from it.

import type { CellIndex } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';
import { ok } from '../result.ts';
import { answerOf } from './answer.ts';
import { searchByBranching } from './branch.ts';
import { isOpen, kernelNarrower } from './line-fixpoint.ts';
import type { Strategy } from './strategy.ts';

/** Line propagation with backtracking on the most constrained cell. */
export const mrv: Strategy = {
  name: 'mrv',
  summary: 'lines to a fixpoint, then the most constrained cell is tried',
  source: 'Haralick and Elliott, Increasing tree search efficiency (1980)',
  enumerates: true,
  solve: (puzzle, options = {}) =>
    ok(answerOf(puzzle, options, (budget) => searchByBranching(puzzle, kernelNarrower, mostConstrainedCell, budget))),
};

/** The open cell with the fewest colours, then with the fewest open cells in its two lines; -1 if none is open. */
export function mostConstrainedCell(board: Int32Array, width: number): CellIndex {
  const height = board.length / width;
  const openInRow = new Int32Array(height);
  const openInColumn = new Int32Array(width);
  board.forEach((mask, cell) => {
    if (!isOpen(mask)) return;
    const row = Math.floor(cell / width);
    openInRow[row] = at(openInRow, row) + 1;
    openInColumn[cell % width] = at(openInColumn, cell % width) + 1;
  });
  let best = -1;
  let bestScore = Number.POSITIVE_INFINITY;
  board.forEach((mask, cell) => {
    if (!isOpen(mask)) return;
    const openAround = at(openInRow, Math.floor(cell / width)) + at(openInColumn, cell % width);
    const score = bitCount(mask) * (width + height + 1) + openAround;
    if (score < bestScore) {
      bestScore = score;
      best = cell;
    }
  });
  return best;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
