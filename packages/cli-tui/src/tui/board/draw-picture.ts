// Pictures without clues: the minimap, previews in the library, the reveal after the win.
//
// A character is about twice as high as wide, so the upper half of `▀` is one square pixel and its
// background another. Pictures that are too large are averaged; with room to spare a cell gets two
// characters, or eight. Where there are no colours or no half blocks, each cell is a character.

import type { Rgb } from '../../ansi-color.ts';
import type { CellStyle, StyleTable } from '../terminal/cell-style.ts';
import type { PaneRow } from '../terminal/pane.ts';
import { RowBuilder } from '../terminal/pane.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { mix, raised, SIGNS } from '../theme/theme.ts';
import type { Space } from './layout.ts';

/** What to draw: a colour for each cell, and a sign where there are no colours. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colorAt: (row: number, column: number) => Rgb;
  readonly signAt: (row: number, column: number) => string;
}

/** How many characters or which part of one a cell takes. */
export type PictureScale =
  | { readonly kind: 'cells'; readonly width: number; readonly height: number }
  | { readonly kind: 'half'; readonly shrink: number };

/** The largest scale at which the picture fits. */
export function scaleFor(
  pixels: Pick<Pixels, 'width' | 'height'>,
  room: Space,
  hasHalves: boolean,
  most = 4,
): PictureScale {
  const sizes = [
    { width: 6, height: 3 },
    { width: 4, height: 2 },
    { width: 2, height: 1 },
  ].filter((size) => size.width <= most);
  for (const size of sizes) {
    if (pixels.width * size.width <= room.columns && pixels.height * size.height <= room.rows) {
      return { kind: 'cells', ...size };
    }
  }
  if (!hasHalves && pixels.width <= room.columns && pixels.height <= room.rows)
    return { kind: 'cells', width: 1, height: 1 };
  const needed = Math.max(pixels.width / Math.max(1, room.columns), pixels.height / Math.max(1, room.rows * 2));
  return { kind: 'half', shrink: Math.max(1, Math.ceil(needed)) };
}

/** Characters that a picture takes at a scale. */
export function pictureSpace(pixels: Pick<Pixels, 'width' | 'height'>, scale: PictureScale): Space {
  if (scale.kind === 'cells') return { columns: pixels.width * scale.width, rows: pixels.height * scale.height };
  return {
    columns: Math.ceil(pixels.width / scale.shrink),
    rows: Math.ceil(Math.ceil(pixels.height / scale.shrink) / 2),
  };
}

/**
 * Draws the picture.
 *
 * @param ground the colour below a last pixel row that is half a line; the page's if absent.
 */
export function drawPicture(
  pixels: Pixels,
  scale: PictureScale,
  styles: StyleTable,
  glyphs: Glyphs,
  ground?: Rgb,
): readonly PaneRow[] {
  if (styles.depth === 'none' || glyphs.name === 'ascii') return drawSigns(pixels, scale, styles);
  if (scale.kind === 'cells') return drawCells(pixels, scale, styles);
  if (glyphs.name === 'narrow') return drawSigns(pixels, scale, styles);
  const { columns, rows } = pictureSpace(pixels, scale);
  return Array.from({ length: rows }, (_, y) => {
    const row = new RowBuilder();
    for (let x = 0; x < columns; x += 1) {
      const upper = averaged(pixels, scale.shrink, 2 * y, x);
      const lower = averaged(pixels, scale.shrink, 2 * y + 1, x) ?? ground;
      const fore = upper ?? [0, 0, 0];
      row.put('▀', styles.idOf(lower ? { fore, back: lower } : { fore }));
    }
    return row.done();
  });
}

function drawCells(
  pixels: Pixels,
  scale: Extract<PictureScale, { kind: 'cells' }>,
  styles: StyleTable,
): readonly PaneRow[] {
  const rows: PaneRow[] = [];
  for (let y = 0; y < pixels.height; y += 1) {
    const row = new RowBuilder();
    for (let x = 0; x < pixels.width; x += 1) {
      row.space(scale.width, styles.idOf({ back: pixels.colorAt(y, x) }));
    }
    const done = row.done();
    for (let line = 0; line < scale.height; line += 1) rows.push(done);
  }
  return rows;
}

/** One character a cell; of several cells the first that is not empty speaks. */
function drawSigns(pixels: Pixels, scale: PictureScale, styles: StyleTable): readonly PaneRow[] {
  const [width, shrinkX, shrinkY] = scale.kind === 'cells' ? [scale.width, 1, 1] : [1, scale.shrink, scale.shrink * 2];
  const rows: PaneRow[] = [];
  for (let y = 0; y < pixels.height; y += shrinkY) {
    const row = new RowBuilder();
    for (let x = 0; x < pixels.width; x += shrinkX) {
      const { sign, style } = signOf(pixels, y, x, shrinkY, shrinkX);
      const { back } = styles.page;
      const shown = style.fore && back ? { fore: raised(style.fore, back, SIGNS) } : style;
      row.put(sign.repeat(width), styles.idOf(shown));
    }
    const done = row.done();
    for (let line = 0; line < (scale.kind === 'cells' ? scale.height : 1); line += 1) rows.push(done);
  }
  return rows;
}

function signOf(
  pixels: Pixels,
  top: number,
  left: number,
  height: number,
  width: number,
): { readonly sign: string; readonly style: CellStyle } {
  for (let row = top; row < Math.min(top + height, pixels.height); row += 1) {
    for (let column = left; column < Math.min(left + width, pixels.width); column += 1) {
      const sign = pixels.signAt(row, column);
      if (sign !== ' ' && sign !== '.') return { sign, style: { fore: pixels.colorAt(row, column) } };
    }
  }
  return { sign: pixels.signAt(top, left), style: {} };
}

function averaged(pixels: Pixels, shrink: number, y: number, x: number): Rgb | undefined {
  if (y * shrink >= pixels.height) return undefined;
  let color: Rgb | undefined;
  let count = 0;
  for (let row = y * shrink; row < Math.min((y + 1) * shrink, pixels.height); row += 1) {
    for (let column = x * shrink; column < Math.min((x + 1) * shrink, pixels.width); column += 1) {
      const own = pixels.colorAt(row, column);
      count += 1;
      color = color ? mix(color, own, 1 / count) : own;
    }
  }
  return color;
}
