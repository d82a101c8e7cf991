// Lines that need no thought: nothing to place, everything placed, or only one way to place it.
//
//   clue 0     ?????   →  .....     empty-line
//   clue 2     ?##??   →  .##..     completed-line
//   clue 3 1   ?????   →  ###.#     full-line

import { slack } from '../../puzzle/clue.ts';
import { at } from '../../puzzle/grid.ts';
import { CROSSED, colorOfCode, filledCode } from '../../puzzle/mark.ts';
import { explain, positionsText } from '../explain.ts';
import type { LineView } from '../line-view.ts';
import { cellDeductions } from '../line-view.ts';
import type { Technique } from '../technique.ts';
import { lineTechnique } from '../technique.ts';

/** No block: every cell is background. */
export const emptyLine: Technique = lineTechnique(
  { id: 'empty-line', name: 'empty line', summary: 'A line with clue 0 has no filled cell.' },
  (view) => {
    if (view.clue.length > 0) return undefined;
    const cells = cellDeductions(view, view.cells.keys(), CROSSED);
    return { cells, blocks: [], explanation: explain(`empty-line.${view.line.axis}`, { line: view.line.index + 1 }) };
  },
);

/** All blocks are there: the rest is background. */
export const completedLine: Technique = lineTechnique(
  { id: 'completed-line', name: 'completed line', summary: 'Once all blocks stand, the rest of the line is empty.' },
  (view) => {
    if (view.clue.length === 0 || !runsMatch(view)) return undefined;
    const open = [...view.marks.keys()].filter((i) => colorOfCode(at(view.marks, i)) === 0);
    const cells = cellDeductions(view, open, CROSSED);
    const positions = open.filter((i) => at(view.marks, i) !== CROSSED);
    const params = { line: view.line.index + 1, cells: positionsText(positions) };
    return { cells, blocks: allBlocks(view), explanation: explain(`completed-line.${view.line.axis}`, params) };
  },
);

/** The blocks and their gaps take up the whole line. */
export const fullLine: Technique = lineTechnique(
  { id: 'full-line', name: 'full line', summary: 'A clue that takes up the whole line fits in one way.' },
  (view) => {
    const length = view.marks.length;
    if (view.clue.length === 0 || slack(view.clue, length) !== 0) return undefined;
    const starts = view.extremes()?.left;
    if (starts === undefined) return undefined;
    const colors = new Uint8Array(length);
    view.clue.forEach((block, b) => {
      colors.fill(block.color, at(starts, b), at(starts, b) + block.length);
    });
    const cells = [...colors].flatMap((color, i) => cellDeductions(view, [i], color > 0 ? filledCode(color) : CROSSED));
    const params = { line: view.line.index + 1, clue: view.clueText, length };
    return { cells, blocks: allBlocks(view), explanation: explain(`full-line.${view.line.axis}`, params) };
  },
);

/** All blocks of the line's clue. */
export function allBlocks(view: LineView): readonly { readonly line: LineView['line']; readonly block: number }[] {
  return view.clue.map((_, block) => ({ line: view.line, block }));
}

/** True if the runs of filled cells are the blocks of the clue, in order. */
function runsMatch({ clue, marks }: LineView): boolean {
  let block = 0;
  for (let start = 0; start < marks.length; ) {
    const code = at(marks, start);
    let end = start + 1;
    while (end < marks.length && marks[end] === code) end += 1;
    const color = colorOfCode(code);
    if (color > 0) {
      const expected = clue[block];
      if (expected?.length !== end - start || expected.color !== color) return false;
      block += 1;
    }
    start = end;
  }
  return block === clue.length;
}
