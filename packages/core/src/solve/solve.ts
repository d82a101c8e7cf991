// The driver's contract: what front ends call. (Engine behind it: see the other files of this folder.)

import type { Result } from '../result.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { StopSignal } from '../outcome/budget.ts';
import type { SolveObserver } from '../outcome/solve-event.ts';
import type { CandidateGrid, SolveResult } from '../outcome/solve-result.ts';

/** How to solve; every field has a default. */
export interface SolveOptions {
  /** Stop after so many solutions; 2 proves or refutes uniqueness. Default 2. */
  readonly maxSolutions?: number;
  /** Most ticks to spend; default no limit. */
  readonly budget?: number;
  readonly stop?: StopSignal;
  /** False: only what single lines decide, as a person can; default true. */
  readonly guess?: boolean;
  /** True: find the class (`method`) of a unique puzzle, which can cost more than the proof. Default false. */
  readonly classify?: boolean;
  /** Cells known beforehand: a bit mask of allowed colours per cell. */
  readonly given?: CandidateGrid;
  readonly observer?: SolveObserver;
  /** Varies the order of decisions, never the verdict. Default 0. */
  readonly seed?: number;
}

/** A solve in slices: for workers, servers and progress bars. */
export interface SolveRun {
  /** Works for about so many ticks; gives the answer once there is one, else `undefined`. */
  advance(ticks: number): SolveResult | undefined;
  /** What an answer would be if the work ended now. */
  result(): SolveResult;
  /** The state as text, with which `resumeSolve` goes on elsewhere. */
  save(): string;
}
