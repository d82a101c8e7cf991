// `GET /v1/puzzles`: our own drawings. `GET /v1/puzzles/{id}`: one of them.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import { fromCode, unwrap } from '@nonokit/core';
import type { ApiEnv, Drawing } from '../deps.ts';
import { cached, etagOf, ONE_HOUR } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { HttpProblem } from '../problem-json.ts';
import { puzzleBody } from '../puzzle-body.ts';
import { drawingListSchema, drawingPuzzleSchema, drawingQuery } from '../schemas/collection.ts';
import { notModified, readRoute } from '../schemas/problem.ts';

const MAX_PAGE = 200;

/** Documentation and schema of the list. */
export const drawingsRoute = createRoute({
  method: 'get',
  path: '/v1/puzzles',
  tags: ['collection'],
  summary: 'Our drawings',
  request: { query: drawingQuery },
  responses: {
    200: { description: 'A page.', content: { 'application/json': { schema: drawingListSchema } } },
    ...notModified,
    ...readRoute,
  },
});

/** Answers `drawingsRoute`. */
export function drawings(all: readonly Drawing[]): RouteHandler<typeof drawingsRoute, ApiEnv> {
  return async (c) => {
    mustNegotiate(c.req.header('accept'), ['application/json']);
    const { after = '0', limit = '50', maxSide = '200', colors, method } = c.req.valid('query');
    const chosen = all.filter(
      (drawing) =>
        Math.max(drawing.width, drawing.height) <= Number(maxSide) &&
        (colors === undefined || (drawing.colorCount === 1) === (colors === 'one')) &&
        (method === undefined || drawing.method === method),
    );
    const begin = Number(after);
    const end = begin + Math.min(Math.max(1, Number(limit)), MAX_PAGE);
    const page = chosen.slice(begin, end).map((drawing) => ({ ...drawing }));
    const body = { drawings: page, total: chosen.length, next: end < chosen.length ? end : null };
    const known = cached(c, etagOf('puzzles', JSON.stringify(body)), ONE_HOUR);
    return known === undefined ? c.json(body, 200) : (known as never);
  };
}

/** Documentation and schema of one. */
export const drawingRoute = createRoute({
  method: 'get',
  path: '/v1/puzzles/{id}',
  tags: ['collection'],
  summary: 'One of our drawings',
  request: {
    params: z.object({
      id: z
        .string()
        .max(100)
        .openapi({ param: { name: 'id', in: 'path' }, example: 'cup-of-tea' }),
    }),
  },
  responses: {
    200: {
      description: 'The drawing with its puzzle.',
      content: { 'application/json': { schema: drawingPuzzleSchema } },
    },
    ...notModified,
    ...readRoute,
  },
});

/** Answers `drawingRoute`. */
export function drawing(all: readonly Drawing[]): RouteHandler<typeof drawingRoute, ApiEnv> {
  const byId = new Map(all.map((one) => [one.id, one]));
  return async (c) => {
    mustNegotiate(c.req.header('accept'), ['application/json']);
    const found = byId.get(c.req.valid('param').id);
    if (found === undefined) throw new HttpProblem('not-found', 'there is no drawing with this id; see /v1/puzzles');
    const known = cached(c, etagOf('drawing', JSON.stringify(found)), ONE_HOUR);
    if (known !== undefined) return known as never;
    return c.json({ ...found, puzzle: puzzleBody(unwrap(fromCode(found.code))) }, 200);
  };
}
