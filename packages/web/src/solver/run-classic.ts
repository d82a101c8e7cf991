// The classic strategies. They work in one go and hear no stop: the page gives each its own worker, and ends that.

import type { Result, SolveResult } from '@nonokit/core';
import { Budget } from '@nonokit/core';
import { solveWith } from '@nonokit/core/classic';
import type { ClassicJob } from './protocol.ts';

/** Solves with a classic strategy; a Problem says why a method cannot take a puzzle. */
export function runClassic({ puzzle, strategy, maxSolutions, budget }: ClassicJob): Result<SolveResult> {
  return solveWith(strategy, puzzle, { maxSolutions, budget: new Budget(budget) });
}
