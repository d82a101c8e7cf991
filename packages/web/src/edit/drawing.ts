// A drawing on its way to a puzzle: picture, colours, title, and every earlier state to go back to. Pure
// values; a change gives a new drawing.

import type { Color, ColorId, Metadata, Palette, Picture, Puzzle } from '@nonokit/core';
import { BACKGROUND, BLACK_AND_WHITE, cluesOf, createGrid, MAX_COLORS } from '@nonokit/core';

/** What can be drawn, and undone as one step. */
export interface Sheet {
  readonly picture: Picture;
  readonly palette: Palette;
  readonly metadata: Metadata;
}

/** A sheet with its past and future. */
export interface Drawing {
  readonly sheet: Sheet;
  readonly past: readonly Sheet[];
  readonly future: readonly Sheet[];
}

/** Longest side that the editor offers. */
export const MAX_DRAWING_SIDE = 150;
/** Older states than this are forgotten. */
const MAX_PAST = 400;

/** An empty sheet. */
export function newSheet(width: number, height: number, palette: Palette = BLACK_AND_WHITE): Sheet {
  return { picture: createGrid(width, height), palette, metadata: {} };
}

/** A drawing that begins with a sheet. */
export function newDrawing(sheet: Sheet): Drawing {
  return { sheet, past: [], future: [] };
}

/** A new state; the old one can be gone back to. */
export function changeSheet(drawing: Drawing, sheet: Sheet): Drawing {
  if (sheet === drawing.sheet) return drawing;
  return { sheet, past: [...drawing.past.slice(-MAX_PAST + 1), drawing.sheet], future: [] };
}

/** The state before; the same drawing if there is none. */
export function undoSheet(drawing: Drawing): Drawing {
  const sheet = drawing.past.at(-1);
  if (!sheet) return drawing;
  return { sheet, past: drawing.past.slice(0, -1), future: [drawing.sheet, ...drawing.future] };
}

/** The state after; the same drawing if there is none. */
export function redoSheet(drawing: Drawing): Drawing {
  const [sheet, ...future] = drawing.future;
  if (!sheet) return drawing;
  return { sheet, past: [...drawing.past, drawing.sheet], future };
}

/** The puzzle of a sheet. A picture satisfies its own clues, so nothing has to be checked. */
export function puzzleOfSheet(sheet: Sheet): Puzzle {
  const { picture, palette, metadata } = sheet;
  const { rows, columns } = cluesOf(picture);
  return { width: picture.width, height: picture.height, rows, columns, palette, goal: picture, metadata };
}

/** Gives cells a colour; the same sheet if they have it already. */
export function paintCells(sheet: Sheet, cells: Iterable<number>, color: ColorId): Sheet {
  const painted = sheet.picture.cells.slice();
  let isNew = false;
  for (const cell of cells) {
    if (painted[cell] === color) continue;
    painted[cell] = color;
    isNew = true;
  }
  return isNew ? { ...sheet, picture: { ...sheet.picture, cells: painted } } : sheet;
}

/** The stretch of equal colour around a cell; neighbours share a side. */
export function floodFrom(picture: Picture, cell: number): readonly number[] {
  const { width, height, cells } = picture;
  const color = cells[cell];
  const found = new Set([cell]);
  const queue = [cell];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const column = next % width;
    const neighbours = [
      column > 0 ? next - 1 : -1,
      column < width - 1 ? next + 1 : -1,
      next >= width ? next - width : -1,
      next < width * (height - 1) ? next + width : -1,
    ];
    for (const neighbour of neighbours) {
      if (neighbour < 0 || found.has(neighbour) || cells[neighbour] !== color) continue;
      found.add(neighbour);
      queue.push(neighbour);
    }
  }
  return [...found];
}

/** Another size; what fits stays where it is. */
export function resizeSheet(sheet: Sheet, width: number, height: number): Sheet {
  const { picture } = sheet;
  if (width === picture.width && height === picture.height) return sheet;
  const grid = createGrid(width, height);
  for (let row = 0; row < Math.min(height, picture.height); row += 1) {
    for (let column = 0; column < Math.min(width, picture.width); column += 1) {
      grid.cells[row * width + column] = picture.cells[row * picture.width + column] ?? BACKGROUND;
    }
  }
  return { ...sheet, picture: grid };
}

/** One colour more; the same sheet if the palette is full. */
export function addColor(sheet: Sheet, color: Color): Sheet {
  return sheet.palette.length > MAX_COLORS ? sheet : { ...sheet, palette: [...sheet.palette, color] };
}

/** Another look for a colour. */
export function changeColor(sheet: Sheet, id: ColorId, color: Color): Sheet {
  return { ...sheet, palette: sheet.palette.map((old, i) => (i === id ? color : old)) };
}

/** One colour less; its cells become background. The last ink stays. */
export function removeColor(sheet: Sheet, id: ColorId): Sheet {
  if (sheet.palette.length <= 2 || id === BACKGROUND) return sheet;
  const cells = sheet.picture.cells.map((color) => (color === id ? BACKGROUND : color > id ? color - 1 : color));
  return { ...sheet, palette: sheet.palette.filter((_, i) => i !== id), picture: { ...sheet.picture, cells } };
}
