// The forward half of `narrow-1.ts`: does anything fit?
//
// Its own loop, not a shared one: it keeps no trail of places and stops at the first block without room, which makes
// it twice as fast as a solve. Explanations ask it a dozen times for each answer of the other.

import { wordAt } from '../puzzle/grid.ts';
import { floodUp } from './bits.ts';
import type { PreparedLine } from './prepared-line.ts';

const runStarts = new Int32Array(32); // runStarts[l + 1]: places with room for l filled cells

/** Feasibility; see `LineSolver.feasible`. The line is prepared by `prepareNarrow1`. */
export function feasible1(line: PreparedLine, masks: Int32Array, offset: number): boolean {
  const { length, program, stepCount } = line;
  const end = program.length;

  const blanks = wordAt(masks, offset) | (1 << length);
  const one = wordAt(masks, offset + wordAt(line.inks, 0));
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
    if (from === 0) return false;
    places = floodUp(from << reach, blanks);
  }
  return (places & (2 << length)) !== 0;
}
