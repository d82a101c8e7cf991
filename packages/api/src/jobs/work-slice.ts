// One slice of one item: pure work, no database, no clock. Runs in a queue consumer on the edge and in a
// worker thread on Node, and gives the same on both.

import type { SolveResult } from '@nonokit/core';
import { ENGINE_VERSION } from '@nonokit/core/solve';
import type { SolveResponse } from '../schemas/solve.ts';
import { answerOf } from '../solving/answer.ts';
import { puzzleOfCode } from '../solving/puzzle-code.ts';
import type { SavedSearch } from '../solving/resume-token.ts';
import type { Search } from '../solving/search.ts';
import { beginSearch, continueSearch, grownBudget, savedSearch } from '../solving/search.ts';
import type { SliceInput } from './job.ts';

/** What a slice came to, ready to cross a thread. */
export type SliceOutput =
  | { readonly kind: 'paused'; readonly ticks: number; readonly state: string }
  | {
      readonly kind: 'finished';
      readonly ticks: number;
      readonly answer: SolveResponse;
      /** What a resume token would say, if the budget ended before the answer. */
      readonly saved: SavedSearch | null;
    };

/** Slices of a long search may grow so many times: large enough to get anywhere, short enough for one invocation. */
const MOST_GROWTH = 8;

/** Works for so many ticks, or some more if the search is long already. */
export function workSlice(input: SliceInput, sliceTicks: number): SliceOutput {
  const { ticksBefore, budget } = input;
  const search = searchOf(input, Math.max(1, budget - ticksBefore));
  const result = search.run.advance(grownBudget(sliceTicks, ticksBefore, MOST_GROWTH * sliceTicks));
  const ticks = search.run.ticks;
  if (result === undefined) return { kind: 'paused', ticks, state: search.run.save() };
  return finished(search, result, ticks, input);
}

function searchOf({ code, given, options, state, ticksBefore }: SliceInput, budget: number): Search {
  const kept = given === null ? options : { ...options, given };
  if (state !== null) {
    try {
      return continueSearch(
        { engine: ENGINE_VERSION, code, options: kept, ticks: ticksBefore, state },
        { budget },
        budget,
      );
    } catch {
      // The state is from an older engine: a new version was deployed meanwhile. Begin anew.
    }
  }
  const parsed = puzzleOfCode(code);
  if (!parsed.ok) throw new Error('the stored puzzle cannot be read');
  const { width, height } = parsed.value;
  const known = given === null ? {} : { given: { width, height, cells: Uint32Array.from(given) } };
  return { ...beginSearch({ puzzle: parsed.value, ...known }, options, { budget }), ticksBefore };
}

function finished(search: Search, result: SolveResult, ticks: number, input: SliceInput): SliceOutput {
  const cost = { ticks: input.ticksBefore + ticks, spent: input.ticksBefore + ticks, budget: input.budget };
  const answer = answerOf(search.puzzle, result, cost, null);
  return { kind: 'finished', ticks, answer, saved: savedSearch(search, result) ?? null };
}
