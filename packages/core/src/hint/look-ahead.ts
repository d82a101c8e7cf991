// When no line gives a step: suppose one cell had a colour, follow the lines, meet a contradiction.
//
//   suppose row 3, column 5 were filled → … → row 4 can no longer be completed: so it is crossed
//
// The shortest such chain within the budget is offered; cells beside decided ones are tried first, because
// contradictions start at edges. Sound; not complete, as puzzles that need two suppositions at once show.

import { isBlackAndWhite } from '../puzzle/color.ts';
import type { CellIndex } from '../puzzle/grid.ts';
import { at, columnOf, rowOf } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { CROSSED, filledCode, isDecidedCode } from '../puzzle/mark.ts';
import type { Deduction } from './deduction.ts';
import { explain } from './explain.ts';
import { onlyColor } from './line-logic.ts';
import type { HintBoard } from './technique.ts';

/** What a look-ahead found: a cell, a proof that the board holds a mistake, or nothing within the budget. */
export type LookAhead =
  | { readonly kind: 'found'; readonly deduction: Deduction }
  | { readonly kind: 'contradiction'; readonly line: LineRef }
  | { readonly kind: 'nothing' };

/** Chains of this many lines are short enough to stop looking for shorter ones. */
const SHORT_CHAIN = 3;

/**
 * Looks one supposition ahead.
 *
 * @param mostTicks bounds the work; the best chain found by then counts.
 */
export function lookAhead(board: HintBoard, mostTicks: number): LookAhead {
  const { logic, marks, lines } = board;
  const end = logic.ticks + mostTicks;
  const base = logic.candidatesOf(marks.cells);
  const rest = logic.follow(
    base,
    lines.map((view) => view.line),
  );
  if (rest.contradiction) return { kind: 'contradiction', line: rest.contradiction };
  let best: Refutation | undefined;
  for (const cell of promisingCells(board, base)) {
    if (logic.ticks >= end || (best && best.steps <= SHORT_CHAIN)) break;
    const refuted = refute(board, base, cell);
    if (refuted === undefined) continue;
    if (refuted.left === 0) return { kind: 'contradiction', line: refuted.line };
    if (best === undefined || refuted.steps < best.steps) best = refuted;
  }
  return best ? { kind: 'found', deduction: deductionOf(board, best) } : { kind: 'nothing' };
}

/** A cell all of whose colours but one (or all) lead to contradictions. */
interface Refutation {
  readonly cell: CellIndex;
  readonly refuted: readonly number[];
  /** The colours left, as a mask: one, or none at all. */
  readonly left: number;
  readonly steps: number;
  /** Where the last of them broke. */
  readonly line: LineRef;
}

function refute({ puzzle, logic }: HintBoard, base: Uint32Array, cell: CellIndex): Refutation | undefined {
  const from: readonly LineRef[] = [
    { axis: 'row', index: rowOf(puzzle, cell) },
    { axis: 'column', index: columnOf(puzzle, cell) },
  ];
  let left = at(base, cell);
  let survivors = 0;
  let steps = 0;
  let line: LineRef | undefined;
  const refuted: number[] = [];
  for (let color = 0; color < puzzle.palette.length; color += 1) {
    if (((at(base, cell) >>> color) & 1) === 0) continue;
    const supposed = base.slice();
    supposed[cell] = (1 << color) >>> 0;
    const outcome = logic.follow(supposed, from);
    if (outcome.contradiction === null) {
      survivors += 1;
      if (survivors > 1) return undefined;
      continue;
    }
    refuted.push(color);
    left = (left & ~(1 << color)) >>> 0;
    steps += outcome.steps;
    line = outcome.contradiction;
  }
  return line && { cell, refuted, left, steps, line };
}

function promisingCells({ puzzle, marks }: HintBoard, base: Uint32Array): readonly CellIndex[] {
  const { width, height } = puzzle;
  const isKnown = (row: number, column: number): boolean =>
    row < 0 ||
    column < 0 ||
    row >= height ||
    column >= width ||
    onlyColor(at(base, row * width + column)) !== undefined;
  const scores = new Map<CellIndex, number>();
  for (const cell of base.keys()) {
    if (onlyColor(at(base, cell)) !== undefined || isDecidedCode(at(marks.cells, cell))) continue;
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    const around = [
      isKnown(row - 1, column),
      isKnown(row + 1, column),
      isKnown(row, column - 1),
      isKnown(row, column + 1),
    ];
    scores.set(cell, around.filter(Boolean).length);
  }
  return [...scores.keys()].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
}

function deductionOf({ puzzle, marks }: HintBoard, { cell, refuted, left, steps, line }: Refutation): Deduction {
  const color = onlyColor(left) ?? 0;
  const plain = isBlackAndWhite(puzzle.palette);
  const called = (c: number): string => (c === 0 ? 'empty' : plain ? 'filled' : at(puzzle.palette, c).name);
  const params = {
    row: rowOf(puzzle, cell) + 1,
    column: columnOf(puzzle, cell) + 1,
    assumed: refuted.map(called).join(' or '),
    axis: line.axis,
    line: line.index + 1,
    steps,
  };
  return {
    technique: 'look-ahead',
    line: { axis: 'row', index: rowOf(puzzle, cell) },
    cells: [{ cell, was: at(marks.cells, cell), becomes: color === 0 ? CROSSED : filledCode(color) }],
    blocks: [],
    explanation: explain(steps <= 1 ? 'look-ahead.line' : 'look-ahead.chain', params),
  };
}
