// The question "how many solutions has this puzzle?" and its four answers.

import { z } from '@hono/zod-openapi';
import { MAX_SOLUTIONS, MAX_TOKEN } from '../limits.ts';
import { faultSchema } from './problem.ts';
import { onePuzzle, onePuzzleDocument, pictureSchema, puzzleFields } from './puzzle.ts';
import { plainForClassics, strategyField } from './strategy.ts';

/** A number of ticks that JSON holds exactly. */
export const ticksSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const budget = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Options of a solve, without the puzzle. */
export const solveOptions = {
  budget: budget.optional().openapi({
    description: 'Most ticks of this call; larger values than the maximum of the server mean the maximum.',
    example: 1_000_000,
  }),
  maxSolutions: z.int().min(1).max(MAX_SOLUTIONS).optional().openapi({
    description: 'Stop after so many solutions; 2 (the default) proves or refutes uniqueness.',
  }),
  guess: z.boolean().optional().openapi({ description: 'False: only what single lines decide. Default true.' }),
  classify: z.boolean().optional().openapi({ description: 'True: find the `method` of a unique puzzle.' }),
  settle: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .openapi({ description: 'Most ticks for sorting the cells of an ambiguous puzzle; 0 leaves them `open`.' }),
  seed: z.int().min(0).max(0xffff_ffff).optional().openapi({ description: 'Varies the path, never the verdict.' }),
};

/** The body of a solve: a puzzle with options, or a token that stands for both. */
export const solveRequestSchema = z
  .strictObject({
    ...puzzleFields,
    ...solveOptions,
    strategy: strategyField,
    resume: z.string().min(1).max(MAX_TOKEN).optional().openapi({
      description: 'Token of an earlier answer: goes on with that search. Only `budget` may be given with it.',
    }),
  })
  .superRefine((input, context) => {
    plainForClassics(input, context);
    if (input.resume === undefined) return onePuzzle(input, context);
    for (const [field, value] of Object.entries(input)) {
      if (value === undefined || field === 'resume' || field === 'budget') continue;
      context.addIssue({ code: 'custom', path: [field], message: `${field} is part of the token already` });
    }
    return undefined;
  })
  .openapi('SolveRequest', {
    oneOf: [...onePuzzleDocument.oneOf, { type: 'object', required: ['resume'] }],
  });

/** A row and a column, both from 0. */
export const cellSchema = z.tuple([z.int().min(0), z.int().min(0)]).openapi('Cell', {
  minItems: 2,
  maxItems: 2,
  description: '[row, column], both from 0.',
  example: [0, 2],
});

/** A line of the puzzle. */
export const lineSchema = z.object({ axis: z.enum(['row', 'column']), index: z.int().min(0) }).openapi('Line');

/** What the answer took. */
export const costSchema = z
  .object({
    ticks: ticksSchema.openapi({ description: 'All ticks of this search, earlier calls included.' }),
    spent: ticksSchema.openapi({ description: 'Ticks of this call.' }),
    budget: ticksSchema.openapi({ description: 'Ticks this call was allowed.' }),
  })
  .openapi('Cost', { description: 'Work in ticks; the same on every machine.' });

/** Counters of the engine. */
export const statsSchema = z
  .object({
    lineSolves: ticksSchema,
    decisions: ticksSchema,
    conflicts: ticksSchema,
    probes: ticksSchema,
    restarts: ticksSchema,
    maxLevel: ticksSchema,
  })
  .openapi('Stats');

/** The classes of unique puzzles. */
export const methodSchema = z
  .enum(['trivial', 'line', 'lookahead', 'search'])
  .openapi('Method', { description: 'What a unique puzzle takes, easiest first.' });

const answer = {
  solutions: z.array(pictureSchema),
  count: z.object({ value: z.int().min(0), exact: z.boolean() }).openapi('Count', {
    description: 'Solutions found; exact if there are no others.',
  }),
  undecidedCells: z.int().min(0).openapi({ description: 'Cells that single lines alone leave open.' }),
  cost: costSchema,
  stats: statsSchema,
};

const noMethod = z.null();
const known = pictureSchema.openapi({ description: 'What is decided; `?` elsewhere.' });

const unique = z
  .object({ verdict: z.literal('unique'), method: z.union([methodSchema, z.null()]), ...answer })
  .openapi('UniqueAnswer', { description: 'Exactly one solution, proven. `method` is null unless asked for.' });

const multiple = z
  .object({
    verdict: z.literal('multiple'),
    method: noMethod,
    ...answer,
    forced: z.array(cellSchema).openapi({ description: 'Cells with the same colour in every solution.' }),
    ambiguous: z.array(cellSchema).openapi({ description: 'Cells in which solutions differ.' }),
    open: z.array(cellSchema).openapi({ description: 'Cells of which neither is proven yet.' }),
    known,
  })
  .openapi('MultipleAnswer', { description: 'At least two solutions.' });

const none = z
  .object({
    verdict: z.literal('none'),
    method: noMethod,
    ...answer,
    line: z.union([lineSchema, z.null()]).openapi({ description: 'Where the contradiction showed, if in one line.' }),
    problems: z.array(faultSchema),
  })
  .openapi('NoneAnswer', { description: 'No solution, proven.' });

const unknown = z
  .object({
    verdict: z.literal('unknown'),
    method: noMethod,
    ...answer,
    reason: z.enum(['budget', 'stopped', 'no-guess', 'max-solutions']),
    known,
    resume: z.string().nullable().openapi({ description: 'Send it as `resume` to go on from here.' }),
  })
  .openapi('UnknownAnswer', { description: 'Not decided within the budget; what is known so far.' });

/** The answer to a solve. */
export const solveResponseSchema = z
  .discriminatedUnion('verdict', [unique, multiple, none, unknown])
  .openapi('SolveAnswer');

/** The answer as a type. */
export type SolveResponse = z.infer<typeof solveResponseSchema>;
