// Judging: a picture against its clues, or the clues themselves.

import { z } from '@hono/zod-openapi';
import { faultSchema } from './problem.ts';
import { clueSchema, onePuzzle, onePuzzleDocument, pictureSchema, puzzleFields } from './puzzle.ts';
import { costSchema, lineSchema, methodSchema, solveOptions } from './solve.ts';

/** The body of a check. */
export const checkRequestSchema = z
  .strictObject({
    ...puzzleFields,
    budget: solveOptions.budget,
    classify: solveOptions.classify,
    picture: pictureSchema.optional().openapi({
      description: 'The filling to judge; `?` counts as not filled. Without it the puzzle itself is judged.',
    }),
  })
  .superRefine(onePuzzle)
  .openapi('CheckRequest', onePuzzleDocument);

const lineFault = z
  .object({ line: lineSchema, expected: clueSchema, found: clueSchema })
  .openapi('LineFault', { description: 'A line whose runs are not what its clue asks for.' });

const pictureJudgement = z
  .object({
    solves: z.boolean().openapi({ description: 'True if every line has the runs of its clue.' }),
    faults: z.array(lineFault),
    problems: z.array(faultSchema).openapi({ description: 'Why the clues cannot be right at all.' }),
  })
  .openapi('PictureJudgement');

const puzzleJudgement = z
  .object({
    verdict: z.enum(['unique', 'multiple', 'none', 'unknown']),
    method: z.union([methodSchema, z.null()]),
    undecidedCells: z.int().min(0),
    problems: z.array(faultSchema).openapi({ description: 'Why the clues cannot be right, where that can be told.' }),
    cost: costSchema,
  })
  .openapi('PuzzleJudgement');

/** The answer to a check. */
export const checkResponseSchema = z.union([puzzleJudgement, pictureJudgement]).openapi('CheckAnswer');
