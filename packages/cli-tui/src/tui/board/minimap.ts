// The whole board, very small, in the corner above the row clues, with the part in the window lit.

import type { Puzzle } from '@nonokit/core';
import { at, colorOfCode } from '@nonokit/core';
import type { MarkGrid } from '@nonokit/core/game';
import type { PaneRow } from '../terminal/pane.ts';
import { RowBuilder } from '../terminal/pane.ts';
import type { Look } from '../theme/look.ts';
import { mix } from '../theme/theme.ts';
import type { BoardSkin } from './board-skin.ts';
import type { Pixels } from './draw-picture.ts';
import { drawPicture, pictureSpace, scaleFor } from './draw-picture.ts';
import type { BoardLayout } from './layout.ts';

interface MapWish {
  readonly puzzle: Puzzle;
  readonly marks: MarkGrid;
  readonly layout: BoardLayout;
  readonly skin: BoardSkin;
  readonly look: Look;
}

/** True if a map can be seen in the corner. */
export function hasMapRoom(layout: BoardLayout): boolean {
  return layout.gutterWidth > 5 && layout.gutterHeight > 1;
}

/** Rows for the corner, as many as the gutter is high; `undefined` if the corner is too small for a map. */
export function drawMinimap({ puzzle, marks, layout, skin, look }: MapWish): readonly PaneRow[] | undefined {
  if (!hasMapRoom(layout)) return undefined;
  const room = { columns: layout.gutterWidth - 1, rows: layout.gutterHeight };
  const paper = skin.paper ?? [40, 40, 40];
  const accent = look.theme.board?.accent ?? [128, 128, 128];
  const isSeen = (row: number, column: number): boolean =>
    row >= layout.firstRow &&
    row < layout.firstRow + layout.rowCount &&
    column >= layout.firstColumn &&
    column < layout.firstColumn + layout.columnCount;
  const codeAt = (row: number, column: number): number => at(marks.cells, row * puzzle.width + column);
  const pixels: Pixels = {
    width: puzzle.width,
    height: puzzle.height,
    colorAt(row, column) {
      const color = colorOfCode(codeAt(row, column));
      const own = color > 0 ? skin.inkOf(color) : paper;
      return layout.scrolls && isSeen(row, column) ? mix(own, accent, color > 0 ? 0.12 : 0.2) : own;
    },
    signAt: (row, column) =>
      colorOfCode(codeAt(row, column)) > 0 ? '#' : layout.scrolls && isSeen(row, column) ? ':' : '.',
  };
  const hasHalves = look.glyphs.name === 'unicode' && look.depth !== 'none';
  const scale = scaleFor(pixels, room, hasHalves, 1);
  const space = pictureSpace(pixels, scale);
  const drawn = drawPicture(pixels, scale, look.styles, look.glyphs);
  const page = skin.gutter(false, false, false);
  const left = Math.max(0, room.columns - space.columns - 1);
  const top = Math.max(0, Math.floor((room.rows - space.rows) / 2));
  return Array.from({ length: room.rows }, (_, y) => {
    const row = new RowBuilder().space(left, page);
    const own = drawn[y - top];
    return (own ? row.append(own) : row).done();
  });
}
