// Finding places on the board and moving over it: what lies under a point, zoom, pan, bringing a cell into
// sight. Loaded with the first pointer or key that comes near.

import type { Axis, CellIndex } from '@nonokit/core';
import type { Board } from './board.ts';
import type { BoardShape, Layout, LayoutWish } from './layout.ts';
import { GUTTER_PADDING, layoutBoard } from './layout.ts';

/** Side of the largest cell, in pixels. */
const LARGEST_CELL = 72;

/** What a point of the stage belongs to. */
export type Place =
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'clue'; readonly axis: Axis; readonly index: number; readonly slot: number }
  | { readonly kind: 'outside' };

/**
 * Finds what lies under a point of the stage.
 *
 * A clue's `slot` counts from the grid outwards: 0 is the last block of the clue.
 */
export function placeAt(layout: Layout, x: number, y: number): Place {
  const { window, cell, gutter } = layout;
  const inX = x >= window.x && x < window.x + window.width;
  const inY = y >= window.y && y < window.y + window.height;
  const column = Math.floor((x - window.x + layout.scrollX) / cell);
  const row = Math.floor((y - window.y + layout.scrollY) / cell);
  if (inX && inY) return { kind: 'cell', row, column };
  const pad = (layout.font * GUTTER_PADDING) / 2;
  if (inY && x < window.x && x >= window.x - gutter.width) {
    return { kind: 'clue', axis: 'row', index: row, slot: Math.floor((window.x - pad - x) / layout.slotWidth) };
  }
  if (inX && y < window.y && y >= window.y - gutter.height) {
    return { kind: 'clue', axis: 'column', index: column, slot: Math.floor((window.y - pad - y) / layout.slotHeight) };
  }
  return { kind: 'outside' };
}

/**
 * The cell of a pointer that may have left the window: rows and columns may be outside the board, so that
 * a stroke goes on along the edge.
 */
export function cellBeyond(layout: Layout, x: number, y: number): { readonly row: number; readonly column: number } {
  return {
    row: Math.floor((y - layout.window.y + layout.scrollY) / layout.cell),
    column: Math.floor((x - layout.window.x + layout.scrollX) / layout.cell),
  };
}

/** Zooms so that the point of the stage under the fingers stays where it is. */
export function zoomAt(shape: BoardShape, layout: Layout, wish: LayoutWish, x: number, y: number): LayoutWish {
  const column = (x - layout.window.x + layout.scrollX) / layout.cell;
  const row = (y - layout.window.y + layout.scrollY) / layout.cell;
  const { cell, window } = layoutBoard(shape, layout.stage, wish);
  return { ...wish, scrollX: column * cell - (x - window.x), scrollY: row * cell - (y - window.y) };
}

/** The scroll with which a cell is in sight, moved as little as possible, one cell of margin. */
export function scrollToCell(layout: Layout, row: number, column: number): { scrollX: number; scrollY: number } {
  const { cell, window } = layout;
  return {
    scrollX: clamp(layout.scrollX, (column + 2) * cell - window.width, (column - 1) * cell),
    scrollY: clamp(layout.scrollY, (row + 2) * cell - window.height, (row - 1) * cell),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/**
 * A point of the page in the coordinates of the stage. Measured now and never remembered, because pages move
 * and scale what is on them.
 */
export function toStage(
  { stage }: Board,
  clientX: number,
  clientY: number,
): { readonly x: number; readonly y: number } {
  const rect = stage.getBoundingClientRect();
  const scale = rect.width > 0 ? stage.offsetWidth / rect.width : 1;
  return { x: (clientX - rect.left) * scale, y: (clientY - rect.top) * scale };
}

/** What lies under a point of the page. */
export function placeUnder(board: Board, clientX: number, clientY: number): Place {
  const { x, y } = toStage(board, clientX, clientY);
  return board.layout ? placeAt(board.layout, x, y) : { kind: 'outside' };
}

/** Row and column under a point of the page, perhaps beyond the edge. */
export function cellUnder(
  board: Board,
  clientX: number,
  clientY: number,
): { readonly row: number; readonly column: number } {
  const { x, y } = toStage(board, clientX, clientY);
  return board.layout ? cellBeyond(board.layout, x, y) : { row: 0, column: 0 };
}

/** Zooms by a factor around a point of the stage, by default its middle. */
export function zoomBoard(board: Board, factor: number, point?: { readonly x: number; readonly y: number }): void {
  const { layout, shape, wish } = board;
  if (!layout || !shape) return;
  const fit = layout.cell / wish.zoom;
  const zoom = Math.max(1, Math.min(wish.zoom * factor, LARGEST_CELL / fit));
  const { window } = layout;
  const { x, y } = point ?? { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  board.wish = zoomAt(shape, layout, { ...wish, zoom: zoom < 1.02 ? 1 : zoom }, x, y);
}

/** Moves the window on the cells; tells if it moved. */
export function panBoard(board: Board, dx: number, dy: number): boolean {
  const before = board.layout;
  if (!before) return false;
  board.wish = { ...board.wish, scrollX: before.scrollX + dx, scrollY: before.scrollY + dy };
  return before.scrollX !== board.layout?.scrollX || before.scrollY !== board.layout?.scrollY;
}

/** Brings a cell into sight. */
export function bringIntoSight(board: Board, cell: CellIndex): void {
  const { layout, shape, wish } = board;
  if (!layout || !shape || wish.zoom <= 1) return;
  board.wish = { ...wish, ...scrollToCell(layout, Math.floor(cell / shape.width), cell % shape.width) };
}
