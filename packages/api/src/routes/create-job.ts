// `POST /v1/jobs` makes a job.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { ApiEnv } from '../deps.ts';
import type { NewItem } from '../jobs/job.ts';
import type { JobService } from '../jobs/job-service.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { documentOf } from '../problem-json.ts';
import { invalidPuzzle } from '../problems-of.ts';
import { mustReadMany } from '../read-many.ts';
import type { ReadPuzzle } from '../read-puzzle.ts';
import { jobRequestSchema, jobSchema } from '../schemas/job.ts';
import { fileBodies, fileOptions, linesBody } from '../schemas/media.ts';
import { bodyRoute } from '../schemas/problem.ts';
import { codeOfPuzzle } from '../solving/puzzle-code.ts';
import { searchOptions } from '../solving/search.ts';
import { jobExamples } from './job-examples.ts';
import { jobBody } from './jobs.ts';

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
