// The same app on both runtimes, over HTTP, with the same settings.

import { Miniflare } from 'miniflare';
import { bundleWorker } from '../../scripts/bundle-worker.ts';
import type { ServeOptions } from '../../src/entries/node.ts';
import { serve } from '../../src/entries/node.ts';
import { digestOfKey } from '../../src/middleware/access.ts';
import { TEST_KEY, TEST_SECRET } from './settings.ts';

/** A server under test. */
export interface TestServer {
  readonly name: 'workerd' | 'node';
  readonly url: string;
  close(): Promise<void>;
}

/** Options of a test worker. */
export interface WorkerdOptions {
  readonly bindings?: Record<string, string>;
  /** Folder in which D1 keeps its files, to survive the process. */
  readonly persist?: string;
}

/** A worker under test, with the hands that the platform has. */
export interface Workerd extends TestServer {
  /** What the cron trigger does. */
  sweep(): Promise<void>;
}

/** Starts the bundled worker in workerd, with a queue and a database. */
export async function startWorkerd({ bindings = {}, persist }: WorkerdOptions = {}): Promise<Workerd> {
  const { code } = await bundleWorker();
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: code }],
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['enable_request_signal'],
    bindings: {
      NONO_TOKEN_SECRET: TEST_SECRET,
      NONO_API_KEYS: `test=${await digestOfKey(TEST_KEY)}`,
      NONO_LOG: 'off',
      ...bindings,
    },
    d1Databases: ['JOBS_DB'],
    d1Persist: persist ?? false,
    queueProducers: { JOBS_QUEUE: 'nono-jobs' },
    queueConsumers: { 'nono-jobs': { maxBatchSize: 25, maxBatchTimeout: 0, maxRetries: 20 } },
    cf: false,
    host: '127.0.0.1',
    port: 0,
  });
  const url = await miniflare.ready;
  return {
    name: 'workerd',
    url: url.origin,
    sweep: async () => {
      const worker = await miniflare.getWorker();
      await worker.scheduled({ cron: '* * * * *' });
    },
    close: () => miniflare.dispose(),
  };
}

/** Starts the Node server. */
export async function startNode(options: ServeOptions = {}): Promise<TestServer> {
  const server = await serve({
    port: 0,
    rateLimit: false,
    tokenSecret: TEST_SECRET,
    apiKeys: new Map([['test', await digestOfKey(TEST_KEY)]]),
    ...options,
  });
  return { name: 'node', url: server.url, close: () => server.close() };
}
