// Puzzles for the end-to-end tests, and where their cells are on the screen: the same layout that the
// program draws with, so a test clicks where a person would.

import { fileURLToPath } from 'node:url';
import type { Palette, Puzzle } from '@nonokit/core';
import { BLACK_AND_WHITE, createGrid, pictureOfRows, puzzleOf, unwrap } from '@nonokit/core';
import { writePuzzles } from '@nonokit/core/formats';
import { layoutPlay } from '../../src/tui/app/play-layout.ts';
import { readDrawing } from '../../src/tui/library/drawings-index.ts';

/** One of our drawings. */
export function drawing(id: string): Puzzle {
  return unwrap(readDrawing(fileURLToPath(new URL('../../../../corpus/', import.meta.url)), id));
}

/** A puzzle in line notation. */
export function puzzleOfRows(rows: readonly string[], palette: Palette = BLACK_AND_WHITE): Puzzle {
  const picture = pictureOfRows(rows, palette);
  if (!picture) throw new Error('not line notation');
  return unwrap(puzzleOf(picture, palette));
}

/** A large board that lines solve at once: stripes of different widths. */
export function stripes(width: number, height: number): Puzzle {
  const picture = createGrid(width, height);
  for (let cell = 0; cell < width * height; cell += 1) {
    const row = Math.floor(cell / width);
    picture.cells[cell] = row % 5 < 3 || cell % width < 4 ? 1 : 0;
  }
  return unwrap(puzzleOf(picture));
}

/** The text of a puzzle file. */
export function fileText(puzzle: Puzzle): string {
  return unwrap(writePuzzles([puzzle], 'non'));
}

/** How a puzzle lies in a window before anything has scrolled. */
export function layoutAtStart(puzzle: Puzzle, columns: number, rows: number): ReturnType<typeof layoutPlay> {
  return layoutPlay({
    puzzle,
    window: { columns, rows },
    zoom: 'auto',
    scroll: { row: 0, column: 0 },
    cursor: { row: 0, column: 0 },
    margin: 2,
    plainClues: false,
  });
}

/** The character at the middle of a cell, for a window in which the board has not scrolled. */
export function placeOf(
  puzzle: Puzzle,
  row: number,
  column: number,
  columns = 80,
  rows = 24,
): readonly [x: number, y: number] {
  const layout = layoutAtStart(puzzle, columns, rows);
  if (layout.board.kind !== 'board') throw new Error('the board does not fit');
  const { columnX, rowY } = layout.board;
  return [layout.boardX + (columnX[column] ?? -1), layout.boardY + (rowY[row] ?? -1)];
}
