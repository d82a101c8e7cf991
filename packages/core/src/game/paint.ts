// From "these cells shall have these marks" to a move.

import type { CellIndex } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import type { MarkGrid } from './game.ts';
import type { Change, Move } from './move.ts';

/** What one cell shall become. */
export interface CellMark {
  readonly cell: CellIndex;
  readonly mark: MarkCode;
}

/**
 * Makes the move that gives cells their marks; the later of two wishes for one cell counts.
 *
 * @returns `undefined` if all cells have these marks already.
 */
export function paintMove(marks: MarkGrid, wishes: Iterable<CellMark>): Move | undefined {
  const wanted = new Map<CellIndex, MarkCode>();
  for (const { cell, mark } of wishes) wanted.set(cell, mark);
  const groups = new Map<number, { readonly from: MarkCode; readonly to: MarkCode; readonly cells: CellIndex[] }>();
  for (const cell of [...wanted.keys()].sort((a, b) => a - b)) {
    const from = at(marks.cells, cell);
    const to = wanted.get(cell) ?? from;
    if (from === to) continue;
    const key = from * 256 + to;
    const group = groups.get(key);
    if (group) group.cells.push(cell);
    else groups.set(key, { from, to, cells: [cell] });
  }
  const changes: readonly Change[] = [...groups.values()];
  return changes.length === 0 ? undefined : { kind: 'paint', changes };
}

/** The marks after a paint that is not made yet, for previews; the same marks for any other move. */
export function marksAfter(marks: MarkGrid, move: Move | undefined): MarkGrid {
  if (move?.kind !== 'paint') return marks;
  const cells = marks.cells.slice();
  for (const change of move.changes) for (const cell of change.cells) cells[cell] = change.to;
  return { width: marks.width, height: marks.height, cells };
}
