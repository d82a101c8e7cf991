// What the routes of jobs call. The platforms bring a database and a way to pass messages on.

import type { FinishedLine, JobRecord, NewJob, SliceMessage } from './job.ts';
import type { JobStore } from './job-store.ts';

/** Long work in the background. */
export interface JobService {
  create(job: NewJob): Promise<JobRecord>;
  find(id: string): Promise<JobRecord | undefined>;
  lines(id: string, after: number, most: number): Promise<readonly FinishedLine[]>;
  cancel(id: string): Promise<JobRecord | undefined>;
}

/** Ids are 128 random bits: whoever knows one may read and cancel the job. */
function newId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Makes the service. */
export function createJobService(
  store: JobStore,
  push: (messages: readonly SliceMessage[]) => Promise<void>,
): JobService {
  return {
    create: async (job) => {
      const id = newId();
      await store.create(id, job);
      const open = job.items.flatMap(({ refusal }, item) => (refusal === null ? [{ job: id, item, slice: 0 }] : []));
      await push(open);
      const record = await store.find(id);
      if (record === undefined) throw new Error('a job vanished while it was made');
      return record;
    },
    find: (id) => store.find(id),
    lines: (id, after, most) => store.lines(id, after, most),
    cancel: async (id) => {
      await store.cancel(id);
      return store.find(id);
    },
  };
}

/** Jobs are kept for a week. */
export const KEEP_MS = 7 * 24 * 3600 * 1000;
/** Messages one sweep passes on. */
const SWEEP_MESSAGES = 1000;

/** Passes on what nobody touched for so long, and forgets what is old. Called by the platform's clock. */
export async function sweep(
  store: JobStore,
  push: (messages: readonly SliceMessage[]) => Promise<void>,
  stallMs: number,
): Promise<void> {
  const stalled = await store.stalled(stallMs, SWEEP_MESSAGES);
  await store.touch(stalled);
  await push(stalled);
  await store.expire(KEEP_MS);
}
