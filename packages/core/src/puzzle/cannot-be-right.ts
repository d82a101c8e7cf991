// Two kinds of bad puzzle: one that cannot be read, and one that can be read but cannot be right.
//
//   columns missing                    → nobody can say anything
//   rows 4 / columns 1, 1              → the clue of row 1 is too long: there is no solution
//
// Whoever needs a puzzle refuses both. Whoever judges puzzles refuses the first and answers "none"
// to the second, with the problems as the reason.

import type { Problem, ProblemCode } from '../problem.ts';

const IMPOSSIBLE: readonly ProblemCode[] = ['clue-too-long', 'sums-differ'];

/** A goal that does not fit clues says nothing about the clues. */
const BESIDE_THE_POINT: readonly ProblemCode[] = ['goal-size', 'goal-contradicts-clues'];

/**
 * True if these problems of `createPuzzle` prove that no picture satisfies the clues: at least one
 * says so, and none says that the clues themselves are malformed.
 */
export function cannotBeRight(problems: readonly Problem[]): boolean {
  return (
    problems.some((found) => IMPOSSIBLE.includes(found.code)) &&
    problems.every((found) => IMPOSSIBLE.includes(found.code) || BESIDE_THE_POINT.includes(found.code))
  );
}
