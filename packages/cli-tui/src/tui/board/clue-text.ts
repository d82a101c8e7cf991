// How clue numbers are written, and how much room they take.
//
// Rows: `12 1 3`, coloured `3a 2b`. Columns: one number under the other; a number that is wider than the
// cell is stacked, digits first, and then a blank line separates it from the next:
//
//   width 3   12a     width 2   12     width 1   1
//                                a               2
//                                                a

import type { Block, Clue, Palette, Puzzle } from '@nonokit/core';
import { colorChar, isBlackAndWhite } from '@nonokit/core';

/** One number of a row clue. */
export function blockText(block: Block, palette: Palette): string {
  return isBlackAndWhite(palette) ? `${block.length}` : block.length + colorChar(block.color, palette);
}

/** One text line of a column clue; `block` is -1 on the blank lines between stacked numbers. */
export interface ClueLine {
  readonly text: string;
  readonly block: number;
}

/** A column clue from top to bottom, in lines of at most `width` characters. */
export function columnClueLines(clue: Clue, palette: Palette, width: number): readonly ClueLine[] {
  if (clue.length === 0) return [{ text: '0', block: -1 }];
  const stacks = clue.map((block) => stackOf(block, palette, width));
  const tall = stacks.some((stack) => stack.length > 1);
  return stacks.flatMap((stack, block) => {
    const lines = stack.map((text) => ({ text, block }));
    return tall && block > 0 ? [{ text: '', block: -1 }, ...lines] : lines;
  });
}

function stackOf(block: Block, palette: Palette, width: number): readonly string[] {
  const whole = blockText(block, palette);
  if (whole.length <= width) return [whole];
  const digits = `${block.length}`;
  const symbol = whole.slice(digits.length);
  const pieces: string[] = [];
  for (let i = 0; i < digits.length; i += width) pieces.push(digits.slice(i, i + width));
  if (symbol !== '') pieces.push(symbol);
  return pieces;
}

/** Characters that a row clue takes. */
export function rowClueWidth(clue: Clue, palette: Palette): number {
  if (clue.length === 0) return 1;
  return clue.reduce((sum, block) => sum + blockText(block, palette).length, clue.length - 1);
}

const columnLines = new WeakMap<Puzzle, Map<number, readonly (readonly ClueLine[])[]>>();

/** The lines of all column clues at a cell width; remembered, because every key press draws them. */
export function columnClues(puzzle: Puzzle, width: number): readonly (readonly ClueLine[])[] {
  let byWidth = columnLines.get(puzzle);
  if (!byWidth) {
    byWidth = new Map();
    columnLines.set(puzzle, byWidth);
  }
  let lines = byWidth.get(width);
  if (!lines) {
    lines = puzzle.columns.map((clue) => columnClueLines(clue, puzzle.palette, width));
    byWidth.set(width, lines);
  }
  return lines;
}

/** One row clue, ready to be drawn. */
export interface RowClueText {
  /** The numbers; `0` for an empty line. */
  readonly pieces: readonly string[];
  readonly width: number;
}

const rowTexts = new WeakMap<Puzzle, readonly RowClueText[]>();

/** The numbers of all row clues; remembered like the columns. */
export function rowClues(puzzle: Puzzle): readonly RowClueText[] {
  let texts = rowTexts.get(puzzle);
  if (!texts) {
    const { rows, palette } = puzzle;
    texts = rows.map((clue) => ({
      pieces: clue.length === 0 ? ['0'] : clue.map((block) => blockText(block, palette)),
      width: rowClueWidth(clue, palette),
    }));
    rowTexts.set(puzzle, texts);
  }
  return texts;
}

/** Room that the clues of a puzzle take, by the width of a cell. */
export interface ClueExtent {
  readonly rowWidth: number;
  /** Lines of the highest column clue if cells are 1, 2, 3, … wide. */
  columnHeight(cellWidth: number): number;
  /** True if a column number must be stacked at this width. */
  isStacked(cellWidth: number): boolean;
}

const extents = new WeakMap<Puzzle, ClueExtent>();

/** Measures the clues; remembered for each puzzle. */
export function clueExtentOf(puzzle: Puzzle): ClueExtent {
  const known = extents.get(puzzle);
  if (known) return known;
  const { rows, columns, palette } = puzzle;
  const heights = new Map<number, number>();
  const widest = Math.max(...columns.flatMap((clue) => clue.map((block) => blockText(block, palette).length)), 1);
  const extent: ClueExtent = {
    rowWidth: Math.max(...rows.map((clue) => rowClueWidth(clue, palette))),
    columnHeight(cellWidth) {
      const width = Math.min(cellWidth, widest);
      let height = heights.get(width);
      if (height === undefined) {
        height = Math.max(...columns.map((clue) => columnClueLines(clue, palette, width).length));
        heights.set(width, height);
      }
      return height;
    },
    isStacked: (cellWidth) => widest > cellWidth,
  };
  extents.set(puzzle, extent);
  return extent;
}
