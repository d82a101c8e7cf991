// `POST /v1/generate`: a new puzzle, proven. `GET /v1/daily/{date}`: the puzzle of a day.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import type { GeneratedPuzzle } from '@nonokit/core/generate';
import { dailyPuzzle, GENERATOR_VERSION, generatePuzzle } from '@nonokit/core/generate';
import type { ApiEnv } from '../deps.ts';
import { cached, etagOf, IMMUTABLE } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { HttpProblem } from '../problem-json.ts';
import { puzzleBody } from '../puzzle-body.ts';
import { dailySchema, generatedSchema, generateRequestSchema } from '../schemas/collection.ts';
import { bodyRoute, notModified, readRoute } from '../schemas/problem.ts';
import { generateExamples } from './generate-examples.ts';

/** Documentation and schema of generating. */
export const generateRoute = createRoute({
  method: 'post',
  path: '/v1/generate',
  tags: ['puzzles'],
  summary: 'Make a new puzzle with one solution',
  description: 'The picture is drawn from the seed and mended until the puzzle has exactly one solution, proven.',
  middleware: readBody({ files: false }),
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: generateRequestSchema, examples: generateExamples.requests } },
    },
  },
  responses: {
    200: { description: 'The puzzle.', content: { 'application/json': { schema: generatedSchema } } },
    ...bodyRoute,
  },
});

/**
 * Most ticks of a generation, far more than usual sizes take. It does not pause, and what it does to a whole picture
 * is not in its ticks, so large ones get fewer: about a second. A key gets four times as many.
 */
function mostTicks(cells: number, keyed: boolean): number {
  return (keyed ? 4 : 1) * Math.min(5_000_000, Math.floor(10_000_000_000 / cells));
}

/** Answers `generateRoute`. */
export const generate: RouteHandler<typeof generateRoute, ApiEnv> = async (c) => {
  const input = c.req.valid('json');
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const { seed = crypto.randomUUID(), budget, ...rest } = input;
  const options = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { keyed, limits } = c.get('caller');
  const allowed = Math.min(mostTicks(input.width * input.height, keyed), limits.maxBudget);
  const most = Math.min(budget ?? allowed, allowed);
  const made = generatePuzzle({ width: input.width, height: input.height, ...options, seed, budget: most });
  if (!made.ok) {
    const faults = made.error.map(({ code, message }) => ({ pointer: '', code, message }));
    throw new HttpProblem('invalid-request', faults[0]?.message ?? 'this cannot be generated', { faults });
  }
  c.set('ticks', made.value.ticks);
  const asked = JSON.stringify([options, seed, most, GENERATOR_VERSION]);
  c.header('ETag', etagOf('generate', asked));
  return c.json(body(made.value), 200);
};

function body(made: GeneratedPuzzle): z.infer<typeof generatedSchema> {
  return { ...made, puzzle: puzzleBody(made.puzzle) };
}

/** Documentation and schema of the daily puzzle. */
export const dailyRoute = createRoute({
  method: 'get',
  path: '/v1/daily/{date}',
  tags: ['collection'],
  summary: 'The puzzle of a day',
  description: 'The same for everybody. Monday is small, Saturday large, Sunday in colour.',
  request: {
    params: z.object({
      date: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .openapi({ param: { name: 'date', in: 'path' }, description: 'An ISO date.', example: '2026-12-24' }),
    }),
  },
  responses: {
    200: { description: 'The puzzle.', content: { 'application/json': { schema: dailySchema } } },
    ...notModified,
    ...readRoute,
  },
});

/** Answers `dailyRoute`. */
export const daily: RouteHandler<typeof dailyRoute, ApiEnv> = async (c) => {
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const { date } = c.req.valid('param');
  const known = cached(c, etagOf('daily', date, String(GENERATOR_VERSION)), IMMUTABLE);
  if (known !== undefined) return known as never;
  const made = dailyPuzzle(date);
  if (!made.ok) {
    const faults = made.error.map(({ code, message }) => ({ parameter: 'date', code, message }));
    throw new HttpProblem('invalid-request', faults[0]?.message ?? 'there is no such day', { faults });
  }
  c.set('ticks', made.value.ticks);
  return c.json({ date, ...body(made.value) }, 200);
};
