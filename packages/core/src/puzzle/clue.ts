// A clue is what stands beside a line: the lengths and colours of its blocks, in order.
//
// Blocks of the same colour need at least one background cell between them, blocks of
// different colours may touch:
//
//   3 2    needs 6 cells: ###.##
//   3a 2b  needs 5 cells: aaabb

import type { ColorId, Palette } from './color.ts';
import { colorChar, isBlackAndWhite } from './color.ts';

/** One number of a clue: how many cells, and in which colour (never the background). */
export interface Block {
  readonly length: number;
  readonly color: ColorId;
}

/** All blocks of one line; an empty line has no block. */
export type Clue = readonly Block[];

/** True if a background cell must separate the two neighbouring blocks. */
export function needsGap(left: Block, right: Block): boolean {
  return left.color === right.color;
}

/** The cells that a clue covers at its tightest, gaps included. */
export function minimumLength(clue: Clue): number {
  let cells = 0;
  let previous: Block | undefined;
  for (const block of clue) {
    if (previous !== undefined && needsGap(previous, block)) cells += 1;
    cells += block.length;
    previous = block;
  }
  return cells;
}

/** How far the blocks can move: line length minus minimum length; negative if they do not fit. */
export function slack(clue: Clue, length: number): number {
  return length - minimumLength(clue);
}

/** Writes a clue as people read it: `3 2`, coloured `3a 2b`, an empty one `0`. */
export function clueText(clue: Clue, palette: Palette): string {
  if (clue.length === 0) return '0';
  const plain = isBlackAndWhite(palette);
  return clue.map((block) => (plain ? `${block.length}` : block.length + colorChar(block.color, palette))).join(' ');
}

/** True if two lists of clues have the same blocks. */
export function sameClues(a: readonly Clue[], b: readonly Clue[]): boolean {
  return a.length === b.length && a.every((clue, line) => sameClue(clue, b[line] ?? []));
}

/** True if two clues have the same blocks. */
export function sameClue(a: Clue, b: Clue): boolean {
  return a.length === b.length && a.every((block, i) => block.length === b[i]?.length && block.color === b[i]?.color);
}
