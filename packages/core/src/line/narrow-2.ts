// Black and white, 31 to 62 cells with a slack of up to 24: rows of two words, each block seen through its window.
//
// `narrow-slack.ts` for the lines that most large puzzles are made of: all rows lie at places known beforehand, both
// words of a row are at hand, and with one more blank behind the end, as in `narrow-1.ts`, a blank follows each block.
// Three quarters of the time.
//
// Program: a step is its shift; a block is `end << 20 | address`, with `address` the bit at which its window begins in
// the rows of run starts and `end` the first cell behind it at its leftmost.

import { wordAt } from '../puzzle/grid.ts';
import { cellsBelow, floodDown, floodUp, NEAR_FLOOD } from './bits.ts';
import { ONE_WORD_CELLS } from './narrow-1.ts';
import { ONE_LIMB_SLACK } from './narrow-slack.ts';
import type { PreparedLine } from './prepared-line.ts';
import { WINDOW_BLOCK_FIELDS } from './windows.ts';

/** Longest line in two words: places 0 … 63 must do, with a blank behind the end. */
export const TWO_WORD_CELLS = 62;

const PLACES = 0x1ffffff; // all places of a window; not imported, which would be a load and a check each time
const ROWS = 4 + 58; // lengths 1 to 4 in words 0 to 7, then from word 8 on a step for each longer one
// Constant buffers of more than 64 bytes: engines keep smaller ones inside the object, at no fixed address.
const runStarts = new Int32Array(2 * ROWS + 1); // row l - 1: places with room for l filled cells, then those of the steps
const runStartsView = new DataView(runStarts.buffer);
const starts = new Int32Array(2 * ROWS + 1); // rows of confirmed starts; zeros between calls
const startsView = new DataView(starts.buffer);
const blankWords = new Int32Array(33); // cells that may be blank, the one behind the end, and zeros
const blanksView = new DataView(blankWords.buffer);
const foundWords = new Int32Array(33); // cells found blank in some arrangement; zeros between calls
const foundView = new DataView(foundWords.buffer);
const startsAt = new Int32Array(128); // by program index: where the block may start, from the left
const placesAt = new Int32Array(128); // by program index: where the next block may start

/** True if the kernel can take the line, as `prepareWindows` made it. */
export function fitsNarrow2(line: PreparedLine): boolean {
  const { length, slack, colors } = line;
  return length > ONE_WORD_CELLS && length <= TWO_WORD_CELLS && slack <= ONE_LIMB_SLACK && colors.length === 2;
}

/** Codes a clue that `fitsNarrow2` for `narrow2` and `feasible2`. */
export function prepareNarrow2(line: PreparedLine): PreparedLine {
  const { program: windows, stepCount } = line;
  const program = new Int32Array(stepCount + (windows.length - stepCount) / WINDOW_BLOCK_FIELDS);
  program.set(windows.subarray(0, stepCount));
  for (let at = stepCount; at < program.length; at += 1) {
    const field = stepCount + (at - stepCount) * WINDOW_BLOCK_FIELDS;
    program[at] = ((wordAt(windows, field + 1) >>> 1) << 20) | wordAt(windows, field);
  }
  return { ...line, program };
}

/** Complete solve; see `LineSolver.solve`. */
export function narrow2(line: PreparedLine, masks: Int32Array, offset: number, out: Int32Array): boolean {
  const { length, program, stepCount } = line;
  const end = program.length;
  readLine(line, masks, offset);

  let places = floodUp(1, wordAt(blankWords, 0));
  for (let b = stepCount; b < end; b += 1) {
    const block = wordAt(program, b);
    const blanks = (blanksView.getInt32(block >>> 23, true) >> ((block >>> 20) & 7)) & PLACES;
    const from = places & (runStartsView.getInt32((block & 0xfffff) >>> 3, true) >> (block & 7)) & blanks;
    places = floodUp(from, blanks) & blanks;
    startsAt[b] = from;
    placesAt[b] = places;
  }
  let goals = 1 << line.slack;
  if ((places & goals) === 0) return false;

  const far = line.slack > NEAR_FLOOD;
  for (let b = end - 1; b >= stepCount; b -= 1) {
    const block = wordAt(program, b);
    const byte = block >>> 23;
    const bit = (block >>> 20) & 7;
    const blanks = (blanksView.getInt32(byte, true) >> bit) & PLACES;
    goals = floodDown(goals, blanks >>> 1, far);
    foundView.setInt32(byte, foundView.getInt32(byte, true) | ((goals & wordAt(placesAt, b)) << bit), true);
    goals &= wordAt(startsAt, b);
    const startByte = (block & 0xfffff) >>> 3;
    startsView.setInt32(startByte, startsView.getInt32(startByte, true) | (goals << (block & 7)), true);
  }

  foundWords[0] = wordAt(foundWords, 0) | cellsBelow(goals);
  out[0] = wordAt(foundWords, 0);
  out[1] = wordAt(foundWords, 1);
  out[length >>> 5] = wordAt(out, length >>> 5) & ~(1 << length);
  foundWords[0] = 0;
  foundWords[1] = 0;
  writeInk(line, out);
  return true;
}

/** Feasibility; see `LineSolver.feasible`. The forward half of `narrow2`. */
export function feasible2(line: PreparedLine, masks: Int32Array, offset: number): boolean {
  const { program, stepCount } = line;
  const end = program.length;
  readLine(line, masks, offset);

  let places = floodUp(1, wordAt(blankWords, 0));
  for (let b = stepCount; b < end; b += 1) {
    const block = wordAt(program, b);
    const blanks = (blanksView.getInt32(block >>> 23, true) >> ((block >>> 20) & 7)) & PLACES;
    const from = places & (runStartsView.getInt32((block & 0xfffff) >>> 3, true) >> (block & 7)) & blanks;
    if (from === 0) return false;
    places = floodUp(from, blanks) & blanks;
  }
  return ((places >>> line.slack) & 1) === 1;
}

/** Reads the blanks, and makes the rows of run starts; see `run-rows.ts`. */
function readLine(line: PreparedLine, masks: Int32Array, offset: number): void {
  const { length, program, stepCount } = line;
  blankWords[0] = wordAt(masks, offset);
  blankWords[1] = wordAt(masks, offset + 1);
  blankWords[length >>> 5] = wordAt(blankWords, length >>> 5) | (1 << length);

  const ink = offset + wordAt(line.inks, 0);
  let low = wordAt(masks, ink);
  let high = wordAt(masks, ink + 1);
  runStarts[0] = low;
  runStarts[1] = high;
  low &= (low >>> 1) | (high << 31);
  high &= high >>> 1;
  runStarts[2] = low;
  runStarts[3] = high;
  runStarts[4] = low & ((low >>> 1) | (high << 31));
  runStarts[5] = high & (high >>> 1);
  low &= (low >>> 2) | (high << 30);
  high &= high >>> 2;
  runStarts[6] = low;
  runStarts[7] = high;
  for (let t = 0; t < stepCount; t += 1) {
    const shift = wordAt(program, t);
    if (shift < 32) {
      low &= (low >>> shift) | (high << -shift);
      high &= high >>> shift;
    } else {
      low &= high >>> shift;
      high = 0;
    }
    runStarts[8 + 2 * t] = low;
    runStarts[9 + 2 * t] = high;
  }
}

/** Spreads the confirmed starts over the cells of their blocks, into `out`; the rows become 0. See `run-rows.ts`. */
function writeInk(line: PreparedLine, out: Int32Array): void {
  const { program, stepCount } = line;
  let low = 0;
  let high = 0;
  for (let t = stepCount - 1; t >= 0; t -= 1) {
    const shift = wordAt(program, t);
    low |= wordAt(starts, 8 + 2 * t);
    high |= wordAt(starts, 9 + 2 * t);
    starts[8 + 2 * t] = 0;
    starts[9 + 2 * t] = 0;
    if (shift < 32) {
      high |= (high << shift) | (low >>> -shift);
      low |= low << shift;
    } else {
      high |= low << shift;
    }
  }
  low |= wordAt(starts, 6);
  high |= wordAt(starts, 7);
  const lowThree = wordAt(starts, 4);
  const highThree = wordAt(starts, 5);
  const lowPairs = wordAt(starts, 2) | lowThree | (lowThree << 1) | low | (low << 2);
  const highPairs =
    wordAt(starts, 3) | highThree | (highThree << 1) | (lowThree >>> 31) | high | (high << 2) | (low >>> 30);
  const ink = wordAt(line.inks, 0);
  out[ink] = wordAt(starts, 0) | lowPairs | (lowPairs << 1);
  out[ink + 1] = wordAt(starts, 1) | highPairs | (highPairs << 1) | (lowPairs >>> 31);
  for (let word = 0; word < 8; word += 1) starts[word] = 0;
}
