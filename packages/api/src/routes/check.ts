// `POST /v1/check`: does this picture solve the puzzle? Or, without a picture: is the puzzle a good one?
//
// To judge is the job here, so clues that cannot be right are an answer (verdict "none", with the
// reasons) and not a refused request.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { Clue, Puzzle } from '@nonokit/core';
import { checkPicture, isBlackAndWhite } from '@nonokit/core';
import { startSolve } from '@nonokit/core/solve';
import type { ApiEnv } from '../deps.ts';
import { filledOf } from '../drawing.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { invalidPuzzle } from '../problems-of.ts';
import { readPuzzle } from '../read-puzzle.ts';
import { checkRequestSchema, checkResponseSchema } from '../schemas/check.ts';
import { fileBodies, fileOptions } from '../schemas/media.ts';
import { bodyRoute } from '../schemas/problem.ts';
import { runInSlices } from '../solving/slices.ts';
import { checkExamples } from './check-examples.ts';

/** Documentation and schema. */
export const checkRoute = createRoute({
  method: 'post',
  path: '/v1/check',
  tags: ['puzzles'],
  summary: 'Is this picture a solution? Has this puzzle exactly one?',
  description:
    'With `picture` the filling is judged, line by line, without any search: every filling that fits is right. ' +
    'Without it the puzzle is judged: does it have one solution, several, none?',
  middleware: readBody({ files: true }),
  parameters: fileOptions('budget', 'classify', 'format'),
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: checkRequestSchema, examples: checkExamples.requests }, ...fileBodies },
    },
  },
  responses: {
    200: {
      description: 'The judgement.',
      content: { 'application/json': { schema: checkResponseSchema, examples: checkExamples.answers } },
    },
    ...bodyRoute,
  },
});

/** Answers `checkRoute`. */
export const check: RouteHandler<typeof checkRoute, ApiEnv> = async (c) => {
  const input = c.req.valid('json');
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const { limits } = c.get('caller');
  const budget = Math.min(input.budget ?? limits.defaultBudget, limits.maxBudget);
  const read = readPuzzle(input);
  if (read.kind === 'faults') throw invalidPuzzle(read.faults);
  if (read.kind === 'impossible') {
    const problems = [...read.faults];
    if (input.picture !== undefined) return c.json({ solves: false, faults: [], problems }, 200);
    const cost = { ticks: 0, spent: 0, budget };
    return c.json({ verdict: 'none' as const, method: null, undecidedCells: 0, problems, cost }, 200);
  }
  const { puzzle, given } = read;
  if (input.picture !== undefined) return c.json(judgePicture(puzzle, input.picture), 200);

  const signal = c.get('signal');
  const options = { budget, settle: 0, stop: signal, classify: input.classify ?? false };
  const run = startSolve(puzzle, { ...options, ...(given && { given }) });
  const result = await runInSlices(run, signal);
  c.set('ticks', run.ticks);
  const { verdict, undecidedCells } = result;
  const method = result.verdict === 'unique' ? result.method : null;
  const cost = { ticks: run.ticks, spent: run.ticks, budget };
  return c.json({ verdict, method, undecidedCells, problems: [], cost }, 200);
};

function judgePicture(puzzle: Puzzle, rows: readonly string[]) {
  const picture = filledOf(puzzle, rows);
  const plain = isBlackAndWhite(puzzle.palette);
  const clue = (blocks: Clue): (number | [number, number])[] =>
    blocks.map(({ length, color }) => (plain ? length : [length, color]));
  const faults = checkPicture(puzzle, picture).map(({ line, expected, found }) => ({
    line: { ...line },
    expected: clue(expected),
    found: clue(found),
  }));
  return { solves: faults.length === 0, faults, problems: [] };
}
