// A portfolio on one thread: the arms take turns, a slice each. The twin of the one on several threads – the same arms,
// the same referee, but always in the same order, so that tests can hold it against the search alone.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SolveOptions } from '../solve.ts';
import { startArm } from './arm.ts';
import type { PortfolioOutcome } from './referee.ts';
import { Referee } from './referee.ts';

/** How many arms, and how long a turn is. */
export interface PortfolioOptions extends SolveOptions {
  /** Default 2. */
  readonly arms?: number;
  /** Ticks of a turn: how often the arms talk. Default 400,000, some milliseconds. */
  readonly slice?: number;
}

/**
 * Solves a puzzle with several arms in turn. The verdict is that of `solve`; of an ambiguous puzzle the solutions may be
 * others. With equal turns the winner's ticks say how long several threads would have taken.
 */
export function solveByPortfolio(puzzle: Puzzle, options: PortfolioOptions = {}): PortfolioOutcome {
  const { arms: count = 2, slice = 400_000, ...own } = options;
  const arms = Array.from({ length: Math.max(1, count) }, (_, index) => startArm(puzzle, index, own));
  const referee = new Referee(arms.length, (arm, order) => arms[arm]?.obey(order));
  for (;;) {
    arms.forEach((arm, index) => {
      for (const report of arm.step(slice)) referee.hear(index, report);
    });
    const { outcome } = referee;
    if (outcome !== undefined) return outcome;
  }
}
