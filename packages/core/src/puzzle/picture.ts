// A picture gives every cell a colour. Its clues follow from it:
//
//   .##.#   →   row clue 2 1
//
// so `cluesOf` is how drawings become puzzles, and the twin of every solver's answer.

import type { Block, Clue } from './clue.ts';
import type { ColorId, Palette } from './color.ts';
import { BACKGROUND, colorChar, colorOfChar } from './color.ts';
import type { Grid } from './grid.ts';
import { at, createGrid } from './grid.ts';

/** A grid whose numbers are colours. */
export type Picture = Grid;

/** The clues of a line of colours, given as a start cell and a step through the picture. */
function clueOfCells(cells: Uint8Array, start: number, step: number, length: number): Clue {
  const clue: Block[] = [];
  let color: ColorId = BACKGROUND;
  let run = 0;
  for (let i = 0, cell = start; i < length; i += 1, cell += step) {
    const next = at(cells, cell);
    if (next === color) {
      run += 1;
      continue;
    }
    if (color !== BACKGROUND) clue.push({ length: run, color });
    color = next;
    run = 1;
  }
  if (color !== BACKGROUND) clue.push({ length: run, color });
  return clue;
}

/** The clues that a picture satisfies: rows top to bottom, columns left to right. */
export function cluesOf(picture: Picture): { readonly rows: readonly Clue[]; readonly columns: readonly Clue[] } {
  const { width, height, cells } = picture;
  return {
    rows: Array.from({ length: height }, (_, row) => clueOfCells(cells, row * width, 1, width)),
    columns: Array.from({ length: width }, (_, column) => clueOfCells(cells, column, width, height)),
  };
}

/** Writes a picture in line notation, one string a row: `.#`, or letters when coloured. */
export function pictureRows(picture: Picture, palette: Palette): readonly string[] {
  const { width, height, cells } = picture;
  return Array.from({ length: height }, (_, row) => {
    let text = '';
    for (let column = 0; column < width; column += 1) text += colorChar(at(cells, row * width + column), palette);
    return text;
  });
}

/** Reads line notation back; `undefined` if rows differ in length or hold an unknown character. */
export function pictureOfRows(rows: readonly string[], palette: Palette): Picture | undefined {
  const width = rows[0]?.length ?? 0;
  const picture = createGrid(width, rows.length);
  let cell = 0;
  for (const row of rows) {
    if (row.length !== width) return undefined;
    for (const char of row) {
      const color = colorOfChar(char, palette);
      if (color === undefined) return undefined;
      picture.cells[cell] = color;
      cell += 1;
    }
  }
  return picture;
}
