// The next hint, from what the player has on the board now.
//
//   0 a mistake, if there is one      "There is a mistake on the board."
//   1 where to look                   "Look at row 3."
//   2 which technique                 "Technique: overlap, in row 3."
//   3 which cells and why             "Row 3: block 1 (4) covers columns 2-4 wherever it stands."
//   4 do it                           the cells of the deduction, which a front end paints
//
// A hint carries all its stages; front ends show one more each time the player asks again.

import { isSolution } from '../check/check-picture.ts';
import type { CellIndex, Grid } from '../puzzle/grid.ts';
import { at, createGrid } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { cellOfLine } from '../puzzle/line-ref.ts';
import { CROSSED, colorOfCode, filledCode, isDecidedCode } from '../puzzle/mark.ts';
import { mustFit } from '../puzzle/must-fit.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { CellDeduction, Deduction } from './deduction.ts';
import type { Explanation } from './explain.ts';
import { explain } from './explain.ts';
import { techniques as ladder } from './ladder.ts';
import { lookAhead } from './look-ahead.ts';
import type { Mistake } from './mistake.ts';
import { hiddenMistake, mistakeAgainst, mistakeInLine } from './mistake.ts';
import type { HintBoard, Technique } from './technique.ts';
import { viewBoard } from './technique.ts';

/**
 * What to tell the player; `stages` grow in detail.
 *
 * - `solved`: nothing is left to say.
 * - `mistake`: comes first. Its cells are the marks to look at.
 * - `step`: a technique of the ladder.
 * - `look-ahead`: no line gives a step; the first stage says so.
 * - `stuck`: no look-ahead either. `reveal` is a cell of the solution, if a proven one was passed in.
 */
export type Hint =
  | { readonly kind: 'solved'; readonly stages: readonly Explanation[] }
  | ({ readonly kind: 'mistake' } & Mistake)
  | { readonly kind: 'step'; readonly deduction: Deduction; readonly stages: readonly Explanation[] }
  | { readonly kind: 'look-ahead'; readonly deduction: Deduction; readonly stages: readonly Explanation[] }
  | { readonly kind: 'stuck'; readonly reveal: CellDeduction | null; readonly stages: readonly Explanation[] };

/** What a hint may use. */
export interface HintOptions {
  /** The solution, if it is proven to be the only one: then wrong cells are known. */
  readonly onlySolution?: Picture;
  /** Where the player is: among equal techniques lines through this cell come first. */
  readonly near?: CellIndex;
  /** Default: all of the ladder. */
  readonly techniques?: readonly Technique[];
  /** Work that a look-ahead may take; default 5,000,000 ticks, about a second at most. 0 for none. */
  readonly lookAheadTicks?: number;
}

/** Finds the next hint for a board of marks (codes of `puzzle/mark.ts`). Sound: see `technique.ts`. */
export function nextHint(puzzle: Puzzle, marks: Grid, options: HintOptions = {}): Hint {
  const { onlySolution, near, techniques = ladder, lookAheadTicks = 5_000_000 } = options;
  mustFit(marks, puzzle, 'the board');
  if (onlySolution) mustFit(onlySolution, puzzle, 'the solution');
  if (isSolution(puzzle, pictureOf(marks))) return { kind: 'solved', stages: [explain('solved')] };
  const board = viewBoard(puzzle, marks);
  const mistake = (onlySolution && mistakeAgainst(board, onlySolution)) ?? followed(board);
  if (mistake) return { kind: 'mistake', ...mistake };
  for (const technique of techniques) {
    const deduction = bestOf(technique.deduce(board), puzzle, near);
    if (deduction) return { kind: 'step', deduction, stages: stepStages(deduction, technique) };
  }
  const ahead = lookAheadTicks > 0 ? lookAhead(board, lookAheadTicks) : undefined;
  if (ahead?.kind === 'contradiction') return { kind: 'mistake', ...contradictionAt(ahead.line, marks) };
  const nowhere = explain('where.nowhere');
  if (ahead?.kind === 'found') {
    const { deduction } = ahead;
    const technique = explain('technique.line', {
      technique: 'look-ahead',
      axis: deduction.line.axis,
      line: deduction.line.index + 1,
    });
    return { kind: 'look-ahead', deduction, stages: [nowhere, technique, deduction.explanation] };
  }
  return stuck(board, onlySolution);
}

/** A mistake that lines show, one alone or several together; `undefined` if following them breaks nothing. */
function followed(board: HintBoard): Mistake | undefined {
  const { logic, marks, lines } = board;
  const candidates = logic.candidatesOf(marks.cells);
  const { contradiction } = logic.follow(
    candidates,
    lines.map((view) => view.line),
  );
  return contradiction ? (mistakeInLine(board) ?? contradictionAt(contradiction, marks)) : undefined;
}

/** Without a mark on the board nobody made a mistake: the puzzle itself has no solution. */
function contradictionAt(line: LineRef, marks: Grid): Mistake {
  if (marks.cells.some(isDecidedCode)) return hiddenMistake(line);
  return { lines: [line], cells: [], stages: [explain('impossible', { axis: line.axis, line: line.index + 1 })] };
}

/** The deduction that decides most cells, near ones before others. */
function bestOf(found: Iterable<Deduction>, puzzle: Puzzle, near: CellIndex | undefined): Deduction | undefined {
  let best: Deduction | undefined;
  let bestScore = -1;
  for (const deduction of found) {
    const isNear = near !== undefined && passesThrough(deduction, puzzle, near);
    const score = deduction.cells.length + (isNear ? puzzle.width * puzzle.height : 0);
    if (score <= bestScore) continue;
    best = deduction;
    bestScore = score;
  }
  return best;
}

function passesThrough({ line }: Deduction, puzzle: Puzzle, cell: CellIndex): boolean {
  const position = line.axis === 'row' ? cell % puzzle.width : Math.floor(cell / puzzle.width);
  return cellOfLine(line, position, puzzle) === cell;
}

function stepStages({ line, explanation }: Deduction, technique: Technique): readonly Explanation[] {
  const place = { axis: line.axis, line: line.index + 1 };
  return [
    explain(`where.${line.axis}`, place),
    explain('technique.line', { technique: technique.name, ...place }),
    explanation,
  ];
}

function stuck({ puzzle, marks }: HintBoard, onlySolution: Picture | undefined): Hint {
  const stages = [explain('stuck')];
  const cell = marks.cells.findIndex((code) => !isDecidedCode(code));
  if (onlySolution === undefined || cell < 0) return { kind: 'stuck', reveal: null, stages };
  const color = at(onlySolution.cells, cell);
  const reveal = { cell, was: at(marks.cells, cell), becomes: color > 0 ? filledCode(color) : CROSSED };
  const params = {
    row: Math.floor(cell / puzzle.width) + 1,
    column: (cell % puzzle.width) + 1,
    color: color === 0 ? 'empty' : at(puzzle.palette, color).name,
  };
  return { kind: 'stuck', reveal, stages: [...stages, explain('stuck.reveal', params)] };
}

function pictureOf(marks: Grid): Picture {
  const picture = createGrid(marks.width, marks.height);
  marks.cells.forEach((code, cell) => {
    picture.cells[cell] = colorOfCode(code);
  });
  return picture;
}
