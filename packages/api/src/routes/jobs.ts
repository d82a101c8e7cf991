// `GET /v1/jobs/{id}` says where a job is, `DELETE` cancels it.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { ApiEnv } from '../deps.ts';
import type { JobRecord } from '../jobs/job.ts';
import type { JobService } from '../jobs/job-service.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { HttpProblem } from '../problem-json.ts';
import { jobParams, jobSchema } from '../schemas/job.ts';
import { readRoute } from '../schemas/problem.ts';

type JobBody = z.infer<typeof jobSchema>;

/** A job as the API shows it. */
export function jobBody(record: JobRecord): JobBody {
  const { id, state, created, puzzles, finished, outcomes, ticks } = record;
  const self = `/v1/jobs/${id}`;
  const none = { unique: 0, multiple: 0, none: 0, unknown: 0, refused: 0, failed: 0 };
  return {
    id,
    state,
    created: new Date(created).toISOString(),
    puzzles,
    finished,
    outcomes: { ...none, ...outcomes },
    ticks,
    links: { self, lines: `${self}/lines`, events: `${self}/events` },
  };
}

/** A 404 for an id that names no job. */
export function noSuchJob(): HttpProblem {
  return new HttpProblem('not-found', 'there is no job with this id; jobs are kept for a week');
}

const answer = {
  200: { description: 'Where the job is.', content: { 'application/json': { schema: jobSchema } } },
  ...readRoute,
};

/** Documentation and schema of reading a job. */
export const findJobRoute = createRoute({
  method: 'get',
  path: '/v1/jobs/{id}',
  tags: ['many'],
  summary: 'Where is the job?',
  request: { params: jobParams },
  responses: answer,
});

/** Answers `findJobRoute`. */
export function findJob(jobs: JobService): RouteHandler<typeof findJobRoute, ApiEnv> {
  return async (c) => {
    mustNegotiate(c.req.header('accept'), ['application/json']);
    const record = await jobs.find(c.req.valid('param').id);
    if (record === undefined) throw noSuchJob();
    return c.json(jobBody(record), 200);
  };
}

/** Documentation and schema of cancelling a job. */
export const cancelJobRoute = createRoute({
  method: 'delete',
  path: '/v1/jobs/{id}',
  tags: ['many'],
  summary: 'Cancel the job',
  description: 'No new slice is begun. What is finished can still be read.',
  request: { params: jobParams },
  responses: answer,
});

/** Answers `cancelJobRoute`. */
export function cancelJob(jobs: JobService): RouteHandler<typeof cancelJobRoute, ApiEnv> {
  return async (c) => {
    mustNegotiate(c.req.header('accept'), ['application/json']);
    const record = await jobs.cancel(c.req.valid('param').id);
    if (record === undefined) throw noSuchJob();
    return c.json(jobBody(record), 200);
  };
}
