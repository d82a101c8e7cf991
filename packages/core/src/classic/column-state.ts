// What one needs to know of a line that is filled from its start: how many blocks are begun, and how
// long the last one is. With these two numbers the next cell is checked in constant time:
//
//   clue 2 1, cells so far ##.     state: block 1, run 0
//   next cell filled               state: block 1, run 1
//   next cell filled               dead: the block has length 1
//
// A state is one number, `block * 2^16 + run`; a run of 0 means that no block is open.

import type { Clue } from '../puzzle/clue.ts';
import { minimumLength } from '../puzzle/clue.ts';
import type { ColorId } from '../puzzle/color.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';

/** A line that is filled from its start: block index and run length, packed. */
export type LineState = number;

/** No cell filled yet. */
export const START: LineState = 0;

/** A state that no filling can leave. */
export const DEAD: LineState = -1;

/** A clue with what `advance` looks up. */
export interface TrackedClue {
  readonly lengths: Int32Array; // lengths[b] = cells of block b
  readonly colors: Int32Array; // colors[b] = its colour; one more entry, -1, behind the last
  readonly needed: Int32Array; // needed[b] = cells that blocks b and following need at their tightest
  readonly length: number; // cells in the line
}

/** Prepares a clue for `advance`. */
export function trackClue(clue: Clue, length: number): TrackedClue {
  return {
    lengths: Int32Array.from(clue, (block) => block.length),
    colors: Int32Array.from([...clue.map((block) => block.color), -1]),
    needed: Int32Array.from({ length: clue.length + 1 }, (_, b) => minimumLength(clue.slice(b))),
    length,
  };
}

/**
 * Puts the next colour behind a state.
 *
 * @param filled how many cells of the line are filled already.
 * @returns the state afterwards; `DEAD` if the clue forbids the colour, or if the rest no longer fits.
 */
export function advance(clue: TrackedClue, state: LineState, color: ColorId, filled: number): LineState {
  let block = state >>> 16;
  let run = state & 0xffff;
  if (run > 0 && color === at(clue.colors, block)) {
    if (run === at(clue.lengths, block)) return DEAD;
    run += 1;
  } else {
    if (run > 0) {
      if (run !== at(clue.lengths, block)) return DEAD;
      block += 1;
      run = 0;
    }
    if (color !== BACKGROUND) {
      if (color !== at(clue.colors, block)) return DEAD;
      run = 1;
    }
  }
  const left = clue.length - filled - 1;
  return left < restOf(clue, block, run) ? DEAD : (block << 16) | run;
}

/** Cells that a state still needs: the rest of the open block, and all blocks behind it. */
function restOf(clue: TrackedClue, block: number, run: number): number {
  if (block >= clue.lengths.length) return 0;
  if (run === 0) return at(clue.needed, block);
  const behind = at(clue.needed, block + 1);
  const gap = at(clue.colors, block) === at(clue.colors, block + 1) ? 1 : 0;
  return at(clue.lengths, block) - run + (behind > 0 ? behind + gap : 0);
}
