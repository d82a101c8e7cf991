// The deployment settings agree with the code that relies on them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
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
