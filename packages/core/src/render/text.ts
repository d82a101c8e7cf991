// A puzzle in plain characters: line notation with the clues around it.
//
//        1
//      1 3 1
//    1 . # .
//    3 # # #
//    1 . # .

import { colorChar } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import { mustFit } from '../puzzle/must-fit.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { guttersOf, numbersOf } from './gutters.ts';
import type { RenderOptions } from './rendered-board.ts';
import { UNDECIDED } from './rendered-board.ts';

/** Draws the puzzle as lines of text; `!` marks ambiguous cells, `?` undecided ones. */
export function renderText(puzzle: Puzzle, options: RenderOptions = {}): string {
  if (options.board) mustFit(options.board, puzzle, 'the board');
  const withClues = options.clues ?? true;
  const rows = cellRows(puzzle, options);
  if (!withClues) return `${rows.map((row) => row.join('')).join('\n')}\n`;

  const { rowNumbers, columnNumbers, widestNumber } = guttersOf(puzzle);
  const left = rowNumbers * (widestNumber + 1);
  const headings = puzzle.columns.map((clue) => numbersOf(clue, puzzle.palette));
  const lines: string[] = [];
  for (let line = 0; line < columnNumbers; line += 1) {
    const numbers = headings.map((heading) => heading[line - columnNumbers + heading.length] ?? '');
    lines.push(' '.repeat(left) + numbers.map((number) => number.padStart(widestNumber + 1)).join(''));
  }
  rows.forEach((row, index) => {
    const clue = numbersOf(puzzle.rows[index] ?? [], puzzle.palette)
      .map((number) => number.padStart(widestNumber + 1))
      .join('')
      .padStart(left);
    lines.push(clue + row.map((char) => char.padStart(widestNumber + 1)).join(''));
  });
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function cellRows(puzzle: Puzzle, { board, ambiguous }: RenderOptions): readonly (readonly string[])[] {
  const marked = new Set(ambiguous);
  return Array.from({ length: puzzle.height }, (_, row) =>
    Array.from({ length: puzzle.width }, (_, column) => {
      const cell = row * puzzle.width + column;
      if (marked.has(cell)) return '!';
      const color = board ? at(board.cells, cell) : UNDECIDED;
      return color === UNDECIDED ? '?' : colorChar(color, puzzle.palette);
    }),
  );
}
