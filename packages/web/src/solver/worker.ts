// The worker: the engine behind a mailbox. Built as one file of its own.

import type { ClassicJob, SolverReply, SolverRequest } from './protocol.ts';
import { runClassic } from './run-classic.ts';
import { runJob } from './run-job.ts';

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
  const { job } = data;
  const stop = new AbortController();
  running.set(id, stop);
  runJob(
    job,
    {
      progress: (progress) => scope.postMessage({ kind: 'progress', id, progress }),
      steps: (steps) => scope.postMessage({ kind: 'steps', id, steps }),
    },
    stop.signal,
  )
    .then((result) => scope.postMessage({ kind: 'done', id, result }))
    .catch((reason: unknown) => scope.postMessage({ kind: 'failed', id, message: String(reason) }))
    .finally(() => running.delete(id));
};

function classicReply(id: number, job: ClassicJob): SolverReply {
  try {
    return { kind: 'answer', id, answer: runClassic(job) };
  } catch (reason) {
    return { kind: 'failed', id, message: String(reason) };
  }
}
