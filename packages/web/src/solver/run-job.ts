// Solving in slices, so that a stop is heard between two of them. The same code runs in the worker and, where
// a page may not have workers, in the page itself.

import type { SolveResult } from '@nonokit/core';
import { startSolve } from '@nonokit/core/solve';
import type { JobListener, SolveJob, SolverStep } from './protocol.ts';

/** A slice of a few milliseconds. */
const SLICE_TICKS = 400_000;

/** Works until there is an answer or the signal aborts; then the answer says what is known. */
export async function runJob(job: SolveJob, listener: JobListener, signal: AbortSignal): Promise<SolveResult> {
  let steps: SolverStep[] = [];
  let room = job.steps;
  const run = startSolve(job.puzzle, {
    maxSolutions: job.maxSolutions,
    classify: job.classify,
    stop: signal,
    ...(job.budget !== undefined && { budget: job.budget }),
    observer: (event) => {
      if (event.kind === 'line' && room > 0) {
        room -= 1;
        steps.push({
          line: event.line,
          cells: Int32Array.from(event.cells, ({ cell }) => cell),
          candidates: Uint32Array.from(event.cells, ({ candidates }) => candidates),
        });
      } else if (event.kind === 'progress') {
        const { phase, decidedCells, totalCells, conflicts, ticks } = event;
        listener.progress?.({ phase, decidedCells, totalCells, conflicts, ticks });
      }
    },
  });
  for (;;) {
    const result = run.advance(SLICE_TICKS);
    if (steps.length > 0) {
      listener.steps?.(steps);
      steps = [];
    }
    if (result) return result;
    await nextTurn();
  }
}

/** Lets messages in. A message channel, because timers are slowed down to 4 ms and more. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(0);
  });
}
