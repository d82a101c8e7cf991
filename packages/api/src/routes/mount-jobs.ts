// The routes of jobs, for platforms that have somewhere to keep them.

import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv, Deps } from '../deps.ts';
import type { JobService } from '../jobs/job-service.ts';
import { createJob, createJobRoute } from './create-job.ts';
import { jobEvents, jobEventsRoute, jobLines, jobLinesRoute } from './job-results.ts';
import { cancelJob, cancelJobRoute, findJob, findJobRoute } from './jobs.ts';

function withJobs(jobs: JobService, deps: Deps) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(createJobRoute, createJob(jobs))
    .openapi(findJobRoute, findJob(jobs))
    .openapi(cancelJobRoute, cancelJob(jobs))
    .openapi(jobLinesRoute, jobLines(jobs))
    .openapi(jobEventsRoute, jobEvents(jobs, deps));
}

/** The routes, or none without a service; the type is the same, so that one client fits both. */
export function jobRoutes(deps: Deps): ReturnType<typeof withJobs> {
  if (deps.jobs !== undefined) return withJobs(deps.jobs, deps);
  return new OpenAPIHono<ApiEnv>() as ReturnType<typeof withJobs>;
}
