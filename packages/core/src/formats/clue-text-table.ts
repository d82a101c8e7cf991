// Columns as they stand above a printed grid, number under number, pasted from a sheet or a page:
//
//   0 1 0        column 1: 2
//   2 1 3   →    column 2: 1 1
//                column 3: 3
//
// Cells are separated by tabs, or by blanks if every line has as many numbers (padded with 0).

import { MAX_CELLS, MAX_SIDE } from '../puzzle/limits.ts';
import type { Piece } from './section-lines.ts';

/** The cells of each column, top to bottom; `undefined` if the lines are no table. */
export function columnsOfTable(lines: readonly Piece[]): readonly (readonly Piece[])[] | undefined {
  if (lines.length > MAX_SIDE) return undefined;
  const hasTabs = lines.some((line) => line.text.includes('\t'));
  const cells = lines.map((line) => cellsOf(line, hasTabs ? /\t/g : /[ ]+/g, hasTabs));
  const width = cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width < 2 || width > MAX_SIDE || width * lines.length > MAX_CELLS) return undefined;
  // Editors drop tabs at the end of a line; blanks have no such excuse.
  if (!hasTabs && cells.some((row) => row.length !== width)) return undefined;
  return Array.from({ length: width }, (_, column) =>
    cells.map((row) => row[column]).filter((cell): cell is Piece => cell !== undefined && cell.text.trim() !== ''),
  );
}

function cellsOf(line: Piece, separator: RegExp, keepsEmpty: boolean): readonly Piece[] {
  const cells: Piece[] = [];
  let from = 0;
  const push = (to: number): void => {
    if (keepsEmpty || to > from)
      cells.push({ text: line.text.slice(from, to), line: line.line, column: line.column + from });
  };
  for (const match of line.text.matchAll(separator)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return cells;
}
