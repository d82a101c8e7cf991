// Lines of any length, seen through windows.
//
// Push all blocks to the left; block j then starts at its leftmost place. It can slide by the slack of the line, no
// further, however long the line is. So its possible starts are a set of slack + 1 bits, counted from the leftmost one:
// its window.
//
//   clue 3 1 2, 10 cells     ###.#.##..     slack 2
//                            ..###.#.##     the 3 starts at 0–2, the 1 at 4–6, the 2 at 6–8
//
// When a block stands at place p of its window, the next may stand at place p of its own, or higher: to step behind a
// block costs nothing. A line of 100 half-filled cells has a slack near 25, so each block takes one word, not four.
//
// A window begins at any cell, so it is read at any bit: the 32 bits from the byte on that has the bit, shifted by up
// to 7. That leaves 25 good bits at least, and one load does it (DataView reads across words; the two loads and five
// operations that Int32Arrays need took a quarter longer). Bytes must lie in memory as DataView reads them:
// `LITTLE_ENDIAN`. Wider windows are cut into limbs of 24 bits, three bytes apart; the spare bits above a limb hold
// its carry.
//
// Such a read also brings in bits from beyond the window, even from beyond the line: cells that the last block cannot
// reach, the next row, whatever was there, copies of the highest bit. They never matter. In the forward half all
// influence runs upwards, from place to higher place, so it cannot come down into the window; the backward half begins
// at place `slack` and only ever keeps what both halves reached. So rows need no padding, and windows no mask at their
// end. (The shift is `>>`, not `>>>`, and the kernels of one limb do mask: numbers above 2^31 cost an object each until
// an engine has compiled the code, and big pictures are half solved by then.)
//
// Program: a step is its shift; a block is two numbers: the bit address of its window in the rows of run starts, and
// `end << 1 | gap`, with `end` the first cell behind it at its leftmost and `gap` 1 if a blank must follow.

import type { Clue } from '../puzzle/clue.ts';
import { needsGap, slack } from '../puzzle/clue.ts';
import { wordAt } from '../puzzle/grid.ts';
import { lineColors } from './line-colors.ts';
import { wordsOf } from './line-solver.ts';
import type { PreparedLine } from './prepared-line.ts';
import { FREE_LENGTHS, INK_FIELDS, planRows } from './prepared-line.ts';

/** True if the lowest byte of a word comes first in memory, as on all common processors. */
export const LITTLE_ENDIAN: boolean = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Numbers of a block in the program. */
export const WINDOW_BLOCK_FIELDS = 2;

/** Codes a clue that fits for the window kernels. */
export function prepareWindows(clue: Clue, length: number): PreparedLine {
  const colors = lineColors(clue);
  const words = wordsOf(length);
  const { shifts, inks, blockRows } = planRows(clue, colors, words);
  const program = new Int32Array(shifts.length + WINDOW_BLOCK_FIELDS * clue.length);
  program.set(shifts);
  let at = shifts.length;
  let start = 0;
  let b = 0;
  for (const block of clue) {
    const next = clue[b + 1];
    const gap = next !== undefined && needsGap(block, next) ? 1 : 0;
    const end = start + block.length;
    program[at] = wordAt(blockRows, b) * 32 * words + start;
    program[at + 1] = (end << 1) | gap;
    at += WINDOW_BLOCK_FIELDS;
    start = end + gap;
    b += 1;
  }
  return { length, words, slack: slack(clue, length), colors, inks, stepCount: shifts.length, program };
}

/** Limits of the kernels with constant buffers: words of a bit set, numbers of a program, words of all rows. */
export const FIXED_WORDS = 33;
export const FIXED_NUMBERS = 1200;
export const FIXED_ROW_WORDS = 8192;

/** True if a line fits into the constant buffers. */
export function fitsFixedBuffers(line: PreparedLine): boolean {
  return line.words <= FIXED_WORDS && line.program.length <= FIXED_NUMBERS && rowWords(line) <= FIXED_ROW_WORDS;
}

/** Words that the rows of run starts take, with what may be read behind the last one. */
export function rowWords(line: PreparedLine): number {
  const rows = (line.inks.length / INK_FIELDS) * FREE_LENGTHS + line.stepCount;
  return (rows + 1) * line.words + 1;
}
