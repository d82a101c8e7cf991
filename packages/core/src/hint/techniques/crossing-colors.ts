// Colours only: a row may leave a cell red or empty, its column blue or empty. A mark cannot say that,
// but where the two lines cross a player can see it.
//
// First cells for which one row and one column are enough. If there are none, every line is asked again
// with what the others left, round by round, until some cell has one colour.

import { isBlackAndWhite } from '../../puzzle/color.ts';
import { at, columnOf, rowOf } from '../../puzzle/grid.ts';
import { cellOfLine } from '../../puzzle/line-ref.ts';
import { CROSSED, filledCode, isDecidedCode } from '../../puzzle/mark.ts';
import type { Deduction } from '../deduction.ts';
import { explain } from '../explain.ts';
import { onlyColor } from '../line-logic.ts';
import type { HintBoard, Technique } from '../technique.ts';

const id = 'crossing-colors';

/** Cells for which several lines together leave one colour. */
export const crossingColors: Technique = {
  id,
  name: 'crossing colours',
  summary: 'Note which colours a row and a column allow: where they cross, both must agree.',
  *deduce(board) {
    if (isBlackAndWhite(board.puzzle.palette)) return;
    let candidates = board.logic.candidatesOf(board.marks.cells);
    for (let round = 1; ; round += 1) {
      const narrowed = narrowedByAllLines(board, candidates);
      if (narrowed === undefined || narrowed.every((mask, cell) => mask === candidates[cell])) return;
      candidates = narrowed;
      const decided = [...candidates.keys()].filter(
        (cell) => onlyColor(at(candidates, cell)) !== undefined && !isDecidedCode(at(board.marks.cells, cell)),
      );
      for (const cell of decided) yield deductionOf(board, cell, at(candidates, cell), round);
      if (decided.length > 0) return;
    }
  },
};

/** Asks each line once about the same candidates; `undefined` if one cannot be completed. */
function narrowedByAllLines({ puzzle, lines, logic }: HintBoard, candidates: Uint32Array): Uint32Array | undefined {
  const narrowed = candidates.slice();
  for (const { line } of lines) {
    const allowed = logic.narrowLine(line, candidates);
    if (allowed === undefined) return undefined;
    allowed.forEach((mask, i) => {
      const cell = cellOfLine(line, i, puzzle);
      narrowed[cell] = (at(narrowed, cell) & mask) >>> 0;
    });
  }
  return narrowed;
}

function deductionOf(board: HintBoard, cell: number, mask: number, rounds: number): Deduction {
  const { puzzle, marks } = board;
  const color = onlyColor(mask) ?? 0;
  const params = {
    row: rowOf(puzzle, cell) + 1,
    column: columnOf(puzzle, cell) + 1,
    color: color === 0 ? 'empty' : at(puzzle.palette, color).name,
    rounds,
  };
  return {
    technique: id,
    line: { axis: 'row', index: rowOf(puzzle, cell) },
    cells: [{ cell, was: at(marks.cells, cell), becomes: color === 0 ? CROSSED : filledCode(color) }],
    blocks: [],
    explanation: explain(rounds === 1 ? 'crossing-colors.pair' : 'crossing-colors.round', params),
  };
}
