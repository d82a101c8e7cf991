// A puzzle answered by one of the classic strategies.
//
// They are synchronous from end to end: no slices, no saved state. So a call has few ticks, and a board that
// would take much memory is refused before any work, as is a kind of puzzle the method cannot answer.

import type { Result, StopSignal } from '@nonokit/core';
import { Budget, err, ok } from '@nonokit/core';
import type { StrategyName } from '@nonokit/core/classic';
import { solveWith } from '@nonokit/core/classic';
import { MAX_CLASSIC_SIDE } from '../limits.ts';
import { HttpProblem } from '../problem-json.ts';
import type { AskedPuzzle } from '../read-puzzle.ts';
import type { SolveResponse } from '../schemas/solve.ts';
import { answerOf } from './answer.ts';

/** What to ask of a strategy. */
export interface ClassicCall {
  readonly strategy: StrategyName;
  readonly maxSolutions: number | undefined;
  readonly budget: number;
  readonly stop: StopSignal;
}

/** Who solves, if it is not the engine. */
export function classicOf(strategy: 'engine' | StrategyName | undefined): StrategyName | undefined {
  return strategy === 'engine' ? undefined : strategy;
}

/** Solves in one go, or says why this kind of puzzle is beyond the method. */
export function solveClassically(
  { puzzle, given }: AskedPuzzle,
  call: ClassicCall,
): Result<SolveResponse, HttpProblem> {
  const { strategy, maxSolutions } = call;
  const { width, height } = puzzle;
  if (Math.max(width, height) > MAX_CLASSIC_SIDE) {
    const side = `sides of up to ${MAX_CLASSIC_SIDE} cells`;
    return unsupported(`a classic strategy takes ${side}, the puzzle is ${width}x${height}`);
  }
  if (given !== undefined) return unsupported('a classic strategy begins with an empty board, without given cells');
  const budget = new Budget(call.budget, call.stop);
  const solved = solveWith(strategy, puzzle, { budget, ...(maxSolutions !== undefined && { maxSolutions }) });
  if (!solved.ok) return unsupported(solved.error[0]?.message ?? `${strategy} cannot answer this puzzle`);
  const { ticks } = budget;
  return ok(answerOf(puzzle, solved.value, { ticks, spent: ticks, budget: call.budget }, null));
}

function unsupported(message: string): Result<never, HttpProblem> {
  const fault = { pointer: '/strategy', code: 'unsupported-strategy', message };
  return err(new HttpProblem('unsupported-strategy', message, { faults: [fault] }));
}
