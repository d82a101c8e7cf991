// A puzzle as the API gives it out.

import type { Clue, Puzzle } from '@nonokit/core';
import { clueHash, isBlackAndWhite, toCode } from '@nonokit/core';
import type { z } from 'zod';
import type { puzzleSchema } from './schemas/puzzle.ts';

/** The JSON of a puzzle. */
export type PuzzleBody = z.infer<typeof puzzleSchema>;

/** Writes a puzzle; sent back to any route it is the same puzzle. */
export function puzzleBody(puzzle: Puzzle): PuzzleBody {
  const { width, height, palette, metadata } = puzzle;
  const plain = isBlackAndWhite(palette);
  const clue = (blocks: Clue): (number | [number, number])[] =>
    blocks.map(({ length, color }) => (plain ? length : [length, color]));
  const { notes, ...texts } = metadata;
  return {
    width,
    height,
    rows: puzzle.rows.map(clue),
    cols: puzzle.columns.map(clue),
    colors: palette.map(({ name, rgb }) => ({ name, rgb })),
    meta: { ...texts, ...(notes && { notes: [...notes] }) },
    hash: clueHash(puzzle),
    code: toCode(puzzle),
  };
}
