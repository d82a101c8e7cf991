// The same app on both runtimes, over HTTP, with the same settings.

import { Miniflare } from 'miniflare';
import { bundleWorker } from '../../scripts/bundle-worker.ts';
import { serve } from '../../src/entries/node.ts';
import { digestOfKey } from '../../src/middleware/access.ts';

/** A server under test. */
export interface TestServer {
  readonly name: 'workerd' | 'node';
  readonly url: string;
  close(): Promise<void>;
}

/** Settings that both get. */
export const TEST_SECRET = 'a secret for tests only';
export const TEST_KEY = 'nk_test_key';

/** Starts the bundled worker in workerd. */
export async function startWorkerd(bindings: Record<string, string> = {}): Promise<TestServer> {
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
    cf: false,
    host: '127.0.0.1',
    port: 0,
  });
  const url = await miniflare.ready;
  return { name: 'workerd', url: url.origin, close: () => miniflare.dispose() };
}

/** Starts the Node server. */
export async function startNode(): Promise<TestServer> {
  const server = await serve({
    port: 0,
    rateLimit: false,
    tokenSecret: TEST_SECRET,
    apiKeys: new Map([['test', await digestOfKey(TEST_KEY)]]),
  });
  return { name: 'node', url: server.url, close: () => server.close() };
}
