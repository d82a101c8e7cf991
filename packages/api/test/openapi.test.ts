// The document: sound for an independent validator, its examples true, its list of routes reviewed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SpecData } from '@seriousme/openapi-schema-validator';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, test } from 'vitest';
import { readDrawings } from '../scripts/read-drawings.ts';
import { createApp } from '../src/app.ts';
import { startThreadJobs } from '../src/entries/node/thread-jobs.ts';
import { createTokenSigner } from '../src/solving/resume-token.ts';
import { VERSION } from '../src/version.ts';
import { documentFor, operationsOf } from './support/document.ts';

const jobs = await startThreadJobs({
  database: ':memory:',
  threads: 1,
  sliceTicks: 1_000_000,
  signer: createTokenSigner('x'),
});
const deps = { jobs: jobs.service, drawings: readDrawings(), viewerFile: async () => undefined };
const document = await documentFor(deps);
const operations = operationsOf(document);

afterAll(() => jobs.close());

test('an independent validator accepts the document as OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document) as unknown as SpecData);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('the version is that of the package', () => {
  const path = fileURLToPath(new URL('../package.json', import.meta.url));
  expect(VERSION).toBe((JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string }).version);
});

test('the routes', () => {
  const list = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(list.sort()).toMatchInlineSnapshot(`
    [
      "DELETE /v1/jobs/{id}",
      "GET /healthz",
      "GET /oembed",
      "GET /problems/{kind}",
      "GET /v1/daily/{date}",
      "GET /v1/formats",
      "GET /v1/jobs/{id}",
      "GET /v1/jobs/{id}/events",
      "GET /v1/jobs/{id}/lines",
      "GET /v1/puzzle/{code}",
      "GET /v1/puzzles",
      "GET /v1/puzzles/{id}",
      "GET /v1/render/{file}",
      "POST /v1/batch",
      "POST /v1/check",
      "POST /v1/convert",
      "POST /v1/generate",
      "POST /v1/hint",
      "POST /v1/jobs",
      "POST /v1/render",
      "POST /v1/solve",
    ]
  `);
});

test('every route says what its problems look like', () => {
  for (const { path, operation } of operations) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      expect(Object.keys(answer.content ?? {}), `${path} ${status}`).toEqual(['application/problem+json']);
    }
    expect(Object.keys(operation.responses), path).toContain('500');
  }
});

describe('examples', () => {
  const app = createApp(deps);
  const cases = operations.flatMap(({ path, method, operation }) => {
    const requests = operation.requestBody?.content['application/json']?.examples ?? {};
    const answers = operation.responses['200']?.content?.['application/json']?.examples ?? {};
    return Object.entries(requests).map(([name, request]) => ({
      path,
      method,
      operation,
      name,
      request,
      answer: answers[name],
    }));
  });

  test('every route with a JSON body has some', () => {
    const bare = operations.filter(
      ({ operation, path }) => operation.requestBody !== undefined && !cases.some((example) => example.path === path),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test.each(cases)('$path: $name', async ({ path, method, operation, request, answer }) => {
    const response = await app.request(path, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', accept: 'application/json, */*;q=0.5' },
      body: JSON.stringify(request.value),
    });
    const text = await response.text();
    expect(Object.keys(operation.responses)).toContain(String(response.status));
    expect(response.ok).toBe(true);
    if (answer !== undefined) expect(withoutWork(JSON.parse(text))).toEqual(withoutWork(answer.value));
  });
});

/** Leaves out what changes with the engine: counters, ticks, tokens, words, and the order of solutions. */
function withoutWork(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWork);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !['cost', 'stats', 'resume', 'message', 'detail', 'errors'].includes(name))
    .map(([name, part]) => {
      const plain = withoutWork(part);
      return [name, name === 'solutions' && Array.isArray(plain) ? plain.map((one) => String(one)).sort() : plain];
    });
  return Object.fromEntries(kept);
}
