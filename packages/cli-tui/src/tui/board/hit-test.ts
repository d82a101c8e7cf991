// From a place in the pane to what is there. The inverse of drawing: both read the same layout, so a
// click cannot land one cell off after a resize.

import type { CellIndex, LineRef, Puzzle } from '@nonokit/core';
import { cellAt } from '@nonokit/core';
import { blockText, columnClues, rowClueWidth } from './clue-text.ts';
import type { BoardLayout } from './layout.ts';

/** What is at a place of the pane. */
export type Target =
  | { readonly kind: 'cell'; readonly cell: CellIndex }
  | { readonly kind: 'block'; readonly line: LineRef; readonly block: number }
  | { readonly kind: 'nothing' };

/** Finds out what is at a place, counted from the upper left corner of the pane. */
export function targetAt(layout: BoardLayout, puzzle: Puzzle, x: number, y: number): Target {
  const column = indexAt(layout.columnX, layout.cell.width, x);
  const row = indexAt(layout.rowY, layout.cell.height, y);
  if (column >= 0 && row >= 0) {
    return { kind: 'cell', cell: cellAt(puzzle, layout.firstRow + row, layout.firstColumn + column) };
  }
  if (column >= 0 && y < layout.gutterHeight) return columnBlockAt(layout, puzzle, layout.firstColumn + column, y);
  if (row >= 0 && x < layout.gutterWidth) return rowBlockAt(layout, puzzle, layout.firstRow + row, x);
  return { kind: 'nothing' };
}

/** The row and column, fractions of a cell outside included, for pointers that strayed off the board. */
export function nearestPlace(
  layout: BoardLayout,
  x: number,
  y: number,
): { readonly row: number; readonly column: number } {
  return {
    row: layout.firstRow + nearestIndex(layout.rowY, layout.cell.height, y),
    column: layout.firstColumn + nearestIndex(layout.columnX, layout.cell.width, x),
  };
}

function indexAt(starts: readonly number[], size: number, at: number): number {
  return starts.findIndex((start) => at >= start && at < start + size);
}

function nearestIndex(starts: readonly number[], size: number, at: number): number {
  const first = starts[0] ?? 0;
  if (at < first) return -1;
  const found = starts.findLastIndex((start) => at >= start);
  const beyond = found === starts.length - 1 && at >= (starts[found] ?? 0) + size;
  return beyond ? starts.length : found;
}

function columnBlockAt(layout: BoardLayout, puzzle: Puzzle, column: number, y: number): Target {
  const lines = columnClues(puzzle, layout.cell.width)[column] ?? [];
  const line = lines[lines.length - (layout.gutterHeight - y)];
  return line && line.block >= 0
    ? { kind: 'block', line: { axis: 'column', index: column }, block: line.block }
    : { kind: 'nothing' };
}

function rowBlockAt(layout: BoardLayout, puzzle: Puzzle, row: number, x: number): Target {
  const clue = puzzle.rows[row] ?? [];
  let start = layout.gutterWidth - 1 - rowClueWidth(clue, puzzle.palette);
  for (const [block, each] of clue.entries()) {
    const width = blockText(each, puzzle.palette).length;
    if (x >= start && x < start + width) return { kind: 'block', line: { axis: 'row', index: row }, block };
    start += width + 1;
  }
  return { kind: 'nothing' };
}
