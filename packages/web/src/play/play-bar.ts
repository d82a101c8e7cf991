// The tool bar of the game: tools, colours, history, help, guesses. One stop for the Tab key; arrows move
// inside, as the ARIA toolbar pattern has it.

import { isBlackAndWhite } from '@nonokit/core';
import { colorButton } from '../element/color-button.ts';
import { button, iconOf } from '../element/controls.ts';
import type { ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import { watchArrowKeys } from '../element/toolbar-keys.ts';
import { zoomButtons } from '../element/zoom-buttons.ts';
import type { Tool } from '../input/pointer-paint.ts';
import type { KeyCommand } from './play-keys.ts';

/** Icon paths of the game, in a square of 24. */
const ICONS = {
  fill: 'M5 5h14v14H5Z',
  cross: 'M6.5 6.5l11 11 M17.5 6.5l-11 11',
  maybe: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  move: 'M12 3v18 M3 12h18 M9.5 5.5 12 3l2.5 2.5 M9.5 18.5 12 21l2.5-2.5 M5.5 9.5 3 12l2.5 2.5 M18.5 9.5 21 12l-2.5 2.5',
  undo: 'M8.5 5 4.5 9l4 4 M4.5 9h9a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5l4 4-4 4 M19.5 9h-9a5.5 5.5 0 0 0 0 11H15',
  hint: 'M9.5 18h5 M10.5 21h3 M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  guess: 'M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.7-1.8 1.4-1.8 2.7 M12 18.5v.1',
  accept: 'M4 7h10 M4 12h6 M4 17h5 M12.5 15.5l3 3 5-6',
  drop: 'M4 7h10 M4 12h6 M4 17h5 M14.5 13.5l5 5 M19.5 13.5l-5 5',
  reset: 'M19 12a7 7 0 1 1-2.3-5.2 M19.5 3.5v4h-4',
} as const;

/** What the bar shows. */
export interface PlayBarState {
  readonly tool: Tool;
  readonly color: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly guessCount: number;
}

/** What the bar asks for. */
export interface PlayBarActions {
  tool(tool: Tool): void;
  color(color: number): void;
  command(kind: KeyCommand['kind'] | 'reset'): void;
}

/** A bar on the page. */
export interface PlayBar {
  /** Shows another state. */
  update(state: PlayBarState): void;
}

/** Builds the bar into the host's place. */
export function buildPlayBar(host: ModeHost, actions: PlayBarActions): PlayBar {
  const { say, options } = host;
  const { palette } = host.puzzle;
  const plain = isBlackAndWhite(palette);
  const tools = new Map<Tool, HTMLButtonElement>();
  const swatches = new Map<number, HTMLButtonElement>();
  const group = (label: string, ...buttons: HTMLElement[]): HTMLElement =>
    part('div', { class: 'group', role: 'group', 'aria-label': label }, ...buttons);
  const toolButton = (tool: Tool, label: string, keys?: string): HTMLButtonElement => {
    const made = button({ label, icon: iconOf(ICONS[tool]), ...(keys && { keys }), run: () => actions.tool(tool) });
    made.dataset['tool'] = tool;
    if (tool === 'fill') made.querySelector('path')?.setAttribute('fill', 'currentColor');
    tools.set(tool, made);
    return made;
  };
  const action = (
    kind: KeyCommand['kind'] | 'reset',
    name: keyof typeof ICONS,
    label: string,
    keys?: string,
  ): HTMLButtonElement => {
    const made = button({ label, icon: iconOf(ICONS[name]), ...(keys && { keys }), run: () => actions.command(kind) });
    made.dataset['command'] = kind;
    return made;
  };

  host.bar.replaceChildren();
  if (options.controls === 'none') return { update: () => {} };
  const withModes = options.input === 'mode' || !plain;
  const first: HTMLElement[] = [];
  if (plain && withModes) first.push(toolButton('fill', say('toolFill'), 'Space'));
  if (!plain) {
    for (let color = 1; color < palette.length; color += 1) {
      const swatch = colorButton(host, color, () => actions.color(color));
      swatches.set(color, swatch);
      first.push(swatch);
    }
  }
  if (withModes) first.push(toolButton('cross', say('toolCross'), 'X'), toolButton('maybe', say('toolMaybe'), 'M'));
  const undo = action('undo', 'undo', say('undo'), 'Control Z');
  const redo = action('redo', 'redo', say('redo'), 'Control Y');
  const accept = action('accept', 'accept', say('guessAccept'), ')');
  const drop = action('drop', 'drop', say('guessDrop'), 'Escape');
  const groups = [group(say('tools'), ...first), group(say('history'), undo, redo)];
  if (options.controls === 'full') {
    const help: HTMLElement[] = [];
    if (options.hints === 'on')
      help.push(action('hint', 'hint', say('hint'), 'I'), action('check', 'check', say('check'), 'E'));
    help.push(action('guess', 'guess', say('guessStart'), '('), accept, drop, action('reset', 'reset', say('reset')));
    groups.push(group(say('help'), ...help));
    const zoom = zoomButtons(host);
    if (zoom.length > 0) groups.push(group(say('zoom'), ...zoom, toolButton('move', say('toolMove'))));
  }
  host.bar.append(...groups);
  watchArrowKeys(host.bar);

  return {
    update(state) {
      for (const [tool, made] of tools) made.setAttribute('aria-pressed', String(tool === state.tool));
      for (const [color, made] of swatches) {
        made.setAttribute('aria-pressed', String(state.tool === 'fill' && color === state.color));
      }
      undo.setAttribute('aria-disabled', String(!state.canUndo));
      redo.setAttribute('aria-disabled', String(!state.canRedo));
      accept.hidden = drop.hidden = state.guessCount === 0;
    },
  };
}
