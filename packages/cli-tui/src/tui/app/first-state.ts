// The state that the program begins with.

import type { AppState } from './app-state.ts';

/** What is known before the first key; the rest is as usual. */
export type FirstState = Pick<
  AppState,
  'shelves' | 'shelf' | 'settings' | 'bindings' | 'window' | 'toast' | 'theme' | 'glyphs' | 'depth' | 'tally'
>;

/** The library, with nothing over it and nothing on the table. */
export function firstState(known: FirstState): AppState {
  return {
    ...known,
    screen: 'library',
    overlay: null,
    focus: 'tiles',
    chosen: {},
    play: null,
    focused: true,
    idleMs: 0,
    busy: null,
  };
}
