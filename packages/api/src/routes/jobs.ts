// `POST /v1/jobs` makes a job, `GET` says where it is, `DELETE` cancels it.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { ApiEnv } from '../deps.ts';
import type { JobRecord, NewItem } from '../jobs/job.ts';
import type { JobService } from '../jobs/job-service.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { documentOf, HttpProblem } from '../problem-json.ts';
import { invalidPuzzle } from '../problems-of.ts';
import { mustReadMany } from '../read-many.ts';
import type { ReadPuzzle } from '../read-puzzle.ts';
import { jobParams, jobRequestSchema, jobSchema } from '../schemas/job.ts';
import { fileBodies, fileOptions, linesBody } from '../schemas/media.ts';
import { bodyRoute, readRoute } from '../schemas/problem.ts';
import { codeOfPuzzle } from '../solving/puzzle-code.ts';
import { searchOptions } from '../solving/search.ts';
import { jobExamples } from './job-examples.ts';

/** Documentation and schema of making a job. */
export const createJobRoute = createRoute({
  method: 'post',
  path: '/v1/jobs',
  tags: ['many'],
  summary: 'Solve in the background',
  description:
    'One hard puzzle with a large budget, or thousands of puzzles. Each is worked on in slices by as many workers ' +
    'as there are; no slice is lost or counted twice. Results can be read while the job runs, and for a week.',
  middleware: readBody({ files: true, lines: true }),
  parameters: fileOptions('budget', 'maxSolutions', 'guess', 'classify', 'settle', 'seed', 'format'),
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: jobRequestSchema, examples: jobExamples.requests },
        ...linesBody,
        ...fileBodies,
      },
    },
  },
  responses: {
    202: {
      description: 'The job, at the address in `Location`.',
      content: { 'application/json': { schema: jobSchema } },
    },
    ...bodyRoute,
  },
});

type JobBody = z.infer<typeof jobSchema>;

/** Answers `createJobRoute`. */
export function createJob(jobs: JobService): RouteHandler<typeof createJobRoute, ApiEnv> {
  return async (c) => {
    const input = c.req.valid('json');
    mustNegotiate(c.req.header('accept'), ['application/json']);
    const { limits } = c.get('caller');
    const items = mustReadMany(input, limits.maxJob).map(itemOf);
    const most = Math.max(1, Math.floor(limits.maxJobBudget / items.length));
    const options = { settle: 0, ...searchOptions(input) };
    const record = await jobs.create({ options, budget: Math.min(input.budget ?? most, most), items });
    const job = jobBody(record);
    c.header('Location', job.links.self);
    return c.json(job, 202);
  };
}

function itemOf(read: ReadPuzzle, index: number): NewItem {
  if (read.kind === 'puzzle') {
    const given = read.given === undefined ? null : Array.from(read.given.cells);
    return { code: codeOfPuzzle(read.puzzle), given, refusal: null };
  }
  const refusal = JSON.stringify({ index, problem: documentOf(invalidPuzzle(read.faults)) });
  return { code: '', given: null, refusal };
}

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
