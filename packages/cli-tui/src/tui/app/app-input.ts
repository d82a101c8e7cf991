// The reducer: (state, event) → state and effects. No clock, no files, no terminal in here.

import { assertNever } from '@nonokit/core';
import { hasMapRoom } from '../board/minimap.ts';
import type { CommandId } from '../keys/commands.ts';
import { withProgress } from '../library/shelf.ts';
import { playCommand } from '../session/play-command.ts';
import type { Session } from '../session/session.ts';
import { addActiveTime } from '../session/session.ts';
import type { KeyName } from '../terminal/input-event.ts';
import { THEME_NAMES } from '../theme/theme.ts';
import { change, told, withSession, withSettings, zoomed } from './app-change.ts';
import type { AppEvent } from './app-event.ts';
import { layoutOf, withLayout } from './app-layout.ts';
import { handleMouse } from './app-mouse.ts';
import type { AppState, PlayState, PuzzleInfo, Step } from './app-state.ts';
import { chosenItem, playOptions, still } from './app-state.ts';
import { libraryCommand, openNext } from './library-input.ts';
import { offerOf, overlayKey, overlayPaste } from './overlay-input.ts';

/** After this long without a key or click the player is thinking elsewhere: the time stands still. */
export const IDLE_MS = 60_000;

/** How long the picture takes to fill in. */
const REVEAL_MS = 900;

/** Takes one event. */
export function handleEvent(state: AppState, event: AppEvent): Step {
  const step = handle(state, event);
  const laidOut = withLayout(step.state);
  return laidOut === step.state ? step : { ...step, state: laidOut };
}

function handle(state: AppState, event: AppEvent): Step {
  switch (event.type) {
    case 'key':
      return handleKey(withoutPointer({ ...state, toast: null, idleMs: 0 }), event.key);
    case 'mouse':
      return handleMouse({ ...state, idleMs: 0 }, event);
    case 'paste':
      return handlePaste({ ...state, idleMs: 0 }, event.text);
    case 'focus':
      return still({ ...state, focused: event.focused });
    case 'background':
      return still(state.settings.theme === 'auto' ? { ...state, theme: themeFor(event.rgb) } : state);
    case 'resize':
      return still({ ...state, window: event.window });
    case 'tick':
      return still(tick(state, event.milliseconds));
    case 'opened':
      return still(opened(state, event.session, event.info));
    case 'busy':
      return still({ ...state, busy: event.words });
    case 'toast':
      return still({ ...state, toast: event.text, busy: null });
    case 'shelves':
      return still({ ...state, shelves: event.shelves, shelf: Math.min(state.shelf, event.shelves.length - 1) });
    case 'progress':
      return still({ ...state, shelves: withProgress(state.shelves, event.clues, event.progress) });
    case 'tally':
      return still({ ...state, tally: event.tally });
    default:
      return assertNever(event);
  }
}

/** Light letters on a dark background, or the other way round. */
export function themeFor(rgb: string): 'dark' | 'light' {
  const value = Number.parseInt(rgb, 16);
  const brightness = 0.3 * ((value >> 16) & 255) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255);
  return brightness > 127 ? 'light' : 'dark';
}

/** A key gives the crosshair back to the cursor. */
function withoutPointer(state: AppState): AppState {
  return state.play?.pointer ? { ...state, play: { ...state.play, pointer: null } } : state;
}

function handleKey(state: AppState, key: KeyName): Step {
  const command = state.bindings.commandOf.get(key);
  if (command === 'interrupt') return { state, effects: [{ kind: 'exit', code: 130 }] };
  if (state.overlay) return overlayKey(state, key, command);
  if (command === undefined || state.busy !== null) return still(state);
  const general = generalCommand(state, command);
  if (general) return general;
  switch (state.screen) {
    case 'library':
      return libraryCommand(state, command);
    case 'play':
      return onBoard(state, command);
    case 'solved':
      return afterwards(state, command);
  }
}

/** What works on every screen. */
function generalCommand(state: AppState, command: CommandId): Step | undefined {
  switch (command) {
    case 'quit':
      return { state, effects: [{ kind: 'exit', code: 0 }] };
    case 'help':
      return still({ ...state, overlay: { kind: 'help', scroll: 0 } });
    case 'settings':
      return still({ ...state, overlay: { kind: 'settings', index: 0 } });
    case 'new':
    case 'open':
      return still({ ...state, overlay: { kind: 'question', asks: command, text: '', problem: null } });
    case 'daily':
      return { state, effects: [{ kind: 'open', origin: { kind: 'daily', date: 'today' } }] };
    case 'library':
      return still({ ...state, screen: 'library' });
    case 'theme':
      return still(nextTheme(state));
    case 'ascii': {
      const characters = state.glyphs.name === 'ascii' ? 'unicode' : 'ascii';
      return still(withSettings(state, { ...state.settings, characters }));
    }
    case 'mouse':
      return still(
        told(change(state, 'mouse'), state.settings.mouse ? 'The mouse selects text now.' : 'The mouse plays now.'),
      );
    case 'timer':
      return still(change(state, 'timer'));
    case 'zoom-in':
    case 'zoom-out':
      return still(zoomed(state, command === 'zoom-in' ? 1 : -1));
    case 'share':
      return state.screen === 'library' ? undefined : { state, effects: [{ kind: 'share' }] };
    case 'save':
      return state.screen === 'library' ? undefined : { state, effects: [{ kind: 'save' }] };
    default:
      return undefined;
  }
}

function onBoard(state: AppState, command: CommandId): Step {
  if (!state.play) return still(state);
  if (command === 'minimap') {
    const shown = state.settings.minimap === 'off' || (state.settings.minimap === 'auto' && !isScrolled(state.play));
    const changed = withSettings(state, { ...state.settings, minimap: shown ? 'on' : 'off' });
    const { board } = state.play.layout;
    const hasRoom = board.kind === 'board' && hasMapRoom(board);
    return still(shown && !hasRoom ? told(changed, 'There is no room for the map beside these clues.') : changed);
  }
  return still(withSession(state, playCommand(state.play.session, command, playOptions(state)), 2));
}

function isScrolled(play: PlayState): boolean {
  return play.layout.board.kind === 'board' && play.layout.board.scrolls;
}

/** The next puzzle of the shelf that this one came from; else the library. */
function onward(state: AppState, play: PlayState): Step {
  const library: AppState = { ...state, screen: 'library' };
  return chosenItem(state)?.origin === play.info.origin ? openNext(library) : still(library);
}

/** After the win. */
function afterwards(state: AppState, command: CommandId): Step {
  const { play } = state;
  if (!play) return still({ ...state, screen: 'library' });
  switch (command) {
    case 'cycle':
    case 'fill':
      if ((play.reveal ?? 1) < 1) return still({ ...state, play: { ...play, reveal: 1 } });
      return onward(state, play);
    case 'escape':
      return still({ ...state, screen: 'library' });
    case 'undo':
      return still({ ...state, screen: 'play', play: { ...play, reveal: null } });
    case 'reset': {
      const session = playCommand(play.session, 'reset', playOptions(state));
      const fresh: Session = { ...session, activeMs: 0, hintsUsed: 0 };
      return still({ ...state, screen: 'play', play: { ...play, session: fresh, reveal: null } });
    }
    default:
      return still(state);
  }
}

function handlePaste(state: AppState, text: string): Step {
  if (state.overlay) return overlayPaste(state, text);
  if (state.busy !== null) return still(state);
  return still({ ...state, overlay: { kind: 'import', text, offer: offerOf(text) } });
}

/** Puts a puzzle on the table. */
function opened(state: AppState, session: Session, info: PuzzleInfo): AppState {
  const play = { session, scroll: { row: 0, column: 0 }, margin: 2, pointer: null };
  const isDone = session.status.solved;
  return {
    ...state,
    screen: isDone ? 'solved' : 'play',
    overlay: null,
    busy: null,
    toast: state.toast,
    play: { ...play, info, layout: layoutOf(state, play), reveal: isDone ? 1 : null },
  };
}

function tick(state: AppState, milliseconds: number): AppState {
  const idleMs = state.idleMs + milliseconds;
  const { play } = state;
  if (state.screen === 'solved' && play?.reveal !== undefined && play.reveal !== null && play.reveal < 1) {
    return { ...state, idleMs, play: { ...play, reveal: Math.min(1, play.reveal + milliseconds / REVEAL_MS) } };
  }
  const isPlaying = state.screen === 'play' && state.focused && state.overlay === null && idleMs < IDLE_MS;
  if (!isPlaying || !play || play.session.status.solved) return { ...state, idleMs };
  return { ...state, idleMs, play: { ...play, session: addActiveTime(play.session, milliseconds) } };
}

function nextTheme(state: AppState): AppState {
  const at = THEME_NAMES.indexOf(state.theme);
  const theme = THEME_NAMES[(at + 1) % THEME_NAMES.length] ?? 'dark';
  return told(withSettings(state, { ...state.settings, theme }), `Theme: ${theme}`);
}
