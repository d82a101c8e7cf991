// Solving in slices, so that a stop is heard between two of them. The same code runs in the worker and, where
// a page may not have workers, in the page itself.
//
//   lines     told as steps while they are solved
//   verdict   the engine's, by all it can; when it takes longer, by two workers that tell each other what they learn
//   the rest  told as steps that a person could follow (narrate.ts), after the verdict is out

import type { Puzzle, SolveResult } from '@nonokit/core';
import type { ArmOrder, ArmReport, SolveOptions } from '@nonokit/core/solve';
import { Referee, startArm, startSolve } from '@nonokit/core/solve';
import { Narrator } from './narrate.ts';
import type { JobListener, SolveJob, SolverStep } from './protocol.ts';

/** A slice of a few milliseconds. */
const SLICE_TICKS = 400_000;
/** Work after which a second worker pays: some tenths of a second. */
const ALONE_TICKS = 2_000_000;

/** Works until there is an answer or the signal aborts; then the answer says what is known. */
export async function runJob(
  job: SolveJob,
  listener: JobListener,
  signal: AbortSignal,
  helper: Helper = new Helper(),
): Promise<SolveResult> {
  if (job.steps > 0) await tellLines(job, listener, signal);
  const arm = startArm(job.puzzle, 0, {
    ...optionsOf(job),
    stop: signal,
    observer: (event) => {
      if (event.kind !== 'progress') return;
      const { phase, decidedCells, totalCells, conflicts, ticks } = event;
      listener.progress?.({ phase, decidedCells, totalCells, conflicts, ticks });
    },
  });
  const referee = new Referee(2, (index, order) => (index === 0 ? arm.obey(order) : helper.order(order)));
  helper.serve(referee);
  for (let isAsked = false; ; ) {
    for (const report of arm.step(SLICE_TICKS)) referee.hear(0, report);
    if (signal.aborted) referee.stop();
    // Without a helper the own answer is the answer.
    if (arm.isOver && !helper.isThere) referee.lose(1);
    if (job.mayAskForHelp && !isAsked && arm.ticks >= ALONE_TICKS) {
      isAsked = true;
      listener.wantsHelp?.();
    }
    const { outcome } = referee;
    if (outcome) {
      helper.dismiss();
      const { result } = outcome;
      return signal.aborted && result.verdict === 'unknown' ? { ...result, reason: 'stopped' } : result;
    }
    await nextTurn();
  }
}

function optionsOf({ maxSolutions, classify, budget }: SolveJob): SolveOptions {
  return { maxSolutions, classify, ...(budget !== undefined && { budget }) };
}

/** The second arm, in another worker, behind a port. It may come late, or never. */
export class Helper {
  readonly #early: ArmOrder[] = [];
  #port: MessagePort | undefined;
  #referee: Referee | undefined;
  #isDismissed = false;

  get isThere(): boolean {
    return this.#port !== undefined;
  }

  serve(referee: Referee): void {
    this.#referee = referee;
  }

  /** The helper has come. */
  come(port: MessagePort): void {
    if (this.#isDismissed) {
      port.postMessage({ kind: 'stop' } satisfies ArmOrder);
      return;
    }
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<ArmReport>) => this.#referee?.hear(1, data);
    for (const order of this.#early) port.postMessage(order);
  }

  order(order: ArmOrder): void {
    if (this.#port) this.#port.postMessage(order);
    else this.#early.push(order);
  }

  /** The helper died. */
  lose(): void {
    this.#referee?.lose(1);
  }

  dismiss(): void {
    this.#isDismissed = true;
    this.#port?.close();
  }
}

/** Works as the helper of another worker, until it is told to stop or is through. */
export async function runHelper(job: SolveJob, port: MessagePort): Promise<void> {
  const arm = startArm(job.puzzle, 1, optionsOf(job));
  port.onmessage = ({ data }: MessageEvent<ArmOrder>) => arm.obey(data);
  while (!arm.isOver) {
    for (const report of arm.step(SLICE_TICKS)) port.postMessage(report);
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
