// The built package: its entries import, its process starts, works a job in threads, and ends gracefully.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { send } from './support/cases.ts';
import type { JobView } from './support/jobs.ts';
import { finish } from './support/jobs.ts';
import { randomPuzzle } from './support/puzzles.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const isBuilt = existsSync(`${dist}entries/node-main.js`);
const SKIPPED = 'the package is not built: run `pnpm build`';

describe('the built package', () => {
  test('the front door imports and answers', async (context) => {
    if (!isBuilt) return context.skip(SKIPPED);
    const { createApp } = (await import(pathToFileURL(`${dist}index.js`).href)) as typeof import('../src/index.ts');
    const response = await createApp().request('/healthz');
    expect(await response.json()).toMatchObject({ status: 'ok' });
    return undefined;
  });

  test('the process works a job, lets a running request end, and exits with 0', async (context) => {
    if (!isBuilt) return context.skip(SKIPPED);
    const child = spawn(process.execPath, [`${dist}entries/node-main.js`], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NONO_LOG: 'off', NONO_THREADS: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exited = new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    });
    const url = await new Promise<string>((resolve) => {
      child.stderr.on('data', (text: Buffer) => {
        const found = /listening on (\S+)/.exec(text.toString())?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const made = await send(url, { path: '/v1/jobs', body: { puzzles: [{ rows: [[1], [2]], cols: [[2], [1]] }] } });
    const job = await finish(url, (JSON.parse(made.text) as JobView).id);
    expect(job.outcomes).toMatchObject({ unique: 1 });
    expect(JSON.parse((await send(url, { path: '/v1/puzzles?limit=1' })).text)).toMatchObject({
      total: expect.any(Number),
    });

    const running = send(url, { path: '/v1/solve', body: { ...randomPuzzle(5, 60, 60, 0.42), budget: 3_000_000 } });
    await new Promise((resolve) => setTimeout(resolve, 150));
    child.kill('SIGTERM');
    const answer = await running;
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ cost: { budget: 3_000_000 } });
    expect(await exited).toBe(0);
    return undefined;
  });
});
