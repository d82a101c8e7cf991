// Worker threads for slices. A thread that dies takes its slice with it and nothing else: the caller
// gets an error, the message is delivered again, and a new thread takes the place of the dead one.

import { Worker } from 'node:worker_threads';
import type { SliceInput } from '../../jobs/job.ts';
import type { SliceOutput } from '../../jobs/work-slice.ts';
import type { SliceCall } from './slice-worker.ts';

/** Threads that work slices. */
export interface SlicePool {
  readonly size: number;
  /** Works one slice; rejects if the thread died or failed. Callers never have more calls open than `size`. */
  work(input: SliceInput): Promise<SliceOutput>;
  /** Kills a busy thread in the middle of its slice, if there is one; for tests and for shutting down. */
  killOne(): boolean;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  isBusy: boolean;
}

/** The file beside this one: `.ts` from sources, which Node must then find everywhere, `.js` once built. */
const fromSources = import.meta.url.endsWith('.ts');
const workerFile = new URL(fromSources ? './slice-worker.ts' : './slice-worker.js', import.meta.url);
const execArgv = fromSources ? ['--conditions=@nonokit/source'] : [];

/** Starts the pool; threads are started when first needed. */
export function createSlicePool(size: number, sliceTicks: number): SlicePool {
  const threads = new Set<Thread>();

  const start = (): Thread => {
    const worker = new Worker(workerFile, { execArgv });
    const thread: Thread = { worker, isBusy: false };
    worker.unref();
    worker.once('exit', () => threads.delete(thread));
    worker.on('error', () => threads.delete(thread));
    threads.add(thread);
    return thread;
  };

  return {
    size,
    work: (input) =>
      new Promise((resolve, reject) => {
        const thread = [...threads].find((one) => !one.isBusy) ?? start();
        const { worker } = thread;
        thread.isBusy = true;
        const settle = (): void => {
          thread.isBusy = false;
          worker.off('message', done).off('error', failed).off('exit', gone);
          worker.unref();
        };
        const done = (output: SliceOutput): void => {
          settle();
          resolve(output);
        };
        const failed = (error: Error): void => {
          settle();
          reject(error);
        };
        const gone = (): void => failed(new Error('the worker thread is gone'));
        worker.on('message', done).on('error', failed).on('exit', gone);
        worker.ref();
        worker.postMessage({ input, sliceTicks } satisfies SliceCall);
      }),
    killOne: () => {
      const busy = [...threads].find((thread) => thread.isBusy);
      if (busy === undefined) return false;
      threads.delete(busy);
      void busy.worker.terminate();
      return true;
    },
    close: async () => {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
