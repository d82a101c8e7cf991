// The engine is synchronous; a server is not. Work is done in slices of ticks, and between two slices
// the event loop turns, so that other requests are answered and a client that went away is noticed.
//
// Slices do not change an answer: the ticks of a search do not depend on where it paused.

import type { SolveResult } from '@nonokit/core';
import type { SolveRun } from '@nonokit/core/solve';

/** Ticks of one slice: some milliseconds. */
export const SLICE_TICKS = 200_000;

/** Lets the event loop turn once. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/**
 * Works until there is an answer or somebody asks to stop.
 *
 * @param between called after each slice; resolves to false to stop.
 */
export async function runInSlices(
  run: SolveRun,
  signal: AbortSignal | undefined,
  between: () => Promise<boolean> = async () => true,
): Promise<SolveResult> {
  for (;;) {
    const result = run.advance(SLICE_TICKS);
    if (result !== undefined) return result;
    const goOn = await between();
    await turn();
    if (!goOn || signal?.aborted === true) return run.result();
  }
}
