// Many puzzles in one request: a list of puzzles, or a file that holds several.

import { z } from '@hono/zod-openapi';
import { problemSchema } from './problem.ts';
import { puzzleInputSchema } from './puzzle.ts';
import { solveOptions, solveResponseSchema } from './solve.ts';
import { plainForClassics, strategyField } from './strategy.ts';

/** Most items of a list before the limit of the caller is asked. */
const MOST = 20_000;

/** Fields with which a request brings many puzzles. */
export const manyFields = {
  puzzles: z.array(puzzleInputSchema).min(1).max(MOST).optional().openapi({ description: 'The puzzles.' }),
  text: z.string().min(1).optional().openapi({ description: 'A file with several puzzles instead.' }),
  format: z.string().max(30).optional().openapi({ description: 'Format of `text`; detected when absent.' }),
};

/** Refuses puzzles that are missing, or brought twice. */
export function onceMany(
  input: { puzzles?: unknown; text?: unknown; format?: unknown },
  context: z.RefinementCtx,
): void {
  if ((input.puzzles === undefined) === (input.text === undefined)) {
    context.addIssue({ code: 'custom', path: [], message: 'bring puzzles, or text' });
  }
  if (input.format !== undefined && input.text === undefined) {
    context.addIssue({ code: 'custom', path: ['format'], message: 'format goes with text only' });
  }
}

/** The same rule for the document. */
export const onceManyDocument = {
  oneOf: [
    { type: 'object' as const, required: ['puzzles'] },
    { type: 'object' as const, required: ['text'] },
  ],
};

/** The body of a batch. */
export const batchRequestSchema = z
  .strictObject({ ...manyFields, ...solveOptions, strategy: strategyField })
  .superRefine(onceMany)
  .superRefine(plainForClassics)
  .openapi('BatchRequest', onceManyDocument);

/** One line of the answer to a batch. */
export const batchLineSchema = z
  .object({
    index: z.int().min(0).openapi({ description: 'Which puzzle, from 0.' }),
    answer: solveResponseSchema.optional(),
    problem: problemSchema.optional().openapi({ description: 'Why this puzzle could not be asked.' }),
  })
  .openapi('BatchLine', { description: 'Either an answer or a problem.' });

/** The answer to a batch as one JSON value. */
export const batchResponseSchema = z.object({ lines: z.array(batchLineSchema) }).openapi('BatchAnswer');
