// Converting puzzle files, and puzzles as we give them out.

import { z } from '@hono/zod-openapi';
import { onePuzzle, onePuzzleDocument, puzzleFields } from './puzzle.ts';

const { given: _, ...fields } = puzzleFields;

/** The body of a conversion. */
export const convertRequestSchema = z
  .strictObject({
    ...fields,
    to: z.string().min(1).max(30).openapi({ description: 'The format wanted.', example: 'non' }),
  })
  .superRefine(onePuzzle)
  .openapi('ConvertRequest', onePuzzleDocument);

/** The answer to a conversion. */
export const convertResponseSchema = z
  .object({
    from: z.string().openapi({ description: 'What the puzzle was read from.', example: 'clues' }),
    to: z.string(),
    count: z.int().min(1).openapi({ description: 'How many puzzles the text has.' }),
    text: z.string(),
  })
  .openapi('ConvertAnswer');

/** The formats there are. */
export const formatsResponseSchema = z
  .object({
    formats: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        extensions: z.array(z.string()),
        colors: z.boolean(),
        several: z.boolean(),
      }),
    ),
  })
  .openapi('Formats');
