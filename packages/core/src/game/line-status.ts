// What the clue beside a line should say about the line.
//
//   clue 2 3    ##?###??   matched   the runs are those of the clue, in order
//               ##.###..   done      and every other cell is crossed
//               ##.####?   wrong     weak: a run is longer than any block
//               .#.?????   wrong     weak: a closed run of 1, the clue has none
//               ???.??..   wrong     strong only: 2 3 no longer fits. Saying so gives deductions away
//
// The weak test looks at runs and counts alone, as Simon Tatham's Pattern does: it never tells more than
// a player sees by counting. Both are polynomial.

import { leftmostPlacements } from '../line/placement.ts';
import type { Clue } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import { isDecidedCode } from '../puzzle/mark.ts';
import type { LineMarks, Run } from './line-marks.ts';
import { candidatesOfMarks, runsOf } from './line-marks.ts';

/** `open`: nothing to say yet. `matched`, `done`: see above. `wrong`: contradicts its clue. */
export type LineStatus = 'open' | 'matched' | 'done' | 'wrong';

/** How much a game gives away about mistakes in lines. */
export type Feedback = 'off' | 'weak' | 'strong';

/** Judges one line. With feedback `off` it is never `wrong`. */
export function lineStatus(clue: Clue, marks: LineMarks, feedback: Feedback): LineStatus {
  const runs = runsOf(marks);
  if (runsMatch(clue, runs)) return marks.every(isDecidedCode) ? 'done' : 'matched';
  if (feedback === 'off') return 'open';
  if (runsContradict(clue, runs) || marks.every(isDecidedCode)) return 'wrong';
  if (feedback === 'weak') return 'open';
  return leftmostPlacements(clue, candidatesOfMarks(marks)) === undefined ? 'wrong' : 'open';
}

/** True if the filled cells are exactly what the clue asks for; crosses are not needed. */
export function runsMatch(clue: Clue, runs: readonly Run[]): boolean {
  return (
    runs.length === clue.length &&
    clue.every((block, i) => {
      const run = at(runs, i);
      return run.length === block.length && run.color === block.color;
    })
  );
}

/** True if counting alone shows a mistake: too many cells, a run too long, closed runs that the clue does not have in this order. */
function runsContradict(clue: Clue, runs: readonly Run[]): boolean {
  return hasTooManyCells(clue, runs) || hasTooLongRun(clue, runs) || !closedRunsOccur(clue, runs);
}

function hasTooManyCells(clue: Clue, runs: readonly Run[]): boolean {
  const cells = new Map<number, number>();
  for (const run of runs) cells.set(run.color, (cells.get(run.color) ?? 0) + run.length);
  for (const block of clue) cells.set(block.color, (cells.get(block.color) ?? 0) - block.length);
  return [...cells.values()].some((surplus) => surplus > 0);
}

function hasTooLongRun(clue: Clue, runs: readonly Run[]): boolean {
  return runs.some((run) => !clue.some((block) => block.color === run.color && block.length >= run.length));
}

/** Closed runs are whole blocks, so they must be found in the clue in their order. */
function closedRunsOccur(clue: Clue, runs: readonly Run[]): boolean {
  let next = 0;
  for (const run of runs) {
    if (!run.closed) continue;
    while (next < clue.length && !(at(clue, next).length === run.length && at(clue, next).color === run.color))
      next += 1;
    if (next === clue.length) return false;
    next += 1;
  }
  return true;
}
