// A hard puzzle over a chain of small calls, sent to both runtimes in turn: same verdict, and no more
// ticks than the stated overhead above one uninterrupted call.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SolveResponse } from '../src/schemas/solve.ts';
import { createTokenSigner } from '../src/solving/resume-token.ts';
import { eighteen } from './cases/engine.cases.ts';
import { send } from './support/cases.ts';
import { hardPuzzle, largePuzzle, outsidePuzzle } from './support/puzzles.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';

/**
 * What a call had begun and not proven is begun again by the next one. All calls together may take so many
 * times the ticks of one; measured: 1.0 where lines decide, about 2 for a search cut into pieces of 100,000.
 */
const OVERHEAD = 3;

let servers: readonly TestServer[];

beforeAll(async () => {
  servers = await Promise.all([startWorkerd(), startNode()]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function ask(index: number, body: unknown): Promise<SolveResponse> {
  const server = servers[index % servers.length];
  const answer = await send(server?.url ?? '', { path: '/v1/solve', body });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return JSON.parse(answer.text) as SolveResponse;
}

async function chain(
  puzzle: object,
  budget: number,
): Promise<{ readonly last: SolveResponse; readonly calls: number }> {
  let last = await ask(0, { ...puzzle, budget });
  let calls = 1;
  while (last.verdict === 'unknown' && last.resume !== null && calls < 400) {
    const before = last.cost.ticks;
    last = await ask(calls, { resume: last.resume, budget });
    expect(last.cost.ticks).toBe(before + last.cost.spent);
    calls += 1;
  }
  return { last, calls };
}

describe('a search over many calls', () => {
  test('a small ambiguous puzzle', async () => {
    const whole = await ask(0, eighteen);
    const { last, calls } = await chain(eighteen, Math.ceil(whole.cost.ticks / 4));
    expect(calls).toBeGreaterThan(2);
    expect(last.verdict).toBe(whole.verdict);
  });

  test('calls far too small to get anywhere still arrive', async () => {
    const { last, calls } = await chain(eighteen, 100);
    expect(last.verdict).toBe('multiple');
    expect(calls).toBeLessThan(100);
    expect(last.cost.budget).toBeGreaterThan(100);
  });

  test('a large puzzle: same solution, ticks within the overhead', async () => {
    const whole = await ask(1, largePuzzle);
    const { last, calls } = await chain(largePuzzle, Math.ceil(whole.cost.ticks / 8));
    expect(calls).toBeGreaterThan(5);
    expect(last.verdict).toBe('unique');
    expect(last.solutions).toEqual(whole.solutions);
    expect(last.cost.ticks).toBeLessThanOrEqual(whole.cost.ticks * OVERHEAD);
  });

  test('a search with many dead ends: same verdict, ticks within the overhead', async () => {
    const whole = await ask(1, hardPuzzle);
    const { last, calls } = await chain(hardPuzzle, Math.ceil(whole.cost.ticks / 8));
    expect(calls).toBeGreaterThan(2);
    expect(last.verdict).toBe(whole.verdict);
    expect(last.cost.ticks).toBeLessThanOrEqual(whole.cost.ticks * OVERHEAD);
  });

  test('a hard puzzle from outside: same verdict and solution', async (context) => {
    const puzzle = outsidePuzzle('survey.jsonl', 11);
    if (puzzle === undefined) return context.skip('the optional folder ../shared/puzzles is not there');
    const whole = await ask(1, { ...puzzle, budget: 100_000_000 });
    const { last, calls } = await chain(puzzle, Math.ceil(whole.cost.ticks / 6));
    expect(calls).toBeGreaterThan(2);
    expect(last.verdict).toBe(whole.verdict);
    expect(last.solutions).toEqual(whole.solutions);
    return undefined;
  });

  test('the same request costs the same ticks on both runtimes', async () => {
    const [edge, local] = await Promise.all([ask(0, hardPuzzle), ask(1, hardPuzzle)]);
    expect(edge).toEqual(local);
  });
});

describe('tokens', () => {
  test('a changed token is refused', async () => {
    const answer = await ask(0, { ...eighteen, budget: 10 });
    const token = answer.verdict === 'unknown' ? (answer.resume ?? '') : '';
    const at = 40;
    const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    const refused = await send(servers[0]?.url ?? '', { path: '/v1/solve', body: { resume: forged } });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('bad-signature');
  });

  test('a token of another version of the engine is refused, one of another secret too', async () => {
    const search = { engine: '0', code: '{}', options: {}, ticks: 1, state: '' };
    const signer = createTokenSigner('one');
    const token = (await signer.sign(search)) ?? '';
    await expect(signer.open(token, '1')).rejects.toMatchObject({ kind: 'invalid-resume' });
    await expect(createTokenSigner('two').open(token, '0')).rejects.toMatchObject({ kind: 'invalid-resume' });
    await expect(signer.open(token, '0')).resolves.toEqual(search);
  });

  test('a state that would make a token too long gives none', async () => {
    const search = { engine: '1', code: '{}', options: {}, ticks: 1, state: 'x'.repeat(400_000) };
    expect(await createTokenSigner('one').sign(search)).toBeNull();
  });
});
