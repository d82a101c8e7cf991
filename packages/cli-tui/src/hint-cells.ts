// The cells of a hint for programs: row and column from 1, and what they become in line notation.

import type { Puzzle } from '@nonokit/core';
import { colorChar, colorOfCode, columnOf, rowOf } from '@nonokit/core';
import type { CellDeduction, Hint } from '@nonokit/core/hint';

/** One cell that follows. */
export interface HintCell {
  readonly row: number;
  readonly column: number;
  readonly becomes: string;
}

/** Technique and cells of a hint; for a mistake the cells to look at. */
export function hintCells(
  hint: Hint,
  puzzle: Puzzle,
): { readonly technique?: string; readonly cells?: readonly (HintCell | Omit<HintCell, 'becomes'>)[] } {
  const place = (cell: number) => ({ row: rowOf(puzzle, cell) + 1, column: columnOf(puzzle, cell) + 1 });
  const follows = ({ cell, becomes }: CellDeduction): HintCell => ({
    ...place(cell),
    becomes: colorChar(colorOfCode(becomes), puzzle.palette),
  });
  switch (hint.kind) {
    case 'step':
    case 'look-ahead':
      return { technique: hint.deduction.technique, cells: hint.deduction.cells.map(follows) };
    case 'stuck':
      return hint.reveal === null ? {} : { cells: [follows(hint.reveal)] };
    case 'mistake':
      return { cells: hint.cells.map(place) };
    case 'solved':
      return {};
  }
}
