// What can arrive from a terminal, once the bytes are understood.

/** One key press. `key` is the whole name, modifiers first: `x`, `R`, `space`, `ctrl+z`, `shift+up`. */
export interface KeyEvent {
  readonly type: 'key';
  readonly key: KeyName;
}

/** As key bindings write it: `ctrl+`, `alt+`, `shift+` in this order, then the key. */
export type KeyName = string;

export type MouseButton = 'left' | 'middle' | 'right' | 'none';

/** What the mouse did at a character cell, both counted from 0. */
export interface MouseEvent {
  readonly type: 'mouse';
  readonly action: 'press' | 'release' | 'drag' | 'move' | 'wheel-up' | 'wheel-down' | 'wheel-left' | 'wheel-right';
  readonly button: MouseButton;
  readonly x: number;
  readonly y: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

/** Text that came as a whole: from the clipboard, or faster than a person types. Never commands. */
export interface PasteEvent {
  readonly type: 'paste';
  readonly text: string;
}

/** The window of the terminal got or lost the focus. */
export interface FocusEvent {
  readonly type: 'focus';
  readonly focused: boolean;
}

/** The terminal said what its background is (answer to OSC 11). */
export interface BackgroundEvent {
  readonly type: 'background';
  /** Six hex digits. */
  readonly rgb: string;
}

export type InputEvent = KeyEvent | MouseEvent | PasteEvent | FocusEvent | BackgroundEvent;
