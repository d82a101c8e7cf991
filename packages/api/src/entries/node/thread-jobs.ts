// Jobs on Node: messages in memory, state in SQLite, slices in worker threads.
//
// The queue in memory is only a convenience: every open item is in the database, and a process that
// starts on an existing file passes all of them on again.

import type { SliceMessage } from '../../jobs/job.ts';
import type { JobService } from '../../jobs/job-service.ts';
import { createJobService, KEEP_MS } from '../../jobs/job-service.ts';
import { JobStore } from '../../jobs/job-store.ts';
import { giveUp, processMessages } from '../../jobs/process-messages.ts';
import type { TokenSigner } from '../../solving/resume-token.ts';
import { openSql } from './node-sql.ts';
import type { SlicePool } from './slice-pool.ts';
import { createSlicePool } from './slice-pool.ts';

/** Where and how jobs are worked on. */
export interface ThreadJobsOptions {
  /** Database file, or `:memory:`. */
  readonly database: string;
  /** Worker threads. */
  readonly threads: number;
  readonly sliceTicks: number;
  readonly signer: TokenSigner;
}

/** The service with its threads. */
export interface ThreadJobs {
  readonly service: JobService;
  readonly pool: SlicePool;
  /** Lets no new slice begin, then ends the threads and closes the file. Unfinished slices are done again later. */
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 8;
const EXPIRE_MS = 3_600_000;

/** Opens the database and goes on with what is open. */
export async function startThreadJobs(options: ThreadJobsOptions): Promise<ThreadJobs> {
  const sql = await openSql(options.database);
  const store = new JobStore(sql);
  const pool = createSlicePool(options.threads, options.sliceTicks);
  const waiting: { readonly message: SliceMessage; readonly attempts: number }[] = [];
  let running = 0;
  let isOpen = true;

  const push = async (messages: readonly SliceMessage[]): Promise<void> => {
    for (const message of messages) waiting.push({ message, attempts: 1 });
    next();
  };
  const { signer, sliceTicks } = options;
  const deps = { store, signer, sliceTicks, work: pool.work, push };

  const deliver = async (message: SliceMessage, attempts: number): Promise<void> => {
    const delivery = { message, again: attempts > 1 };
    const failed = await processMessages([delivery], deps).catch(() => [delivery]);
    if (failed.length === 0 || !isOpen) return;
    if (attempts < MAX_ATTEMPTS) waiting.push({ message, attempts: attempts + 1 });
    else await giveUp(message, store);
  };

  const next = (): void => {
    while (isOpen && running < pool.size) {
      const one = waiting.shift();
      if (one === undefined) return;
      running += 1;
      void deliver(one.message, one.attempts).finally(() => {
        running -= 1;
        next();
      });
    }
  };

  for (const message of await store.open()) waiting.push({ message, attempts: 2 });
  next();
  const timer = setInterval(() => void store.expire(KEEP_MS).catch(() => undefined), EXPIRE_MS);
  timer.unref();

  return {
    service: createJobService(store, push),
    pool,
    close: async () => {
      isOpen = false;
      clearInterval(timer);
      await pool.close();
      while (running > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      sql.close();
    },
  };
}
