// Chooses the screen. The state lives outside of React, so that a burst of keys is one drawing.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import { useMemo, useSyncExternalStore } from 'react';
import type { AppState } from './app/app-state.ts';
import { DrawingContext } from './components/look-context.ts';
import { HelpScreen } from './screens/HelpScreen.tsx';
import { LibraryScreen } from './screens/LibraryScreen.tsx';
import { PlayScreen } from './screens/PlayScreen.tsx';
import { SettingsScreen } from './screens/SettingsScreen.tsx';
import { SolvedScreen } from './screens/SolvedScreen.tsx';
import type { Pane } from './terminal/pane.ts';
import { lookOf } from './theme/look.ts';

/** Where the app reads its state. */
export interface AppStore {
  readonly getState: () => AppState;
  readonly subscribe: (listener: () => void) => () => void;
}

export function App({ store, pane }: { readonly store: AppStore; readonly pane: Pane }): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const look = lookOf(state.theme, state.depth, state.glyphs);
  const drawing = useMemo(() => ({ look, pane }), [look, pane]);
  return (
    <DrawingContext value={drawing}>
      <Box width={state.window.columns}>
        <Screen state={state} />
      </Box>
    </DrawingContext>
  );
}

function Screen({ state }: { readonly state: AppState }): ReactNode {
  const { overlay, play } = state;
  if (overlay?.kind === 'help') return <HelpScreen state={state} scroll={overlay.scroll} />;
  if (overlay?.kind === 'settings') return <SettingsScreen state={state} index={overlay.index} />;
  if (state.screen === 'play' && play) return <PlayScreen state={state} play={play} />;
  if (state.screen === 'solved' && play) return <SolvedScreen state={state} play={play} />;
  return <LibraryScreen state={state} />;
}
