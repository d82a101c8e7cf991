// Everything that the screen shows, as one value. Screens draw it; `app-input.ts` changes it.

import { mustAt } from '@nonokit/core';
import type { Settings } from '../../saves/settings.ts';
import type { ColorDepth } from '../../style.ts';
import type { Place, Space } from '../board/layout.ts';
import type { KeyBindings } from '../keys/key-bindings.ts';
import type { Difficulty, Origin, Shelf, ShelfItem } from '../library/shelf.ts';
import type { PlayOptions, Session } from '../session/session.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import type { ThemeName } from '../theme/theme.ts';
import type { PlayLayout } from './play-layout.ts';

/** What may be known of a puzzle while it is played. */
export interface PuzzleInfo {
  readonly origin: Origin;
  /** What the header calls it; never the title of the picture. */
  readonly heading: string;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly difficulty: Difficulty | undefined;
  /** `unknown` if nobody proved anything. */
  readonly solutions: 'one' | 'several' | 'unknown';
  /** One sentence to begin with: what a lesson teaches. */
  readonly note: string | undefined;
}

/** The puzzle on the table. */
export interface PlayState {
  readonly session: Session;
  readonly info: PuzzleInfo;
  /** First row and column in the window. */
  readonly scroll: Place;
  /** Cells to keep around the cursor; -1 while the player looks elsewhere. */
  readonly margin: number;
  /** The cell under the pointer, while the crosshair follows it. */
  readonly pointer: Place | null;
  readonly layout: PlayLayout;
  /** How much of the picture is revealed, 0 to 1; `null` while it is played. */
  readonly reveal: number | null;
}

/** What lies over the screen. */
export type Overlay =
  | { readonly kind: 'help'; readonly scroll: number }
  | { readonly kind: 'settings'; readonly index: number }
  | { readonly kind: 'question'; readonly asks: 'open' | 'new'; readonly text: string; readonly problem: string | null }
  | { readonly kind: 'import'; readonly text: string; readonly offer: ImportOffer };

/** What a pasted text turned out to be. */
export type ImportOffer =
  | { readonly kind: 'puzzle'; readonly words: string }
  | { readonly kind: 'nothing'; readonly problem: string };

/** Numbers of the library's headline. */
export interface Tally {
  readonly solved: number;
  readonly streak: number;
}

/** The whole program. */
export interface AppState {
  readonly screen: 'library' | 'play' | 'solved';
  readonly overlay: Overlay | null;
  readonly shelves: readonly Shelf[];
  readonly shelf: number;
  /** Which side of the library the arrows move on. */
  readonly focus: 'shelves' | 'tiles';
  /** The chosen item of each shelf, by its id. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly play: PlayState | null;
  readonly settings: Settings;
  readonly bindings: KeyBindings;
  readonly window: Space;
  /** One line that goes away with the next key. */
  readonly toast: string | null;
  readonly theme: ThemeName;
  readonly glyphs: Glyphs;
  readonly depth: ColorDepth;
  readonly tally: Tally;
  readonly focused: boolean;
  /** Milliseconds since the last key or click. */
  readonly idleMs: number;
  /** Work that is going on, in words: `proving a new 20x15`. */
  readonly busy: string | null;
}

/** What the reducer cannot do itself. */
export type Effect =
  | { readonly kind: 'open'; readonly origin: Origin }
  | { readonly kind: 'open-text'; readonly text: string }
  | { readonly kind: 'open-path'; readonly path: string }
  | { readonly kind: 'save' }
  | { readonly kind: 'share' }
  | { readonly kind: 'exit'; readonly code: 0 | 130 };

/** A new state, and what has to happen in the world. */
export interface Step {
  readonly state: AppState;
  readonly effects: readonly Effect[];
}

/** A step without effects. */
export function still(state: AppState): Step {
  return { state, effects: [] };
}

/** The choices that matter to a session. */
export function playOptions(state: AppState): PlayOptions {
  return { feedback: state.settings.feedback, autoCross: state.settings.autoCross };
}

/** Where the crosshair is: the cell under the pointer, else the cursor. */
export function crosshairPlace(play: PlayState): Place {
  return play.pointer ?? play.session.cursor;
}

/** The shelf that is open. */
export function openShelf(state: AppState): Shelf {
  return mustAt(state.shelves, state.shelf);
}

/** Index of the chosen item on the open shelf. */
export function chosenIndex(state: AppState): number {
  const shelf = openShelf(state);
  return Math.max(0, Math.min(state.chosen[shelf.id] ?? 0, shelf.items.length - 1));
}

/** The chosen item; `undefined` on an empty shelf. */
export function chosenItem(state: AppState): ShelfItem | undefined {
  return openShelf(state).items[chosenIndex(state)];
}
