// What an answer is, for the engine and for the classic strategies alike: a union on `verdict`.
//
//   switch (result.verdict) {
//     case 'unique':   result.solution …
//     case 'multiple': result.solutions, result.ambiguous …
//     case 'none':     result.line …
//     case 'unknown':  result.reason, result.candidates …
//   }

import type { Problem } from '../problem.ts';
import type { CellIndex } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { SolveStats } from './stats.ts';
import type { Method, UnknownReason } from './verdict.ts';

/** A picture that satisfies all clues (the independent judge in `check/` agrees). */
export type Solution = Picture;

/** Possible colours of every cell: one bit mask a cell in reading order, bit c = colour c. */
export interface CandidateGrid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint32Array;
}

interface Answer {
  /** Cells that single lines alone leave open. */
  readonly undecidedCells: number;
  readonly stats: Readonly<SolveStats>;
}

/** Exactly one solution, proven. */
export interface UniqueResult extends Answer {
  readonly verdict: 'unique';
  readonly solution: Solution;
  /** `null` when the class was not asked for. */
  readonly method: Method | null;
}

/** At least two solutions. */
export interface MultipleResult extends Answer {
  readonly verdict: 'multiple';
  /** Two or more different ones, at most `maxSolutions`. */
  readonly solutions: readonly Solution[];
  /** True if these are all solutions there are. */
  readonly complete: boolean;
  /** Cells with the same colour in every solution (proven). */
  readonly forced: readonly CellIndex[];
  /** Cells in which two solutions differ. */
  readonly ambiguous: readonly CellIndex[];
  /** Cells of which neither was shown before the budget ended. */
  readonly open: readonly CellIndex[];
}

/** No solution, proven. */
export interface NoneResult extends Answer {
  readonly verdict: 'none';
  /** The line where the contradiction showed; `null` if the reasons are Problems of the clues. */
  readonly line: LineRef | null;
  /** Why clues that can be read cannot be right; empty if a search was needed to see it. */
  readonly problems: readonly Problem[];
}

/** Not decided within the limits. */
export interface UnknownResult extends Answer {
  readonly verdict: 'unknown';
  readonly reason: UnknownReason;
  /** What is known so far. */
  readonly candidates: CandidateGrid;
  /** A solution that was found but not proven the only one. */
  readonly solution: Solution | null;
  /** Text with which `resume` goes on from here; `null` if there is nothing to go on from. */
  readonly resume: string | null;
}

/** The answer to "how many solutions has this puzzle?". */
export type SolveResult = UniqueResult | MultipleResult | NoneResult | UnknownResult;
