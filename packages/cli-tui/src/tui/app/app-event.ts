// What can happen to the program: input, time, and answers of the world to effects.

import type { Space } from '../board/layout.ts';
import type { ItemProgress, Shelf } from '../library/shelf.ts';
import type { Session } from '../session/session.ts';
import type { InputEvent } from '../terminal/input-event.ts';
import type { PuzzleInfo, Tally } from './app-state.ts';

export type AppEvent =
  | InputEvent
  | { readonly type: 'resize'; readonly window: Space }
  /** Time went by. */
  | { readonly type: 'tick'; readonly milliseconds: number }
  | { readonly type: 'opened'; readonly session: Session; readonly info: PuzzleInfo }
  | { readonly type: 'busy'; readonly words: string | null }
  | { readonly type: 'toast'; readonly text: string }
  | { readonly type: 'shelves'; readonly shelves: readonly Shelf[] }
  | { readonly type: 'progress'; readonly clues: string; readonly progress: ItemProgress }
  | { readonly type: 'tally'; readonly tally: Tally };
