// A technique: a named human way to deduce. The list in `ladder.ts` is the ladder of hints, easiest
// first; a new technique is a file in `techniques/` and a line there.
//
// Every technique is sound: what it says follows from the clues and the marks on the board, for every
// solution that has these marks (law in `test/hint.property.test.ts`).

import type { Grid } from '../puzzle/grid.ts';
import { linesOf } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Deduction } from './deduction.ts';
import type { LineLogic } from './line-logic.ts';
import { lineLogicOf } from './line-logic.ts';
import type { LineView } from './line-view.ts';
import { viewLine } from './line-view.ts';

/** The board that a hint starts from. */
export interface HintBoard {
  readonly puzzle: Puzzle;
  /** The player's marks, as codes. */
  readonly marks: Grid;
  /** All lines, rows first. */
  readonly lines: readonly LineView[];
  /** The complete line kernels of this puzzle. */
  readonly logic: LineLogic;
}

/** Looks at a whole board. */
export function viewBoard(puzzle: Puzzle, marks: Grid): HintBoard {
  const lines = linesOf(puzzle).map((line) => viewLine(puzzle, marks, line));
  return { puzzle, marks, lines, logic: lineLogicOf(puzzle) };
}

/** One way to deduce. */
export interface Technique {
  /** Stable; used in saves, statistics and translations. */
  readonly id: string;
  /** What players call it. */
  readonly name: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** All deductions that this technique finds now, in no order that matters. */
  deduce(board: HintBoard): Iterable<Deduction>;
}

/** Makes a technique of one that looks at single lines. */
export function lineTechnique(
  name: Pick<Technique, 'id' | 'name' | 'summary'>,
  deduceInLine: (view: LineView) => Omit<Deduction, 'technique' | 'line'> | undefined,
): Technique {
  return {
    ...name,
    *deduce({ lines }) {
      for (const view of lines) {
        const found = deduceInLine(view);
        if (found && found.cells.length > 0) yield { technique: name.id, line: view.line, ...found };
      }
    },
  };
}
