// What all classic strategies share: how they are called, and how they answer.
//
// They answer with the same SolveResult as the engine and take the same budget, so that anybody can
// hold one against the other. What a method cannot do, it says as a Problem instead of guessing.

import type { Budget } from '../outcome/budget.ts';
import type { SolveResult } from '../outcome/solve-result.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';

/** The names by which strategies are chosen. */
export type StrategyName = 'rows' | 'adaptive' | 'cells' | 'simple' | 'mrv' | 'color-masks' | 'exact-cover';

/** How far a strategy goes. */
export interface StrategyOptions {
  /** Stop after so many solutions; default 2. */
  readonly maxSolutions?: number;
  /** Counts the work; no limit when absent. One tick is one node, pattern or line that is looked at. */
  readonly budget?: Budget;
}

/** A classic way to solve a puzzle. */
export interface Strategy {
  readonly name: StrategyName;
  /** One sentence: how it goes about it. */
  readonly summary: string;
  /** Where the method comes from. */
  readonly source: string;
  /** True if it can list all solutions; false if it stops where single lines stop. */
  readonly enumerates: boolean;
  /** Solves, or says why this kind of puzzle is beyond the method. */
  solve(puzzle: Puzzle, options?: StrategyOptions): Result<SolveResult>;
}
