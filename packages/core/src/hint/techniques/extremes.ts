// What the leftmost and the rightmost arrangement of a line tell together.
//
//   clue 4      ??????    →   ??##??    overlap: the block covers these wherever it stands
//   clue 2 1    ??#????.  →   ??#???..  unreachable: no block gets there
//
// Quick to see and not complete: `line-logic` closes the gap.

import { at } from '../../puzzle/grid.ts';
import { CROSSED, filledCode, isDecidedCode } from '../../puzzle/mark.ts';
import type { CellDeduction } from '../deduction.ts';
import { explain, positionsText } from '../explain.ts';
import { cellDeductions } from '../line-view.ts';
import type { Technique } from '../technique.ts';
import { lineTechnique } from '../technique.ts';
import { allBlocks } from './whole-line.ts';

/** Cells that one block covers both when pushed left and when pushed right. */
export const overlap: Technique = lineTechnique(
  { id: 'overlap', name: 'overlap', summary: 'Push a block to either side: cells it covers both times are filled.' },
  (view) => {
    const extremes = view.extremes();
    if (extremes === undefined) return undefined;
    const { left, right } = extremes;
    // One block makes one reason; the one that tells most.
    let best: { readonly block: number; readonly cells: readonly CellDeduction[] } = { block: 0, cells: [] };
    view.clue.forEach(({ length, color }, block) => {
      const first = at(right, block);
      const covered = Array.from({ length: Math.max(0, at(left, block) + length - first) }, (_, i) => first + i);
      const cells = cellDeductions(view, covered, filledCode(color));
      if (cells.length > best.cells.length) best = { block, cells };
    });
    const { block, cells } = best;
    if (cells.length === 0) return undefined;
    const { length } = at(view.clue, block);
    const first = at(right, block);
    const covered = Array.from({ length: at(left, block) + length - first }, (_, i) => first + i);
    const params = { line: view.line.index + 1, block: block + 1, length, cells: positionsText(covered) };
    return { cells, blocks: [{ line: view.line, block }], explanation: explain(`overlap.${view.line.axis}`, params) };
  },
);

/** Cells between the reaches of all blocks. */
export const unreachable: Technique = lineTechnique(
  { id: 'unreachable', name: 'out of reach', summary: 'Cells that no block can get to are empty.' },
  (view) => {
    const extremes = view.clue.length > 0 ? view.extremes() : undefined;
    if (extremes === undefined) return undefined;
    const { left, right } = extremes;
    const reached = new Uint8Array(view.marks.length);
    view.clue.forEach(({ length }, b) => {
      reached.fill(1, at(left, b), at(right, b) + length);
    });
    const positions = [...reached.keys()].filter((i) => reached[i] === 0 && !isDecidedCode(at(view.marks, i)));
    const params = { line: view.line.index + 1, clue: view.clueText, cells: positionsText(positions) };
    return {
      cells: cellDeductions(view, positions, CROSSED),
      blocks: allBlocks(view),
      explanation: explain(`unreachable.${view.line.axis}`, params),
    };
  },
);
