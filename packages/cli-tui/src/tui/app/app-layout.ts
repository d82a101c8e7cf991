// Keeps the layout of the play screen in step with the state: after each change, and never in between.

import type { Zoom } from '../board/layout.ts';
import type { AppState, PlayState } from './app-state.ts';
import type { PlayLayout } from './play-layout.ts';
import { layoutPlay } from './play-layout.ts';

/** Lays the play screen out again; the part of the board in the window moves as little as possible. */
export function withLayout(state: AppState): AppState {
  const { play } = state;
  if (!play) return state;
  const layout = layoutOf(state, play);
  const { board } = layout;
  const scroll = board.kind === 'board' ? { row: board.firstRow, column: board.firstColumn } : play.scroll;
  const isSame =
    scroll.row === play.scroll.row && scroll.column === play.scroll.column && sameLayout(layout, play.layout);
  return isSame ? state : { ...state, play: { ...play, scroll, layout } };
}

/** The layout for a state. */
export function layoutOf(state: AppState, play: Pick<PlayState, 'session' | 'scroll' | 'margin'>): PlayLayout {
  return layoutPlay({
    puzzle: play.session.puzzle,
    window: state.window,
    zoom: zoomOf(state),
    scroll: play.scroll,
    cursor: play.margin < 0 ? undefined : play.session.cursor,
    margin: Math.max(0, play.margin),
    plainClues: state.glyphs.name === 'ascii' || state.depth === 'none' || state.theme === 'mono',
  });
}

/** The setting counts from 1, the levels from 0. */
export function zoomOf(state: AppState): Zoom {
  const size = state.settings.cellSize;
  return size === 'auto' ? 'auto' : size - 1;
}

function sameLayout(a: PlayLayout, b: PlayLayout): boolean {
  if (a.window !== b.window || a.infoHeight !== b.infoHeight || a.hasFooter !== b.hasFooter) return false;
  if (a.board.kind !== 'board' || b.board.kind !== 'board') return false;
  return (
    a.board.zoom === b.board.zoom &&
    a.board.rowRules === b.board.rowRules &&
    a.board.firstRow === b.board.firstRow &&
    a.board.firstColumn === b.board.firstColumn &&
    a.board.rowCount === b.board.rowCount &&
    a.board.columnCount === b.board.columnCount
  );
}
