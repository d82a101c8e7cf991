// What a player may write into a cell. The solver never sees marks, the player never sees candidates.

import type { ColorId } from './color.ts';

/** `filled` has a colour; `crossed` says "background here"; `maybe` is a note to oneself. */
export type Mark =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'filled'; readonly color: ColorId }
  | { readonly kind: 'crossed' }
  | { readonly kind: 'maybe' };

/** A mark in one byte, as grids of marks store it: 0 unknown, 1 crossed, 2 maybe, 2 + colour filled. */
export type MarkCode = number;

/** The code of an empty cell. */
export const UNKNOWN: MarkCode = 0;
/** The code of a crossed cell. */
export const CROSSED: MarkCode = 1;
/** The code of a cell with a note. */
export const MAYBE: MarkCode = 2;

/** The code of a cell filled with a colour (1 or more). */
export function filledCode(color: ColorId): MarkCode {
  return MAYBE + color;
}

/** The colour of a filled code; 0 if the code is not a filled one. */
export function colorOfCode(code: MarkCode): ColorId {
  return code > MAYBE ? code - MAYBE : 0;
}

/** Packs a mark. */
export function codeOfMark(mark: Mark): MarkCode {
  switch (mark.kind) {
    case 'unknown':
      return UNKNOWN;
    case 'crossed':
      return CROSSED;
    case 'maybe':
      return MAYBE;
    case 'filled':
      return filledCode(mark.color);
  }
}

/** Unpacks a mark. */
export function markOfCode(code: MarkCode): Mark {
  if (code === UNKNOWN) return { kind: 'unknown' };
  if (code === CROSSED) return { kind: 'crossed' };
  if (code === MAYBE) return { kind: 'maybe' };
  return { kind: 'filled', color: colorOfCode(code) };
}

/** True if the mark says what the cell is: filled or crossed. A note decides nothing. */
export function isDecidedCode(code: MarkCode): boolean {
  return code === CROSSED || code > MAYBE;
}

const ANY_COLOR = 0xffffffff;

/** What a mark leaves possible, as a bit mask of colours: a cross the background, a filled cell its colour. */
export function candidatesOfCode(code: MarkCode): number {
  if (code === CROSSED) return 1;
  return code > MAYBE ? (1 << colorOfCode(code)) >>> 0 : ANY_COLOR;
}
