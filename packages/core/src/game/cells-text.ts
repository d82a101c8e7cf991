// Lists of cells as short text. Strokes are straight, so cells come in evenly spaced runs:
//
//   5,6,7,8,20      →  5-8,20
//   5,25,45,65      →  5-65/20

import type { CellIndex } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';

/** Writes rising cell indexes. */
export function cellsText(cells: readonly CellIndex[]): string {
  const parts: string[] = [];
  for (let start = 0; start < cells.length; ) {
    const first = at(cells, start);
    let end = start + 1;
    const step = end < cells.length ? at(cells, end) - first : 0;
    while (end < cells.length && at(cells, end) - at(cells, end - 1) === step) end += 1;
    // Two cells some way apart are shorter as a list, and the second may begin a longer run.
    if (end - start === 2 && step > 1) end = start + 1;
    const last = at(cells, end - 1);
    if (end - start === 1) parts.push(`${first}`);
    else parts.push(step === 1 ? `${first}-${last}` : `${first}-${last}/${step}`);
    start = end;
  }
  return parts.join(',');
}

/**
 * Reads them back.
 *
 * @returns `undefined` unless the cells rise, each is below `cellCount`, and there is at least one.
 */
export function parseCells(text: string, cellCount: number): readonly CellIndex[] | undefined {
  const cells: CellIndex[] = [];
  let previous = -1;
  for (const part of text.split(',')) {
    const match = /^(\d{1,7})(?:-(\d{1,7})(?:\/(\d{1,7}))?)?$/.exec(part);
    if (match === null) return undefined;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    const step = Number(match[3] ?? 1);
    if (first <= previous || last < first || last >= cellCount || step < 1) return undefined;
    for (let cell = first; cell <= last; cell += step) cells.push(cell);
    previous = at(cells, cells.length - 1);
  }
  return cells;
}
