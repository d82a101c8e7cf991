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
// Program: a step is its shift; a block is two numbers: the bit address of its window in the rows of run starts, and
// `end << 1 | gap`, with `end` the first cell behind it at its leftmost and `gap` 1 if a blank must follow.

import type { Clue } from '../puzzle/clue.ts';
import { needsGap, slack } from '../puzzle/clue.ts';
import { lineColors } from './line-colors.ts';
import { wordsOf } from './line-solver.ts';
import type { PreparedLine } from './prepared-line.ts';
import { FREE_LENGTHS, INK_FIELDS, lengthSteps } from './prepared-line.ts';

/** True if the lowest byte of a word comes first in memory, as on all common processors. */
export const LITTLE_ENDIAN: boolean = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Bits of a limb. */
export const LIMB = 24;
/** All bits of a limb. */
export const LIMB_MASK = 0xffffff;

/** Numbers of a block in the program. */
export const WINDOW_BLOCK_FIELDS = 2;

/** Codes the clue for the window kernels. */
export function prepareWindows(clue: Clue, length: number): PreparedLine {
  const words = wordsOf(length);
  const inks: number[] = [];
  const shifts: number[] = [];
  const rowOf = new Map<string, number>();
  let row = 0;
  for (const color of lineColors(clue).subarray(1)) {
    const steps = lengthSteps(clue, color);
    shifts.push(...steps.map((step) => step.shift));
    inks.push(color * words, row, shifts.length);
    for (let l = 1; l <= FREE_LENGTHS; l += 1) rowOf.set(`${color}:${l}`, row + l - 1);
    row += FREE_LENGTHS;
    for (const step of steps) {
      rowOf.set(`${color}:${step.length}`, row);
      row += 1;
    }
  }

  const blocks: number[] = [];
  let start = 0;
  clue.forEach((block, j) => {
    const next = clue[j + 1];
    const gap = next !== undefined && needsGap(block, next) ? 1 : 0;
    const end = start + block.length;
    const blockRow = rowOf.get(`${block.color}:${block.length}`) ?? 0;
    blocks.push(blockRow * 32 * words + start, (end << 1) | gap);
    start = end + gap;
  });

  return {
    length,
    words,
    slack: slack(clue, length),
    inks: Int32Array.from(inks),
    stepCount: shifts.length,
    program: Int32Array.from([...shifts, ...blocks]),
  };
}

/** Words that the rows of run starts take, with what may be read behind the last one. */
export function rowWords(line: PreparedLine): number {
  const rows = (line.inks.length / INK_FIELDS) * FREE_LENGTHS + line.stepCount;
  return (rows + 1) * line.words + 1;
}
