// Mistakes come before hints: a step that builds on a wrong mark would only add to it.

import { leftmostPlacements } from '../line/placement.ts';
import type { CellIndex } from '../puzzle/grid.ts';
import { at, columnOf, mustAt, rowOf } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { candidatesOfCode, colorOfCode, isDecidedCode, UNKNOWN } from '../puzzle/mark.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Explanation } from './explain.ts';
import { explain, positionsText } from './explain.ts';
import type { LineView } from './line-view.ts';
import type { HintBoard } from './technique.ts';

/** Something on the board that cannot stay. */
export interface Mistake {
  /** Lines that show it. */
  readonly lines: readonly LineRef[];
  /** Marks to look at: wrong ones if the solution is known, else ones that cannot all be right. */
  readonly cells: readonly CellIndex[];
  /** From "there is one" to which cells. */
  readonly stages: readonly Explanation[];
}

/** Compares with the only solution: each cell found is wrong. */
export function mistakeAgainst({ puzzle, marks }: HintBoard, onlySolution: Picture): Mistake | undefined {
  const cells = [...marks.cells.keys()].filter((cell) => {
    const code = at(marks.cells, cell);
    return isDecidedCode(code) && colorOfCode(code) !== at(onlySolution.cells, cell);
  });
  if (cells.length === 0) return undefined;
  const first = mustAt(cells, 0);
  const params = { count: cells.length, row: rowOf(puzzle, first) + 1, column: columnOf(puzzle, first) + 1 };
  return { lines: [], cells, stages: [explain('mistake'), explain('mistake.cells', params)] };
}

/** Looks for a line that can no longer be completed. */
export function mistakeInLine({ lines }: HintBoard): Mistake | undefined {
  const view = lines.find((line) => line.extremes() === undefined);
  if (view === undefined) return undefined;
  const positions = conflictingPositions(view);
  const { axis, index } = view.line;
  const params = { line: index + 1, clue: view.clueText, cells: positionsText(positions) };
  return {
    lines: [view.line],
    cells: positions.map((i) => mustAt(view.cells, i)),
    stages: [explain('mistake'), explain(`mistake.${axis}`, params), explain(`mistake.${axis}.cells`, params)],
  };
}

/** A mistake that shows only when lines are followed, or one cell ahead. */
export function hiddenMistake(line: LineRef): Mistake {
  const params = { axis: line.axis, line: line.index + 1 };
  return { lines: [line], cells: [], stages: [explain('mistake'), explain('mistake.hidden', params)] };
}

/** Marks of a contradictory line of which none can be left out: without any of them the line would fit. */
function conflictingPositions(view: LineView): readonly number[] {
  const candidates = view.candidates.slice();
  const open = candidatesOfCode(UNKNOWN);
  for (let i = 0; i < candidates.length; i += 1) {
    const kept = at(candidates, i);
    if (kept === open) continue;
    candidates[i] = open;
    if (leftmostPlacements(view.clue, candidates) !== undefined) candidates[i] = kept;
  }
  return [...candidates.keys()].filter((i) => candidates[i] !== open);
}
