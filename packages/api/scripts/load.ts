// A load test on this machine: rounds of 10,000 mixed requests over 64 connections, valid, invalid and hostile,
// each answer checked, next to a bare Hono route on the same runtime.
//
//   node --conditions=@nonokit/source packages/api/scripts/load.ts [node|workerd] [requests] [connections] [rounds]
//
// Prints requests per second, p50 and p99, the share of time that the engine takes by itself, and after each
// round the heap that is alive and the memory of the process, of the bare route too. Loopback only.
//
// Fails on any 5xx, on any wrong answer, and if memory is not flat:
//
//   live heap        after a collection, grows by at most 2 MB from the end of the first round to the end of the
//                    last: 0.1 kB a request, which any cache without a bound would pass
//   resident memory  of the last round is at most a tenth more than of the round before; the rounds before that
//                    are the runtime's, which sizes its heap to the load (the bare route shows it too); short
//                    rounds, below 5,000 requests, are not judged by it

import { loadavg } from 'node:os';
import { puzzleOfJson } from '@nonokit/core/formats';
import { solve } from '@nonokit/core/solve';
import { mixOf } from './load-mix.ts';
import type { Target } from './load-targets.ts';
import { startTarget } from './load-targets.ts';

const MOST_HEAP_GROWTH = 2;
const MOST_RESIDENT_GROWTH = 1.1;
const SHORT_ROUND = 5000;
/** In a round; a server that drops lines under load would pass it at once. */
const MOST_CLOSED_LINES = 5;

const [, , runtime = 'node', requestsText = '10000', connectionsText = '64', roundsText = '3'] = process.argv;
const requests = Math.min(Number(requestsText), 100_000);
const connections = Math.min(Number(connectionsText), 256);
const rounds = Math.max(2, Math.min(Number(roundsText), 20));

interface Run {
  readonly seconds: number;
  readonly times: readonly number[];
}

/** Memory of a target at the end of a round, in megabytes. */
interface Memory {
  readonly heap: number;
  readonly resident: number;
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

async function memoryOf(target: Target): Promise<Memory> {
  const resident = target.residentMemory();
  return { heap: await target.liveHeap(), resident };
}

function words(name: string, all: readonly Memory[]): string {
  const list = (pick: (one: Memory) => number): string => all.map((one) => pick(one).toFixed(1)).join(' ');
  return `${name.padEnd(22)} live heap ${list((one) => one.heap)}   resident ${list((one) => one.resident)}`;
}

const mix = mixOf(requests);
const api = await startTarget(runtime, 'api');
const bare = await startTarget(runtime, 'bare');
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${runtime}: ${rounds} × ${requests} requests, ${connections} connections, load average ${load.join(' ')}`);

const faults: string[] = [];
let closedLines = 0;
const statuses = new Map<number, number>();
/** Asks; once more if the line was closed just as it was used again, which HTTP/1.1 allows a server to do. */
const fetchOnLine = async (url: string, init?: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch {
    closedLines += 1;
    return fetch(url, init);
  }
};
const ask = async (index: number): Promise<void> => {
  const request = mix[index % mix.length];
  if (request === undefined) return;
  const response = await fetchOnLine(api.url + request.path, request.init);
  const text = await response.text();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const fault = request.fault(response.status, text);
  if (fault !== undefined) faults.push(`${request.path}: ${fault}`);
};
const askBare = async (): Promise<void> => {
  await (await fetchOnLine(`${bare.url}/`)).text();
};

const memory: { readonly api: Memory[]; readonly bare: Memory[] } = { api: [], bare: [] };
let last: Run = { seconds: 0, times: [] };
for (let round = 1; round <= rounds; round += 1) {
  last = await run(requests, ask);
  memory.api.push(await memoryOf(api));
  report(`api, round ${round}`, last);
  report(`bare hono, round ${round}`, await run(requests, askBare));
  memory.bare.push(await memoryOf(bare));
}
await Promise.all([api.close(), bare.close()]);

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
const share = ((100 * engineSeconds) / last.seconds).toFixed(0);
console.log(`engine alone           ${engineSeconds.toFixed(1)} s for ${solved} puzzles, ${share} % of the last round`);

console.log('memory after each round, MB');
console.log(words('api', memory.api));
console.log(words('bare hono route', memory.bare));
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
console.log(`statuses: ${counts.join('  ')}`);

const grown = (memory.api.at(-1)?.heap ?? 0) - (memory.api[0]?.heap ?? 0);
const swollen = (memory.api.at(-1)?.resident ?? 0) / (memory.api.at(-2)?.resident ?? 1);
if (grown > MOST_HEAP_GROWTH) faults.push(`the live heap grew by ${grown.toFixed(1)} MB`);
if (swollen > MOST_RESIDENT_GROWTH && requests >= SHORT_ROUND)
  faults.push(`resident memory grew to ${(100 * swollen).toFixed(0)} %`);
console.log(
  `live heap grew by ${grown.toFixed(2)} MB; resident memory of the last round ${(100 * swollen).toFixed(0)} %`,
);
console.log(`lines that were closed while idle and asked again: ${closedLines}`);
if (closedLines > rounds * MOST_CLOSED_LINES) faults.push(`${closedLines} lines were closed`);
console.log(`faults: ${faults.length}`);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
