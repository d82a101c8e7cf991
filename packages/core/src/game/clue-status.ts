// Which numbers of a clue are finished beyond doubt, so that they may be greyed.
//
//   clue 1 1 2    ?.#.????   none: the 1 could be the first or the second
//                 #.#.????   both 1s
//   clue 2 2      ????##????   none: either 2 could be it
//   clue 2 2      ?##???????   the first 2: nothing fits before it
//
// A number is certain if its block stands at one place in every completion of the line and all its cells
// are filled. The leftmost and the rightmost arrangement tell: a block can stand in two places exactly if
// these two differ for it. If the line cannot be completed at all, only runs count that are tied to an
// edge by decided cells.

import { leftmostPlacements, rightmostPlacements } from '../line/placement.ts';
import type { Block, Clue } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import { isDecidedCode } from '../puzzle/mark.ts';
import type { LineMarks, Run } from './line-marks.ts';
import { candidatesOfMarks, runsOf } from './line-marks.ts';
import { runsMatch } from './line-status.ts';

/** Tells for each block of a clue if its number may be greyed. */
export function certainBlocks(clue: Clue, marks: LineMarks): readonly boolean[] {
  const runs = runsOf(marks);
  // The two ends of a game are cheap: nothing that could be a block yet, and all blocks there.
  if (runsMatch(clue, runs)) return clue.map(() => true);
  if (!runs.some((run) => clue.some((block) => isRunOf(run, block)))) return clue.map(() => false);
  const candidates = candidatesOfMarks(marks);
  const left = leftmostPlacements(clue, candidates);
  const right = left && rightmostPlacements(clue, candidates);
  if (left === undefined || right === undefined) return anchoredBlocks(clue, marks, runs);
  return clue.map((block, i) => {
    const start = at(left, i);
    return start === at(right, i) && runs.some((run) => run.start === start && run.length === block.length);
  });
}

function isRunOf(run: Run, block: Block): boolean {
  return run.length === block.length && run.color === block.color;
}

/** The blocks that runs between an edge and the first undecided cell stand for, one after the other. */
function anchoredBlocks(clue: Clue, marks: LineMarks, runs: readonly Run[]): readonly boolean[] {
  const firstOpen = marks.findIndex((code) => !isDecidedCode(code));
  const lastOpen = marks.findLastIndex((code) => !isDecidedCode(code));
  const certain = clue.map(() => false);
  const matches = (run: Run | undefined, block: number): boolean =>
    run?.closed === true && isRunOf(run, at(clue, block));
  for (let i = 0; i < clue.length; i += 1) {
    const run = runs[i];
    if (!matches(run, i) || (firstOpen >= 0 && run !== undefined && run.start > firstOpen)) break;
    certain[i] = true;
  }
  for (let back = 1; back <= clue.length; back += 1) {
    const run = runs.at(-back);
    const block = clue.length - back;
    if (!matches(run, block) || (lastOpen >= 0 && run !== undefined && run.start < lastOpen)) break;
    certain[block] = true;
  }
  return certain;
}
