// Keys of what lies over a screen: help, settings, questions, and the offer to import what was pasted.

import { parsePuzzles } from '@nonokit/core/formats';
import { nextSetting, settingEntries } from '../../saves/settings.ts';
import type { CommandId } from '../keys/commands.ts';
import type { Origin } from '../library/shelf.ts';
import type { KeyName } from '../terminal/input-event.ts';
import { withSettings } from './app-change.ts';
import type { AppState, ImportOffer, Overlay, Step } from './app-state.ts';
import { still } from './app-state.ts';

/** Largest side that the game generates: proving larger ones would keep the player waiting. */
const LARGEST = 60;

/** Gives a key to the overlay. */
export function overlayKey(state: AppState, key: KeyName, command: CommandId | undefined): Step {
  const { overlay } = state;
  if (!overlay) return still(state);
  if (key === 'escape') return still({ ...state, overlay: null });
  switch (overlay.kind) {
    case 'help':
      return still({ ...state, overlay: helpKey(overlay, command) });
    case 'settings':
      return still(settingsKey(state, overlay, command));
    case 'question':
      return questionKey(state, overlay, key);
    case 'import':
      if (key !== 'enter') return still(key === 'q' || key === 'n' ? { ...state, overlay: null } : state);
      if (overlay.offer.kind === 'nothing') return still({ ...state, overlay: null });
      return { state: { ...state, overlay: null }, effects: [{ kind: 'open-text', text: overlay.text }] };
  }
}

function helpKey(overlay: Extract<Overlay, { kind: 'help' }>, command: CommandId | undefined): Overlay | null {
  const steps: Partial<Record<CommandId, number>> = { 'move-up': -1, 'move-down': 1, 'page-up': -10, 'page-down': 10 };
  const step = command && steps[command];
  return step ? { kind: 'help', scroll: Math.max(0, overlay.scroll + step) } : null;
}

function settingsKey(
  state: AppState,
  overlay: Extract<Overlay, { kind: 'settings' }>,
  command: CommandId | undefined,
): AppState {
  const at = (index: number): AppState => ({
    ...state,
    overlay: { kind: 'settings', index: (index + settingEntries.length) % settingEntries.length },
  });
  const name = settingEntries[overlay.index]?.name ?? 'theme';
  switch (command) {
    case 'move-up':
      return at(overlay.index - 1);
    case 'move-down':
      return at(overlay.index + 1);
    case 'move-left':
      return withSettings(state, nextSetting(state.settings, name, -1));
    case 'move-right':
    case 'fill':
    case 'cycle':
      return withSettings(state, nextSetting(state.settings, name));
    case 'settings':
    case 'quit':
      return { ...state, overlay: null };
    default:
      return state;
  }
}

type Question = Extract<Overlay, { kind: 'question' }>;

function questionKey(state: AppState, overlay: Question, key: KeyName): Step {
  const typed = (text: string): Step => still({ ...state, overlay: { ...overlay, text, problem: null } });
  if (key === 'enter') return answer(state, overlay);
  if (key === 'backspace') return typed([...overlay.text].slice(0, -1).join(''));
  if (key === 'ctrl+u') return typed('');
  const character = key === 'space' ? ' ' : key;
  return [...character].length === 1 ? typed(overlay.text + character) : still(state);
}

function answer(state: AppState, overlay: Question): Step {
  const text = overlay.text.trim();
  const closed = { ...state, overlay: null };
  if (overlay.asks === 'open') {
    if (text === '') return still(closed);
    return { state: closed, effects: [{ kind: 'open-path', path: text }] };
  }
  const origin = generatedOrigin(text);
  if (typeof origin === 'string') return still({ ...state, overlay: { ...overlay, problem: origin } });
  return { state: closed, effects: [{ kind: 'open', origin }] };
}

/** Reads `20x15 3 tea`: size, colours, seed; all but the size may be left out. A sentence if it cannot. */
export function generatedOrigin(text: string): Extract<Origin, { kind: 'generated' }> | string {
  const match = /^(\d{1,6})\s*[x×* ]\s*(\d{1,6})(?:\s+([1-4])(?=\s|$))?(?:\s+(.*))?$/i.exec(
    text === '' ? '15x15' : text,
  );
  if (!match) return 'Size first, as in 20x15; then, if you like, colours (1 to 4) and a seed.';
  const [, width = '', height = '', colors = '1', seed = ''] = match;
  for (const side of [Number(width), Number(height)]) {
    if (side < 2 || side > LARGEST) return `Sides from 2 to ${LARGEST}, please.`;
  }
  return { kind: 'generated', width: Number(width), height: Number(height), colors: Number(colors), seed: seed.trim() };
}

/** Pasted text goes into the question's line, or replaces the offer. */
export function overlayPaste(state: AppState, text: string): Step {
  const { overlay } = state;
  if (overlay?.kind === 'question') {
    const isPuzzle = text.trim().includes('\n');
    if (!isPuzzle) return still({ ...state, overlay: { ...overlay, text: overlay.text + text.trim(), problem: null } });
  }
  return still({ ...state, overlay: { kind: 'import', text, offer: offerOf(text) } });
}

/** Finds out what a pasted text is. */
export function offerOf(text: string): ImportOffer {
  const parsed = parsePuzzles(text.trim());
  if (!parsed.ok) return { kind: 'nothing', problem: parsed.error[0]?.message ?? 'This is no puzzle.' };
  const first = parsed.value.find((found) => found.puzzle.ok);
  if (!first?.puzzle.ok) {
    const broken = parsed.value[0]?.puzzle;
    return { kind: 'nothing', problem: broken && !broken.ok ? (broken.error[0]?.message ?? '') : 'This is no puzzle.' };
  }
  const { width, height, palette } = first.puzzle.value;
  const colors = palette.length > 2 ? `, ${palette.length - 1} colours` : '';
  const more = parsed.value.length > 1 ? `, the first of ${parsed.value.length}` : '';
  return { kind: 'puzzle', words: `${width}x${height}${colors}${more}` };
}
