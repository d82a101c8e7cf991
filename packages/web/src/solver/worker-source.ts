// Where the worker's code is: a file beside this one. (The build that is one single file has its text inside:
// worker-source-inline.ts takes the place of this module there.)

/** Starts the worker; throws where that is not allowed. */
export function startWorker(): Worker {
  // Bundlers of other projects know this form and carry the file along; ours must not, it is built before.
  return new Worker(new URL(/* @vite-ignore */ './solver-worker.js', import.meta.url), { type: 'module' });
}
