// The thread that works slices: one at a time, input in, output out.

import { parentPort } from 'node:worker_threads';
import type { SliceInput } from '../../jobs/job.ts';
import { workSlice } from '../../jobs/work-slice.ts';

/** What the pool sends. */
export interface SliceCall {
  readonly input: SliceInput;
  readonly sliceTicks: number;
}

parentPort?.on('message', ({ input, sliceTicks }: SliceCall) => {
  parentPort?.postMessage(workSlice(input, sliceTicks));
});
