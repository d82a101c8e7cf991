// The verdict that follows the drawing: a moment after the last stroke the worker is asked, and an older
// question that is still open is dropped. Cells that differ between solutions are marked on the drawing.

import type { Puzzle, SolveResult } from '@nonokit/core';
import { solveInBackground } from '../solver/worker-client.ts';

/** Ticks for a live verdict: a second or so. */
const LIVE_BUDGET = 60_000_000;
const PAUSE_MS = 220;

/** Asks for verdicts, one at a time. */
export class VerdictWatch {
  readonly #told: (result: SolveResult | undefined) => void;
  #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `told` hears `undefined` while a question is open. */
  constructor(told: (result: SolveResult | undefined) => void) {
    this.#told = told;
  }

  /** Asks about a puzzle, soon. */
  ask(puzzle: Puzzle): void {
    this.cancel();
    this.#told(undefined);
    const stop = new AbortController();
    this.#stop = stop;
    this.#timer = setTimeout(async () => {
      const job = { puzzle, maxSolutions: 2, classify: true, steps: 0, budget: LIVE_BUDGET };
      const result = await solveInBackground(job, {}, stop.signal).catch(() => undefined);
      if (!stop.signal.aborted) this.#told(result);
    }, PAUSE_MS);
  }

  /** Drops the open question. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
  }
}
