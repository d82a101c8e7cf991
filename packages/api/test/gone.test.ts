// The client goes away in the middle of a long search: the work stops, on both runtimes, and the log says
// how far it came. Logs never hold what was sent.

import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../src/deps.ts';
import { cpuSeconds, pause, workerdChildren } from './support/kill.ts';
import { randomPuzzle } from './support/puzzles.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';

/** Nobody decides this in the ticks that one call may have. */
const endless = { ...randomPuzzle(5, 60, 60, 0.42), budget: 100_000_000, meta: { title: 'secret title' } };
const WAIT_MS = 20_000;

const starters: readonly (readonly [string, (log: (entry: LogEntry) => void) => Promise<TestServer>])[] = [
  ['node', (log) => startNode({ log, jobs: false })],
  [
    'workerd',
    (log) =>
      startWorkerd({
        bindings: { NONO_LOG: 'on' },
        onLog: (line) => {
          if (line.startsWith('{')) log(JSON.parse(line) as LogEntry);
        },
      }),
  ],
];

async function until(found: () => boolean): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!found() && Date.now() < end) await pause(50);
}

/** Opens a stream, waits for news, goes away. */
async function leaveStream(url: string): Promise<void> {
  const control = new AbortController();
  const response = await fetch(`${url}/v1/solve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(endless),
    signal: control.signal,
  });
  const reader = response.body?.getReader();
  let text = '';
  while (!text.includes('event: progress')) {
    const part = await reader?.read();
    text += new TextDecoder().decode(part?.value);
  }
  control.abort();
}

test('on Node a stream that nobody reads any more ends its search', async () => {
  const entries: LogEntry[] = [];
  const server = await startNode({ log: (entry) => entries.push(entry), jobs: false });
  await leaveStream(server.url);
  await until(() => entries.some((entry) => entry.message === 'stream ended'));
  const ended = entries.find((entry) => entry.message === 'stream ended');
  await server.close();
  expect(ended).toMatchObject({ level: 'info', route: '/v1/solve', status: 200 });
  expect(ended?.ticks).toBeGreaterThan(0);
  expect(ended?.ticks).toBeLessThan(endless.budget);
  expect(JSON.stringify(entries)).not.toContain('secret');
});

test('on workerd a stream that nobody reads any more costs no processor time', async (context) => {
  const before = workerdChildren();
  const server = await startWorkerd();
  const [pid] = workerdChildren().filter((child) => !before.includes(child));
  if (pid === undefined) {
    await server.close();
    return context.skip('the workerd process cannot be found: there is no /proc here');
  }
  // The platform drops the whole invocation, so no line of the log can tell: the process itself must.
  await leaveStream(server.url);
  await pause(1500);
  const begin = cpuSeconds(pid);
  await pause(1500);
  const used = cpuSeconds(pid) - begin;
  await server.close();
  expect(used).toBeLessThan(0.3);
  return undefined;
});

describe.each(starters)('%s', (_, start) => {
  test('a request that nobody waits for any more ends its search', async () => {
    const entries: LogEntry[] = [];
    const server = await start((entry) => entries.push(entry));
    const control = new AbortController();
    const answer = fetch(`${server.url}/v1/solve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(endless),
      signal: control.signal,
    }).catch(() => undefined);
    await pause(1000);
    control.abort();
    await answer;
    await until(() => entries.some((entry) => entry.route === '/v1/solve'));
    const ended = entries.find((entry) => entry.route === '/v1/solve');
    await server.close();
    expect(ended?.ticks).toBeGreaterThan(0);
    expect(ended?.ticks).toBeLessThan(endless.budget);
  });
});
