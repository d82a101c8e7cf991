// Changes that keep the parts of the state in step with each other: a session with the screen it asks
// for, settings with the theme and the characters that follow from them.

import type { SettingName } from '../../saves/settings.ts';
import { nextSetting } from '../../saves/settings.ts';
import { ZOOM_LEVELS } from '../board/layout.ts';
import type { Session } from '../session/session.ts';
import { withOptions } from '../session/session.ts';
import { asciiGlyphs, narrowGlyphs, unicodeGlyphs } from '../theme/glyphs.ts';
import type { AppState, PlayState } from './app-state.ts';
import { playOptions } from './app-state.ts';

/** Puts a changed session into the state, and turns to the solved screen when it was just won. */
export function withSession(state: AppState, session: Session, margin: number): AppState {
  const { play } = state;
  if (!play || session === play.session) return state;
  const isWon = session.status.solved && session.game.marks !== play.session.game.marks && !session.stroke;
  const won: Pick<PlayState, 'reveal'> = { reveal: isWon ? (state.settings.motion ? 0 : 1) : null };
  return {
    ...state,
    screen: isWon ? 'solved' : state.screen,
    play: { ...play, session, margin, pointer: null, ...won },
  };
}

/** Takes new settings over, with everything that follows from them. */
export function withSettings(state: AppState, settings: AppState['settings']): AppState {
  const glyphs = glyphsFor(settings, state.glyphs.name === 'ascii');
  const theme = settings.theme === 'auto' ? state.theme : settings.theme;
  const next = { ...state, settings, theme, glyphs };
  if (!state.play || settings.feedback === state.settings.feedback) return next;
  return { ...next, play: { ...state.play, session: withOptions(state.play.session, playOptions(next)) } };
}

/** The alphabet that the settings ask for; `ascii` is what `auto` means here. */
export function glyphsFor(settings: AppState['settings'], ascii: boolean): AppState['glyphs'] {
  if (settings.characters === 'ascii' || (settings.characters === 'auto' && ascii)) return asciiGlyphs;
  return settings.ambiguousWidth === 2 ? narrowGlyphs : unicodeGlyphs;
}

/** Steps one setting on. */
export function change(state: AppState, name: SettingName): AppState {
  return withSettings(state, nextSetting(state.settings, name));
}

/** Leaves a line for the player. */
export function told(state: AppState, toast: string): AppState {
  return { ...state, toast };
}

/** Steps the size of the cells. */
export function zoomed(state: AppState, step: 1 | -1): AppState {
  const board = state.play?.layout.board;
  const now = board?.kind === 'board' ? board.zoom + 1 : 2;
  const size = Math.max(1, Math.min(ZOOM_LEVELS.length, now + step));
  return withSettings(state, { ...state.settings, cellSize: size as 1 | 2 | 3 | 4 | 5 });
}
