// One line as a technique sees it: the clue, the player's marks, what they leave possible.

import type { LineCandidates, Starts } from '../line/placement.ts';
import { leftmostPlacements, rightmostPlacements } from '../line/placement.ts';
import type { Clue } from '../puzzle/clue.ts';
import { clueText } from '../puzzle/clue.ts';
import type { CellIndex, Grid } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { cellOfLine, lineLength } from '../puzzle/line-ref.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import { candidatesOfCode, isDecidedCode } from '../puzzle/mark.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { CellDeduction } from './deduction.ts';

/** A line of the player's board. */
export interface LineView {
  readonly line: LineRef;
  readonly clue: Clue;
  /** The clue as people read it. */
  readonly clueText: string;
  readonly cells: readonly CellIndex[];
  readonly marks: Uint8Array;
  readonly candidates: LineCandidates;
  /** Leftmost and rightmost arrangement; `undefined` if none fits. Worked out when first asked for. */
  readonly extremes: () => Extremes | undefined;
}

/** The two arrangements between which all others lie. */
export interface Extremes {
  readonly left: Starts;
  readonly right: Starts;
}

/** Looks at one line. */
export function viewLine(puzzle: Puzzle, marks: Grid, line: LineRef): LineView {
  const clue = at(line.axis === 'row' ? puzzle.rows : puzzle.columns, line.index);
  const length = lineLength(line, puzzle);
  const cells: CellIndex[] = [];
  const own = new Uint8Array(length);
  const candidates = new Uint32Array(length);
  for (let i = 0; i < length; i += 1) {
    const cell = cellOfLine(line, i, puzzle);
    const code = at(marks.cells, cell);
    cells.push(cell);
    own[i] = code;
    candidates[i] = candidatesOfCode(code);
  }
  return {
    line,
    clue,
    clueText: clueText(clue, puzzle.palette),
    cells,
    marks: own,
    candidates,
    extremes: once(() => extremesOf(clue, candidates)),
  };
}

function extremesOf(clue: Clue, candidates: LineCandidates): Extremes | undefined {
  const left = leftmostPlacements(clue, candidates);
  const right = left && rightmostPlacements(clue, candidates);
  return left && right && { left, right };
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Says what a cell of the line becomes, unless the player has decided it already. */
export function cellDeduction(view: LineView, position: number, becomes: MarkCode): CellDeduction | undefined {
  const was = at(view.marks, position);
  return isDecidedCode(was) ? undefined : { cell: at(view.cells, position), was, becomes };
}

/** The same for several cells; leaves out decided ones. */
export function cellDeductions(
  view: LineView,
  positions: Iterable<number>,
  becomes: MarkCode,
): readonly CellDeduction[] {
  return [...positions].flatMap((position) => cellDeduction(view, position, becomes) ?? []);
}
