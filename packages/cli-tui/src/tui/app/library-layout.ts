// The library: shelves at the left, a gallery of tiles at the right. A tile is a thumbnail and two lines:
//
//   ▸ Tutorial   2/9     ▄▀▀▄▀▀▄      ░░░░░░░
//     Animals   0/13     ▀▄   ▄▀      ░░░░░░░
//                        ✓ Heart      2
//                        5x5  0:41    5x7  ●○○○○

import type { AppState } from './app-state.ts';
import { chosenIndex, openShelf } from './app-state.ts';

/** Where the parts of the library are. */
export interface LibraryLayout {
  /** First line below the headline, and how many lines there are. */
  readonly top: number;
  readonly height: number;
  /** Width 0: left out, because the window is narrow. */
  readonly shelves: { readonly x: number; readonly width: number; readonly first: number };
  readonly gallery: Gallery;
}

/** The grid of tiles. */
export interface Gallery {
  readonly x: number;
  readonly columns: number;
  readonly tileWidth: number;
  readonly gap: number;
  /** Lines of a thumbnail; 0 where there is no room for pictures. */
  readonly thumbHeight: number;
  readonly tileHeight: number;
  /** Rows of tiles in the window, and the first of them. */
  readonly rows: number;
  readonly firstRow: number;
}

/** What a click can hit. */
export type LibraryTarget =
  | { readonly kind: 'shelf'; readonly index: number }
  | { readonly kind: 'item'; readonly index: number; readonly isChosen: boolean }
  | { readonly kind: 'nothing' };

const SHELVES = 20;
const GAP = 2;
/** Lines below a thumbnail: two of words, one of air. */
const WORDS = 3;

/** Lays the library out. */
export function layoutLibrary(state: AppState): LibraryLayout {
  const { columns, rows } = state.window;
  const top = rows >= 16 ? 2 : 1;
  const height = Math.max(1, rows - top - 2);
  const outer = columns >= 110 ? 4 : 1;
  const shelvesWidth = columns >= 58 ? SHELVES : 0;
  const x = outer + (shelvesWidth > 0 ? shelvesWidth + 3 : 0);
  const wide = columns >= 170 ? 26 : columns >= 110 ? 22 : 17;
  const room = Math.max(1, columns - x - 1);
  const perLine = Math.max(1, Math.floor((room + GAP) / (wide + GAP)));
  // Tiles share what is left over, so that the right edge is as near as the left one.
  const tileWidth = Math.min(room, Math.floor((room + GAP) / perLine) - GAP);
  const lines = Math.max(1, Math.round(height / (Math.min(wide, room) / 2 + WORDS)));
  const thumb = Math.floor(height / lines) - WORDS;
  const thumbHeight = thumb >= 3 ? thumb : 0;
  const tileHeight = thumbHeight + WORDS - Number(thumbHeight === 0);
  const tileRows = Math.max(1, Math.floor((height + 1) / tileHeight));
  const count = openShelf(state).items.length;
  const chosenRow = Math.floor(chosenIndex(state) / perLine);
  return {
    top,
    height,
    shelves: { x: outer, width: shelvesWidth, first: firstShown(state.shelf, state.shelves.length, height) },
    gallery: {
      x,
      columns: perLine,
      tileWidth,
      gap: GAP,
      thumbHeight,
      tileHeight,
      rows: tileRows,
      firstRow: firstShown(chosenRow, Math.ceil(count / perLine), tileRows),
    },
  };
}

/** The first of a list to show, so that the chosen one is in the middle where that is possible. */
export function firstShown(chosen: number, count: number, height: number): number {
  return Math.max(0, Math.min(chosen - Math.floor(height / 2), count - height));
}

/** What is at a place of the library screen. */
export function libraryTargetAt(state: AppState, x: number, y: number): LibraryTarget {
  const { top, height, shelves, gallery } = layoutLibrary(state);
  const line = y - top;
  if (line < 0 || line >= height) return { kind: 'nothing' };
  if (shelves.width > 0 && x >= shelves.x && x < shelves.x + shelves.width) {
    const index = shelves.first + line;
    return index < state.shelves.length ? { kind: 'shelf', index } : { kind: 'nothing' };
  }
  const across = Math.floor((x - gallery.x) / (gallery.tileWidth + gallery.gap));
  if (x < gallery.x || across >= gallery.columns) return { kind: 'nothing' };
  const index = (gallery.firstRow + Math.floor(line / gallery.tileHeight)) * gallery.columns + across;
  if (index >= openShelf(state).items.length) return { kind: 'nothing' };
  return { kind: 'item', index, isChosen: index === chosenIndex(state) };
}
