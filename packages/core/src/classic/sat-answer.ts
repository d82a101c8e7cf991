// What the models of a SAT solver prove about a puzzle.
//
// Each model is asked for with all earlier ones excluded, so the models differ, and "no further model"
// proves that there is no further solution. The judge looks at each: nothing is taken on trust.

import { isSolution } from '../check/check-picture.ts';
import { invariant } from '../invariant.ts';
import { Budget } from '../outcome/budget.ts';
import type { SolveResult, UnknownResult } from '../outcome/solve-result.ts';
import { createStats } from '../outcome/stats.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { answerOf } from './answer.ts';
import { lineFixpoint } from './line-fixpoint.ts';

/**
 * The answer that `models` give.
 *
 * @param exhausted true if the solver proved that there is no further model.
 */
export function answerOfModels(puzzle: Puzzle, models: readonly Picture[], exhausted: boolean): SolveResult {
  invariant(
    models.every((model) => isSolution(puzzle, model)),
    'a model of the SAT solver does not satisfy the clues',
  );
  if (!exhausted && models.length < 2) return undecided(puzzle, models[0] ?? null);
  const result = answerOf(puzzle, { maxSolutions: models.length + (exhausted ? 1 : 0) }, () => ({
    solutions: models[Symbol.iterator](),
    stats: createStats(),
    deadLine: () => ({ axis: 'row', index: 0 }),
  }));
  // A SAT solver names no line; if single lines do not show the contradiction either, there is none to name.
  if (result.verdict !== 'none') return result;
  return { ...result, line: lineFixpoint(puzzle, new Budget()).deadLine ?? null };
}

function undecided(puzzle: Puzzle, solution: Picture | null): UnknownResult {
  const { candidates, undecidedCells } = lineFixpoint(puzzle, new Budget());
  return {
    verdict: 'unknown',
    reason: 'stopped',
    candidates,
    solution,
    resume: null,
    undecidedCells,
    stats: createStats(),
  };
}
