// `GET /v1/jobs/{id}/lines`: what is finished, page by page. `…/events`: the same as it happens.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import type { ApiEnv, Deps } from '../deps.ts';
import type { JobRecord } from '../jobs/job.ts';
import type { JobService } from '../jobs/job-service.ts';
import { logEnd } from '../middleware/frame.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { jobLinesQuery, jobLinesSchema, jobParams } from '../schemas/job.ts';
import { linesMedia, streamed } from '../schemas/media.ts';
import { readRoute } from '../schemas/problem.ts';
import type { EventSink } from '../solving/event-stream.ts';
import { eventStream } from '../solving/event-stream.ts';
import { jobBody, noSuchJob } from './jobs.ts';

const MAX_PAGE = 500;

/** Documentation and schema of reading lines. */
export const jobLinesRoute = createRoute({
  method: 'get',
  path: '/v1/jobs/{id}/lines',
  tags: ['many'],
  summary: 'What is finished?',
  description: 'In the order in which puzzles were finished; `index` says which one it was. Also as NDJSON.',
  request: { params: jobParams, query: jobLinesQuery },
  responses: {
    200: {
      description: 'A page of lines.',
      content: { 'application/json': { schema: jobLinesSchema }, ...linesMedia },
    },
    ...readRoute,
  },
});

/** Answers `jobLinesRoute`. */
export function jobLines(jobs: JobService): RouteHandler<typeof jobLinesRoute, ApiEnv> {
  return async (c) => {
    const type = mustNegotiate(c.req.header('accept'), ['application/json', 'application/x-ndjson']);
    const { id } = c.req.valid('param');
    const query = c.req.valid('query');
    const after = Number(query.after ?? 0);
    const limit = Math.min(Math.max(1, Number(query.limit ?? 100)), MAX_PAGE);
    // The record first: lines that are finished between the two reads are in the page, and do no harm.
    const record = await jobs.find(id);
    if (record === undefined) throw noSuchJob();
    const lines = await jobs.lines(id, after, limit);
    if (type === 'application/x-ndjson') {
      const text = lines.map((line) => `${line.json}\n`).join('');
      return streamed(c.body(text, 200, { 'Content-Type': type }));
    }
    const next = lines.at(-1)?.number ?? after;
    const complete = record.state !== 'running' && next >= record.finished;
    return c.json({ lines: lines.map((line) => JSON.parse(line.json)), next, complete }, 200);
  };
}

/** Documentation of the event stream. */
export const jobEventsRoute = createRoute({
  method: 'get',
  path: '/v1/jobs/{id}/events',
  tags: ['many'],
  summary: 'Watch the job',
  description:
    'Events `line` (a finished puzzle; the id of the event is the number of the line), `progress` (the job) and ' +
    '`done`. A client that lost the line goes on with `Last-Event-ID`; browsers do so by themselves.',
  request: { params: jobParams },
  responses: {
    200: { description: 'Events.', content: { 'text/event-stream': { schema: z.string() } } },
    ...readRoute,
  },
});

/** Pauses between two looks: short at first, so that small jobs feel immediate. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** Looks of one stream; the client then connects anew by itself. Edge platforms count subrequests. */
const MAX_LOOKS = 300;

/** Answers `jobEventsRoute`. */
export function jobEvents(jobs: JobService, deps: Deps): RouteHandler<typeof jobEventsRoute, ApiEnv> {
  return async (c) => {
    mustNegotiate(c.req.header('accept'), ['text/event-stream']);
    const { id } = c.req.valid('param');
    if ((await jobs.find(id)) === undefined) throw noSuchJob();
    const last = c.req.header('last-event-id') ?? '0';
    const after = /^\d{1,9}$/.test(last) ? Number(last) : 0;
    const signal = c.get('signal');
    const work = (sink: EventSink): Promise<void> => watch(jobs, id, after, sink);
    return eventStream(signal, work, (failure) => logEnd(c, deps, 0, failure));
  };
}

async function watch(jobs: JobService, id: string, after: number, sink: EventSink): Promise<void> {
  let seen = after;
  let pause = FIRST_PAUSE_MS;
  let shown = '';
  for (let looks = 0; looks < MAX_LOOKS && sink.isOpen; looks += 1) {
    const record = await jobs.find(id);
    if (record === undefined) return;
    const lines = await jobs.lines(id, seen, MAX_PAGE);
    for (const line of lines) {
      await sink.send('line', JSON.parse(line.json), line.number);
      seen = line.number;
    }
    const state = stateOf(record);
    if (state !== shown) await sink.send('progress', jobBody(record), seen);
    if (record.state !== 'running' && seen >= record.finished) {
      await sink.send('done', jobBody(record), seen);
      return;
    }
    pause = lines.length > 0 || state !== shown ? FIRST_PAUSE_MS : Math.min(pause * 1.5, LONGEST_PAUSE_MS);
    shown = state;
    if (lines.length < MAX_PAGE) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function stateOf(record: JobRecord): string {
  return `${record.state} ${record.finished} ${record.ticks}`;
}
