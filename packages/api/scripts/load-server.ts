// A server under load on Node, in a process of its own: the API, or with `bare` a Hono route that does nothing.

import { serve as listen } from '@hono/node-server';
import { Hono } from 'hono';
import { serve } from '../src/entries/node.ts';

async function startBare(): Promise<string> {
  const bare = new Hono().get('/', (c) => c.json({ ok: true }));
  return new Promise((resolve) => {
    listen({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(`http://127.0.0.1:${info.port}`));
  });
}

const url =
  process.argv[2] === 'bare' ? await startBare() : (await serve({ port: 0, rateLimit: false, jobs: false })).url;
process.stdout.write(`${url}\n`);
process.once('SIGTERM', () => process.exit(0));
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
