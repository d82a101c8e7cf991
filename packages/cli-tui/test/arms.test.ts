// `--jobs` on a single puzzle: several searches on threads of their own that help each other.

import { cluesOf } from '@nonokit/core';
import { expect, test } from 'vitest';
import { main } from '../src/main.ts';
import { countOne } from '../src/solver.ts';
import { fakeIo } from './support/fake-io.ts';

/** A random board, 45 % filled, on which one search needs some 3,000 contradictions. */
function hardBoard(): string {
  let state = 35;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 100;
  };
  const { rows, columns } = cluesOf({
    width: 25,
    height: 25,
    cells: Uint8Array.from({ length: 625 }, () => (random() < 45 ? 1 : 0)),
  });
  const numbers = (clues: typeof rows): readonly (readonly number[])[] =>
    clues.map((clue) => clue.map(({ length }) => length));
  return JSON.stringify({ rows: numbers(rows), columns: numbers(columns) });
}

const files = { 'hard.json': hardBoard(), 'plus.txt': 'rows: 1, 3, 1\ncolumns: 1, 3, 1\n' };

async function solved(...argv: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const io = fakeIo({ files });
  await main(['solve', '--json', '--quiet', ...argv], io);
  return io
    .out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('one hard puzzle: two arms, the first verdict wins, the work of both is counted', async () => {
  const [answer] = await solved('--jobs', '2', 'hard.json');
  expect(answer?.['verdict']).toBe('multiple');
  const arms = answer?.['arms'] as { winner: number; ticks: number[]; conflicts: number[] };
  expect([0, 1]).toContain(arms.winner);
  expect(arms.ticks[arms.winner]).toBe(answer?.['ticks']);
  expect(arms.ticks.every((ticks) => ticks > 0)).toBe(true);
  expect(arms.conflicts.length).toBe(2);
}, 120_000);

test('budgets hold for each arm', async () => {
  const [answer] = await solved('--jobs', '2', '--budget', '2500k', 'hard.json');
  const arms = answer?.['arms'] as { winner: number | null; ticks: number[] };
  if (answer?.['verdict'] === 'unknown') expect([answer['reason'], arms.winner]).toEqual(['budget', null]);
  expect(Math.max(...arms.ticks)).toBeLessThan(2_600_000);
}, 120_000);

test('an easy puzzle starts no thread, and many puzzles share them', async () => {
  const [alone] = await solved('--jobs', '2', 'plus.txt');
  expect([alone?.['verdict'], alone?.['arms']]).toEqual(['unique', undefined]);
  const both = await solved('--jobs', '2', 'plus.txt', 'plus.txt');
  expect(both.map((answer) => [answer['verdict'], answer['arms']])).toEqual([
    ['unique', undefined],
    ['unique', undefined],
  ]);
}, 120_000);

test.each([
  [[], false],
  [[1], true],
  [[1, 2], false],
  [[1, 2, 3], false],
])('%j: is it one item? %j', async (given, isOne) => {
  const { isAlone, items } = await countOne(given);
  const seen: number[] = [];
  for await (const item of items) seen.push(item);
  expect([isAlone, seen]).toEqual([isOne, given]);
});
