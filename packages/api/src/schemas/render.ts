// Drawing a puzzle.

import { z } from '@hono/zod-openapi';
import { onePuzzle, onePuzzleDocument, pictureSchema, puzzleFields } from './puzzle.ts';

/** The formats of drawings, with their media types. */
export const drawingTypes = { svg: 'image/svg+xml', png: 'image/png', txt: 'text/plain' } as const;

/** A format of drawings. */
export type DrawingFormat = keyof typeof drawingTypes;

const look = {
  theme: z
    .enum(['auto', 'light', 'dark'])
    .optional()
    .openapi({ description: 'PNG cannot follow the reader: auto is light.' }),
  symbols: z.boolean().optional().openapi({ description: 'Letters in coloured cells (SVG).' }),
  clues: z
    .boolean()
    .optional()
    .openapi({ description: 'Draw the clues. A PNG without room leaves them out unless asked.' }),
  solution: z.boolean().optional().openapi({
    description: 'Solve first, and draw the solution; of an ambiguous puzzle what is certain, the rest marked.',
  }),
};

const cellSize = z.int().min(1).max(64).optional().openapi({ description: 'Pixels of a cell; 20 where it fits.' });

/** The body of a drawing. */
export const renderRequestSchema = z
  .strictObject({
    ...puzzleFields,
    to: z.enum(['svg', 'png', 'txt']).optional().openapi({ description: 'Without it `Accept` decides.' }),
    picture: pictureSchema.optional().openapi({ description: 'What the cells show; `?` is undecided.' }),
    title: z.string().max(200).optional().openapi({ description: 'Accessible name of an SVG.' }),
    cellSize,
    ...look,
  })
  .superRefine(onePuzzle)
  .superRefine((input, context) => {
    if (input.picture !== undefined && input.solution === true) {
      context.addIssue({ code: 'custom', path: ['picture'], message: 'picture and solution exclude each other' });
    }
  })
  .openapi('RenderRequest', onePuzzleDocument);

const flag = z.enum(['true', 'false']).optional();

/** The same options in an address. */
export const renderQuery = z.object({
  theme: look.theme,
  symbols: flag,
  clues: flag,
  solution: flag,
  cellSize: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/)
    .optional()
    .openapi({ description: 'Pixels of a cell, 1 to 64.', example: '20' }),
});
