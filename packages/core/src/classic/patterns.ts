// All patterns of one line: every way to place the blocks of its clue.
//
//   clue 2 1 on 5 cells     ##.#.   ##..#   .##.#
//
// Their number grows fast: C(slack + blocks, blocks) in black and white. It is counted before they are
// listed, because a line of 60 cells can have more of them than there is memory.

import type { Clue } from '../puzzle/clue.ts';
import { minimumLength, needsGap } from '../puzzle/clue.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { mustAt } from '../puzzle/grid.ts';

/** The colours of one line, cell by cell. */
export type Pattern = Uint8Array;

/** How many patterns a clue has on that many cells (a float: may round, may be huge). */
export function countPatterns(clue: Clue, length: number): number {
  const slack = length - minimumLength(clue);
  if (slack < 0) return 0;
  // Choose where the `slack` free cells go: before, between and after the blocks.
  let count = 1;
  for (let i = 1; i <= clue.length; i += 1) count = (count * (slack + i)) / i;
  return Math.round(count);
}

/** Yields the patterns of a clue; blocks further left come first. */
export function* patterns(clue: Clue, length: number): Generator<Pattern, void> {
  const starts = leftmostStarts(clue);
  const last = length - minimumLength(clue);
  if (last < 0) return;
  const shift = new Int32Array(clue.length); // shift[b] = cells by which block b was moved; rises along the line
  for (;;) {
    const pattern = new Uint8Array(length).fill(BACKGROUND);
    clue.forEach((block, b) => {
      const start = mustAt(starts, b) + (shift[b] ?? 0);
      pattern.fill(block.color, start, start + block.length);
    });
    yield pattern;
    // The rightmost block that can still move goes on by one; those behind it come along.
    let moving = clue.length - 1;
    while (moving >= 0 && shift[moving] === last) moving -= 1;
    if (moving < 0) return;
    shift.fill((shift[moving] ?? 0) + 1, moving);
  }
}

function leftmostStarts(clue: Clue): readonly number[] {
  const starts: number[] = [];
  let next = 0;
  clue.forEach((block, b) => {
    const before = clue[b - 1];
    if (before !== undefined && needsGap(before, block)) next += 1;
    starts.push(next);
    next += block.length;
  });
  return starts;
}
