// The terminal as the game uses it: entered, listened to, written to, left as it was found.
//
//   enter     alternate screen, cursor hidden, mouse, bracketed paste and focus reports on, raw input
//   leave     all of it undone, in reverse; safe to call twice, and from any signal or exception
//
// Only this file writes escape sequences that change modes. What it switches on it switches off.

import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import type { InputDecoder } from './decode-input.ts';
import { createInputDecoder } from './decode-input.ts';
import type { InputEvent } from './input-event.ts';

/** What is needed of `process.stdin`. */
export interface TerminalInput {
  setRawMode?(on: boolean): unknown;
  setEncoding(encoding: 'utf8'): unknown;
  on(event: 'data', listener: (chunk: string) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: string) => void): unknown;
  off(event: 'end' | 'close', listener: () => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** What is needed of `process.stdout`. */
export interface TerminalOutput {
  readonly columns?: number;
  readonly rows?: number;
  readonly writableNeedDrain?: boolean;
  readonly fd?: number;
  write(text: string): boolean;
  on(event: 'resize' | 'drain', listener: () => void): unknown;
  off(event: 'resize' | 'drain', listener: () => void): unknown;
}

/** What the mouse reports: nothing, buttons and drags, or every movement. */
export type MouseMode = 'off' | 'buttons' | 'movements';

export interface TerminalOptions {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  readonly mouse: MouseMode;
}

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?2004h\u001b[?1004h';
const LEAVE = '\u001b[0m\u001b[?1004l\u001b[?2004l\u001b[?25h\u001b[?1049l';
const MOUSE_ON: Readonly<Record<MouseMode, string>> = {
  off: '',
  buttons: '\u001b[?1002h\u001b[?1006h',
  movements: '\u001b[?1003h\u001b[?1006h',
};
const MOUSE_OFF: Readonly<Record<MouseMode, string>> = {
  off: '',
  buttons: '\u001b[?1006l\u001b[?1002l',
  movements: '\u001b[?1006l\u001b[?1003l',
};
/** Terminals that know it show the frame in one go (mode 2026); others ignore it. */
const BEGIN_FRAME = '\u001b[?2026h';
const END_FRAME = '\u001b[?2026l';
const ASK_BACKGROUND = '\u001b]11;?\u001b\\';

/** How long an escape may be the beginning of a sequence. */
const ESCAPE_MS = 25;

interface TerminalEvents {
  input: [events: readonly InputEvent[]];
  resize: [];
  /** Nobody will ever type again: the window was closed. */
  hangup: [];
}

/** One terminal. */
export class Terminal extends EventEmitter<TerminalEvents> {
  readonly #input: TerminalInput;
  readonly #output: TerminalOutput;
  readonly #decoder: InputDecoder = createInputDecoder();
  #mouse: MouseMode;
  #active = false;
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void) | undefined;

  constructor({ input, output, mouse }: TerminalOptions) {
    super();
    this.#input = input;
    this.#output = output;
    this.#mouse = mouse;
  }

  get columns(): number {
    return this.#output.columns || 80;
  }

  get rows(): number {
    return this.#output.rows || 24;
  }

  /** Takes the terminal over. */
  enter(): void {
    if (this.#active) return;
    this.#active = true;
    this.#input.setEncoding('utf8');
    this.#input.setRawMode?.(true);
    this.#input.on('data', this.#read);
    this.#input.on('end', this.#end);
    this.#input.on('close', this.#end);
    this.#input.resume();
    this.#output.on('resize', this.#resized);
    this.#output.write(ENTER + MOUSE_ON[this.#mouse]);
  }

  /**
   * Gives it back as it was.
   *
   * @param atOnce writes past the stream, for the last moment of a process.
   */
  leave(atOnce = false): void {
    if (!this.#active) return;
    this.#active = false;
    clearTimeout(this.#timer);
    this.#input.off('data', this.#read);
    this.#input.off('end', this.#end);
    this.#input.off('close', this.#end);
    this.#output.off('resize', this.#resized);
    const text = MOUSE_OFF[this.#mouse] + LEAVE;
    try {
      // A terminal that is gone cannot be restored; that is no reason to fail.
      if (atOnce && this.#output.fd !== undefined) writeSync(this.#output.fd, text);
      else this.#output.write(text);
      this.#input.setRawMode?.(false);
      this.#input.pause();
    } catch {}
  }

  /** Writes a frame. */
  draw(text: string): void {
    if (!this.#active || text === '') return;
    this.#output.write(BEGIN_FRAME + text + END_FRAME);
  }

  /** Writes something that is no frame: a clipboard, a question. */
  send(text: string): void {
    if (this.#active) this.#output.write(text);
  }

  /** True while the terminal has not taken all that was written. */
  get isBusy(): boolean {
    return this.#output.writableNeedDrain === true;
  }

  /** Calls back once the terminal caught up. Only the newest caller is remembered: later frames replace earlier ones. */
  whenFree(callback: () => void): void {
    const first = this.#waiting === undefined;
    this.#waiting = callback;
    if (!first) return;
    const drained = (): void => {
      this.#output.off('drain', drained);
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.();
    };
    this.#output.on('drain', drained);
  }

  /** Asks what the background is; the answer, if any, comes as an event. */
  askBackground(): void {
    this.send(ASK_BACKGROUND);
  }

  /** Captures the mouse, or leaves it to the terminal for selecting text. */
  setMouse(mode: MouseMode): void {
    if (mode === this.#mouse) return;
    this.send(MOUSE_OFF[this.#mouse] + MOUSE_ON[mode]);
    this.#mouse = mode;
  }

  /** Puts text into the clipboard (OSC 52), where the terminal allows it. */
  copy(text: string): void {
    this.send(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`);
  }

  readonly #read = (chunk: string): void => {
    clearTimeout(this.#timer);
    const events = this.#decoder.push(chunk);
    if (events.length > 0) this.emit('input', events);
    if (!this.#decoder.isWaiting) return;
    this.#timer = setTimeout(() => {
      const late = this.#decoder.flush();
      if (late.length > 0) this.emit('input', late);
    }, ESCAPE_MS);
  };

  readonly #end = (): void => {
    this.emit('hangup');
  };

  readonly #resized = (): void => {
    this.emit('resize');
  };
}
