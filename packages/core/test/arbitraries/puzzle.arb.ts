// Random puzzles: the clues of random pictures, with or without goal, title and colours.

import fc from 'fast-check';
import type { Metadata } from '../../src/puzzle/metadata.ts';
import { cluesOf } from '../../src/puzzle/picture.ts';
import type { Puzzle, SavedBoard } from '../../src/puzzle/puzzle.ts';
import { createPuzzle } from '../../src/puzzle/puzzle.ts';
import { unwrap } from '../../src/result.ts';
import type { PictureShape } from './picture.arb.ts';
import { paletteArb, pictureArb } from './picture.arb.ts';

/** A text of one line as files hold it: no control characters, no blanks around it. */
const lineTextArb: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  .filter((text) => text !== '');

/** Title, author and the rest, each now and then. */
const metadataArb: fc.Arbitrary<Metadata> = fc.record(
  {
    title: lineTextArb,
    author: lineTextArb,
    copyright: lineTextArb,
    licence: lineTextArb,
    catalogue: lineTextArb,
  },
  { requiredKeys: [] },
);

/** A puzzle that has at least one solution. */
export function puzzleArb(shape: PictureShape = {}): fc.Arbitrary<Puzzle> {
  return paletteArb(shape.maxInks).chain((palette) =>
    fc
      .tuple(pictureArb(palette.length, shape), fc.boolean(), metadataArb)
      .map(([picture, hasGoal, metadata]) =>
        unwrap(createPuzzle({ ...cluesOf(picture), palette, metadata, ...(hasGoal && { goal: picture }) })),
      ),
  );
}

/** One or two partly filled boards for a puzzle; with sets of candidates, or only decided and unknown cells. */
export function savedBoardsArb(puzzle: Puzzle, hasCandidates: boolean): fc.Arbitrary<readonly SavedBoard[]> {
  const { width, height, palette } = puzzle;
  const all = 2 ** palette.length - 1;
  const decided = fc.integer({ min: 0, max: palette.length - 1 }).map((color) => 2 ** color);
  const cell = hasCandidates
    ? fc.oneof(decided, fc.constant(all), fc.integer({ min: 1, max: all }))
    : fc.oneof(decided, fc.constant(all));
  const board = fc
    .array(cell, { minLength: width * height, maxLength: width * height })
    .map((candidates): SavedBoard => ({ width, height, candidates: Uint32Array.from(candidates) }));
  return fc.array(board, { minLength: 1, maxLength: 2 });
}
