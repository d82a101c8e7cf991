// Lines of any length, colour and slack: windows of several limbs.
//
// The same as `narrow-slack.ts`, limb by limb (24 bits, see `windows.ts`): floods go on in the next limb through the
// carry bit. For each block only the limbs are visited in which it can stand at all, so a long line costs little once
// it is half known: 1000 cells with 250 blocks have windows of 11 limbs, of which one or two are alive.
//
//   limbs of the window     0      1      2      3
//   places of the block     ....   ..##   #...   ....       visited: 1 and 2, and 3 only if the flood gets there

import { wordAt } from '../puzzle/grid.ts';
import { cellsBelow, floodCarry, floodDown, floodUp, LIMB, LIMB_MASK } from './bits.ts';
import type { PreparedLine } from './prepared-line.ts';
import { fillRunRows, spreadRunRows } from './run-rows.ts';
import { rowWords, WINDOW_BLOCK_FIELDS } from './windows.ts';

// Scratch, grown to the largest line that was prepared.
let runStarts = new Int32Array(0); // rows of run starts, see run-rows.ts
let runStartsView = new DataView(runStarts.buffer);
let starts = new Int32Array(0); // rows of confirmed starts; zeros between calls
let startsView = new DataView(starts.buffer);
let blankWords = new Int32Array(0); // cells that may be background, then words of zeros
let blanksView = new DataView(blankWords.buffer);
let foundWords = new Int32Array(0); // cells found blank in some arrangement; zeros between calls
let foundView = new DataView(foundWords.buffer);
let places = new Int32Array(0); // by limb: where the next block may start, seen from the left
let goals = new Int32Array(0); // by limb: where the next block may start, seen from the right
let startsAt = new Int32Array(0); // by block and limb: `places` before it, with room for it
let placesAt = new Int32Array(0); // by block and limb: `places` behind it
let lowest = new Int32Array(0); // by block: lowest limb alive
let highest = new Int32Array(0); // by block: highest limb alive, behind it

/** Limbs of each window. */
function limbCount(line: PreparedLine): number {
  return Math.floor(line.slack / LIMB) + 1;
}

/** Makes room for a line; called once when it is prepared. */
export function reserveNarrowMany(line: PreparedLine): void {
  const blockCount = (line.program.length - line.stepCount) / WINDOW_BLOCK_FIELDS;
  const limbs = limbCount(line);
  if (rowWords(line) > runStarts.length) {
    runStarts = new Int32Array(rowWords(line));
    runStartsView = new DataView(runStarts.buffer);
    starts = new Int32Array(runStarts.length);
    startsView = new DataView(starts.buffer);
  }
  if (line.words + 2 > blankWords.length) {
    blankWords = new Int32Array(line.words + 2);
    blanksView = new DataView(blankWords.buffer);
    foundWords = new Int32Array(line.words + 2);
    foundView = new DataView(foundWords.buffer);
  }
  if (limbs > places.length) {
    places = new Int32Array(limbs);
    goals = new Int32Array(limbs);
  }
  if (limbs * blockCount > startsAt.length) {
    startsAt = new Int32Array(limbs * blockCount);
    placesAt = new Int32Array(limbs * blockCount);
  }
  if (blockCount > lowest.length) {
    lowest = new Int32Array(blockCount);
    highest = new Int32Array(blockCount);
  }
}

/** Complete solve; see `LineSolver.solve`. The line is prepared by `prepareWindows` and `reserveNarrowMany`. */
export function narrowMany(line: PreparedLine, masks: Int32Array, offset: number, out: Int32Array): boolean {
  const { words, program, stepCount, slack } = line;
  const limbs = limbCount(line);
  if (!sweepForward(line, masks, offset, limbs)) return false;

  let low = limbs - 1;
  let high = limbs - 1;
  goals[high] = 1 << (slack % LIMB);
  let block = (program.length - stepCount) / WINDOW_BLOCK_FIELDS;
  for (let b = program.length - WINDOW_BLOCK_FIELDS; b >= stepCount; b -= WINDOW_BLOCK_FIELDS) {
    block -= 1;
    const base = block * limbs;
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const gap = behind & 1;
    const byte = behind >>> 4;
    const bit = (behind >>> 1) & 7;
    const bottom = wordAt(lowest, block);
    let limb = Math.min(high, wordAt(highest, block));
    let above = 0; // the lowest place of the limb above, if it is a goal
    let newLow = 0;
    let newHigh = -1;
    for (; limb >= bottom && (limb >= low || above !== 0); limb -= 1) {
      const limbByte = byte + 3 * limb;
      const blanks = blanksView.getInt32(limbByte, true) >> bit;
      const own = limb >= low ? wordAt(goals, limb) : 0;
      const flood = floodDown(own | (above << LIMB), (blanks >>> gap) & LIMB_MASK, true);
      above = flood & 1;
      const found = wordAt(placesAt, base + limb) & blanks & (flood >>> (1 - gap));
      foundView.setInt32(limbByte, foundView.getInt32(limbByte, true) | (found << bit), true);
      const confirmed = flood & wordAt(startsAt, base + limb);
      goals[limb] = confirmed;
      if (confirmed === 0) continue;
      const startByte = (address >>> 3) + 3 * limb;
      startsView.setInt32(startByte, startsView.getInt32(startByte, true) | (confirmed << (address & 7)), true);
      newLow = limb;
      if (newHigh < 0) newHigh = limb;
    }
    low = newLow;
    high = newHigh;
  }

  const firstStart = LIMB * high + 31 - Math.clz32(wordAt(goals, high)); // of the first block, at the latest
  const fullWords = firstStart >>> 5;
  for (let word = 0; word < words; word += 1) {
    out[word] = word < fullWords ? -1 : wordAt(foundWords, word);
    foundWords[word] = 0;
  }
  out[fullWords] = wordAt(out, fullWords) | cellsBelow(1 << firstStart);
  spreadRunRows(line, starts, out);
  return true;
}

/** Feasibility; see `LineSolver.feasible`. */
export function feasibleMany(line: PreparedLine, masks: Int32Array, offset: number): boolean {
  return sweepForward(line, masks, offset, 0);
}

/**
 * The forward half: false if some block has no place, or the last no end.
 *
 * @param trail by how much to go on in `startsAt` and `placesAt` for each block; 0 if nobody will read them.
 */
function sweepForward(line: PreparedLine, masks: Int32Array, offset: number, trail: number): boolean {
  const { words, program, stepCount, slack } = line;
  const limbs = limbCount(line);
  fillRunRows(line, masks, offset, runStarts);
  for (let word = 0; word < words; word += 1) blankWords[word] = wordAt(masks, offset + word);

  let low = 0;
  let high = 0;
  let carry = 1; // place 0
  for (let limb = 0; carry !== 0 && limb < limbs; limb += 1) {
    const blanks = blanksView.getInt32(3 * limb, true) & LIMB_MASK;
    places[limb] = floodUp(carry, blanks) & LIMB_MASK;
    carry = floodCarry(carry, blanks);
    high = limb;
  }

  let block = 0;
  for (let b = stepCount; b < program.length; b += WINDOW_BLOCK_FIELDS) {
    const base = block * trail;
    const address = wordAt(program, b);
    const behind = wordAt(program, b + 1);
    const byte = behind >>> 4;
    const bit = (behind >>> 1) & 7;
    const touch = ((behind & 1) - 1) & LIMB_MASK;
    let newLow = -1;
    let newHigh = -1;
    carry = 0;
    for (let limb = low; limb <= high || (carry !== 0 && limb < limbs); limb += 1) {
      const blanks = (blanksView.getInt32(byte + 3 * limb, true) >> bit) & LIMB_MASK;
      const mask = blanks | touch;
      const runs = runStartsView.getInt32((address >>> 3) + 3 * limb, true) >> (address & 7);
      const from = limb <= high ? wordAt(places, limb) & runs & mask : 0;
      const entered = from | carry;
      const flood = floodUp(entered, blanks) & mask;
      carry = floodCarry(entered, blanks);
      places[limb] = flood;
      startsAt[base + limb] = from;
      placesAt[base + limb] = flood;
      if (flood === 0) continue;
      newHigh = limb;
      if (newLow < 0) newLow = limb;
    }
    if (newLow < 0) return false;
    low = newLow;
    high = newHigh;
    lowest[block] = low;
    highest[block] = high;
    block += 1;
  }
  return high === limbs - 1 && ((wordAt(places, high) >>> (slack % LIMB)) & 1) === 1;
}
