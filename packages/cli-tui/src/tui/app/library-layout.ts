// The library from left to right: shelves, items, preview. What does not fit is left out, the items last:
//
//   80 columns   First steps  3/8     1  Heart    5x5   *....  0:41      ▄▀▀▄▀▀▄
//                Garden       0/12  > 2           5x5   *....            ▀▄   ▄▀

import type { AppState } from './app-state.ts';
import { chosenIndex, openShelf } from './app-state.ts';

/** Where the columns of the library are. */
export interface LibraryLayout {
  readonly top: number;
  readonly height: number;
  /** Width 0: left out. */
  readonly shelves: { readonly x: number; readonly width: number; readonly first: number };
  readonly items: { readonly x: number; readonly width: number; readonly first: number };
  readonly preview: { readonly x: number; readonly width: number };
}

/** What a click can hit. */
export type LibraryTarget =
  | { readonly kind: 'shelf'; readonly index: number }
  | { readonly kind: 'item'; readonly index: number; readonly isChosen: boolean }
  | { readonly kind: 'nothing' };

const SHELVES = 22;
const ITEMS = 46;
const GAP = 3;

/** Lays the library out. */
export function layoutLibrary(state: AppState): LibraryLayout {
  const { columns, rows } = state.window;
  const top = rows >= 16 ? 3 : 2;
  const height = Math.max(1, rows - top - 2);
  const outer = columns >= 110 ? Math.min(8, Math.floor((columns - 104) / 2)) : 2;
  const shelvesWidth = columns >= 62 ? SHELVES : 0;
  const itemsX = outer + (shelvesWidth > 0 ? shelvesWidth + GAP : 0);
  const rest = columns - itemsX - 1;
  const hasPreview = rest >= 30 + GAP + 16;
  const itemsWidth = hasPreview ? Math.min(ITEMS, Math.max(30, rest - GAP - 26)) : rest;
  const previewX = itemsX + itemsWidth + GAP;
  const shelf = openShelf(state);
  return {
    top,
    height,
    shelves: { x: outer, width: shelvesWidth, first: firstShown(state.shelf, state.shelves.length, height) },
    items: { x: itemsX, width: itemsWidth, first: firstShown(chosenIndex(state), shelf.items.length, height) },
    preview: { x: previewX, width: hasPreview ? Math.min(60, columns - previewX - 2) : 0 },
  };
}

/** The first of a list to show, so that the chosen one is in the middle where that is possible. */
export function firstShown(chosen: number, count: number, height: number): number {
  return Math.max(0, Math.min(chosen - Math.floor(height / 2), count - height));
}

/** What is at a place of the library screen. */
export function libraryTargetAt(state: AppState, x: number, y: number): LibraryTarget {
  const { top, height, shelves, items } = layoutLibrary(state);
  const line = y - top;
  if (line < 0 || line >= height) return { kind: 'nothing' };
  if (shelves.width > 0 && x >= shelves.x && x < shelves.x + shelves.width) {
    const index = shelves.first + line;
    return index < state.shelves.length ? { kind: 'shelf', index } : { kind: 'nothing' };
  }
  if (x >= items.x && x < items.x + items.width) {
    const index = items.first + line;
    if (index < openShelf(state).items.length) return { kind: 'item', index, isChosen: index === chosenIndex(state) };
  }
  return { kind: 'nothing' };
}
