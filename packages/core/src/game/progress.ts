// How far a game is, and whether it is won.

import { isSolution } from '../check/check-picture.ts';
import { at, createGrid } from '../puzzle/grid.ts';
import { colorOfCode, isDecidedCode } from '../puzzle/mark.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { BoardStatus } from './board-status.ts';
import { isMatched } from './board-status.ts';
import type { Game, MarkGrid } from './game.ts';

/** The counts that a status line shows. */
export interface Progress {
  /** Cells whose content is settled: filled, crossed, or open in a line whose runs match. */
  readonly settledCells: number;
  readonly totalCells: number;
  /** `settledCells / totalCells`; 1 when solved. */
  readonly share: number;
  readonly filledCells: number;
  /** Filled cells that the clues ask for. */
  readonly wantedCells: number;
  /** Lines whose runs match, and all lines. */
  readonly matchedLines: number;
  readonly totalLines: number;
  readonly solved: boolean;
}

/** Counts from a board's status. */
export function progressOf(status: BoardStatus): Progress {
  const { puzzle, marks, rows, columns, solved } = status;
  const rowMatched = rows.map(isMatched);
  const columnMatched = columns.map(isMatched);
  let settledCells = 0;
  let filledCells = 0;
  for (let row = 0, cell = 0; row < marks.height; row += 1) {
    for (let column = 0; column < marks.width; column += 1, cell += 1) {
      const code = at(marks.cells, cell);
      if (colorOfCode(code) > 0) filledCells += 1;
      if (isDecidedCode(code) || rowMatched[row] === true || columnMatched[column] === true) settledCells += 1;
    }
  }
  const wantedCells = puzzle.rows.flat().reduce((sum, block) => sum + block.length, 0);
  const totalCells = marks.cells.length;
  return {
    settledCells,
    totalCells,
    share: totalCells === 0 ? 1 : settledCells / totalCells,
    filledCells,
    wantedCells,
    matchedLines: [...rowMatched, ...columnMatched].filter(Boolean).length,
    totalLines: rows.length + columns.length,
    solved,
  };
}

/** The picture that the filled cells make; whatever is not filled is background. */
export function pictureOfMarks(marks: MarkGrid): Picture {
  const picture = createGrid(marks.width, marks.height);
  marks.cells.forEach((code, cell) => {
    picture.cells[cell] = colorOfCode(code);
  });
  return picture;
}

/** True if the filled cells satisfy all clues, by the independent judge; crosses are not needed. */
export function isSolved(game: Game): boolean {
  return isSolution(game.puzzle, pictureOfMarks(game.marks));
}
