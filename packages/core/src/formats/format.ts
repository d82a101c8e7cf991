// One interface for every file format: text in, puzzles out, and perhaps back.
//
// A file may hold several puzzles, and one that is broken must not hide the others. So `parse`
// fails only when nothing can be read at all, and otherwise gives each puzzle its own Result:
//
//   parse('{"rows":[[1]],"columns":[[1]]}\n{"rows":[[2]],"columns":[[1]]}')
//     → ok [ { position: 1, puzzle: ok }, { position: 2, puzzle: clue-too-long, source: … } ]
//
// `source` stays beside the failed puzzle, because clues that can be read but cannot be right are
// still an answer ("no solution") for whoever judges puzzles: see `cannotBeRight`.

import type { Problem, TextPlace } from '../problem.ts';
import type { Puzzle, PuzzleSource } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';

/** The formats that exist, in the order in which detection prefers them. */
export type FormatId = 'webpbn-xml' | 'jsonl' | 'json' | 'share-code' | 'non' | 'clue-text';

/** How sure a format is that a text is its own. Certain: it has a mark no other format has. */
export type Confidence = 0 | 1 | 2 | 3;

/** The text is surely something else. */
export const NO: Confidence = 0;
/** The text might be read, and nothing speaks for it in particular. */
export const POSSIBLE: Confidence = 1;
/** The text has the shape of the format. */
export const LIKELY: Confidence = 2;
/** The text has a mark that no other format has. */
export const CERTAIN: Confidence = 3;

/** One puzzle of a file. */
export interface ParsedPuzzle {
  /** Which puzzle of the file, from 1; in JSON Lines the number of its text line. */
  readonly position: number;
  /** Where it starts in the text. */
  readonly where: TextPlace;
  /** The puzzle, or everything that is wrong with it. */
  readonly puzzle: Result<Puzzle>;
  /** What the file said, if it could be read; absent if even that failed. */
  readonly source?: PuzzleSource;
}

/** What a format can keep. */
export interface FormatAbilities {
  readonly colors: boolean;
  readonly goal: boolean;
  readonly saved: boolean;
  readonly metadata: boolean;
  /** More than one puzzle in a text. */
  readonly several: boolean;
}

/** A file format. */
export interface Format {
  readonly id: FormatId;
  /** What people call it. */
  readonly label: string;
  /** File endings with their dot, the usual one first. */
  readonly extensions: readonly string[];
  readonly can: FormatAbilities;
  /** Looks at the text only as long as it needs; never throws. */
  sniff(text: string): Confidence;
  /** Reads all puzzles of a text. Fails only if nothing could be read; never throws. */
  parse(text: string): Result<readonly ParsedPuzzle[]>;
  /** Writes puzzles; fails if the format cannot hold them. Always ends in a line feed. */
  write(puzzles: readonly Puzzle[]): Result<string>;
}

/** All problems of a file: those of the text, or those of its puzzles in their order. */
export function problemsOf(parsed: Result<readonly ParsedPuzzle[]>): readonly Problem[] {
  if (!parsed.ok) return parsed.error;
  return parsed.value.flatMap((entry) => (entry.puzzle.ok ? [] : entry.puzzle.error));
}
