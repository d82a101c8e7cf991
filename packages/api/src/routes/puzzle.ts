// `GET /v1/puzzle/{code}`: what a share code holds.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import type { ApiEnv } from '../deps.ts';
import { cached, etagOf, IMMUTABLE } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { puzzleBody } from '../puzzle-body.ts';
import { mustReadCode } from '../read-code.ts';
import { notModified, readRoute } from '../schemas/problem.ts';
import { puzzleSchema } from '../schemas/puzzle.ts';
import { EXAMPLE_CODE } from './render-examples.ts';

/** Documentation and schema. */
export const puzzleRoute = createRoute({
  method: 'get',
  path: '/v1/puzzle/{code}',
  tags: ['puzzles'],
  summary: 'Which puzzle is this share code?',
  request: {
    params: z.object({ code: z.string().openapi({ param: { name: 'code', in: 'path' }, example: EXAMPLE_CODE }) }),
  },
  responses: {
    200: { description: 'The puzzle.', content: { 'application/json': { schema: puzzleSchema } } },
    ...notModified,
    ...readRoute,
  },
});

/** Answers `puzzleRoute`. */
export const puzzle: RouteHandler<typeof puzzleRoute, ApiEnv> = async (c) => {
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const { code } = c.req.valid('param');
  const found = mustReadCode(code, 'code');
  const known = cached(c, etagOf('puzzle', code), IMMUTABLE);
  return known === undefined ? c.json(puzzleBody(found), 200) : (known as never);
};
