// Several colours, up to 30 cells: one word for each colour.
//
// As `narrow-1.ts`, with two differences. Blocks of different colours may touch, so a blank behind a block is asked for
// only where the next block has the same colour; the last block needs none, so no cell is appended. And run starts are
// kept for each colour and length.
//
//   clue 2a 1b 1b, cells ?????      aab.b, and nothing else fits
//
//   places behind the 2a    ..#..   the b may follow at once
//   behind the first 1b     ....#   one blank further
//
// With `behind` = the places right behind a block: where a blank must follow, the next block may start at
// `passed` = places reached by at least one blank; where not, at `behind` too.
//
// Program: a step is its shift; a block is `length | row << 5`, with the sign bit where the next block may touch.

import type { Clue } from '../puzzle/clue.ts';
import { needsGap, slack } from '../puzzle/clue.ts';
import { wordAt } from '../puzzle/grid.ts';
import { cellsBelow, floodDown, floodUp, NEAR_FLOOD } from './bits.ts';
import { lineColors } from './line-colors.ts';
import type { PreparedLine } from './prepared-line.ts';
import { FREE_LENGTHS, INK_FIELDS, planRows } from './prepared-line.ts';

/** More rows than 30 cells can ask for: four for each of 30 colours, and steps for what is longer. */
const ROWS = 256;

const runStarts = new Int32Array(ROWS); // by row: places with room for so many cells of the colour
const starts = new Int32Array(ROWS); // by row: confirmed starts; zeros between calls
const startsAt = new Int32Array(64); // by program index of the block: where it may start, seen from the left
const passedAt = new Int32Array(64); // by program index: places behind the block and at least one blank

/** Codes a clue that fits for `color1` and `feasibleColor1`. */
export function prepareColor1(clue: Clue, length: number): PreparedLine {
  const colors = lineColors(clue);
  const { shifts, inks, blockRows } = planRows(clue, colors, 1);
  const program = new Int32Array(shifts.length + clue.length);
  program.set(shifts);
  let b = 0;
  for (const block of clue) {
    const next = clue[b + 1];
    const touch = next === undefined || !needsGap(block, next) ? -0x80000000 : 0;
    program[shifts.length + b] = block.length | (wordAt(blockRows, b) << 5) | touch;
    b += 1;
  }
  return { length, words: 1, slack: slack(clue, length), colors, inks, stepCount: shifts.length, program };
}

/** Complete solve; see `LineSolver.solve`. */
export function color1(line: PreparedLine, masks: Int32Array, offset: number, out: Int32Array): boolean {
  const { length, program, stepCount, inks } = line;
  const end = program.length;
  fillRunStarts(line, masks, offset);

  const blanks = wordAt(masks, offset);
  let places = floodUp(1, blanks);
  for (let b = stepCount; b < end; b += 1) {
    const block = wordAt(program, b);
    const touch = block >> 31; // all ones where the next block may touch, else 0
    const from = places & wordAt(runStarts, (block >>> 5) & (ROWS - 1)) & ((blanks >>> block) | touch);
    const behind = from << block;
    const passed = (floodUp(behind, blanks) & blanks) << 1;
    places = passed | (behind & touch);
    startsAt[b] = from;
    passedAt[b] = passed;
  }
  let goals = 1 << length;
  if ((places & goals) === 0) return false;

  const far = line.slack > NEAR_FLOOD;
  let blankBelow = 0;
  for (let b = end - 1; b >= stepCount; b -= 1) {
    const block = wordAt(program, b);
    goals = floodDown(goals, blanks, far);
    blankBelow |= goals & wordAt(passedAt, b);
    goals = wordAt(startsAt, b) & ((goals >>> block) >>> (1 + (block >> 31)));
    const row = (block >>> 5) & (ROWS - 1);
    starts[row] = wordAt(starts, row) | goals;
  }
  out[0] = (blankBelow >>> 1) | cellsBelow(goals);

  let t = stepCount - 1;
  for (let i = inks.length - INK_FIELDS; i >= 0; i -= INK_FIELDS) {
    const row = wordAt(inks, i + 1);
    const firstStep = i === 0 ? 0 : wordAt(inks, i - 1);
    let cells = 0;
    for (; t >= firstStep; t -= 1) {
      const stepRow = row + FREE_LENGTHS + t - firstStep;
      cells |= wordAt(starts, stepRow);
      starts[stepRow] = 0;
      cells |= cells << wordAt(program, t);
    }
    const four = cells | wordAt(starts, row + 3);
    const three = wordAt(starts, row + 2);
    const pairs = wordAt(starts, row + 1) | four | (four << 2) | three | (three << 1);
    out[wordAt(inks, i)] = wordAt(starts, row) | pairs | (pairs << 1);
    starts[row] = 0;
    starts[row + 1] = 0;
    starts[row + 2] = 0;
    starts[row + 3] = 0;
  }
  return true;
}

/** Feasibility; see `LineSolver.feasible`. The forward half of `color1`. */
export function feasibleColor1(line: PreparedLine, masks: Int32Array, offset: number): boolean {
  const { length, program, stepCount } = line;
  const end = program.length;
  fillRunStarts(line, masks, offset);

  const blanks = wordAt(masks, offset);
  let places = floodUp(1, blanks);
  for (let b = stepCount; b < end; b += 1) {
    const block = wordAt(program, b);
    const touch = block >> 31;
    const from = places & wordAt(runStarts, (block >>> 5) & (ROWS - 1)) & ((blanks >>> block) | touch);
    if (from === 0) return false;
    const behind = from << block;
    places = ((floodUp(behind, blanks) & blanks) << 1) | (behind & touch);
  }
  return (places & (1 << length)) !== 0;
}

function fillRunStarts(line: PreparedLine, masks: Int32Array, offset: number): void {
  const { inks, program } = line;
  let t = 0;
  for (let i = 0; i < inks.length; i += INK_FIELDS) {
    let row = wordAt(inks, i + 1);
    const one = wordAt(masks, offset + wordAt(inks, i));
    const two = one & (one >>> 1);
    let run = two & (two >>> 2);
    runStarts[row] = one;
    runStarts[row + 1] = two;
    runStarts[row + 2] = two & (two >>> 1);
    runStarts[row + 3] = run;
    row += FREE_LENGTHS;
    for (const lastStep = wordAt(inks, i + 2); t < lastStep; t += 1) {
      run &= run >>> wordAt(program, t);
      runStarts[row] = run;
      row += 1;
    }
  }
}
