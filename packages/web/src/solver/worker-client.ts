// Solving without blocking the page: one worker for all viewers of a page, started when the first of them asks. One
// that watches a long solve gets a second worker where the machine has the cores; the two tell each other what they learn.
//
// A page may forbid workers (content security policy) or live on another host than this library: then the
// engine is loaded into the page and works there in slices.

import type { Result, SolveResult } from '@nonokit/core';
import type { ClassicJob, JobListener, SolveJob, SolverReply, SolverRequest } from './protocol.ts';
import { startWorker } from './worker-source.ts';

interface Waiting {
  readonly job: SolveJob;
  /** A second worker at the same job. */
  helper?: Worker;
  readonly listener: JobListener;
  resolve(result: SolveResult): void;
  reject(reason: Error): void;
}

class WorkerClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<SolverReply>) => this.#take(data);
    // Out of memory, most likely: whoever waits is told, and the next job gets a new worker.
    worker.onerror = (event) => this.#break(event.message);
  }

  run(job: SolveJob, listener: JobListener, signal: AbortSignal): Promise<SolveResult> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      const mayAskForHelp = job.steps > 0 && navigator.hardwareConcurrency > 1;
      this.#waiting.set(id, { job, listener, resolve, reject });
      this.#send({ kind: 'solve', id, job: { ...job, mayAskForHelp } });
      signal.addEventListener('abort', () => this.#send({ kind: 'stop', id }), { once: true });
    });
  }

  #send(request: SolverRequest, ports: MessagePort[] = []): void {
    this.#worker.postMessage(request, ports);
  }

  /** Starts a second worker and lets the two talk. */
  #help(id: number, waiting: Waiting): void {
    const { port1, port2 } = new MessageChannel();
    try {
      const helper = startWorker();
      waiting.helper = helper;
      helper.onerror = () => this.#send({ kind: 'helper-lost', id });
      const { job } = waiting;
      helper.postMessage({ kind: 'help', id, job, port: port2 } satisfies SolverRequest, [port2]);
      this.#send({ kind: 'helper', id, port: port1 }, [port1]);
    } catch {
      // One worker is enough.
    }
  }

  #break(message: string): void {
    client = undefined;
    this.#worker.terminate();
    for (const { helper } of this.#waiting.values()) helper?.terminate();
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(message || 'the solver stopped'));
    this.#waiting.clear();
  }

  #take(reply: SolverReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    if (reply.kind === 'progress') waiting.listener.progress?.(reply.progress);
    else if (reply.kind === 'steps') waiting.listener.steps?.(reply.steps);
    else if (reply.kind === 'wants-help') this.#help(reply.id, waiting);
    else if (reply.kind === 'done') {
      waiting.helper?.terminate();
      waiting.resolve(reply.result);
    } else {
      waiting.helper?.terminate();
      this.#waiting.delete(reply.id);
      if (reply.kind === 'told') waiting.listener.told?.();
      else if (reply.kind === 'failed') waiting.reject(new Error(reply.message));
    }
  }
}

/** The worker of this page; `null` where there can be none. */
let client: Promise<WorkerClient | null> | undefined;

/** Starts a worker and waits until it answers, or says that it cannot. */
function connect(): Promise<WorkerClient | null> {
  return new Promise((resolve) => {
    try {
      const worker = startWorker();
      worker.onerror = () => resolve(null);
      worker.onmessage = () => resolve(new WorkerClient(worker));
      // A stop for a job that does not exist is answered by nothing, so ask for the smallest puzzle.
      worker.postMessage({ kind: 'solve', id: 0, job: SMALLEST_JOB } satisfies SolverRequest);
    } catch {
      resolve(null);
    }
  });
}

const DOT = [{ length: 1, color: 1 }];
const SMALLEST_JOB: SolveJob = {
  puzzle: {
    width: 1,
    height: 1,
    rows: [DOT],
    columns: [DOT],
    palette: [
      { name: 'white', rgb: 'ffffff' },
      { name: 'black', rgb: '000000' },
    ],
    metadata: {},
  },
  maxSolutions: 2,
  classify: false,
  steps: 0,
};

/**
 * Solves in the worker.
 *
 * An aborted signal ends the work soon, and the answer says what is known by then.
 */
export async function solveInBackground(
  job: SolveJob,
  listener: JobListener = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<SolveResult> {
  client ??= connect();
  const worker = await client;
  if (worker) return worker.run(job, listener, signal);
  const { runJob, tellRest } = await import('./run-job.ts');
  const result = await runJob(job, listener, signal);
  setTimeout(() => void tellRest(job, result, listener, signal));
  return result;
}

/** Ticks a classic strategy may take in the page itself, where nothing can stop it: a second or so. */
const PAGE_TICKS = 300_000;

/**
 * Solves with a classic strategy, in a worker of its own: stopping it is ending that worker.
 *
 * @returns `undefined` if the signal aborted first.
 */
export async function solveClassically(job: ClassicJob, signal: AbortSignal): Promise<Result<SolveResult> | undefined> {
  client ??= connect();
  if (!(await client)) {
    const { runClassic } = await import('./run-classic.ts');
    return runClassic({ ...job, budget: PAGE_TICKS });
  }
  if (signal.aborted) return undefined;
  const worker = startWorker();
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SolverReply>) => {
        if (data.kind === 'answer') resolve(data.answer);
        else if (data.kind === 'failed') reject(new Error(data.message));
      };
      worker.onerror = (event) => reject(new Error(event.message || 'the solver stopped'));
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
      worker.postMessage({ kind: 'classic', id: 1, job } satisfies SolverRequest);
    });
  } finally {
    worker.terminate();
  }
}
