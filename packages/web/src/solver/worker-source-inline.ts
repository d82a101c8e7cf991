// The worker's code as text, for the build that is one single file.

import { workerText } from 'virtual:solver-worker';

/** Starts the worker; throws where that is not allowed. */
export function startWorker(): Worker {
  const url = URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // The worker holds on to its code by itself.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return worker;
}
