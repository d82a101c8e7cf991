// Generated requests for every route of the document: whatever is sent, the answer has a documented status,
// a documented media type, and a body that fits its schema.

import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDrawings } from '../scripts/read-drawings.ts';
import type { App } from '../src/app.ts';
import { createApp } from '../src/app.ts';
import type { ThreadJobs } from '../src/entries/node/thread-jobs.ts';
import { startThreadJobs } from '../src/entries/node/thread-jobs.ts';
import { ANONYMOUS_LIMITS } from '../src/limits.ts';
import { createTokenSigner } from '../src/solving/resume-token.ts';
import type { TestOperation } from './support/document.ts';
import { documentFor, operationsOf } from './support/document.ts';
import { randomPuzzle } from './support/puzzles.ts';
import { arbitraryOf, hostile } from './support/schema.arb.ts';

const RUNS = 60;

const place = { drawings: readDrawings(), viewerFile: async () => undefined };
let jobs: ThreadJobs;
let app: App;

const plan = await (async () => {
  const probe = await startThreadJobs({
    database: ':memory:',
    threads: 1,
    sliceTicks: 1,
    signer: createTokenSigner('x'),
  });
  const document = await documentFor({ ...place, jobs: probe.service });
  await probe.close();
  return document;
})();

const ajv = new Ajv2020({ strict: false, allErrors: false });
(ajvFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'doc', components: plan.components });

beforeAll(async () => {
  const signer = createTokenSigner('x');
  jobs = await startThreadJobs({ database: ':memory:', threads: 1, sliceTicks: 100_000, signer });
  // Small budgets: this is about shapes of answers, not about hard puzzles.
  const limits = { ...ANONYMOUS_LIMITS, defaultBudget: 20_000, maxBudget: 40_000, maxJobBudget: 40_000 };
  app = createApp({ ...place, jobs: jobs.service, tokenSigner: signer, limits });
});

afterAll(async () => {
  await jobs.close();
});

const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: string): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(JSON.parse(schema) as object);
  validators.set(schema, known);
  return known;
}

async function holds(operation: TestOperation, response: Response): Promise<void> {
  const text = await response.text();
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const told = `${response.status} ${type} ${text.slice(0, 400)}`;
  const documented = operation.responses[String(response.status)];
  expect(documented, told).toBeDefined();
  expect(response.status, told).not.toBe(500);
  if (documented?.content === undefined) return;
  expect(Object.keys(documented.content), told).toContain(type);
  const schema = documented.content[type]?.schema;
  if (schema === undefined || !/json$/.test(type) || type.endsWith('ndjson')) return;
  const fits = validatorOf(JSON.stringify(schema).replaceAll('"#/', '"doc#/'));
  expect(fits(JSON.parse(text)), `${told} ${JSON.stringify(fits.errors)}`).toBe(true);
}

const operations = operationsOf(plan);
const withBody = operations.filter(({ operation }) => operation.requestBody !== undefined);
const withoutBody = operations.filter(
  ({ operation, path }) => operation.requestBody === undefined && !path.endsWith('/events'),
);
const accept = fc.constantFrom(
  '*/*',
  'application/json',
  'image/png',
  'text/plain;q=0.3, */*;q=0.1',
  'x',
  'text/event-stream',
);

/** A puzzle that can be asked, in the fields of a body. */
const soundPuzzle = fc
  .record({ seed: fc.nat(), width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .map(({ seed, width, height }) => randomPuzzle(seed, width, height, 0.6));

describe.each(withBody)('$method $path', ({ path, method, operation }) => {
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  const fitting = arbitraryOf(schema, plan.components.schemas);
  const many = path.endsWith('/batch') || path.endsWith('/jobs');
  const sound = fc.tuple(fitting, soundPuzzle).map(([body, puzzle]) => {
    const { code, text, format, resume, columns, colors, meta, given, picture, marks, puzzles, ...options } =
      body as Record<string, unknown>;
    return many ? { ...options, puzzles: [puzzle, puzzle] } : { ...options, ...puzzle };
  });
  const send = (body: unknown, wanted: string): Promise<Response> =>
    Promise.resolve(
      app.request(path, {
        method: method.toUpperCase(),
        headers: { 'content-type': 'application/json', accept: wanted },
        body: JSON.stringify(body),
      }),
    );

  test.each([
    ['what fits the schema', fitting],
    ['sound puzzles', sound],
    ['anything', hostile],
  ])('%s', async (_, bodies) => {
    await fc.assert(
      fc.asyncProperty(bodies, accept, async (body, wanted) => holds(operation, await send(body, wanted))),
      { numRuns: RUNS },
    );
  });

  test('any bytes of any type', async () => {
    const types = fc.constantFrom(
      'application/json',
      'text/plain',
      'application/xml',
      'application/x-ndjson',
      'text/html',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), types, async (bytes, type) => {
        const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
        const response = await app.request(path, {
          method: method.toUpperCase(),
          headers,
          body: new Uint8Array(bytes),
        });
        await holds(operation, response);
      }),
      { numRuns: RUNS },
    );
  });
});

describe.each(withoutBody)('$method $path', ({ path, method, operation }) => {
  const parameters = operation.parameters ?? [];
  const textFor = (schema: object): fc.Arbitrary<string> =>
    fc.oneof(
      arbitraryOf(schema, plan.components.schemas).map(String),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('..', '%', '__proto__', '0', '9'.repeat(30), '<script>', '\r\nx: y'),
    );

  test('any parameters', async () => {
    const given = fc.record(
      Object.fromEntries(parameters.map((parameter) => [parameter.name, textFor(parameter.schema)])),
      { requiredKeys: parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name) },
    );
    await fc.assert(
      fc.asyncProperty(given, accept, async (values: Record<string, string>, wanted) => {
        let address = path;
        const query = new URLSearchParams();
        for (const { name, in: where } of parameters) {
          const value = values[name];
          if (value === undefined) continue;
          // An empty segment is another address.
          if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(wellFormed(value)) || '-');
          else query.set(name, wellFormed(value));
        }
        // What the address resolves to may be another route: `..` is a step up.
        if (new URL(address, 'http://x').pathname !== address) return;
        const response = await app.request(`${address}?${query}`, {
          method: method.toUpperCase(),
          headers: { accept: wanted },
        });
        await holds(operation, response);
      }),
      { numRuns: RUNS },
    );
  });
});

test('every route was asked', () => {
  expect(withBody.length + withoutBody.length + 1).toBe(operations.length);
});

/** Lone surrogates cannot be in an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/[\ud800-\udfff]/g, '?');
}
