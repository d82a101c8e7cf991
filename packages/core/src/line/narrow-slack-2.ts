// Lines of any length and colour with a slack of 25 to 47: windows of two limbs, unrolled.
//
// Exactly `narrow-slack.ts`, for windows of 48 places: `low` has places 0–23, `high` places 24–47 (`windows.ts`). A
// flood upwards goes on through the carry of the low limb, a flood downwards through place 24, which the low limb
// borrows as its bit 24. Half the time of the general loops in `narrow-many.ts`.

import { wordAt } from '../puzzle/grid.ts';
import { cellsBelow, floodCarry, floodDown, floodUp, LIMB, LIMB_MASK } from './bits.ts';
import type { PreparedLine } from './prepared-line.ts';
import { fillRunRows, spreadRunRows } from './run-rows.ts';
import { FIXED_NUMBERS, FIXED_ROW_WORDS, FIXED_WORDS, fitsFixedBuffers } from './windows.ts';

/** Largest slack of a window of two limbs. */
export const TWO_LIMB_SLACK = 47;

// Constant buffers, not grown: their addresses become part of the machine code.
const runStarts = new Int32Array(FIXED_ROW_WORDS); // rows of run starts, see run-rows.ts
const runStartsView = new DataView(runStarts.buffer);
const starts = new Int32Array(FIXED_ROW_WORDS); // rows of confirmed starts; zeros between calls
const startsView = new DataView(starts.buffer);
const blankWords = new Int32Array(FIXED_WORDS + 2); // cells that may be background
const blanksView = new DataView(blankWords.buffer);
const foundWords = new Int32Array(FIXED_WORDS + 2); // cells found blank in some arrangement; zeros between calls
const foundView = new DataView(foundWords.buffer);
// By program index of the block; the low limb, then the high one.
const startsAt = new Int32Array(FIXED_NUMBERS); // where the block may start, seen from the left
const placesAt = new Int32Array(FIXED_NUMBERS); // where the next block may start

/** True if the kernel can take the line. */
export function fitsNarrowSlack2(line: PreparedLine): boolean {
  return line.slack >= LIMB && line.slack <= TWO_LIMB_SLACK && fitsFixedBuffers(line);
}

/** Complete solve; see `LineSolver.solve`. The line is prepared by `prepareWindows`. */
export function narrowSlack2(line: PreparedLine, masks: Int32Array, offset: number, out: Int32Array): boolean {
  const { words, program, stepCount } = line;
  const end = program.length;
  fillRunRows(line, masks, offset, runStarts);
  for (let word = 0; word < words; word += 1) blankWords[word] = wordAt(masks, offset + word);

  const first = blanksView.getInt32(0, true) & LIMB_MASK;
  let low = floodUp(1, first) & LIMB_MASK;
  let high = floodUp(floodCarry(1, first), blanksView.getInt32(3, true));
  for (let b = stepCount; b < end; b += 2) {
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const byte = behind >>> 4;
    const bit = (behind >>> 1) & 7;
    const touch = (behind & 1) - 1;
    const startByte = address >>> 3;
    const startBit = address & 7;

    const blanks = (blanksView.getInt32(byte, true) >> bit) & LIMB_MASK;
    const from = low & (runStartsView.getInt32(startByte, true) >> startBit) & (blanks | touch);
    low = floodUp(from, blanks) & (blanks | touch) & LIMB_MASK;
    const blanksHigh = blanksView.getInt32(byte + 3, true) >> bit;
    const fromHigh = high & (runStartsView.getInt32(startByte + 3, true) >> startBit) & (blanksHigh | touch);
    high = floodUp(fromHigh | floodCarry(from, blanks), blanksHigh) & (blanksHigh | touch);

    startsAt[b] = from;
    startsAt[b + 1] = fromHigh;
    placesAt[b] = low;
    placesAt[b + 1] = high;
  }
  let goals = 0;
  let goalsHigh = 1 << (line.slack - LIMB);
  if ((high & goalsHigh) === 0) return false;

  for (let b = end - 2; b >= stepCount; b -= 2) {
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const gap = behind & 1;
    const byte = behind >>> 4;
    const bit = (behind >>> 1) & 7;

    const blanksHigh = blanksView.getInt32(byte + 3, true) >> bit;
    goalsHigh = floodDown(goalsHigh, blanksHigh >>> gap, true);
    const foundHigh = wordAt(placesAt, b + 1) & blanksHigh & (goalsHigh >>> (1 - gap));
    const blanks = blanksView.getInt32(byte, true) >> bit;
    goals = floodDown(goals | ((goalsHigh & 1) << LIMB), (blanks >>> gap) & LIMB_MASK, true);
    const found = wordAt(placesAt, b) & blanks & (goals >>> (1 - gap));
    foundView.setInt32(byte, foundView.getInt32(byte, true) | (found << bit), true);
    foundView.setInt32(byte + 3, foundView.getInt32(byte + 3, true) | (foundHigh << bit), true);

    goals &= wordAt(startsAt, b);
    goalsHigh &= wordAt(startsAt, b + 1);
    const startByte = address >>> 3;
    const startBit = address & 7;
    startsView.setInt32(startByte, startsView.getInt32(startByte, true) | (goals << startBit), true);
    startsView.setInt32(startByte + 3, startsView.getInt32(startByte + 3, true) | (goalsHigh << startBit), true);
  }

  // All cells below the highest start of the first block.
  if (goalsHigh === 0) {
    foundWords[0] = wordAt(foundWords, 0) | cellsBelow(goals);
  } else {
    const below = cellsBelow(goalsHigh); // counted from cell 24
    foundWords[0] = wordAt(foundWords, 0) | LIMB_MASK | (below << LIMB);
    foundWords[1] = wordAt(foundWords, 1) | (below >>> (32 - LIMB));
  }
  for (let word = 0; word < words; word += 1) {
    out[word] = wordAt(foundWords, word);
    foundWords[word] = 0;
  }
  spreadRunRows(line, starts, out);
  return true;
}

/** Feasibility; see `LineSolver.feasible`. The forward half of `narrowSlack2`. */
export function feasibleSlack2(line: PreparedLine, masks: Int32Array, offset: number): boolean {
  const { words, program, stepCount } = line;
  const end = program.length;
  fillRunRows(line, masks, offset, runStarts);
  for (let word = 0; word < words; word += 1) blankWords[word] = wordAt(masks, offset + word);

  const first = blanksView.getInt32(0, true) & LIMB_MASK;
  let low = floodUp(1, first) & LIMB_MASK;
  let high = floodUp(floodCarry(1, first), blanksView.getInt32(3, true));
  for (let b = stepCount; b < end; b += 2) {
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const byte = behind >>> 4;
    const bit = (behind >>> 1) & 7;
    const touch = (behind & 1) - 1;
    const startByte = address >>> 3;
    const startBit = address & 7;

    const blanks = (blanksView.getInt32(byte, true) >> bit) & LIMB_MASK;
    const from = low & (runStartsView.getInt32(startByte, true) >> startBit) & (blanks | touch);
    low = floodUp(from, blanks) & (blanks | touch) & LIMB_MASK;
    const blanksHigh = blanksView.getInt32(byte + 3, true) >> bit;
    const fromHigh = high & (runStartsView.getInt32(startByte + 3, true) >> startBit) & (blanksHigh | touch);
    if ((from | fromHigh) === 0) return false;
    high = floodUp(fromHigh | floodCarry(from, blanks), blanksHigh) & (blanksHigh | touch);
  }
  return ((high >>> (line.slack - LIMB)) & 1) === 1;
}
