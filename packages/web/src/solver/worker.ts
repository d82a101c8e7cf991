// The worker: the engine behind a mailbox. Built as one file of its own.

import type { ClassicJob, JobListener, SolveJob, SolverReply, SolverRequest } from './protocol.ts';
import { runClassic } from './run-classic.ts';
import { runJob, tellRest } from './run-job.ts';

/** The two things this file needs of a worker's global scope. */
interface WorkerScope {
  onmessage: ((event: { readonly data: SolverRequest }) => void) | null;
  postMessage(reply: SolverReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const running = new Map<number, AbortController>();

scope.onmessage = ({ data }) => {
  if (data.kind === 'stop') {
    running.get(data.id)?.abort();
    return;
  }
  const { id } = data;
  if (data.kind === 'classic') {
    scope.postMessage(classicReply(id, data.job));
    return;
  }
  const stop = new AbortController();
  running.set(id, stop);
  void work(id, data.job, stop.signal).finally(() => running.delete(id));
};

async function work(id: number, job: SolveJob, signal: AbortSignal): Promise<void> {
  const listener: JobListener = {
    progress: (progress) => scope.postMessage({ kind: 'progress', id, progress }),
    steps: (steps) => scope.postMessage({ kind: 'steps', id, steps }),
    told: () => scope.postMessage({ kind: 'told', id }),
  };
  try {
    const result = await runJob(job, listener, signal);
    scope.postMessage({ kind: 'done', id, result });
    await tellRest(job, result, listener, signal);
  } catch (reason) {
    scope.postMessage({ kind: 'failed', id, message: String(reason) });
  }
}

function classicReply(id: number, job: ClassicJob): SolverReply {
  try {
    return { kind: 'answer', id, answer: runClassic(job) };
  } catch (reason) {
    return { kind: 'failed', id, message: String(reason) };
  }
}
