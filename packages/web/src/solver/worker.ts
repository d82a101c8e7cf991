// The worker: the engine behind a mailbox. Built as one file of its own.

import type { ClassicJob, JobListener, SolveJob, SolverReply, SolverRequest } from './protocol.ts';
import { runClassic } from './run-classic.ts';
import { Helper, runHelper, runJob, tellRest } from './run-job.ts';

/** The two things this file needs of a worker's global scope. */
interface WorkerScope {
  onmessage: ((event: { readonly data: SolverRequest }) => void) | null;
  postMessage(reply: SolverReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const running = new Map<number, { readonly stop: AbortController; readonly helper: Helper }>();

scope.onmessage = ({ data }) => {
  if (data.kind === 'stop') {
    running.get(data.id)?.stop.abort();
    return;
  }
  const { id } = data;
  if (data.kind === 'classic') {
    scope.postMessage(classicReply(id, data.job));
    return;
  }
  if (data.kind === 'helper') {
    running.get(id)?.helper.come(data.port);
    return;
  }
  if (data.kind === 'helper-lost') {
    running.get(id)?.helper.lose();
    return;
  }
  if (data.kind === 'help') {
    void runHelper(data.job, data.port);
    return;
  }
  const stop = new AbortController();
  const helper = new Helper();
  running.set(id, { stop, helper });
  void work(id, data.job, stop.signal, helper).finally(() => running.delete(id));
};

async function work(id: number, job: SolveJob, signal: AbortSignal, helper: Helper): Promise<void> {
  const listener: JobListener = {
    progress: (progress) => scope.postMessage({ kind: 'progress', id, progress }),
    steps: (steps) => scope.postMessage({ kind: 'steps', id, steps }),
    told: () => scope.postMessage({ kind: 'told', id }),
    wantsHelp: () => scope.postMessage({ kind: 'wants-help', id }),
  };
  try {
    const result = await runJob(job, listener, signal, helper);
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
