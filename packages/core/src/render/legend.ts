// What each colour of a puzzle is called, and by which letter it goes.

import { colorChar } from '../puzzle/color.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** One colour of the legend. */
export interface LegendEntry {
  /** The character of line notation. */
  readonly char: string;
  readonly name: string;
  readonly rgb: string;
  /** How many cells have the colour in a solution; the row clues say so. */
  readonly cellCount: number;
}

/** The colours of a puzzle without the background, in palette order. */
export function legendOf(puzzle: Puzzle): readonly LegendEntry[] {
  const counts = new Array<number>(puzzle.palette.length).fill(0);
  for (const clue of puzzle.rows) {
    for (const block of clue) counts[block.color] = (counts[block.color] ?? 0) + block.length;
  }
  return puzzle.palette.slice(1).map((color, index) => ({
    char: colorChar(index + 1, puzzle.palette),
    name: color.name,
    rgb: color.rgb,
    cellCount: counts[index + 1] ?? 0,
  }));
}
