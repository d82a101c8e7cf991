// What `generate` and `daily` share: from options to a puzzle, and the words about what is proven of it.

import type { Result } from '@nonokit/core';
import type { GeneratedPuzzle } from '@nonokit/core/generate';
import { UsageError } from './command.ts';
import type { ExitCode } from './exit-code.ts';
import { DONE, UNDECIDED } from './exit-code.ts';

/** The puzzle, or the problems of the options as a usage error. */
export function generatedOrUsage(made: Result<GeneratedPuzzle>): GeneratedPuzzle {
  if (made.ok) return made.value;
  throw new UsageError(made.error.map(({ message }) => message).join('; '));
}

/** What is proven of it, and how to make it again. */
export function generatedWords({ puzzle, verdict, method, seed, version }: GeneratedPuzzle): string {
  const proven = verdict === 'unique' ? 'one solution' : `${verdict}, the budget ended before a unique one was found`;
  const how = method === null ? '' : method === 'trivial' ? ', trivial' : ', line-solvable';
  return `${puzzle.width}x${puzzle.height}, ${proven}${how}; seed "${seed}", generator version ${version}`;
}

/** Done, or the budget ended first. */
export function generatedCode({ verdict }: GeneratedPuzzle): ExitCode {
  return verdict === 'unique' ? DONE : UNDECIDED;
}
