// What a line costs, in ticks: about one for each word that a block's window has, and one for each word of the line.
//
// A property of the clue and the length, not of the kernel that happens to be chosen: so budgets mean the same
// everywhere.

import type { Clue } from '../puzzle/clue.ts';
import { slack } from '../puzzle/clue.ts';
import { wordsOf } from './line-solver.ts';

/** Ticks of one feasibility test. A solve, with its second half and its answer to write, counts twice that. */
export function feasibilityTicks(clue: Clue, length: number): number {
  const windowWords = 1 + Math.floor(Math.max(0, slack(clue, length)) / 32);
  return (clue.length + 1) * windowWords + wordsOf(length);
}
