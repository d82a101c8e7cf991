// The typed client, against a server: what it sends and what it gives back have types, and both are true.

import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { Client } from '../src/client.ts';
import { createClient } from '../src/client.ts';
import type { SolveResponse } from '../src/schemas/solve.ts';
import type { TestServer } from './support/servers.ts';
import { startNode } from './support/servers.ts';
import { TEST_KEY } from './support/settings.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startNode();
  client = createClient(server.url, { headers: { 'x-api-key': TEST_KEY } });
});

afterAll(async () => {
  await server.close();
});

describe('the client', () => {
  test('solves, and goes on', async () => {
    const puzzle = { rows: [[1], [2]], cols: [[2], [1]] };
    const response = await client.v1.solve.$post({ json: { ...puzzle, budget: 5 } });
    expect(response.status).toBe(200);
    if (response.status !== 200) return;
    const answer = await response.json();
    expectTypeOf(answer).toEqualTypeOf<SolveResponse>();
    expect(answer.verdict).toBe('unknown');
    if (answer.verdict !== 'unknown' || answer.resume === null) throw new Error('there is nothing to go on from');
    const next = await client.v1.solve.$post({ json: { resume: answer.resume } });
    expect(await next.json()).toMatchObject({ verdict: 'unique', solutions: [['#.', '##']] });
  });

  test('problems have a type too', async () => {
    const response = await client.v1.solve.$post({ json: { rows: [[9]], cols: [[1]] } });
    expect(response.status).toBe(422);
    if (response.status !== 422) return;
    const problem = await response.json();
    expectTypeOf(problem.title).toEqualTypeOf<string>();
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/rows/0', code: 'clue-too-long' });
  });

  test('reads puzzles, days and jobs', async () => {
    const daily = await client.v1.daily[':date'].$get({ param: { date: '2026-12-24' } });
    if (daily.status !== 200) throw new Error('there is no puzzle of that day');
    const { puzzle } = await daily.json();
    const again = await client.v1.puzzle[':code'].$get({ param: { code: puzzle.code } });
    expect(again.status).toBe(200);
    if (again.status === 200) expect((await again.json()).hash).toBe(puzzle.hash);
    const made = await client.v1.jobs.$post({ json: { puzzles: [{ code: puzzle.code }] } });
    if (made.status !== 202) throw new Error('no job was made');
    const { id } = await made.json();
    const job = await client.v1.jobs[':id'].$get({ param: { id } });
    expect(await job.json()).toMatchObject({ id, puzzles: 1 });
  });
});
