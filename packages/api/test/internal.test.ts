// Our own faults: the client learns that there was one, and the log which; neither learns more.

import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { LogEntry } from '../src/deps.ts';
import type { JobService } from '../src/jobs/job-service.ts';

const secret = 'connection string postgres://user:password@host';

const broken: JobService = {
  create: () => Promise.reject(new TypeError(secret)),
  find: () => Promise.reject(new TypeError(secret)),
  lines: () => Promise.reject(new TypeError(secret)),
  cancel: () => Promise.reject(new TypeError(secret)),
};

test('a fault of ours is a 500 that tells nothing but the request id', async () => {
  const entries: LogEntry[] = [];
  const app = createApp({ jobs: broken, log: (entry) => entries.push(entry), randomId: () => 'id-1' });
  const response = await app.request(`/v1/jobs/${'0'.repeat(32)}`);
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(JSON.parse(text)).toEqual({
    type: '/problems/internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: 'please report request id-1',
  });
  expect(entries).toMatchObject([
    { level: 'error', status: 500, route: '/v1/jobs/:id', requestId: 'id-1', error: 'TypeError' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('password');
});

test('a rate limiter that fails is our fault too, and no way around it', async () => {
  const rateLimiter = { quota: 1, periodSeconds: 60, allow: () => Promise.reject(new Error(secret)) };
  const response = await createApp({ rateLimiter }).request('/v1/formats');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('password');
});
