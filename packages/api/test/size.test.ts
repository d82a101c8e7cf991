import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { bundleWorker } from '../scripts/bundle-worker.ts';
import { startWorkerd } from './support/servers.ts';

test('the worker is at most 200 kB gzip; its cold start is printed', async () => {
  const { code, gzipBytes } = await bundleWorker();
  const begin = performance.now();
  const server = await startWorkerd();
  const ready = performance.now();
  const first = await fetch(`${server.url}/healthz`);
  const answered = performance.now();
  await server.close();
  process.stdout.write(
    `worker: ${(code.length / 1000).toFixed(0)} kB, ${(gzipBytes / 1000).toFixed(1)} kB gzip; ` +
      `workerd ready after ${(ready - begin).toFixed(0)} ms, first answer ${(answered - ready).toFixed(1)} ms later\n`,
  );
  expect(first.status).toBe(200);
  expect(gzipBytes).toBeLessThanOrEqual(200_000);
});
