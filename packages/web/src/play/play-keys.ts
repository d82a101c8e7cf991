// Keys of the game, the same as in the terminal where a browser allows it. A key with Ctrl, Alt or Meta is
// left to the browser unless it is one of ours.

import type { KeyPress } from '../input/cursor-keys.ts';

/** What a key asks for. */
export type KeyCommand =
  | { readonly kind: 'mark'; readonly mark: 'fill' | 'cross' | 'maybe' | 'clear' | 'cycle' }
  | { readonly kind: 'color'; readonly color: number }
  | { readonly kind: 'color-step'; readonly step: 1 | -1 }
  | { readonly kind: 'undo' | 'redo' | 'hint' | 'hint-apply' | 'check' | 'guess' | 'accept' | 'drop' };

const PLAIN: Readonly<Record<string, KeyCommand>> = {
  ' ': { kind: 'mark', mark: 'fill' },
  z: { kind: 'mark', mark: 'fill' },
  x: { kind: 'mark', mark: 'cross' },
  m: { kind: 'mark', mark: 'maybe' },
  Enter: { kind: 'mark', mark: 'cycle' },
  Backspace: { kind: 'mark', mark: 'clear' },
  Delete: { kind: 'mark', mark: 'clear' },
  '0': { kind: 'mark', mark: 'clear' },
  '[': { kind: 'color-step', step: -1 },
  ']': { kind: 'color-step', step: 1 },
  u: { kind: 'undo' },
  r: { kind: 'redo' },
  i: { kind: 'hint' },
  I: { kind: 'hint-apply' },
  e: { kind: 'check' },
  '(': { kind: 'guess' },
  ')': { kind: 'accept' },
  Escape: { kind: 'drop' },
};

/** Reads a key; `undefined` if it is none of the game's. */
export function commandOfKey(press: KeyPress): KeyCommand | undefined {
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) {
    const key = press.key.toLowerCase();
    if (key === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' };
    if (key === 'y' && press.ctrlKey && !press.shiftKey) return { kind: 'redo' };
    return undefined;
  }
  const command = PLAIN[press.key];
  if (command) return command;
  const digit = /^[1-9]$/.exec(press.key);
  return digit ? { kind: 'color', color: Number(press.key) } : undefined;
}
