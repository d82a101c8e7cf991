// Workers die in the middle: a job of 1000 boards with one hard puzzle among them still ends, with every
// board once and right, and no tick counted twice. On Node threads and whole processes are killed, on the
// edge the workerd process.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { puzzleOfJson } from '@nonokit/core/formats';
import { solve } from '@nonokit/core/solve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThreadJobs } from '../src/entries/node/thread-jobs.ts';
import type { NewItem } from '../src/jobs/job.ts';
import { codeOfPuzzle } from '../src/solving/puzzle-code.ts';
import { createTokenSigner } from '../src/solving/resume-token.ts';
import { send } from './support/cases.ts';
import type { JobView, LineView } from './support/jobs.ts';
import { allLines, finish, untilFinished, viewOf } from './support/jobs.ts';
import { pause, workerdChildren } from './support/kill.ts';
import { hardPuzzle, randomOf, randomPuzzle } from './support/puzzles.ts';
import { startWorkerd } from './support/servers.ts';

const BOARDS = 999;
const SLICE = 100_000;

const puzzles = [
  { rows: hardPuzzle.rows, cols: hardPuzzle.cols },
  ...Array.from({ length: BOARDS }, (_, seed) => randomPuzzle(seed, 10, 8, 0.55)),
];
const verdicts: string[] = [];
const codes: string[] = [];
const random = randomOf(7);
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonokit-kill-'));
  for (const one of puzzles) {
    const { puzzle } = puzzleOfJson(one);
    if (!puzzle.ok) throw new Error('a test puzzle is not sound');
    verdicts.push(solve(puzzle.value, { settle: 0 }).verdict);
    codes.push(codeOfPuzzle(puzzle.value));
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Every board once, with its verdict, and the ticks of the job are those of its lines. */
function verify(job: JobView, lines: readonly LineView[]): void {
  expect(job).toMatchObject({ state: 'done', puzzles: puzzles.length, finished: puzzles.length });
  const found = new Map(lines.map((line) => [line.index, line.answer?.verdict]));
  expect(lines).toHaveLength(puzzles.length);
  expect(found.size).toBe(puzzles.length);
  expect([...found].sort(([a], [b]) => a - b).map(([, verdict]) => verdict)).toEqual(verdicts);
  expect(lines.reduce((sum, line) => sum + (line.answer?.cost.ticks ?? 0), 0)).toBe(job.ticks);
}

describe('on Node', () => {
  test('threads are killed', async () => {
    const signer = createTokenSigner('x');
    const jobs = await startThreadJobs({ database: ':memory:', threads: 2, sliceTicks: SLICE, signer });
    const items: NewItem[] = codes.map((code) => ({ code, given: null, refusal: null }));
    const { id } = await jobs.service.create({ options: { settle: 0 }, budget: 1e9, items });
    let kills = 0;
    let record = await jobs.service.find(id);
    while (record?.state === 'running') {
      await pause(5 + random() * 40);
      if (kills < 25 && jobs.pool.killOne()) kills += 1;
      record = await jobs.service.find(id);
    }
    const lines = (await jobs.service.lines(id, 0, 2000)).map((line) => JSON.parse(line.json) as LineView);
    await jobs.close();
    process.stdout.write(`node: ${kills} threads killed in the middle of a job of ${puzzles.length} puzzles\n`);
    expect(kills).toBeGreaterThan(5);
    verify(record as unknown as JobView, lines);
  });

  test('the process is killed', async () => {
    const file = join(folder, 'node.sqlite');
    const start = async (): Promise<{ url: string; kill: (signal: NodeJS.Signals) => Promise<void> }> => {
      const script = fileURLToPath(new URL('./support/serve-process.ts', import.meta.url));
      const child = spawn(process.execPath, ['--conditions=@nonokit/source', script, file], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
        child.once('exit', () => reject(new Error('the server did not start')));
      });
      const exited = new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
      });
      return {
        url,
        kill: async (signal) => {
          child.kill(signal);
          await exited;
        },
      };
    };
    let server = await start();
    const made = JSON.parse((await send(server.url, { path: '/v1/jobs', body: { puzzles } })).text) as JobView;
    const progress: number[] = [];
    for (let kills = 0; kills < 4; kills += 1) {
      await untilFinished(server.url, made.id, (progress.at(-1) ?? 0) + 50);
      await pause(random() * 100);
      await server.kill('SIGKILL');
      server = await start();
      progress.push((await viewOf(server.url, made.id)).finished);
    }
    const job = await finish(server.url, made.id);
    const lines = await allLines(server.url, made.id);
    await server.kill('SIGTERM');
    process.stdout.write(
      `node: process killed ${progress.length} times, after ${progress.join(', ')} finished puzzles\n`,
    );
    verify(job, lines);
  });
});

test('on the edge: workerd is killed', async (context) => {
  const settings = {
    persist: join(folder, 'edge'),
    bindings: { NONO_SLICE_TICKS: String(SLICE), NONO_STALL_SECONDS: '0' },
  };
  const before = workerdChildren();
  let server = await startWorkerd(settings);
  if (workerdChildren().length === before.length) {
    await server.close();
    return context.skip('the workerd process cannot be found: there is no /proc here');
  }
  const made = JSON.parse((await send(server.url, { path: '/v1/jobs', body: { puzzles } })).text) as JobView;
  const progress: number[] = [];
  for (let kills = 0; kills < 4; kills += 1) {
    await untilFinished(server.url, made.id, (progress.at(-1) ?? 0) + 50);
    await pause(random() * 100);
    for (const pid of workerdChildren()) if (!before.includes(pid)) process.kill(pid, 'SIGKILL');
    await server.close().catch(() => undefined);
    server = await startWorkerd(settings);
    progress.push((await viewOf(server.url, made.id)).finished);
    await server.sweep();
  }
  const job = await finish(server.url, made.id);
  const lines = await allLines(server.url, made.id);
  await server.close();
  process.stdout.write(`workerd: killed ${progress.length} times, after ${progress.join(', ')} finished puzzles\n`);
  verify(job, lines);
  return undefined;
});
