// One puzzle, one answer, however long it takes: in slices on this thread, so that Ctrl+C, the clock and
// the progress line get their turn, or on worker threads (`solver.ts`).

import type { Puzzle, Result, SolveEvent, SolveResult } from '@nonokit/core';
import { Budget, ok } from '@nonokit/core';
import { solveWith } from '@nonokit/core/classic';
import type { PortfolioOutcome, SolveOptions } from '@nonokit/core/solve';
import { startSolve } from '@nonokit/core/solve';
import { solveBySat } from './sat-solving.ts';

/** What to ask of the engine; plain data, because it travels to worker threads. */
export interface SolveTask {
  readonly puzzle: Puzzle;
  /** `engine`, the name of a classic strategy, or `sat`. */
  readonly strategy: string;
  /** The program that `sat` runs; cadical when absent. */
  readonly satSolver: string | undefined;
  readonly maxSolutions: number;
  readonly budget: number | undefined;
  readonly timeoutMs: number | undefined;
  readonly guess: boolean;
  readonly classify: boolean;
  readonly seed: number;
}

/** The answer and how long it took. */
export interface SolveReport {
  readonly result: SolveResult;
  readonly timeMs: number;
  /** True if the verdict is unknown because the time was up. */
  readonly isOutOfTime: boolean;
  /** Which of several arms won, and what each did; absent if one sufficed. */
  readonly arms?: Omit<PortfolioOutcome, 'result'>;
}

/** What a solve needs of the world. */
export interface SolveWatch {
  now(): number;
  readonly stop: { readonly aborted: boolean };
  /** Hears how far the work is. */
  readonly observer?: (event: SolveEvent) => void;
}

/** Time between two looks at the clock; the ticks of a slice follow it, because machines differ. */
const SLICE_MS = 50;
const FIRST_SLICE = 200_000;

/** Solves; fails only if a classic strategy cannot answer this kind of puzzle. */
export async function solveTask(task: SolveTask, watch: SolveWatch): Promise<Result<SolveReport>> {
  if (task.strategy === 'engine') return ok(await solveInSlices(task, watch));
  return task.strategy === 'sat' ? solveBySat(task, watch) : solveClassically(task, watch);
}

async function solveInSlices(task: SolveTask, watch: SolveWatch): Promise<SolveReport> {
  const begin = watch.now();
  const run = startSolve(task.puzzle, optionsOf(task, watch));
  let slice = FIRST_SLICE;
  let timeMs = 0;
  for (;;) {
    const result = run.advance(slice);
    const spentMs = watch.now() - begin - timeMs;
    timeMs += spentMs;
    slice = spentMs < SLICE_MS / 2 ? slice * 2 : spentMs > SLICE_MS * 2 ? Math.max(FIRST_SLICE, slice / 2) : slice;
    if (result !== undefined) return { result, timeMs, isOutOfTime: false };
    const isOutOfTime = task.timeoutMs !== undefined && timeMs >= task.timeoutMs;
    if (isOutOfTime || watch.stop.aborted) return { result: run.result(), timeMs, isOutOfTime };
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** The classics do not work in slices; the clock is their stop signal. */
function solveClassically(task: SolveTask, watch: SolveWatch): Result<SolveReport> {
  const begin = watch.now();
  const isOver = (): boolean => task.timeoutMs !== undefined && watch.now() - begin >= task.timeoutMs;
  const stop = {
    get aborted(): boolean {
      return watch.stop.aborted || isOver();
    },
  };
  const budget = new Budget(task.budget, stop);
  const solved = solveWith(task.strategy, task.puzzle, { maxSolutions: task.maxSolutions, budget });
  if (!solved.ok) return solved;
  const isOutOfTime = solved.value.verdict === 'unknown' && solved.value.reason === 'stopped' && isOver();
  return ok({ result: solved.value, timeMs: watch.now() - begin, isOutOfTime });
}

/** The task as the engine takes it. */
export function optionsOf(task: SolveTask, watch: SolveWatch): SolveOptions {
  return {
    maxSolutions: task.maxSolutions,
    guess: task.guess,
    classify: task.classify,
    seed: task.seed,
    stop: watch.stop,
    ...(task.budget !== undefined && { budget: task.budget }),
    ...(watch.observer && { observer: watch.observer }),
  };
}
