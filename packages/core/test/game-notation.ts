// Line notation for tests of play: `?` unknown, `.` crossed, `m` maybe, `#` or `a` filled with colour 1, `b` with 2.

import type { Game, MarkGrid } from '../src/game/game.ts';
import { newGame } from '../src/game/game.ts';
import { invariant } from '../src/invariant.ts';
import type { Clue } from '../src/puzzle/clue.ts';
import type { Palette } from '../src/puzzle/color.ts';
import { BLACK_AND_WHITE } from '../src/puzzle/color.ts';
import { createGrid } from '../src/puzzle/grid.ts';
import type { MarkCode } from '../src/puzzle/mark.ts';
import { CROSSED, filledCode, MAYBE, UNKNOWN } from '../src/puzzle/mark.ts';
import { pictureOfRows } from '../src/puzzle/picture.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { puzzleOf } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';

const CODES: Readonly<Record<string, MarkCode>> = {
  '?': UNKNOWN,
  '.': CROSSED,
  m: MAYBE,
  '#': filledCode(1),
  a: filledCode(1),
  b: filledCode(2),
};

export const THREE_COLORS: Palette = [...BLACK_AND_WHITE, { name: 'red', rgb: 'cc0000' }];

export function lineOf(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => CODES[char] ?? UNKNOWN);
}

export function marksOf(rows: readonly string[]): MarkGrid {
  const marks = createGrid(rows[0]?.length ?? 0, rows.length);
  marks.cells.set(lineOf(rows.join('')));
  return marks;
}

export function rowsOf(marks: MarkGrid, ink = '#'): readonly string[] {
  const chars = ['?', '.', 'm', ink, 'b', 'c'];
  return Array.from({ length: marks.height }, (_, row) =>
    Array.from(marks.cells.subarray(row * marks.width, (row + 1) * marks.width), (code) => chars[code] ?? '!').join(''),
  );
}

/** `3 2`, coloured `3a 2b`, empty `0`. */
export function clueOf(text: string): Clue {
  if (text === '0') return [];
  return text.split(' ').map((part) => ({ length: Number.parseInt(part, 10), color: part.endsWith('b') ? 2 : 1 }));
}

export function puzzleOfRows(rows: readonly string[], palette: Palette = BLACK_AND_WHITE): Puzzle {
  const picture = pictureOfRows(rows, palette);
  invariant(picture !== undefined, 'the rows make a picture');
  return unwrap(puzzleOf(picture, palette));
}

/** A game whose board holds these marks already, without a history. */
export function gameWith(puzzle: Puzzle, rows: readonly string[]): Game {
  return { ...newGame(puzzle), marks: marksOf(rows) };
}
