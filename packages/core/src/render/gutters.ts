// How much room the clues need beside and above the board: sized by the longest clue, so that no number is cut.
//
//   columns 2 1 1 2 1 and 3      five numbers high
//   rows    4 and 1 10           two numbers wide; "1 10" is four characters wide in text

import type { Clue } from '../puzzle/clue.ts';
import type { Palette } from '../puzzle/color.ts';
import { colorChar, isBlackAndWhite } from '../puzzle/color.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Room for the clues, counted in numbers. */
export interface Gutters {
  /** Most numbers in a row clue; at least 1, for the 0 of an empty line. */
  readonly rowNumbers: number;
  /** Most numbers in a column clue; at least 1. */
  readonly columnNumbers: number;
  /** Characters of the widest number, its colour letter included. */
  readonly widestNumber: number;
}

/** Measures the clues of a puzzle. */
export function guttersOf(puzzle: Puzzle): Gutters {
  const most = (clues: readonly Clue[]): number => clues.reduce((longest, clue) => Math.max(longest, clue.length), 1);
  const widest = (clues: readonly Clue[]): number =>
    clues.flatMap((clue) => numbersOf(clue, puzzle.palette)).reduce((width, text) => Math.max(width, text.length), 1);
  return {
    rowNumbers: most(puzzle.rows),
    columnNumbers: most(puzzle.columns),
    widestNumber: Math.max(widest(puzzle.rows), widest(puzzle.columns)),
  };
}

/** The numbers of a clue as they are shown: `0` for an empty line, a colour letter in coloured puzzles. */
export function numbersOf(clue: Clue, palette: Palette): readonly string[] {
  if (clue.length === 0) return ['0'];
  const plain = isBlackAndWhite(palette);
  return clue.map((block) => (plain ? `${block.length}` : `${block.length}${colorChar(block.color, palette)}`));
}
