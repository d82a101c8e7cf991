// The servers under load, in a process of their own: the API, and a bare Hono route beside it.

import { serve as listen } from '@hono/node-server';
import { Hono } from 'hono';
import { serve } from '../src/entries/node.ts';

const server = await serve({ port: 0, rateLimit: false, jobs: false });
const bare = new Hono().get('/', (c) => c.json({ ok: true }));
const bareServer = listen({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
  process.stdout.write(`${server.url} http://127.0.0.1:${info.port}\n`);
});
process.once('SIGTERM', () => {
  bareServer.close();
  void server.close().then(() => process.exit(0));
});

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
