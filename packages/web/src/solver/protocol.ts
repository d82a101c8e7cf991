// What a page and its solver say to each other. Puzzles and results are plain data with typed arrays, so
// they are copied as they are; nothing is written as text in between.

import type { CellIndex, ColorId, LineRef, Puzzle, Result, SolveResult } from '@nonokit/core';
import type { Explanation } from '@nonokit/core/hint';

/** Why a step holds. */
export type StepReason =
  /** One line decides it. */
  | { readonly kind: 'line'; readonly line: LineRef }
  /** Another colour, supposed, breaks a line. */
  | { readonly kind: 'look-ahead'; readonly explanation: Explanation }
  /** A colour is supposed; what follows depends on it until it is refuted. */
  | { readonly kind: 'guess'; readonly cell: CellIndex; readonly color: ColorId; readonly level: number }
  /** The supposition broke a line: what followed is taken back, and the colour is ruled out. */
  | {
      readonly kind: 'refuted';
      readonly cell: CellIndex;
      readonly color: ColorId;
      readonly line: LineRef;
      readonly level: number;
    };

/** One step: which cells are different after it, and why. */
export interface SolverStep {
  readonly reason: StepReason;
  /** How many suppositions it depends on. */
  readonly level: number;
  readonly cells: Int32Array;
  /** The candidates of each of them after the step, a bit a colour. */
  readonly candidates: Uint32Array;
}

/** How far the work is. */
export interface SolverProgress {
  readonly phase: 'lines' | 'probing' | 'search' | 'classify';
  readonly decidedCells: number;
  readonly totalCells: number;
  readonly conflicts: number;
  readonly ticks: number;
}

/** What to solve, and what to tell about it. */
export interface SolveJob {
  readonly puzzle: Puzzle;
  readonly maxSolutions: number;
  /** True: find out how hard a unique puzzle is. */
  readonly classify: boolean;
  /** Most steps to tell; 0 for none. */
  readonly steps: number;
  /** Most ticks; else as many as it takes. */
  readonly budget?: number;
  /** True: a second worker may help when it takes longer. */
  readonly mayAskForHelp?: boolean;
}

/** What to solve with a classic strategy; it tells nothing until it is through. */
export interface ClassicJob {
  readonly puzzle: Puzzle;
  /** The name that core/classic knows it by. */
  readonly strategy: string;
  readonly maxSolutions: number;
  /** Most ticks; else as many as it takes. */
  readonly budget?: number;
}

/** Page to worker. */
export type SolverRequest =
  | { readonly kind: 'solve'; readonly id: number; readonly job: SolveJob }
  | { readonly kind: 'classic'; readonly id: number; readonly job: ClassicJob }
  | { readonly kind: 'stop'; readonly id: number }
  /** To the worker that asked for help: where its helper hears it. */
  | { readonly kind: 'helper'; readonly id: number; readonly port: MessagePort }
  /** The helper died. */
  | { readonly kind: 'helper-lost'; readonly id: number }
  /** To the helper: the same job, as the second arm of a portfolio. */
  | { readonly kind: 'help'; readonly id: number; readonly job: SolveJob; readonly port: MessagePort };

/** Worker to page. */
export type SolverReply =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: SolverProgress }
  /** This takes longer; another worker is welcome. */
  | { readonly kind: 'wants-help'; readonly id: number }
  | { readonly kind: 'steps'; readonly id: number; readonly steps: readonly SolverStep[] }
  | { readonly kind: 'done'; readonly id: number; readonly result: SolveResult }
  /** All steps are told; comes after `done`. */
  | { readonly kind: 'told'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Result<SolveResult> }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** Who hears of a job while it runs. */
export interface JobListener {
  readonly progress?: (progress: SolverProgress) => void;
  readonly steps?: (steps: readonly SolverStep[]) => void;
  /** No step comes any more. */
  readonly told?: () => void;
  /** Asks for a second worker. */
  readonly wantsHelp?: () => void;
}
