// The same app on both runtimes, over HTTP, with the same settings.

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { bundleWorker } from '../../scripts/bundle-worker.ts';
import { readDrawings } from '../../scripts/read-drawings.ts';
import { viewerFolder } from '../../src/entries/node/viewer-folder.ts';
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
  /** Folder of the built viewer. */
  readonly viewer?: string;
  /** Requests a minute of the platform's rate limiter; no limiter when absent. */
  readonly quota?: number;
  /** Receives what the worker writes to its console. */
  readonly onLog?: (line: string) => void;
}

/** A worker under test, with the hands that the platform has. */
export interface Workerd extends TestServer {
  /** What the cron trigger does. */
  sweep(): Promise<void>;
}

/** What the platform's asset binding does, from a folder. */
function assetsOf(folder: string): (request: Request) => Promise<Response> {
  const find = viewerFolder(folder);
  return async (request) => {
    const file = await find(new URL(request.url).pathname.slice(1));
    if (file === undefined) return new Response(null, { status: 404 });
    return new Response(file.body, { headers: { 'content-type': file.type } });
  };
}

/** Starts the bundled worker in workerd, with a queue and a database. */
export async function startWorkerd({
  bindings = {},
  persist,
  viewer,
  quota,
  onLog,
}: WorkerdOptions = {}): Promise<Workerd> {
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
    ...(viewer !== undefined && { serviceBindings: { ASSETS: assetsOf(viewer) } }),
    ...(quota !== undefined && {
      ratelimits: { RATE_LIMITER: { namespace_id: '1', simple: { limit: quota, period: 60 as const } } },
    }),
    ...(onLog && {
      handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
        for (const stream of [stdout, stderr]) createInterface(stream).on('line', onLog);
      },
    }),
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
    drawings: readDrawings(),
    tokenSecret: TEST_SECRET,
    apiKeys: new Map([['test', await digestOfKey(TEST_KEY)]]),
    ...options,
  });
  return { name: 'node', url: server.url, close: () => server.close() };
}
