// Picks the solver for a line.

import type { Clue } from '../puzzle/clue.ts';
import type { LineSolver } from './line-solver.ts';
import { createPlainSolver } from './plain-solver.ts';

/** Makes the fastest solver for a clue in a line of this length. Make one for each line and keep it. */
export function createLineSolver(clue: Clue, length: number): LineSolver {
  return createPlainSolver(clue, length);
}
