// What the load test asks: the API and, beside it, a bare Hono route, each in a process of its own, on Node or
// in workerd, with a way to ask for the heap that is alive.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { bundleWorker } from './bundle-worker.ts';

/** One server in one process. */
export interface Target {
  readonly url: string;
  /** Megabytes that the process holds; NaN where there is no /proc. */
  residentMemory(): number;
  /** Megabytes in use after a collection. */
  liveHeap(): Promise<number>;
  close(): Promise<void>;
}

/** Starts the API, or the bare route. */
export function startTarget(runtime: string, kind: 'api' | 'bare'): Promise<Target> {
  return runtime === 'workerd' ? startWorkerd(kind) : startNode(kind);
}

async function startNode(kind: 'api' | 'bare'): Promise<Target> {
  const script = fileURLToPath(new URL('./load-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--conditions=@nonokit/source', script, kind], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return {
    url,
    residentMemory: () => residentMemoryOf(child.pid ?? 0),
    liveHeap: () =>
      new Promise((resolve) => {
        child.once('message', (bytes) => resolve(Number(bytes) / 1e6));
        child.send('heap');
      }),
    close: async () => void child.kill('SIGTERM'),
  };
}

/** Passes everything on to the worker under test, which stays as it is; collects on demand. */
const COLLECTOR = `import worker from './worker.js';
export default {
  fetch(request, env, context) {
    if (!request.url.endsWith('/collect-garbage')) return worker.fetch(request, env, context);
    gc();
    return new Response();
  },
};`;

const BARE = "import { Hono } from 'hono'; export default new Hono().get('/', (c) => c.json({ ok: true }));";

async function startWorkerd(kind: 'api' | 'bare'): Promise<Target> {
  process.env['MINIFLARE_WORKERD_V8_FLAGS'] = '--expose-gc';
  const before = children();
  const worker = kind === 'api' ? (await bundleWorker()).code : await bundleBare();
  const miniflare = new Miniflare({
    modules: [
      { type: 'ESModule', path: 'main.js', contents: COLLECTOR },
      { type: 'ESModule', path: 'worker.js', contents: worker },
    ],
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['enable_request_signal'],
    bindings: { NONO_LOG: 'off' },
    cf: false,
    host: '127.0.0.1',
    port: 0,
    inspectorPort: 0,
  });
  const url = (await miniflare.ready).origin;
  const [pid = 0] = children().filter((one) => !before.includes(one) && isWorkerd(one));
  return {
    url,
    residentMemory: () => residentMemoryOf(pid),
    liveHeap: async () => {
      await (await fetch(`${url}/collect-garbage`)).text();
      return usedHeap((await miniflare.getInspectorURL()).host);
    },
    close: () => miniflare.dispose(),
  };
}

async function bundleBare(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: BARE, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
  });
  return outputFiles[0]?.text ?? '';
}

/** Megabytes of the isolate, as its inspector tells. */
async function usedHeap(host: string): Promise<number> {
  const socket = new WebSocket(`ws://${host}/core:user:`);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const answered = new Promise<number>((resolve) => {
    socket.addEventListener('message', (event) => {
      const { result } = JSON.parse(String(event.data)) as { readonly result?: { readonly usedSize?: number } };
      if (result?.usedSize !== undefined) resolve(result.usedSize / 1e6);
    });
  });
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }));
  const megabytes = await answered;
  socket.close();
  return megabytes;
}

function children(): readonly number[] {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

function isWorkerd(pid: number): boolean {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd');
}

function residentMemoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
