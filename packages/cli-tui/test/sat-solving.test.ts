import { spawnSync } from 'node:child_process';
import { pictureOfRows, puzzleOf, unwrap } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import { solveBySat } from '../src/sat-solving.ts';
import type { SolveTask } from '../src/solving.ts';

const palette = [
  { name: 'white', rgb: 'ffffff' },
  { name: 'black', rgb: '000000' },
];

function task(rows: readonly string[], satSolver: string, maxSolutions = 2): SolveTask {
  const picture = pictureOfRows(rows, palette);
  if (!picture) throw new Error('not a picture');
  return {
    puzzle: unwrap(puzzleOf(picture, palette)),
    strategy: 'sat',
    satSolver,
    maxSolutions,
    budget: undefined,
    timeoutMs: undefined,
    guess: true,
    classify: false,
    seed: 0,
  };
}

const watch = { now: () => performance.now(), stop: { aborted: false } };

const solvers = ['cadical', 'minisat'].filter(
  (name) => spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined,
);

describe.each(solvers)('%s', (solver) => {
  test('proves a picture unique', async () => {
    const report = unwrap(await solveBySat(task(['.#.', '###', '.#.'], solver), watch));
    expect(report.result.verdict).toBe('unique');
  });

  test('finds all solutions, each once', async () => {
    const { result } = unwrap(await solveBySat(task(['#..', '.#.', '..#'], solver, 10), watch));
    expect(result.verdict === 'multiple' && [result.solutions.length, result.complete]).toEqual([6, true]);
  });
});

const title = solvers.length > 0 ? 'a SAT solver is installed' : 'skipped: neither cadical nor minisat is installed';
test.skipIf(solvers.length === 0)(title, () => {
  expect(solvers.length).toBeGreaterThan(0);
});

test('a program that is not there is a Problem', async () => {
  const answer = await solveBySat(task(['#'], 'no-such-sat-solver'), watch);
  expect(answer.ok ? '' : answer.error[0]?.message).toBe(
    'the SAT solver "no-such-sat-solver" cannot be run: no such program; name another with --sat-solver',
  );
});

test('a program that says nothing of the kind is a Problem', async () => {
  const answer = await solveBySat(task(['#'], 'cat'), watch);
  expect(answer.ok ? '' : answer.error[0]?.code).toBe('syntax');
});

test('somebody who asks to stop gets what is known', async () => {
  const report = unwrap(await solveBySat(task(['#'], 'yes'), { now: () => 0, stop: { aborted: true } }));
  expect(report.result.verdict).toBe('unknown');
});
