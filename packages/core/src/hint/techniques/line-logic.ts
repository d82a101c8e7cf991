// The complete look at one line: cells on which all arrangements agree.
//
//   clue 2 2 1   ??.?#?#?.?   what overlap and reach cannot see, trying all ways to place the blocks does

import { at } from '../../puzzle/grid.ts';
import { CROSSED, filledCode, isDecidedCode } from '../../puzzle/mark.ts';
import { explain, positionsText } from '../explain.ts';
import { onlyColor } from '../line-logic.ts';
import { cellDeductions } from '../line-view.ts';
import type { Technique } from '../technique.ts';
import { allBlocks } from './whole-line.ts';

const id = 'line-logic';

/** Everything that one line alone gives. */
export const completeLine: Technique = {
  id,
  name: 'all placements',
  summary: 'Think of every way to place the blocks of a line: cells that are always the same are decided.',
  *deduce({ marks, lines, logic }) {
    const candidates = logic.candidatesOf(marks.cells);
    for (const view of lines) {
      if (view.marks.every(isDecidedCode)) continue;
      const narrowed = logic.narrowLine(view.line, candidates);
      if (narrowed === undefined) continue;
      const positions = [...narrowed.keys()].filter(
        (i) => !isDecidedCode(at(view.marks, i)) && onlyColor(at(narrowed, i)) !== undefined,
      );
      if (positions.length === 0) continue;
      const params = { line: view.line.index + 1, clue: view.clueText, cells: positionsText(positions) };
      yield {
        technique: id,
        line: view.line,
        cells: positions.flatMap((i) => {
          const color = onlyColor(at(narrowed, i)) ?? 0;
          return cellDeductions(view, [i], color > 0 ? filledCode(color) : CROSSED);
        }),
        blocks: allBlocks(view),
        explanation: explain(`line-logic.${view.line.axis}`, params),
      };
    }
  },
};
