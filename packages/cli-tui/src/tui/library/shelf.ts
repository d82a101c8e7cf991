// The library as data: shelves of items. An item says what may be known before solving – size, colours,
// difficulty, how far the player is – and never what the picture shows.

import type { Palette, Picture } from '@nonokit/core';

/** Where a puzzle comes from; enough to get it again. */
export type Origin =
  | { readonly kind: 'drawing'; readonly id: string }
  | { readonly kind: 'daily'; readonly date: string }
  | {
      readonly kind: 'generated';
      readonly width: number;
      readonly height: number;
      readonly colors: number;
      readonly seed: string;
    }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'saved'; readonly code: string }
  | { readonly kind: 'given' };

/** What a player has drawn, and in which colours. */
export interface PlayedPicture {
  readonly picture: Picture;
  readonly palette: Palette;
}

/** How far a player is with a puzzle. */
export type ItemProgress =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'begun'; readonly share: number; readonly played: PlayedPicture }
  | { readonly kind: 'solved'; readonly bestMs: number | undefined; readonly played: PlayedPicture | undefined };

/** One puzzle on a shelf. */
export interface ShelfItem {
  readonly origin: Origin;
  /** What stands for the title until it is earned: `3`, `Monday 30 November`, `tea.non`. */
  readonly label: string;
  /** Shown when solved. */
  readonly title: string | undefined;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly colorCount: number;
  /** From 1 to 5 with a word; `undefined` if it is not known before opening. */
  readonly difficulty: Difficulty | undefined;
  /** The hash of the clues, under which progress is kept; `undefined` if not known before opening. */
  readonly clues: string | undefined;
  readonly progress: ItemProgress;
  /** One more line for the preview: what a tutorial teaches, the folder of a file. */
  readonly note: string | undefined;
}

/** How hard a puzzle is for a person. */
export interface Difficulty {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly word: string;
}

/** A set of drawings, or the daily, generated or own puzzles. */
export interface Shelf {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ShelfItem[];
}

/** Nothing done yet. */
export const FRESH: ItemProgress = { kind: 'fresh' };

/** How many items of a shelf are solved. */
export function solvedCount(shelf: Shelf): number {
  return shelf.items.filter((item) => item.progress.kind === 'solved').length;
}

/** The item after this one that is not solved yet, round the shelf; the next one if all are. */
export function nextItem(shelf: Shelf, index: number): number {
  const { items } = shelf;
  for (let step = 1; step < items.length; step += 1) {
    const at = (index + step) % items.length;
    if (items[at]?.progress.kind !== 'solved') return at;
  }
  return items.length === 0 ? 0 : (index + 1) % items.length;
}

/** The shelves with new progress for one puzzle. */
export function withProgress(shelves: readonly Shelf[], clues: string, progress: ItemProgress): readonly Shelf[] {
  return shelves.map((shelf) => {
    if (!shelf.items.some((item) => item.clues === clues)) return shelf;
    return { ...shelf, items: shelf.items.map((item) => (item.clues === clues ? { ...item, progress } : item)) };
  });
}

/** What a list calls the item: its title once that is earned. */
export function itemName(item: ShelfItem): string {
  return item.progress.kind === 'solved' && item.title !== undefined ? item.title : item.label;
}
