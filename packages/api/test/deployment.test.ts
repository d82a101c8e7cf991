// The deployment settings agree with the code that relies on them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { instructionsOf } from '../scripts/dockerfile.ts';
import { KEYED_QUOTA, PERIOD_SECONDS, QUOTA } from '../src/entries/edge/quota.ts';

const text = readFileSync(fileURLToPath(new URL('../wrangler.jsonc', import.meta.url)), 'utf8');
const settings = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as {
  readonly compatibility_flags: readonly string[];
  readonly ratelimits: readonly {
    readonly name: string;
    readonly simple: { readonly limit: number; readonly period: number };
  }[];
  readonly d1_databases: readonly { readonly binding: string }[];
  readonly queues: {
    readonly producers: readonly { readonly binding: string; readonly queue: string }[];
    readonly consumers: readonly { readonly queue: string; readonly max_retries: number }[];
  };
  readonly triggers: { readonly crons: readonly string[] };
  readonly assets: { readonly binding: string; readonly run_worker_first: boolean };
};

test('rate limits are what the headers say', () => {
  const simple = { period: PERIOD_SECONDS };
  expect(settings.ratelimits).toMatchObject([
    { name: 'RATE_LIMITER', simple: { ...simple, limit: QUOTA } },
    { name: 'KEYED_RATE_LIMITER', simple: { ...simple, limit: KEYED_QUOTA } },
  ]);
});

test('jobs have their database, their queue with a consumer, and the clock that passes on what got lost', () => {
  expect(settings.d1_databases).toMatchObject([{ binding: 'JOBS_DB' }]);
  expect(settings.queues.producers).toMatchObject([{ binding: 'JOBS_QUEUE' }]);
  expect(settings.queues.consumers[0]?.queue).toBe(settings.queues.producers[0]?.queue);
  // Giving up is ours to do, after eight attempts: the queue must not drop the message before.
  expect(settings.queues.consumers[0]?.max_retries).toBeGreaterThan(8);
  expect(settings.triggers.crons).toHaveLength(1);
});

test('clients that go away are noticed, and the worker answers before the assets do', () => {
  expect(settings.compatibility_flags).toContain('enable_request_signal');
  expect(settings.assets).toMatchObject({ binding: 'ASSETS', run_worker_first: true });
});

describe('the Dockerfile', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const instructions = instructionsOf(readFileSync(fileURLToPath(new URL('../Dockerfile', import.meta.url)), 'utf8'));
  const textsOf = (word: string): readonly string[] =>
    instructions.filter((one) => one.word === word).map(({ text }) => text);

  test('what it copies is made by its own steps', () => {
    const copied = textsOf('COPY').map((text) => text.split(' ').filter((word) => !word.startsWith('--'))[0]);
    expect(copied).toEqual(['.', '/out', '/repo/packages/web/dist']);
    const steps = textsOf('RUN').join('\n');
    expect(steps).toContain('--filter=@nonokit/web');
    expect(steps).toMatch(/deploy .*\/out/);
    expect(readFileSync(join(root, 'packages/web/package.json'), 'utf8')).toContain('"build"');
  });

  test('what it starts is an entry of the build, and what it is built with is what the repository says', () => {
    const [program, entry] = JSON.parse(textsOf('CMD')[0] ?? '[]') as string[];
    expect(program).toBe('node');
    const source = `src/${entry?.replace(/^dist\//, '').replace(/\.js$/, '.ts')}`;
    expect(readFileSync(join(root, 'packages/api/tsdown.config.ts'), 'utf8')).toContain(`'${source}'`);
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly packageManager: string;
    };
    expect(textsOf('RUN').join('\n')).toContain(packageManager);
    expect(textsOf('USER')).toEqual(['node']);
  });

  test('modules and builds of this machine stay outside', () => {
    const ignored = readFileSync(fileURLToPath(new URL('../Dockerfile.dockerignore', import.meta.url)), 'utf8');
    expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist']));
  });
});
