// Lines of any length and colour with a slack of up to 24: one window, one number, for each block.
//
// The halves are those of `narrow-1.ts` in window coordinates (`windows.ts`). For a block whose leftmost end is `end`,
// `blanks` holds the cells from `end` on, so bit p is the cell right behind the block when it stands at place p.
//
//   a blank must follow    the block may stand where cell `end + p` may be blank, and the next block's window starts
//                          at end + 1: it may stand at p as soon as cell end + p is one of the blanks passed
//   the next may touch     the next block's window starts at `end`: it may stand at p if p was reached at all
//
// Both are one formula with `mask` = blanks, or all ones where the next may touch.

import { wordAt } from '../puzzle/grid.ts';
import { cellsBelow, floodDown, floodUp, NEAR_FLOOD } from './bits.ts';
import type { PreparedLine } from './prepared-line.ts';
import { fillRunRows, spreadRunRows } from './run-rows.ts';
import { FIXED_NUMBERS, FIXED_ROW_WORDS, FIXED_WORDS, fitsFixedBuffers } from './windows.ts';

/** Largest slack of a window in one piece: places 0 … 24. */
export const ONE_LIMB_SLACK = 24;

const PLACES = 0x1ffffff; // all places of such a window

// Constant buffers, not grown: their addresses become part of the machine code.
const runStarts = new Int32Array(FIXED_ROW_WORDS); // rows of run starts, see run-rows.ts
const runStartsView = new DataView(runStarts.buffer);
const starts = new Int32Array(FIXED_ROW_WORDS); // rows of confirmed starts; zeros between calls
const startsView = new DataView(starts.buffer);
const blankWords = new Int32Array(FIXED_WORDS + 2); // cells that may be background
const blanksView = new DataView(blankWords.buffer);
const foundWords = new Int32Array(FIXED_WORDS + 2); // cells found blank in some arrangement; zeros between calls
const foundView = new DataView(foundWords.buffer);
const startsAt = new Int32Array(FIXED_NUMBERS); // by program index: where the block may start, from the left
const placesAt = new Int32Array(FIXED_NUMBERS); // by program index: where the next block may start

/** True if the kernel can take the line. */
export function fitsNarrowSlack(line: PreparedLine): boolean {
  return line.slack <= ONE_LIMB_SLACK && fitsFixedBuffers(line);
}

/** Complete solve; see `LineSolver.solve`. The line is prepared by `prepareWindows`. */
export function narrowSlack(line: PreparedLine, masks: Int32Array, offset: number, out: Int32Array): boolean {
  const { words, program, stepCount } = line;
  const end = program.length;
  fillRunRows(line, masks, offset, runStarts);
  for (let word = 0; word < words; word += 1) blankWords[word] = wordAt(masks, offset + word);

  let places = floodUp(1, wordAt(blankWords, 0));
  for (let b = stepCount; b < end; b += 2) {
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const blanks = (blanksView.getInt32(behind >>> 4, true) >> ((behind >>> 1) & 7)) & PLACES;
    const mask = blanks | ((behind & 1) - 1);
    const from = places & (runStartsView.getInt32(address >>> 3, true) >> (address & 7)) & mask;
    places = floodUp(from, blanks) & mask;
    startsAt[b] = from;
    placesAt[b] = places;
  }
  let goals = 1 << line.slack;
  if ((places & goals) === 0) return false;

  const far = line.slack > NEAR_FLOOD;
  for (let b = end - 2; b >= stepCount; b -= 2) {
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const gap = behind & 1;
    const byte = behind >>> 4;
    const bit = (behind >>> 1) & 7;
    const blanks = (blanksView.getInt32(byte, true) >> bit) & PLACES;
    goals = floodDown(goals, blanks >>> gap, far);
    const found = wordAt(placesAt, b) & blanks & (goals >>> (1 - gap));
    foundView.setInt32(byte, foundView.getInt32(byte, true) | (found << bit), true);
    goals &= wordAt(startsAt, b);
    const startByte = address >>> 3;
    startsView.setInt32(startByte, startsView.getInt32(startByte, true) | (goals << (address & 7)), true);
  }

  foundWords[0] = wordAt(foundWords, 0) | cellsBelow(goals);
  for (let word = 0; word < words; word += 1) {
    out[word] = wordAt(foundWords, word);
    foundWords[word] = 0;
  }
  spreadRunRows(line, starts, out);
  return true;
}

/** Feasibility; see `LineSolver.feasible`. The forward half of `narrowSlack`. */
export function feasibleSlack(line: PreparedLine, masks: Int32Array, offset: number): boolean {
  const { words, program, stepCount } = line;
  const end = program.length;
  fillRunRows(line, masks, offset, runStarts);
  for (let word = 0; word < words; word += 1) blankWords[word] = wordAt(masks, offset + word);

  let places = floodUp(1, wordAt(blankWords, 0));
  for (let b = stepCount; b < end; b += 2) {
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const blanks = (blanksView.getInt32(behind >>> 4, true) >> ((behind >>> 1) & 7)) & PLACES;
    const mask = blanks | ((behind & 1) - 1);
    const from = places & (runStartsView.getInt32(address >>> 3, true) >> (address & 7)) & mask;
    if (from === 0) return false;
    places = floodUp(from, blanks) & mask;
  }
  return ((places >>> line.slack) & 1) === 1;
}
