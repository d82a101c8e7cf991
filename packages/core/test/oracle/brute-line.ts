// The slowest line solver there is: writes down every full arrangement and sees what they have in common.
//
//   clue 3 2, ???????    ###.##.  ###..##  .###.##    →    ?##??#?
//
// Shares no code and no idea with the solvers it judges; for lines of some 18 cells at most.

import type { Block, Clue } from '../../src/puzzle/clue.ts';

/** The colours that each cell may have: a bit mask a cell, bit c = colour c. */
export type LineCandidates = readonly number[];

/** What all arrangements within the candidates use, cell by cell; `undefined` if there is none. */
export function bruteSolve(clue: Clue, candidates: LineCandidates): LineCandidates | undefined {
  let count = 0;
  const used = candidates.map(() => 0);
  for (const arrangement of arrangements(clue, candidates.length)) {
    if (!arrangement.every((color, cell) => ((candidates[cell] ?? 0) & (1 << color)) !== 0)) continue;
    count += 1;
    arrangement.forEach((color, cell) => {
      used[cell] = (used[cell] ?? 0) | (1 << color);
    });
  }
  return count === 0 ? undefined : used;
}

/** Every way to lay the blocks into a line, as colours cell by cell. */
export function* arrangements(clue: Clue, length: number, before?: Block): Generator<readonly number[]> {
  const [block, ...rest] = clue;
  if (block === undefined) {
    yield new Array<number>(length).fill(0);
    return;
  }
  const leastGap = before !== undefined && before.color === block.color ? 1 : 0;
  for (let gap = leastGap; gap + block.length <= length; gap += 1) {
    const head = [...new Array<number>(gap).fill(0), ...new Array<number>(block.length).fill(block.color)];
    for (const tail of arrangements(rest, length - head.length, block)) yield [...head, ...tail];
  }
}
