// The lines of a block of clues, where blank lines may mean an empty clue or nothing at all.
//
// Descriptions of formats disagree about it, and files do what they like. The number of lines that
// a file promises decides: `height 3` over the lines "2", "", "1" makes the blank one an empty row,
// `height 2` makes it air.

import type { TextPlace } from '../problem.ts';

/** A stretch of one text line. */
export interface Piece {
  readonly text: string;
  readonly line: number;
  /** Column of the first character, from 1. */
  readonly column: number;
}

/** The place of a piece, without the blanks around it. */
export function placeOfPiece(piece: Piece): TextPlace {
  const trimmed = piece.text.trim();
  const indent = trimmed === '' ? 0 : piece.text.indexOf(trimmed);
  return { line: piece.line, column: piece.column + indent, length: Math.max(1, trimmed.length) };
}

/** True if nothing but blanks is there. */
export function isBlank(piece: Piece): boolean {
  return piece.text.trim() === '';
}

/**
 * Picks the clue lines of a block.
 *
 * @param count how many there must be, if the file says so. Blank lines between others count first,
 *   then those after the heading, then those at the end, which mostly are air.
 * @returns `count` lines if the block can be read that way, else all that are not blank.
 */
export function clueLines(block: readonly Piece[], count: number | undefined): readonly Piece[] {
  const full = block.filter((piece) => !isBlank(piece));
  if (count === undefined || full.length >= count) return full;
  const first = block.findIndex((piece) => !isBlank(piece));
  const last = block.findLastIndex((piece) => !isBlank(piece));
  if (first < 0) return block.length >= count ? block.slice(0, count) : full;
  const inner = block.slice(first, last + 1);
  const lacking = count - inner.length;
  if (lacking < 0) return full; // more blank lines than empty clues: nobody can tell which is which
  const leading = Math.min(lacking, first);
  const trailing = lacking - leading;
  if (last + trailing >= block.length) return full;
  return block.slice(first - leading, last + 1 + trailing);
}
