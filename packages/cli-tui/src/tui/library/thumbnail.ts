// What a tile shows: the player's own drawing so far, or an empty sheet of the right shape. Never more.

import { at } from '@nonokit/core';
import type { Rgb } from '../../ansi-color.ts';
import { rgbOf } from '../../ansi-color.ts';
import type { Pixels } from '../board/draw-picture.ts';
import { drawPicture } from '../board/draw-picture.ts';
import { fitPixels } from '../board/resample.ts';
import type { PaneBlock } from '../terminal/pane.ts';
import type { Look } from '../theme/look.ts';
import { mix } from '../theme/theme.ts';
import type { ShelfItem } from './shelf.ts';

const known = new WeakMap<ShelfItem, Map<string, PaneBlock>>();

/**
 * Draws the thumbnail of an item into so many columns and lines; remembered as long as the item is.
 *
 * @param ground the colour around the picture, which shows where its last pixel row is half a line.
 */
export function thumbnailOf(item: ShelfItem, look: Look, columns: number, lines: number, ground?: Rgb): PaneBlock {
  const key = `${look.theme.name} ${look.depth} ${look.glyphs.name} ${columns} ${lines} ${ground?.join()}`;
  let sizes = known.get(item);
  if (!sizes) {
    sizes = new Map();
    known.set(item, sizes);
  }
  let rows = sizes.get(key);
  if (!rows) {
    rows = drawThumbnail(item, look, columns, lines, ground);
    sizes.set(key, rows);
  }
  return rows;
}

function drawThumbnail(
  item: ShelfItem,
  look: Look,
  columns: number,
  lines: number,
  ground: Rgb | undefined,
): PaneBlock {
  const pixels = pixelsOf(item, look);
  if (!pixels) return [];
  const hasHalves = look.glyphs.name === 'unicode' && look.depth !== 'none';
  // Without half blocks a pixel is two characters, so that it is about square.
  if (!hasHalves) {
    const fitted = fitPixels(pixels, Math.floor(columns / 2), lines);
    return drawPicture(fitted, { kind: 'cells', width: 2, height: 1 }, look.styles, look.glyphs);
  }
  return drawPicture(
    fitPixels(pixels, columns, lines * 2),
    { kind: 'half', shrink: 1 },
    look.styles,
    look.glyphs,
    ground,
  );
}

function pixelsOf({ size, progress }: ShelfItem, look: Look): Pixels | undefined {
  if (!size) return undefined;
  const played = progress.kind === 'fresh' ? undefined : progress.played;
  const { board } = look.theme;
  // A little brighter than the board's paper: an empty sheet must be seen, too.
  const paper = board ? mix(board.paper, board.ink, 0.05) : ([40, 40, 40] as const);
  const alternate = board ? mix(board.paperAlt, board.ink, 0.09) : paper;
  const ink = board?.ink ?? [220, 220, 220];
  const isPlain = !played || played.palette.length <= 2;
  const isDone = progress.kind === 'solved' && !isPlain;
  const ground = isDone ? rgbOf(played?.palette[0]?.rgb ?? 'ffffff') : undefined;
  const colorOf = (row: number, column: number): number =>
    played ? at(played.picture.cells, row * size.width + column) : 0;
  return {
    ...size,
    colorAt(row, column) {
      const color = colorOf(row, column);
      if (color === 0) return ground ?? ((row + column) % 2 === 0 ? paper : alternate);
      return isPlain ? ink : rgbOf(played?.palette[color]?.rgb ?? '000000');
    },
    signAt: (row, column) => (colorOf(row, column) > 0 ? '#' : '.'),
  };
}
