// Hints: from what a player has on the board to the next step, in stages.

import { z } from '@hono/zod-openapi';
import { onePuzzle, onePuzzleDocument, pictureSchema, puzzleFields } from './puzzle.ts';
import { lineSchema, solveOptions } from './solve.ts';

const { given: _, ...fields } = puzzleFields;

/** The body of a hint. */
export const hintRequestSchema = z
  .strictObject({
    ...fields,
    marks: pictureSchema.optional().openapi({
      description: 'The board: `?` nothing, `.` crossed, `#` or a letter filled. Empty when absent.',
    }),
    near: z
      .tuple([z.int().min(0).max(199), z.int().min(0).max(199)])
      .optional()
      .openapi({ minItems: 2, maxItems: 2, description: '[row, column] of the player: near steps come first.' }),
    budget: solveOptions.budget.openapi({
      description:
        'Most ticks for looking ahead when no line gives a step; the larger the board, the fewer are allowed.',
    }),
  })
  .superRefine(onePuzzle)
  .openapi('HintRequest', onePuzzleDocument);

const explanation = z
  .object({
    key: z.string().openapi({ description: 'Key of the text, for translations.', example: 'overlap.row' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    text: z.string().openapi({ description: 'The text in English.' }),
  })
  .openapi('Explanation');

const mark = z.string().length(1).openapi({ description: '`?`, `.`, `#` or a letter.' });

const hintCell = z
  .object({ row: z.int().min(0), column: z.int().min(0), was: mark, becomes: mark })
  .openapi('HintCell');

/** The answer to a hint. */
export const hintResponseSchema = z
  .object({
    kind: z.enum(['solved', 'mistake', 'step', 'look-ahead', 'stuck']).openapi({
      description: 'A mistake comes before any step; `look-ahead` when no single line gives one.',
    }),
    technique: z.string().nullable(),
    line: z.union([lineSchema, z.null()]),
    cells: z.array(hintCell).openapi({ description: 'Cells that follow; of a mistake the marks to look at.' }),
    clueRefs: z.array(z.object({ line: lineSchema, block: z.int().min(0) })),
    stages: z.array(explanation).min(1).openapi({ description: 'From where to look to which cells and why.' }),
    explanation: explanation.openapi({ description: 'The last stage.' }),
  })
  .openapi('HintAnswer');
