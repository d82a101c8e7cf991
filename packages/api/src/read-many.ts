// Many puzzles of one request, each with its own faults: one bad puzzle does not hide the others.

import { HttpProblem } from './problem-json.ts';
import { invalidPuzzle } from './problems-of.ts';
import type { ReadPuzzle } from './read-puzzle.ts';
import { readFile, readPuzzle } from './read-puzzle.ts';
import type { PuzzleInput } from './schemas/puzzle.ts';

/** What a request for many brings. */
export interface ManyInput {
  readonly puzzles?: readonly PuzzleInput[] | undefined;
  readonly text?: string | undefined;
  readonly format?: string | undefined;
}

/**
 * Reads them all.
 *
 * @throws {HttpProblem} 413 if there are more than `most`, 422 if a file cannot be read at all.
 */
export function mustReadMany(input: ManyInput, most: number): readonly ReadPuzzle[] {
  const { puzzles, text, format } = input;
  const tooMany = (count: number): void => {
    if (count > most) throw new HttpProblem('too-large', `there are ${count} puzzles, at most ${most} are allowed`);
  };
  if (puzzles !== undefined) {
    tooMany(puzzles.length);
    return puzzles.map((puzzle, index) => readPuzzle(puzzle, `/puzzles/${index}`));
  }
  const read = readFile({ text, format });
  if ('faults' in read) throw invalidPuzzle(read.faults);
  tooMany(read.length);
  return read;
}
