// Addresses about the service itself: is it alive, what can it do, what does this problem mean.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import type { ApiEnv } from '../deps.ts';
import { HttpProblem, isProblemKind, problemKinds } from '../problem-json.ts';
import { anyRoute, problemAnswers } from '../schemas/problem.ts';
import { VERSION } from '../version.ts';

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() }).openapi('Health');

/** `GET /healthz`: answers without doing anything else. */
export const healthRoute = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['service'],
  summary: 'Is the service alive?',
  responses: {
    200: { description: 'It is.', content: { 'application/json': { schema: healthSchema } } },
    ...problemAnswers(500),
  },
});

/** Answers `healthRoute`. */
export const health: RouteHandler<typeof healthRoute, ApiEnv> = (c) =>
  c.json({ status: 'ok' as const, version: VERSION }, 200);

const kindSchema = z
  .object({ type: z.string(), title: z.string(), status: z.int() })
  .openapi('ProblemKind', { description: 'What a problem type means.' });

/** `GET /problems/{kind}`: where the `type` of a problem document leads. */
export const problemKindRoute = createRoute({
  method: 'get',
  path: '/problems/{kind}',
  tags: ['service'],
  summary: 'What does this problem type mean?',
  request: {
    params: z.object({
      kind: z.string().openapi({ param: { name: 'kind', in: 'path' }, example: 'invalid-puzzle' }),
    }),
  },
  responses: {
    200: { description: 'Its status and title.', content: { 'application/json': { schema: kindSchema } } },
    ...problemAnswers(404),
    ...anyRoute,
  },
});

/** Answers `problemKindRoute`. */
export const problemKind: RouteHandler<typeof problemKindRoute, ApiEnv> = (c) => {
  const { kind } = c.req.valid('param');
  if (!isProblemKind(kind)) throw new HttpProblem('not-found', 'no problem has this name');
  const { status, title } = problemKinds[kind];
  return c.json({ type: `/problems/${kind}`, title, status }, 200);
};
