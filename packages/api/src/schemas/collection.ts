// Our own drawings, and generated puzzles.

import { z } from '@hono/zod-openapi';
import { puzzleSchema } from './puzzle.ts';
import { methodSchema, solveOptions, ticksSchema } from './solve.ts';

const drawing = {
  id: z.string(),
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  colorCount: z.int().min(1).openapi({ description: 'Colours besides the background.' }),
  method: z.union([methodSchema, z.null()]).openapi({ description: 'What it takes; every drawing has one solution.' }),
  code: z.string(),
};

/** A drawing in the list. */
export const drawingSchema = z.object(drawing).openapi('Drawing');

/** A page of the list. */
export const drawingListSchema = z
  .object({ drawings: z.array(drawingSchema), total: z.int().min(0), next: z.int().min(0).nullable() })
  .openapi('Drawings', { description: '`next` is the `after` of the next page.' });

/** A drawing with its puzzle. */
export const drawingPuzzleSchema = z.object({ ...drawing, puzzle: puzzleSchema }).openapi('DrawingPuzzle');

const number = (max: number): z.ZodString => z.string().regex(new RegExp(`^\\d{1,${max}}$`));

/** Which drawings. */
export const drawingQuery = z.object({
  after: number(6).optional().openapi({ description: 'Skip so many.', example: '0' }),
  limit: number(3).optional().openapi({ description: 'Most of a page, up to 200.', example: '50' }),
  maxSide: number(3).optional().openapi({ description: 'No side longer than this.', example: '20' }),
  colors: z.enum(['one', 'several']).optional(),
  method: methodSchema.optional(),
});

/** The body of a generation. */
export const generateRequestSchema = z
  .strictObject({
    width: z.int().min(1).max(200),
    height: z.int().min(1).max(200),
    seed: z.string().min(1).max(200).optional().openapi({ description: 'Same seed, same puzzle; random when absent.' }),
    colors: z.int().min(1).max(4).optional().openapi({ description: 'Colours besides the background.' }),
    density: z.number().min(0.1).max(0.9).optional().openapi({ description: 'Share of filled cells.' }),
    symmetry: z.enum(['none', 'mirror']).optional(),
    solvable: z.enum(['line', 'any']).optional().openapi({ description: '`line` (default): lines alone solve it.' }),
    budget: solveOptions.budget,
  })
  .openapi('GenerateRequest');

const generated = {
  puzzle: puzzleSchema,
  verdict: z.enum(['unique', 'multiple', 'none', 'unknown']).openapi({
    description: '`unique` unless the budget ended first; then what is proven of the best one.',
  }),
  method: z.union([methodSchema, z.null()]),
  seed: z.string(),
  version: z.int().openapi({ description: 'Of the generator: the same seed gives the same puzzle in one version.' }),
  attempts: z.int().min(1),
  repairs: z.int().min(0),
  ticks: ticksSchema,
};

/** A generated puzzle. */
export const generatedSchema = z.object(generated).openapi('GeneratedPuzzle');

/** The puzzle of a day. */
export const dailySchema = z.object({ date: z.string(), ...generated }).openapi('DailyPuzzle');
