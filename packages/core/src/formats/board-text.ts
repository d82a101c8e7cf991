// Pictures and partly filled boards as rows of characters.
//
//   ..#    a picture: one character a cell
//   ?.[ab] a board: `?` any colour, `[ab]` one of these, else decided
//
// What a character means differs from format to format, so readers pass the alphabet.

import type { ColorId } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import type { SavedBoard } from '../puzzle/puzzle.ts';

/** Colour of a character; `undefined` if the file does not define it. */
export type ColorOfChar = (char: string) => ColorId | undefined;

/** One row of a board, or the character that could not be read. */
export type BoardRow =
  | { readonly ok: true; readonly candidates: readonly number[] }
  | { readonly ok: false; readonly column: number; readonly char: string };

/** Reads a row of a board; each cell becomes a bit mask of the colours it may have. */
export function readBoardRow(text: string, colorCount: number, colorOf: ColorOfChar): BoardRow {
  const all = allColors(colorCount);
  const candidates: number[] = [];
  let open: number | undefined; // the colours between brackets so far
  const chars = [...text];
  for (const [column, char] of chars.entries()) {
    const color = colorOf(char);
    if (open !== undefined && char === ']') {
      if (open === 0) return { ok: false, column, char };
      candidates.push(open);
      open = undefined;
    } else if (color !== undefined) {
      const mask: number = (1 << color) >>> 0;
      if (open === undefined) candidates.push(mask);
      else open = (open | mask) >>> 0;
    } else if (char === '?' && open === undefined) {
      candidates.push(all);
    } else if (char === '[' && open === undefined) {
      open = 0;
    } else {
      return { ok: false, column, char };
    }
  }
  if (open !== undefined) return { ok: false, column: chars.length - 1, char: '[' };
  return { ok: true, candidates };
}

/** Writes the rows of a board. */
export function boardRows(
  board: SavedBoard,
  colorCount: number,
  charOf: (color: ColorId) => string,
): readonly string[] {
  const all = allColors(colorCount);
  return Array.from({ length: board.height }, (_, row) => {
    let text = '';
    for (let column = 0; column < board.width; column += 1) {
      text += cellText(at(board.candidates, row * board.width + column), colorCount, all, charOf);
    }
    return text;
  });
}

/** The mask of a cell of which nothing is known. */
export function allColors(colorCount: number): number {
  return colorCount >= 32 ? 0xffff_ffff : ((1 << colorCount) - 1) >>> 0;
}

function cellText(mask: number, colorCount: number, all: number, charOf: (color: ColorId) => string): string {
  if (mask === all || mask === 0) return '?';
  let chars = '';
  for (let color = 0; color < colorCount; color += 1) if ((mask >>> color) & 1) chars += charOf(color);
  return [...chars].length === 1 ? chars : `[${chars}]`;
}
