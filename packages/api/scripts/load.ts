// A load test on this machine: 10,000 mixed requests over 64 connections, valid, invalid and hostile, each
// answer checked, next to a bare Hono route on the same runtime.
//
//   node --conditions=@nonokit/source packages/api/scripts/load.ts [node|workerd] [requests] [connections]
//
// Prints requests per second, p50 and p99, the share of time that the engine takes by itself, and the
// server's memory over the run. Fails on any 5xx and on any wrong answer. Loopback only.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { puzzleOfJson } from '@nonokit/core/formats';
import { solve } from '@nonokit/core/solve';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { bundleWorker } from './bundle-worker.ts';
import { mixOf } from './load-mix.ts';

const [, , runtime = 'node', requestsText = '10000', connectionsText = '64'] = process.argv;
const requests = Math.min(Number(requestsText), 100_000);
const connections = Math.min(Number(connectionsText), 256);

interface Target {
  readonly url: string;
  readonly bareUrl: string;
  readonly pids: readonly number[];
  /** Megabytes in use after a collection; NaN where the runtime does not tell. */
  liveHeap(): Promise<number>;
  close(): Promise<void>;
}

async function startNode(): Promise<Target> {
  const script = fileURLToPath(new URL('./load-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--conditions=@nonokit/source', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [url = '', bareUrl = ''] = await new Promise<string[]>((resolve) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim().split(' ')));
  });
  return {
    url,
    bareUrl,
    pids: [child.pid ?? 0],
    liveHeap: () =>
      new Promise((resolve) => {
        child.once('message', (bytes) => resolve(Number(bytes) / 1e6));
        child.send('heap');
      }),
    close: async () => {
      child.kill('SIGTERM');
    },
  };
}

async function startWorkerd(): Promise<Target> {
  const before = children();
  const options = { compatibilityDate: '2026-07-01', cf: false, host: '127.0.0.1', port: 0 } as const;
  const worker = (contents: string) => ({ modules: [{ type: 'ESModule' as const, path: 'worker.js', contents }] });
  const { code } = await bundleWorker();
  const compatibilityFlags = ['enable_request_signal'];
  const app = new Miniflare({ ...options, ...worker(code), compatibilityFlags, bindings: { NONO_LOG: 'off' } });
  const url = (await app.ready).origin;
  const pids = children().filter((pid) => !before.includes(pid));
  const source = "import { Hono } from 'hono'; export default new Hono().get('/', (c) => c.json({ ok: true }));";
  const bundled = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
  });
  const bare = new Miniflare({ ...options, ...worker(bundled.outputFiles[0]?.text ?? '') });
  const bareUrl = (await bare.ready).origin;
  const liveHeap = async (): Promise<number> => Number.NaN;
  return { url, bareUrl, pids, liveHeap, close: async () => void (await Promise.all([app.dispose(), bare.dispose()])) };
}

function children(): readonly number[] {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** Resident memory in megabytes; NaN where there is no /proc. */
function memoryOf(pids: readonly number[]): number {
  try {
    const kilobytes = pids.map((pid) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    );
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
  } catch {
    return Number.NaN;
  }
}

interface Run {
  readonly seconds: number;
  readonly times: readonly number[];
}

/** Calls `one` so many times over so many connections. */
async function run(count: number, one: (index: number) => Promise<void>): Promise<Run> {
  const times: number[] = [];
  let next = 0;
  const begin = performance.now();
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const sent = performance.now();
      await one(index);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return { seconds: (performance.now() - begin) / 1000, times: times.sort((a, b) => a - b) };
}

function report(name: string, { seconds, times }: Run): void {
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  const perSecond = (times.length / seconds).toFixed(0);
  console.log(
    `${name.padEnd(22)} ${perSecond.padStart(6)} req/s   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   (${seconds.toFixed(1)} s)`,
  );
}

const mix = mixOf(requests);
const target = runtime === 'workerd' ? await startWorkerd() : await startNode();
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${runtime}: ${requests} requests, ${connections} connections, load average ${load.join(' ')}`);

const faults: string[] = [];
const statuses = new Map<number, number>();
const memory: number[] = [];
const heap: number[] = [];
const ask = async (index: number): Promise<void> => {
  const request = mix[index % mix.length];
  if (request === undefined) return;
  const response = await fetch(target.url + request.path, request.init);
  const text = await response.text();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const fault = request.fault(response.status, text);
  if (fault !== undefined) faults.push(`${request.path}: ${fault}`);
  if (index % Math.ceil(requests / 10) === 0) memory.push(memoryOf(target.pids));
};

await run(Math.min(500, requests), ask);
memory.length = 0;
statuses.clear();
heap.push(await target.liveHeap());
const whole = await run(requests, ask);
memory.push(memoryOf(target.pids));
heap.push(await target.liveHeap());
const bare = await run(requests, async () => {
  await (await fetch(`${target.bareUrl}/`)).text();
});
await target.close();

// The engine's own time: the same questions, asked directly, one after the other.
const begin = performance.now();
let solved = 0;
for (let index = 0; index < requests; index += 1) {
  const puzzle = mix[index % mix.length]?.puzzle;
  const read = puzzle === undefined ? undefined : puzzleOfJson(puzzle).puzzle;
  if (read?.ok !== true) continue;
  solve(read.value);
  solved += 1;
}
const engineSeconds = (performance.now() - begin) / 1000;

report('nonokit api', whole);
report('bare hono route', bare);
console.log(
  `engine alone: ${engineSeconds.toFixed(1)} s for ${solved} puzzles, ${((100 * engineSeconds) / whole.seconds).toFixed(0)} % of the run`,
);
if (!Number.isNaN(heap[0])) {
  console.log(`live heap before and after (MB): ${heap.map((value) => value.toFixed(1)).join(' ')}`);
}
console.log(`resident memory over the run (MB): ${memory.map((value) => value.toFixed(0)).join(' ')}`);
console.log(
  `statuses: ${[...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}×${count}`)
    .join('  ')}`,
);
console.log(`wrong answers: ${faults.length}`);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
