// Jobs on both runtimes: made, watched, read, cancelled; every puzzle once, with the right answer.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eighteen } from './cases/engine.cases.ts';
import { send } from './support/cases.ts';
import type { JobView } from './support/jobs.ts';
import { allLines, finish } from './support/jobs.ts';
import { hardPuzzle, randomPuzzle } from './support/puzzles.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';

const small = { rows: [[1], [2]], cols: [[2], [1]] };

const starters = [
  ['workerd', () => startWorkerd({ bindings: { NONO_SLICE_TICKS: '300000' } })],
  ['node', () => startNode({ jobs: { threads: 2, sliceTicks: 300_000 } })],
] as const;

const results = new Map<string, unknown>();

describe.each(starters)('%s', (name, start) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await start();
  });

  afterAll(async () => {
    await server.close();
  });

  const make = async (body: unknown): Promise<JobView> => {
    const answer = await send(server.url, { path: '/v1/jobs', body });
    expect(answer.status, answer.text.slice(0, 300)).toBe(202);
    const job = JSON.parse(answer.text) as JobView;
    expect(answer.headers.get('location')).toBe(`/v1/jobs/${job.id}`);
    return job;
  };

  test('several puzzles, one that cannot be asked', async () => {
    const job = await make({ puzzles: [small, { rows: [[2]], cols: [[1]] }, eighteen] });
    const done = await finish(server.url, job.id);
    expect(done).toMatchObject({ state: 'done', puzzles: 3, finished: 3 });
    expect(done.outcomes).toMatchObject({ unique: 1, multiple: 1, refused: 1, failed: 0 });
    const lines = await allLines(server.url, job.id);
    expect(lines.map((line) => line.index).sort()).toEqual([0, 1, 2]);
    expect(lines.find((line) => line.index === 0)?.answer).toMatchObject({
      verdict: 'unique',
      solutions: [['#.', '##']],
    });
    expect(lines.find((line) => line.index === 1)?.problem).toMatchObject({ status: 422 });
  });

  test('one hard puzzle over many slices', async () => {
    const job = await make({ puzzles: [hardPuzzle].map(({ rows, cols }) => ({ rows, cols })) });
    const done = await finish(server.url, job.id);
    const [line] = await allLines(server.url, job.id);
    expect(done.outcomes).toMatchObject({ multiple: 1 });
    expect(done.ticks).toBe(line?.answer?.cost.ticks);
    results.set(name, line);
  });

  test('a budget that ends first is unknown, with a token to go on', async () => {
    const job = await make({ puzzles: [eighteen], budget: 50 });
    await finish(server.url, job.id);
    const [line] = await allLines(server.url, job.id);
    expect(line?.answer).toMatchObject({ verdict: 'unknown', reason: 'budget' });
    const more = await send(server.url, { path: '/v1/solve', body: { resume: line?.answer?.resume } });
    expect(JSON.parse(more.text)).toMatchObject({ verdict: 'multiple' });
  });

  test('events: every line once, then done; a client goes on after the last one it saw', async () => {
    const puzzles = Array.from({ length: 12 }, (_, seed) => randomPuzzle(seed, 12, 10, 0.6));
    const job = await make({ puzzles });
    const whole = await (await fetch(`${server.url}/v1/jobs/${job.id}/events`)).text();
    const ids = [...whole.matchAll(/event: line\nid: (\d+)/g)].map((match) => Number(match[1]));
    expect(ids).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(whole).toMatch(/event: done\nid: 12\ndata: \{"id":"[0-9a-f]{32}","state":"done"/);
    const headers = { 'last-event-id': '10' };
    const rest = await (await fetch(`${server.url}/v1/jobs/${job.id}/events`, { headers })).text();
    expect([...rest.matchAll(/event: line\nid: (\d+)/g)].map((match) => match[1])).toEqual(['11', '12']);
  });

  test('lines in pages, and as NDJSON', async () => {
    const job = await make({ puzzles: Array.from({ length: 5 }, () => small) });
    await finish(server.url, job.id);
    const page = JSON.parse((await send(server.url, { path: `/v1/jobs/${job.id}/lines?limit=2` })).text);
    expect(page).toMatchObject({ next: 2, complete: false });
    const last = JSON.parse((await send(server.url, { path: `/v1/jobs/${job.id}/lines?after=2&limit=500` })).text);
    expect(last).toMatchObject({ next: 5, complete: true });
    const headers = { accept: 'application/x-ndjson' };
    const text = (await send(server.url, { path: `/v1/jobs/${job.id}/lines`, headers })).text;
    expect(text.trim().split('\n')).toHaveLength(5);
  });

  test('a cancelled job stops', async () => {
    const puzzles = Array.from({ length: 40 }, () => ({ rows: hardPuzzle.rows, cols: hardPuzzle.cols }));
    const job = await make({ puzzles });
    const answer = await send(server.url, { method: 'DELETE', path: `/v1/jobs/${job.id}` });
    expect(JSON.parse(answer.text)).toMatchObject({ state: 'cancelled' });
    const settled = await finish(server.url, job.id);
    expect(settled.finished).toBeLessThan(40);
  });

  test('an id that names nothing, or is none', async () => {
    const unknown = await send(server.url, { path: `/v1/jobs/${'0'.repeat(32)}` });
    expect(unknown.status).toBe(404);
    const malformed = await send(server.url, { path: '/v1/jobs/..%2f..%2fetc' });
    expect(malformed.status).toBe(422);
    const events = await send(server.url, { path: `/v1/jobs/${'0'.repeat(32)}/events` });
    expect(events.status).toBe(404);
  });
});

test('both runtimes found the same, for the same ticks', () => {
  expect(results.get('node')).toEqual(results.get('workerd'));
});
