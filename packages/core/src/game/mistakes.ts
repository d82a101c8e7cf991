// Cells that cannot stay, when a solution is known that is proven to be the only one. Without such a
// proof a filled cell may belong to another legal picture: then lines alone can be wrong (`wrongLines`).

import type { CellIndex } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';
import { colorOfCode, isDecidedCode } from '../puzzle/mark.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { MarkGrid } from './game.ts';

/** Filled and crossed cells that differ from the only solution; notes are never wrong. */
export function wrongCells(marks: MarkGrid, onlySolution: Picture): readonly CellIndex[] {
  const wrong: CellIndex[] = [];
  marks.cells.forEach((code, cell) => {
    if (isDecidedCode(code) && colorOfCode(code) !== at(onlySolution.cells, cell)) wrong.push(cell);
  });
  return wrong;
}
