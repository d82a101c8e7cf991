// `POST /v1/solve`: how many solutions has this puzzle? As one answer, or as events while it works.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { SolveEvent, SolveResult } from '@nonokit/core';
import { pictureRows } from '@nonokit/core';
import { ENGINE_VERSION } from '@nonokit/core/solve';
import type { ApiEnv, Deps } from '../deps.ts';
import { etagOf } from '../middleware/etag.ts';
import { logEnd } from '../middleware/frame.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { mustReadPuzzle } from '../read-puzzle.ts';
import { eventsMedia, fileBodies, fileOptions, streamed } from '../schemas/media.ts';
import { bodyRoute } from '../schemas/problem.ts';
import type { SolveResponse } from '../schemas/solve.ts';
import { solveRequestSchema, solveResponseSchema } from '../schemas/solve.ts';
import { answerOf } from '../solving/answer.ts';
import { classicOf, solveClassically } from '../solving/classic.ts';
import type { EventSink } from '../solving/event-stream.ts';
import { eventStream } from '../solving/event-stream.ts';
import { codeOfPuzzle } from '../solving/puzzle-code.ts';
import type { TokenSigner } from '../solving/resume-token.ts';
import type { Search } from '../solving/search.ts';
import { beginSearch, continueSearch, savedSearch, searchOptions } from '../solving/search.ts';
import { runInSlices } from '../solving/slices.ts';
import { solveExamples } from './solve-examples.ts';

/** Documentation and schema. */
export const solveRoute = createRoute({
  method: 'post',
  path: '/v1/solve',
  tags: ['puzzles'],
  summary: 'How many solutions has this puzzle?',
  description:
    'Proves that there is one solution, several, or none. When the budget runs out the answer is `unknown` with ' +
    'what is decided so far and a `resume` token: send it to go on. With `Accept: text/event-stream` the answer ' +
    'comes as events `progress`, `solution`, `done`, `error`; the work stops when nobody listens. `strategy` asks a ' +
    'classic method instead of the engine; what it cannot answer is 422.',
  middleware: readBody({ files: true }),
  parameters: fileOptions('budget', 'maxSolutions', 'guess', 'classify', 'settle', 'seed', 'strategy', 'format'),
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: solveRequestSchema, examples: solveExamples.requests }, ...fileBodies },
    },
  },
  responses: {
    200: {
      description: 'The verdict. The events carry the same answer in `done`.',
      content: {
        'application/json': { schema: solveResponseSchema, examples: solveExamples.answers },
        ...eventsMedia,
      },
    },
    ...bodyRoute,
  },
});

/** Answers `solveRoute`. */
export function solve(deps: Deps, signer: TokenSigner): RouteHandler<typeof solveRoute, ApiEnv> {
  return async (c) => {
    const input = c.req.valid('json');
    const type = mustNegotiate(c.req.header('accept'), ['application/json', 'text/event-stream']);
    const { limits } = c.get('caller');
    const signal = c.get('signal');
    const budget = Math.min(input.budget ?? limits.defaultBudget, limits.maxBudget);
    const strategy = classicOf(input.strategy);
    if (strategy !== undefined) {
      const asked = mustReadPuzzle(input);
      const call = { strategy, maxSolutions: input.maxSolutions, budget: Math.min(budget, limits.maxClassicBudget) };
      const solved = solveClassically(asked, { ...call, stop: signal });
      if (!solved.ok) throw solved.error;
      c.set('ticks', solved.value.cost.ticks);
      if (type === 'text/event-stream') return streamed(onlyEvent(signal, solved.value));
      c.header('ETag', etagOf('solve', codeOfPuzzle(asked.puzzle), JSON.stringify(call)));
      return c.json(solved.value, 200);
    }

    const events: SolveEvent[] = [];
    const observer = type === 'application/json' ? undefined : (event: SolveEvent) => void events.push(event);
    const call = { budget, stop: signal, ...(observer && { observer }) };
    const search =
      input.resume === undefined
        ? beginSearch(mustReadPuzzle(input), searchOptions(input), call)
        : continueSearch(await signer.open(input.resume, ENGINE_VERSION), call, limits.maxBudget);
    const finish = async (result: SolveResult): Promise<SolveResponse> => {
      const spent = search.run.ticks;
      const saved = savedSearch(search, result);
      const cost = { ticks: search.ticksBefore + spent, spent, budget: search.budget };
      return answerOf(search.puzzle, result, cost, saved === undefined ? null : await signer.sign(saved));
    };

    if (type === 'application/json') {
      const result = await runInSlices(search.run, signal);
      c.set('ticks', search.run.ticks);
      const asked = JSON.stringify([search.options, budget]);
      c.header('ETag', etagOf('solve', search.code, asked, input.resume ?? ''));
      return c.json(await finish(result), 200);
    }

    const work = async (sink: EventSink): Promise<void> => {
      const flush = async (): Promise<boolean> => {
        for (const event of events.splice(0)) await sendEvent(sink, search, event);
        return sink.isOpen;
      };
      const result = await runInSlices(search.run, signal, flush);
      await flush();
      await sink.send('done', await finish(result));
    };
    return streamed(eventStream(signal, work, (failure) => logEnd(c, deps, search.run.ticks, failure)));
  };
}

/** A stream of one event: the answer is there already. */
function onlyEvent(signal: AbortSignal, answer: SolveResponse): Response {
  const work = (sink: EventSink): Promise<void> => sink.send('done', answer);
  return eventStream(signal, work, () => undefined);
}

async function sendEvent(sink: EventSink, search: Search, event: SolveEvent): Promise<void> {
  if (event.kind === 'progress') {
    const { phase, ticks, decidedCells, totalCells, conflicts } = event;
    await sink.send('progress', { phase, ticks: search.ticksBefore + ticks, decidedCells, totalCells, conflicts });
  } else if (event.kind === 'solution') {
    await sink.send('solution', { index: event.index, picture: pictureRows(event.solution, search.puzzle.palette) });
  }
}
