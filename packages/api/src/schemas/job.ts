// Jobs: what they are made from, where they are, what came out.

import { z } from '@hono/zod-openapi';
import { batchLineSchema, manyFields, onceMany, onceManyDocument } from './many.ts';
import { solveOptions, ticksSchema } from './solve.ts';

/** The body that makes a job. */
export const jobRequestSchema = z
  .strictObject({
    ...manyFields,
    ...solveOptions,
    budget: solveOptions.budget.openapi({
      description: 'Most ticks for each puzzle; all puzzles together get what the server allows a job.',
      example: 1_000_000_000,
    }),
  })
  .superRefine(onceMany)
  .openapi('JobRequest', onceManyDocument);

const count = z.int().min(0);

/** Where a job is. */
export const jobSchema = z
  .object({
    id: z.string().openapi({ description: 'Whoever knows it may read and cancel the job.' }),
    state: z.enum(['running', 'done', 'cancelled']),
    created: z.iso.datetime(),
    puzzles: count,
    finished: count,
    outcomes: z
      .object({
        unique: count,
        multiple: count,
        none: count,
        unknown: count.openapi({ description: 'The budget ended first.' }),
        refused: count.openapi({ description: 'Puzzles that cannot be asked.' }),
        failed: count.openapi({ description: 'Our fault.' }),
      })
      .openapi('Outcomes'),
    ticks: ticksSchema,
    links: z.object({ self: z.string(), lines: z.string(), events: z.string() }),
  })
  .openapi('Job');

/** Finished puzzles of a job, a page of them. */
export const jobLinesSchema = z
  .object({
    lines: z.array(batchLineSchema),
    next: z.int().min(0).openapi({ description: 'Send it as `after` for the lines that come after these.' }),
    complete: z.boolean().openapi({ description: 'True if no more lines will come.' }),
  })
  .openapi('JobLines');

/** The id in the address. */
export const jobParams = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({ param: { name: 'id', in: 'path' }, example: '0123456789abcdef0123456789abcdef' }),
});

/** Which page. */
export const jobLinesQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .openapi({ description: 'Lines after this number; 0 for the first page.', example: '0' }),
  limit: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional()
    .openapi({ description: 'Most lines of the page, up to 500.', example: '100' }),
});
