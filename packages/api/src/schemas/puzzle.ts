// A puzzle in JSON, in three spellings that every route takes:
//
//   { "rows": [[2], [1]], "cols": [[2], [1]] }      clues; a block is a length, or [length, colour]
//   { "code": "…" }                                 a share code
//   { "text": "width 5\n…", "format": "non" }       a puzzle file; without format it is detected
//
// One strict object with all fields instead of a union of three: so a fault points at the field that is
// wrong ("/rows/3/1 is too big") and not at a union that did not match.

import { z } from '@hono/zod-openapi';
import { MAX_BLOCKS, MAX_CODE, MAX_SIDE } from '../limits.ts';

/** Most colours besides the background. */
const MAX_INKS = 31;

const coloredBlock = z
  .tuple([z.int().min(1).max(MAX_SIDE), z.int().min(1).max(MAX_INKS)])
  .openapi({ minItems: 2, maxItems: 2 });

const block = z
  .union([z.int().min(0).max(MAX_SIDE), coloredBlock], {
    error: `a block is a whole number from 1 to ${MAX_SIDE}, or [length, colour]`,
  })
  .openapi('Block', {
    description: 'Length of a block, or [length, index into colors]. A line that is empty is `[]` or `[0]`.',
  });

/** All blocks of one line. */
export const clueSchema = z
  .array(block)
  .max(MAX_BLOCKS)
  .openapi('Clue', { description: 'All blocks of one line, in order.' });

const clues = z.array(clueSchema).min(1).max(MAX_SIDE);

const text = (max: number): z.ZodString => z.string().max(max);

/** How a colour is called and drawn. */
export const colorSchema = z
  .strictObject({
    name: text(100),
    rgb: z
      .string()
      .regex(/^#?[0-9a-fA-F]{6}$/)
      .openapi({ example: '1d3557' }),
  })
  .openapi('Color');

/** Everything optional a puzzle says about itself. */
export const metaSchema = z
  .strictObject({
    id: text(200).optional(),
    title: text(500).optional(),
    author: text(500).optional(),
    copyright: text(500).optional(),
    licence: text(500).optional(),
    source: text(1000).optional(),
    catalogue: text(500).optional(),
    description: text(5000).optional(),
    notes: z.array(text(5000)).max(20).optional(),
  })
  .openapi('Meta');

const lineNotation = z
  .string()
  .regex(/^[?.#a-zA-Z]+$/)
  .max(MAX_SIDE);

/** A picture, one string a row: `.` background, `#` filled, letters for the colours of a coloured one. */
export const pictureSchema = z
  .array(lineNotation)
  .min(1)
  .max(MAX_SIDE)
  .openapi('Picture', {
    description: 'One string a row: `.` background, `#` filled, `a`, `b`, … colours, `?` undecided.',
    example: ['.#', '##'],
  });

/** The fields with which any request brings its puzzle. */
export const puzzleFields = {
  rows: clues.optional().openapi({ description: 'Clues of the rows, top to bottom.', example: [[1], [2]] }),
  cols: clues.optional().openapi({ description: 'Clues of the columns, left to right.', example: [[2], [1]] }),
  columns: clues.optional().openapi({ description: 'The same as `cols`, as puzzle files spell it.' }),
  colors: z
    .array(colorSchema)
    .min(2)
    .max(MAX_INKS + 1)
    .optional()
    .openapi({ description: 'Index 0 is the background; black on white when absent.' }),
  given: pictureSchema.optional().openapi({ description: 'Cells known beforehand; `?` where nothing is known.' }),
  meta: metaSchema.optional(),
  code: z.string().min(1).max(MAX_CODE).optional().openapi({ description: 'A share code instead of clues.' }),
  text: z.string().min(1).optional().openapi({ description: 'A puzzle file instead of clues.' }),
  format: text(30).optional().openapi({ description: 'Format of `text`; detected when absent.' }),
};

/** Clues as a request brings them. */
export type CluesInput = readonly (readonly (number | readonly [number, number])[])[];

/** A puzzle as a request brings it. */
export interface PuzzleInput {
  readonly rows?: CluesInput | undefined;
  readonly cols?: CluesInput | undefined;
  readonly columns?: CluesInput | undefined;
  readonly colors?: readonly { readonly name: string; readonly rgb: string }[] | undefined;
  readonly given?: readonly string[] | undefined;
  readonly meta?: z.infer<typeof metaSchema> | undefined;
  readonly code?: string | undefined;
  readonly text?: string | undefined;
  readonly format?: string | undefined;
}

const ONE_OF = 'bring the puzzle as rows and cols, as code, or as text';

/** Refuses a puzzle that is missing, or spelled twice. */
export function onePuzzle(input: PuzzleInput, context: z.RefinementCtx): void {
  const refuse = (field: string | undefined, message: string): void => {
    context.addIssue({ code: 'custom', path: field === undefined ? [] : [field], message });
  };
  const clued = [input.rows, input.cols, input.columns].some((clues) => clues !== undefined);
  const spellings = [clued, input.code !== undefined, input.text !== undefined].filter(Boolean).length;
  if (spellings !== 1) {
    refuse(undefined, ONE_OF);
  } else if (clued) {
    if (input.rows === undefined) refuse('rows', 'rows is missing');
    if (input.cols === undefined && input.columns === undefined) refuse('cols', 'cols is missing');
    if (input.cols !== undefined && input.columns !== undefined) refuse('columns', 'cols and columns are the same');
  } else {
    for (const field of ['colors', 'meta'] as const) {
      if (input[field] !== undefined) refuse(field, `${field} goes with rows and cols only`);
    }
  }
  if (input.format !== undefined && input.text === undefined) refuse('format', 'format goes with text only');
}

/** The same rule for the document. */
export const onePuzzleDocument = {
  oneOf: [
    { type: 'object' as const, required: ['rows', 'cols'] },
    { type: 'object' as const, required: ['rows', 'columns'] },
    { type: 'object' as const, required: ['code'] },
    { type: 'object' as const, required: ['text'] },
  ],
};

/** A puzzle on its own: an item of a batch or of a job, or a body that has no options. */
export const puzzleInputSchema = z
  .strictObject(puzzleFields)
  .superRefine(onePuzzle)
  .openapi('PuzzleInput', { ...onePuzzleDocument, description: 'A puzzle: rows and cols, or code, or text.' });

/** A puzzle as we give it out. */
export const puzzleSchema = z
  .object({
    width: z.int().min(1).max(MAX_SIDE),
    height: z.int().min(1).max(MAX_SIDE),
    rows: clues,
    cols: clues,
    colors: z.array(colorSchema),
    meta: metaSchema,
    hash: z.string().openapi({ description: 'Hash of the clues: the same clues have the same hash.' }),
    code: z.string().openapi({ description: 'Share code.' }),
  })
  .openapi('Puzzle');
