// A picture on its way to the screen: colours, and cells of which we say "not known" or "differs".
//
// Both marks are `?` in plain text; in colour they are grey and amber.

import type { CandidateGrid, CellIndex, Grid, Palette, Picture } from '@nonokit/core';
import { at, BACKGROUND, CROSSED, colorChar, colorOfCode } from '@nonokit/core';

/** A cell that several colours fit. */
export const UNDECIDED = 255;
/** A cell in which two solutions differ. */
export const DIFFERS = 254;

/** What is drawn: one colour, `UNDECIDED` or `DIFFERS` per cell. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
  readonly palette: Palette;
}

/** The drawing of a picture, with some cells marked as differing. */
export function drawingOf(picture: Picture, palette: Palette, differing: readonly CellIndex[] = []): Drawing {
  const cells = picture.cells.slice();
  for (const cell of differing) cells[cell] = DIFFERS;
  return { width: picture.width, height: picture.height, cells, palette };
}

/** The drawing of what is known so far. */
export function drawingOfCandidates(candidates: CandidateGrid, palette: Palette): Drawing {
  const cells = Uint8Array.from(candidates.cells, (mask) => {
    const single = mask !== 0 && (mask & (mask - 1)) === 0;
    return single ? 31 - Math.clz32(mask) : UNDECIDED;
  });
  return { width: candidates.width, height: candidates.height, cells, palette };
}

/** The drawing of a player's board: crossed cells are background, cells without a colour are not known. */
export function drawingOfMarks(marks: Grid, palette: Palette): Drawing {
  const cells = marks.cells.map((code) => (code === CROSSED ? BACKGROUND : colorOfCode(code) || UNDECIDED));
  return { width: marks.width, height: marks.height, cells, palette };
}

/** Line notation, one string a row: `#` `.` letters, `?` for cells that are not known. */
export function drawingRows(drawing: Drawing): readonly string[] {
  const { width, height, cells, palette } = drawing;
  return Array.from({ length: height }, (_, row) => {
    let text = '';
    for (let column = 0; column < width; column += 1) {
      const value = at(cells, row * width + column);
      text += value >= DIFFERS ? '?' : colorChar(value, palette);
    }
    return text;
  });
}

/** What the letters of line notation mean: `a red  b blue`; empty for black and white. */
export function paletteLegend(palette: Palette): string {
  if (palette.length <= 2) return '';
  return palette
    .slice(1)
    .map((color, index) => `${colorChar(index + 1, palette)} ${color.name}`)
    .join('  ');
}
