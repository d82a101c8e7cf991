// What a line costs, in ticks: about one for each word that a block's window has, and one for each word of the line.
//
// A property of the clue and the length, not of the kernel that happens to be chosen: so budgets mean the same
// everywhere.

import { wordsOf } from './line-solver.ts';

/** Ticks of one feasibility test. A solve, with its second half and its answer to write, counts twice that. */
export function feasibilityTicks(blockCount: number, length: number, slack: number): number {
  const windowWords = 1 + (Math.max(0, slack) >>> 5);
  return (blockCount + 1) * windowWords + wordsOf(length);
}
