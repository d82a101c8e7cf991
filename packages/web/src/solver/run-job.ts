// Solving in slices, so that a stop is heard between two of them. The same code runs in the worker and, where
// a page may not have workers, in the page itself.
//
//   lines     told as steps while they are solved
//   verdict   the engine's, by all it can
//   the rest  told as steps that a person could follow (narrate.ts), after the verdict is out

import type { Puzzle, SolveResult } from '@nonokit/core';
import { startSolve } from '@nonokit/core/solve';
import { Narrator } from './narrate.ts';
import type { JobListener, SolveJob, SolverStep } from './protocol.ts';

/** A slice of a few milliseconds. */
const SLICE_TICKS = 400_000;

/** Works until there is an answer or the signal aborts; then the answer says what is known. */
export async function runJob(job: SolveJob, listener: JobListener, signal: AbortSignal): Promise<SolveResult> {
  if (job.steps > 0) await tellLines(job, listener, signal);
  const run = startSolve(job.puzzle, {
    maxSolutions: job.maxSolutions,
    classify: job.classify,
    stop: signal,
    ...(job.budget !== undefined && { budget: job.budget }),
    observer: (event) => {
      if (event.kind !== 'progress') return;
      const { phase, decidedCells, totalCells, conflicts, ticks } = event;
      listener.progress?.({ phase, decidedCells, totalCells, conflicts, ticks });
    },
  });
  for (;;) {
    const result = run.advance(SLICE_TICKS);
    if (result) return result;
    await nextTurn();
  }
}

/** What single lines decide, line by line. */
async function tellLines(job: SolveJob, listener: JobListener, signal: AbortSignal): Promise<void> {
  let steps: SolverStep[] = [];
  let room = job.steps;
  const run = startSolve(job.puzzle, {
    guess: false,
    stop: signal,
    observer: (event) => {
      if (event.kind !== 'line' || room <= 0) return;
      room -= 1;
      steps.push({
        reason: { kind: 'line', line: event.line },
        level: 0,
        cells: Int32Array.from(event.cells, ({ cell }) => cell),
        candidates: Uint32Array.from(event.cells, ({ candidates }) => candidates),
      });
    },
  });
  for (;;) {
    const result = run.advance(SLICE_TICKS);
    if (steps.length > 0) listener.steps?.(steps);
    steps = [];
    if (result || room <= 0) return;
    await nextTurn();
  }
}

/** Tells how to go on where lines say no more, as far as that is short. Ends with `told`. */
export async function tellRest(
  job: SolveJob,
  result: SolveResult,
  listener: JobListener,
  signal: AbortSignal,
): Promise<void> {
  if (job.steps > 0 && result.verdict === 'unique' && result.undecidedCells > 0) {
    const narrator = new Narrator(job.puzzle, result.solution, knownByLines(job.puzzle));
    for (let room = job.steps; room > 0 && !signal.aborted; ) {
      const steps = narrator.next();
      if (!steps) break;
      listener.steps?.(steps);
      room -= steps.length;
      await nextTurn();
    }
  }
  listener.told?.();
}

/** What lines alone leave of each cell. */
function knownByLines(puzzle: Puzzle): Uint32Array {
  const run = startSolve(puzzle, { guess: false });
  const result = run.advance(Number.POSITIVE_INFINITY);
  if (result?.verdict !== 'unknown') throw new Error('lines alone leave cells open');
  return result.candidates.cells;
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
