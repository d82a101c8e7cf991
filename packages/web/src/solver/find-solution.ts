// The first picture that satisfies the clues.

import type { Picture, Puzzle, SolveResult } from '@nonokit/core';
import { solveInBackground } from './worker-client.ts';

/** Finds a solution; `undefined` if there is none or the work would take too long. */
export async function findSolution(puzzle: Puzzle): Promise<Picture | undefined> {
  return solutionOf(
    await solveInBackground({ puzzle, maxSolutions: 1, classify: false, steps: 0, budget: 400_000_000 }),
  );
}

/** The picture in an answer, if it holds one. */
export function solutionOf(result: SolveResult): Picture | undefined {
  switch (result.verdict) {
    case 'unique':
      return result.solution;
    case 'multiple':
      return result.solutions[0];
    case 'unknown':
      return result.solution ?? undefined;
    case 'none':
      return undefined;
  }
}
