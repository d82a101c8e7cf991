// A puzzle as short text, for tokens, jobs and addresses: clues and palette, nothing else.

import type { Puzzle, Result } from '@nonokit/core';
import { jsonLineOf, parsePuzzle } from '@nonokit/core/formats';

/** The text of a puzzle. */
export function codeOfPuzzle(puzzle: Puzzle): string {
  const { goal: _goal, saved: _saved, ...rest } = puzzle;
  return jsonLineOf({ ...rest, metadata: {} });
}

/** Reads it back. */
export function puzzleOfCode(code: string): Result<Puzzle> {
  return parsePuzzle(code, { format: 'jsonl' });
}
