// One search over as many calls as it needs: begun from a puzzle, or gone on with from saved state.
//
//   beginSearch(puzzle, options)  ─▶ Search ─▶ runInSlices ─▶ result ─▶ savedSearch ─▶ (token, or a row of a job)
//                                      ▲                                                          │
//                                      └──────────────── continueSearch ◀─────────────────────────┘

import type { CandidateGrid, Puzzle, SolveObserver, SolveResult, StopSignal } from '@nonokit/core';
import type { SolveOptions, SolveRun } from '@nonokit/core/solve';
import { ENGINE_VERSION, resumeSolve, startSolve } from '@nonokit/core/solve';
import type { AskedPuzzle } from '../read-puzzle.ts';
import { codeOfPuzzle, puzzleOfCode } from './puzzle-code.ts';
import type { SavedSearch, SearchOptions } from './resume-token.ts';
import { refused } from './resume-token.ts';

/** A search that can run. */
export interface Search {
  readonly puzzle: Puzzle;
  readonly code: string;
  readonly options: SearchOptions;
  readonly run: SolveRun;
  /** Ticks of earlier calls. */
  readonly ticksBefore: number;
  /** Ticks this call may spend. */
  readonly budget: number;
}

/** What belongs to this call only. */
export interface CallOptions {
  readonly budget: number;
  readonly stop?: StopSignal;
  readonly observer?: SolveObserver;
}

/** The options of a request, without what is absent. */
export function searchOptions(input: {
  readonly maxSolutions?: number | undefined;
  readonly guess?: boolean | undefined;
  readonly classify?: boolean | undefined;
  readonly settle?: number | undefined;
  readonly seed?: number | undefined;
}): SearchOptions {
  const { maxSolutions, guess, classify, settle, seed } = input;
  return {
    ...(maxSolutions !== undefined && { maxSolutions }),
    ...(guess !== undefined && { guess }),
    ...(classify !== undefined && { classify }),
    ...(settle !== undefined && { settle }),
    ...(seed !== undefined && { seed }),
  };
}

/** Begins a search. */
export function beginSearch(asked: AskedPuzzle, options: SearchOptions, call: CallOptions): Search {
  const { puzzle, given } = asked;
  const kept = { ...options, ...(given && { given: Array.from(given.cells) }) };
  const run = startSolve(puzzle, engineOptions(puzzle, kept, call));
  return {
    puzzle,
    code: codeOfPuzzle(puzzle),
    options: kept,
    run,
    ticksBefore: 0,
    budget: call.budget,
  };
}

/**
 * Goes on with a search.
 *
 * The engine saves what it has proven, not every half-done thought, and a budget that is too small for the
 * next proof would begin the same thought in every call. So a call may spend an eighth of all that was spent
 * before, up to `most`: budgets grow, slowly, until a chain of calls arrives.
 *
 * @throws {HttpProblem} 422 if the engine cannot read its own state: another version, or damage.
 */
export function continueSearch(saved: SavedSearch, call: CallOptions, most: number): Search {
  const budget = grownBudget(call.budget, saved.ticks, most);
  const parsed = puzzleOfCode(saved.code);
  if (!parsed.ok) throw refused('bad-token', 'the resume token holds no puzzle');
  const puzzle = parsed.value;
  const run = resumeSolve(puzzle, saved.state, engineOptions(puzzle, saved.options, { ...call, budget }));
  if (!run.ok) throw refused('bad-state', 'the engine cannot go on from this token; solve anew');
  const { code, options, ticks } = saved;
  return { puzzle, code, options, run: run.value, ticksBefore: ticks, budget };
}

/** What a call may spend that was asked to spend `budget`, after so many ticks before it. */
export function grownBudget(budget: number, ticksBefore: number, most: number): number {
  return Math.max(budget, Math.min(Math.floor(ticksBefore / 8), most));
}

/** What to keep of a search that is not over; `undefined` if there is nothing to go on from. */
export function savedSearch(search: Search, result: SolveResult): SavedSearch | undefined {
  if (result.verdict !== 'unknown' || result.resume === null) return undefined;
  const { code, options, ticksBefore, run } = search;
  return { engine: ENGINE_VERSION, code, options, ticks: ticksBefore + run.ticks, state: result.resume };
}

function engineOptions(puzzle: Puzzle, options: SearchOptions, call: CallOptions): SolveOptions {
  const { given, ...rest } = options;
  return { ...rest, ...call, ...(given && { given: gridOf(puzzle, given) }) };
}

function gridOf(puzzle: Puzzle, given: readonly number[]): CandidateGrid {
  return { width: puzzle.width, height: puzzle.height, cells: Uint32Array.from(given) };
}
