// The front door of solving: a puzzle in, a verdict out.
//
//   solve(puzzle)                        one answer
//   startSolve(puzzle).advance(ticks)    the same in slices, for workers, servers and progress bars
//   resumeSolve(puzzle, text)            goes on from a saved state, elsewhere or later
//   solutions(puzzle)                    all solutions, one after the other, only as far as they are asked for

import type { StopSignal } from '../outcome/budget.ts';
import type { SolveObserver } from '../outcome/solve-event.ts';
import type { CandidateGrid, Solution, SolveResult } from '../outcome/solve-result.ts';
import type { UnknownReason } from '../outcome/verdict.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { readResume } from './resume.ts';
import { Run } from './run.ts';

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
  /**
   * Most ticks for sorting the cells of an ambiguous puzzle into forced and ambiguous ones, after the verdict is known;
   * those that neither was shown of are `open`. Default: as many as the verdict took, and 2 million.
   */
  readonly settle?: number;
  /** Cells known beforehand: a bit mask of allowed colours per cell. */
  readonly given?: CandidateGrid;
  readonly observer?: SolveObserver;
  /** Varies the order of decisions, never the verdict. Default 0. */
  readonly seed?: number;
}

/** A solve in slices: for workers, servers and progress bars. */
export interface SolveRun {
  /** Ticks spent so far. */
  readonly ticks: number;
  /** Works for about so many ticks; gives the answer once there is one, else `undefined`. */
  advance(ticks: number): SolveResult | undefined;
  /** What an answer would be if the work ended now. */
  result(): SolveResult;
  /** The state as text, with which `resumeSolve` goes on elsewhere. */
  save(): string;
}

/**
 * Solves a puzzle and proves whether it has one solution, several, or none.
 *
 * Deterministic: the same puzzle, options and engine version give the same answer and the same ticks everywhere.
 *
 * @example
 * const result = solve(unwrap(createPuzzle({ rows: [[{ length: 1, color: 1 }]], columns: [[{ length: 1, color: 1 }]] })));
 * result.verdict; // 'unique'
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  const run = new Run(puzzle, options);
  return run.advance(Number.POSITIVE_INFINITY) ?? run.result();
}

/** Begins a solve that is worked off in slices. */
export function startSolve(puzzle: Puzzle, options: SolveOptions = {}): SolveRun {
  return new Run(puzzle, options);
}

/**
 * Goes on from a state that `SolveRun.save` or an unknown result gave. The verdict is the one that an uninterrupted run
 * gives; the budget counts from here.
 *
 * @returns a problem `bad-resume` if the text is damaged, from another engine version, or from another puzzle.
 */
export function resumeSolve(puzzle: Puzzle, token: string, options: SolveOptions = {}): Result<SolveRun> {
  const state = readResume(puzzle, options.given, token);
  if (!state.ok) return err(state.error);
  return ok(new Run(puzzle, options, state.value));
}

/**
 * Gives all solutions, each found only when it is asked for.
 *
 * @returns at the end `'complete'` if there are no others, else what ended the work.
 */
export function* solutions(
  puzzle: Puzzle,
  options: Omit<SolveOptions, 'maxSolutions' | 'classify' | 'settle'> = {},
): Generator<Solution, 'complete' | UnknownReason> {
  const found: Solution[] = [];
  const observer: SolveObserver = (event) => {
    if (event.kind === 'solution') found.push(event.solution);
    options.observer?.(event);
  };
  const run = new Run(
    puzzle,
    { ...options, maxSolutions: Number.POSITIVE_INFINITY, settle: 0, observer },
    undefined,
    2,
  );
  for (;;) {
    const result = run.advance(SLICE_TICKS);
    yield* found.splice(0);
    if (result === undefined) continue;
    return result.verdict === 'unknown' ? result.reason : run.isComplete ? 'complete' : run.endReason;
  }
}

/** How far `solutions` works before it hands out what was found. */
const SLICE_TICKS = 1_000_000;
