// The words between a page and the frame in it. Every message carries `source` and `v`, so that others on the same
// channel are not mistaken for ours, and later versions can be told apart.

import { optionOf, READINGS } from '../src/attributes.ts';
import type { ModeName, NonogramEvents } from '../src/index.ts';

/** On every message, both ways. */
export const PROTOCOL = { source: 'nonogram', v: 1 } as const;

type EventMessages = {
  readonly [Name in keyof NonogramEvents]: Name extends `nonogram-${infer Type}`
    ? { readonly type: Type; readonly detail: NonogramEvents[Name] }
    : never;
}[keyof NonogramEvents];

/** Frame to page: its events, the game after each move; `hello` when it is there, `welcome` once it knows its page. */
export type FrameMessage =
  | EventMessages
  | { readonly type: 'hello' | 'welcome' }
  | { readonly type: 'state'; readonly state: string };

/** Page to frame. `hello` comes first: it tells the frame to whom it may speak. */
export type FrameCommand =
  | { readonly type: 'hello' | 'getState' | 'undo' | 'redo' | 'reset' | 'hint' | 'check' | 'focus' }
  | { readonly type: 'setState'; readonly state: string }
  | { readonly type: 'load'; readonly puzzle: string; readonly mode?: ModeName }
  | { readonly type: 'set'; readonly option: string; readonly value: string | null };

const BARE = new Set(['hello', 'getState', 'undo', 'redo', 'reset', 'hint', 'check', 'focus']);

/** True if a value is a command of this version. */
export function isFrameCommand(value: unknown): value is FrameCommand {
  if (!isOurs(value)) return false;
  const { type } = value;
  if (typeof type !== 'string') return false;
  if (type === 'setState') return typeof value['state'] === 'string';
  if (type === 'load') return typeof value['puzzle'] === 'string' && isMode(value['mode']);
  // Options and nothing else: an attribute like `onfocus` would let any page around run its script in this one.
  if (type === 'set')
    return isOption(value['option']) && (value['value'] === null || typeof value['value'] === 'string');
  return BARE.has(type);
}

/** True if a value is a message of this version from a frame. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  return isOurs(value) && typeof value['type'] === 'string';
}

function isOption(name: unknown): boolean {
  return typeof name === 'string' && optionOf(name) !== undefined;
}

function isMode(mode: unknown): boolean {
  const { mode: reading } = READINGS;
  return mode === undefined || (reading.kind === 'choice' && reading.choices.some((choice) => choice === mode));
}

function isOurs(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const { source, v } = value as Readonly<Record<string, unknown>>;
  return source === PROTOCOL.source && v === PROTOCOL.v;
}
