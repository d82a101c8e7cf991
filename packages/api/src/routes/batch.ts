// `POST /v1/batch`: many puzzles, answers one by one as they are ready, one JSON object a line.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { ApiEnv } from '../deps.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { documentOf } from '../problem-json.ts';
import { invalidPuzzle } from '../problems-of.ts';
import { mustReadMany } from '../read-many.ts';
import type { ReadPuzzle } from '../read-puzzle.ts';
import type { batchLineSchema } from '../schemas/many.ts';
import { batchRequestSchema, batchResponseSchema } from '../schemas/many.ts';
import { fileBodies, fileOptions, linesBody, linesMedia, streamed } from '../schemas/media.ts';
import { bodyRoute } from '../schemas/problem.ts';
import { answerOf } from '../solving/answer.ts';
import { classicOf, solveClassically } from '../solving/classic.ts';
import type { TokenSigner } from '../solving/resume-token.ts';
import { beginSearch, savedSearch, searchOptions } from '../solving/search.ts';
import { runInSlices, turn } from '../solving/slices.ts';
import { batchExamples } from './batch-examples.ts';

/** Documentation and schema. */
export const batchRoute = createRoute({
  method: 'post',
  path: '/v1/batch',
  tags: ['many'],
  summary: 'Solve many puzzles',
  description:
    'Answers come in order, one line each, while later puzzles are still being solved. `budget` is per puzzle; ' +
    'all puzzles together get the maximum of the server, and those beyond it are `unknown`. ' +
    'Accept `application/json` for one JSON value instead of lines. A puzzle that the `strategy` cannot answer gets a ' +
    'problem in its line.',
  middleware: readBody({ files: true, lines: true }),
  parameters: fileOptions('budget', 'maxSolutions', 'guess', 'classify', 'settle', 'seed', 'strategy', 'format'),
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: batchRequestSchema, examples: batchExamples.requests },
        ...linesBody,
        ...fileBodies,
      },
    },
  },
  responses: {
    200: {
      description: 'One answer or problem for each puzzle, in order.',
      content: { 'application/json': { schema: batchResponseSchema, examples: batchExamples.answers }, ...linesMedia },
    },
    ...bodyRoute,
  },
});

type BatchLine = z.infer<typeof batchLineSchema>;

/** Answers `batchRoute`. */
export function batch(signer: TokenSigner): RouteHandler<typeof batchRoute, ApiEnv> {
  return async (c) => {
    const input = c.req.valid('json');
    const type = mustNegotiate(c.req.header('accept'), ['application/x-ndjson', 'application/json']);
    const { limits } = c.get('caller');
    const signal = c.get('signal');
    const puzzles = mustReadMany(input, limits.maxBatch);
    const options = searchOptions(input);
    const strategy = classicOf(input.strategy);
    const most = strategy === undefined ? limits.maxBudget : limits.maxClassicBudget;
    const each = Math.min(input.budget ?? limits.defaultBudget, most);
    let left = most;

    const answer = async (read: ReadPuzzle, index: number): Promise<BatchLine> => {
      if (read.kind !== 'puzzle') return { index, problem: mutable(documentOf(invalidPuzzle(read.faults))) };
      const budget = Math.max(1, Math.min(each, left));
      if (strategy !== undefined) {
        const solved = solveClassically(read, { strategy, maxSolutions: input.maxSolutions, budget, stop: signal });
        if (!solved.ok) return { index, problem: mutable(documentOf(solved.error)) };
        left -= solved.value.cost.ticks;
        return { index, answer: solved.value };
      }
      const search = beginSearch(read, options, { budget, stop: signal });
      const result = await runInSlices(search.run, signal);
      const spent = search.run.ticks;
      left -= spent;
      const saved = savedSearch(search, result);
      const resume = saved === undefined ? null : await signer.sign(saved);
      return { index, answer: answerOf(read.puzzle, result, { ticks: spent, spent, budget }, resume) };
    };

    if (type === 'application/json') {
      const lines: BatchLine[] = [];
      for (const [index, read] of puzzles.entries()) lines.push(await answer(read, index));
      return c.json({ lines }, 200);
    }
    const encoder = new TextEncoder();
    let next = 0;
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const read = puzzles[next];
        if (read === undefined) return controller.close();
        const line = await answer(read, next);
        next += 1;
        controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        await turn();
      },
      cancel() {
        next = puzzles.length;
      },
    });
    return streamed(c.body(stream, 200, { 'Content-Type': 'application/x-ndjson' }));
  };
}

/** The document of a problem as the schema's type has it. */
function mutable(document: ReturnType<typeof documentOf>): NonNullable<BatchLine['problem']> {
  const { errors, ...rest } = document;
  return { ...rest, ...(errors && { errors: errors.map((fault) => ({ ...fault })) }) };
}
