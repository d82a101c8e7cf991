// The seam between the element and what it can be: view, play, edit, solve. The element owns puzzle, board,
// cursor and words; a mode owns the scene, the tool bar and what keys and pointers do. Each mode but
// `view` is loaded by `import()` when it is first asked for.

import type { CellIndex, LineRef, Puzzle } from '@nonokit/core';
import type { ModeName, OptionName, ViewerOptions } from '../attributes.ts';
import type { Board } from '../board/board.ts';
import type { Scene } from '../board/scene.ts';
import type { NonogramEventName, NonogramEvents } from '../events.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import type { Speaker, TextKey } from '../texts/speaker.ts';

/** What a mode may use. */
export interface ModeHost {
  readonly element: HTMLElement;
  /** The outermost element inside the shadow root; modes add their own parts to it. */
  readonly frame: HTMLElement;
  readonly board: Board;
  /** The tool bar's place; empty when a mode starts. */
  readonly bar: HTMLElement;
  /** The line below the board. */
  readonly status: HTMLElement;
  readonly options: Readonly<ViewerOptions>;
  readonly puzzle: Puzzle;
  readonly say: Speaker;
  /** The cell under the cursor. */
  readonly cursor: CellIndex;
  /** Moves the cursor to where a pointer is. */
  moveCursor(cell: CellIndex): void;
  /** Speaks through the polite live region. */
  announce(text: string): void;
  /** Tells the page; false if it vetoed. */
  emit<Name extends NonogramEventName>(name: Name, detail: NonogramEvents[Name]): boolean;
  /** Adds rules to the element, once. */
  adoptStyles(css: string): void;
  /** Puts another puzzle on the board, in this mode or another. */
  open(puzzle: Puzzle, mode?: ModeName): void;
  /** The scene is another object, or everything in it changed. */
  sceneChanged(): void;
  /** The same scene looks different: paints and labels it anew. */
  refresh(): void;
  /** Gives the keys to the board. */
  focusBoard(): void;
  /** The mode changed the puzzle itself; the board is laid out anew only if `layout` is true. */
  puzzleChanged(puzzle: Puzzle, layout: boolean): void;
}

/** What an element can be. */
export interface Mode {
  readonly scene: Scene;
  /** Ends everything the mode began. */
  destroy(): void;
  /** An option changed; false if the mode must start anew. */
  optionChanged(name: OptionName): boolean;
  /** Words of a new language. */
  languageChanged(): void;
  /** True if the key was the mode's. */
  key?(event: KeyboardEvent): boolean;
  /** A key moved the cursor; with Shift a mode may paint. */
  cursorMoved?(from: CellIndex, to: CellIndex, event: KeyboardEvent): void;
  press?(point: PagePoint, event: PointerEvent): Drag | undefined;
  hover?(cell: CellIndex | undefined): void;
  /** The words for a cell that only this mode knows; `undefined` for the usual ones. */
  describe?(cell: CellIndex): string | undefined;
  /** The state of a line for its header: done, wrong. */
  describeLine?(line: LineRef): TextKey | undefined;

  undo?(): void;
  redo?(): void;
  reset?(): void;
  hint?(): void;
  check?(): void;
  getState?(): string | null;
  setState?(text: string): boolean;
  /** The puzzle as it is now, when the mode changes it. */
  currentPuzzle?(): Puzzle;
}

/** Makes a mode. */
export type ModeFactory = (host: ModeHost) => Mode;
