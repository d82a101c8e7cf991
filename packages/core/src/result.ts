// Bad input is a value: every reader and every validator returns a Result instead of throwing.
//
//   parsePuzzle('…')          → { ok: false, error: [Problem, Problem] }
//   unwrap(parsePuzzle('…'))  → throws a ProblemError that carries the same list

import type { Problem } from './problem.ts';

/** Either a value, or everything that was wrong with the input. */
export type Result<T, E = readonly Problem[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value that was read without a problem. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps what was wrong. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Carries the list of problems for callers that prefer exceptions. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/**
 * The throwing twin of any function that returns a Result.
 *
 * @throws {ProblemError} if the result holds problems.
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.error);
}
