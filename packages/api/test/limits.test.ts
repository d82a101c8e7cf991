// Rate limits: the platform's own on the edge, one in memory on Node, and raised limits for keys.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseApiKeys } from '../src/api-keys.ts';
import { createApp } from '../src/app.ts';
import { digestOfKey, networkOf, sameText } from '../src/middleware/access.ts';
import { memoryRateLimiter } from '../src/middleware/memory-rate-limiter.ts';
import { send } from './support/cases.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';
import { TEST_KEY } from './support/settings.ts';

const starters = [
  ['workerd', () => startWorkerd({ quota: 5 })],
  ['node', () => startNode({ rateLimit: { quota: 5, periodSeconds: 60 }, jobs: false })],
] as const;

describe.each(starters)('%s', (name, start) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await start();
  });

  afterAll(async () => {
    await server.close();
  });

  test('after the quota 429 with Retry-After, never for health', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await send(server.url, { path: '/v1/formats' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    const refused = await send(server.url, { path: '/v1/formats' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit-policy')).toMatch(/^"default";q=\d+;w=60$/);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(refused.text)).toMatchObject({ type: '/problems/too-many-requests', status: 429 });
    expect((await send(server.url, { path: '/healthz' })).status).toBe(200);
    expect(name).toBe(server.name);
  });

  test('whoever tries keys is slowed down like everybody', async () => {
    const headers = { 'x-api-key': 'a guess' };
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) statuses.push((await send(server.url, { path: '/v1/formats', headers })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('in memory', () => {
  test('each caller has its own count, and a new window begins at zero', async () => {
    let now = 0;
    const limiter = memoryRateLimiter(2, 10, () => now);
    const ask = (key: string): Promise<boolean> => limiter.allow(key);
    expect([await ask('a'), await ask('a'), await ask('a'), await ask('b')]).toEqual([true, true, false, true]);
    now = 10_000;
    expect(await ask('a')).toBe(true);
  });

  test('a flood of callers does not grow without end', async () => {
    const limiter = memoryRateLimiter(1, 10, () => 0);
    for (let i = 0; i < 120_000; i += 1) await limiter.allow(`address ${i}`);
    expect(await limiter.allow('address 119999')).toBe(false);
    expect(await limiter.allow('address 0')).toBe(true);
  });
});

describe('keys', () => {
  test('the setting is read strictly', () => {
    const digest = 'a'.repeat(64);
    expect([...parseApiKeys(`one=${digest}, two=${digest}`).keys()]).toEqual(['one', 'two']);
    expect(parseApiKeys(undefined).size).toBe(0);
    expect(() => parseApiKeys('one=secret')).toThrow(/entry 1/);
  });

  test('texts are compared whole', () => {
    expect([sameText('abc', 'abc'), sameText('abc', 'abd'), sameText('abc', 'ab')]).toEqual([true, false, false]);
  });

  test('a key raises the size of a body', async () => {
    const app = createApp({ apiKeys: new Map([['test', await digestOfKey(TEST_KEY)]]) });
    const request = { method: 'POST', body: `"${'x'.repeat(1_500_000)}"` };
    const plain = await app.request('/v1/solve', { ...request, headers: { 'content-type': 'application/json' } });
    expect(plain.status).toBe(413);
    const headers = { 'content-type': 'application/json', 'x-api-key': TEST_KEY };
    expect((await app.request('/v1/solve', { ...request, headers })).status).toBe(422);
  });
});
