// A puzzle as short text, for tokens, jobs and tags: size, clues and colours, nothing that gives it away.

import type { Puzzle, Result } from '@nonokit/core';
import { fromCode, toCode } from '@nonokit/core';

/** The share code without goal, title and author: equal for puzzles that are equal to solve. */
export function codeOfPuzzle(puzzle: Puzzle): string {
  return toCode(puzzle, { goal: false, metadata: false });
}

/** Reads it back. */
export function puzzleOfCode(code: string): Result<Puzzle> {
  return fromCode(code);
}
