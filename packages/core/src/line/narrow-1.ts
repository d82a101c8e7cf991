// Black and white, up to 30 cells: the whole line is one word.
//
// Forward, block by block: `places` holds where the next block may start, given everything left of it. Backward the
// same from the right end. Where both agree, a block may really start; where a flood passed in both, a cell may really
// be blank.
//
//   clue 2 1, cells ?????           blanks get one more cell behind the end, so that each block has a blank behind it
//
//   places      ###### .            block 2 may start anywhere
//   starts      ###                 room for 2 cells, a blank behind, and (backward) the 1 still fits
//   places         ###              start + 3 at the earliest
//
// Three things save time here, all with the same answer: the starts that the backward half confirms need no other test;
// a cell below a place that *both* halves reach by a blank is blank in some arrangement, `reached & goals` one place
// up; and the blanks before the first block are simply all cells below its highest start.
//
// Program: a step is `shift | (length + 1) << 5`, a block is its length + 1 (with the blank behind it).
//
// Sound, complete, monotone, idempotent: `test/laws/line-solver.laws.ts`.

import type { Clue } from '../puzzle/clue.ts';
import { slack } from '../puzzle/clue.ts';
import { wordAt } from '../puzzle/grid.ts';
import { cellsBelow, floodDown, floodUp, NEAR_FLOOD } from './bits.ts';
import { lineColors } from './line-colors.ts';
import type { PreparedLine } from './prepared-line.ts';
import { FREE_LENGTHS, planRows } from './prepared-line.ts';

/** Longest line in one word: places 0 … 31 must do, with a blank behind the end. */
export const ONE_WORD_CELLS = 30;

const runStarts = new Int32Array(32); // runStarts[l + 1]: places with room for l filled cells
const starts = new Int32Array(32); // starts[l + 1]: confirmed starts of all blocks of length l; zeros between calls
const startsAt = new Int32Array(64); // by program index of the block: where it may start, seen from the left
const reachedAt = new Int32Array(64); // by program index: places behind the block and at least one blank

/** Codes a clue that fits, and has one colour at most, for `narrow1` and `feasible1`. */
export function prepareNarrow1(clue: Clue, length: number): PreparedLine {
  const colors = lineColors(clue);
  const { shifts, inks } = planRows(clue, colors, 1);
  const program = new Int32Array(shifts.length + clue.length);
  let at = 0;
  let reached = FREE_LENGTHS;
  for (const shift of shifts) {
    reached += shift;
    program[at] = shift | ((reached + 1) << 5);
    at += 1;
  }
  for (const block of clue) {
    program[at] = block.length + 1;
    at += 1;
  }
  return { length, words: 1, slack: slack(clue, length), colors, inks, stepCount: shifts.length, program };
}

/** Complete solve; see `LineSolver.solve`. */
export function narrow1(line: PreparedLine, masks: Int32Array, offset: number, out: Int32Array): boolean {
  const { length, program, stepCount } = line;
  const end = program.length;
  const ink = wordAt(line.inks, 0);

  const blanks = wordAt(masks, offset) | (1 << length);
  const one = wordAt(masks, offset + ink);
  const two = one & (one >>> 1);
  let run = two & (two >>> 2);
  runStarts[2] = one;
  runStarts[3] = two;
  runStarts[4] = two & (two >>> 1);
  runStarts[5] = run;
  for (let t = 0; t < stepCount; t += 1) {
    const step = wordAt(program, t);
    run &= run >>> step;
    runStarts[step >>> 5] = run;
  }

  const blanksAbove = blanks << 1; // bit p: cell p - 1 may be blank
  let places = floodUp(1, blanks);
  for (let b = stepCount; b < end; b += 1) {
    const reach = wordAt(program, b);
    const from = places & wordAt(runStarts, reach) & (blanksAbove >>> reach);
    places = floodUp(from << reach, blanks);
    startsAt[b] = from;
    reachedAt[b] = places;
  }
  let goals = 2 << length;
  if ((places & goals) === 0) return false;

  const far = line.slack > NEAR_FLOOD;
  let blankBelow = 0;
  for (let b = end - 1; b >= stepCount; b -= 1) {
    const reach = wordAt(program, b);
    goals = floodDown(goals, blanks, far);
    blankBelow |= goals & wordAt(reachedAt, b);
    goals = wordAt(startsAt, b) & (goals >>> reach);
    starts[reach] = wordAt(starts, reach) | goals;
  }
  out[0] = ((blankBelow >>> 1) | cellsBelow(goals)) & ~(1 << length);

  let cells = 0;
  for (let t = stepCount - 1; t >= 0; t -= 1) {
    const step = wordAt(program, t);
    cells |= wordAt(starts, step >>> 5);
    starts[step >>> 5] = 0;
    cells |= cells << step;
  }
  const four = cells | wordAt(starts, 5);
  const three = wordAt(starts, 4);
  const pairs = wordAt(starts, 3) | four | (four << 2) | three | (three << 1);
  out[ink] = wordAt(starts, 2) | pairs | (pairs << 1);
  starts[2] = 0;
  starts[3] = 0;
  starts[4] = 0;
  starts[5] = 0;
  return true;
}
