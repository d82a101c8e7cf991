// From the characters of a terminal to events.
//
//   "x"                      key x
//   "\e[1;2A"                key shift+up
//   "\e[<0;12;5M"            mouse press left at 11,4
//   "\e[200~2 1\n3\e[201~"   paste "2 1\n3"
//
// Ink 8 drops mouse reports before `useInput` sees them and hands a burst of keys over as one text, so
// the game decodes for itself. Sequences are those of xterm (ctlseqs: "PC-Style Function Keys", "SGR
// mouse"), and of the kitty keyboard protocol, whose release events are dropped.
//
// A burst of different characters in one read is a paste without brackets: commands are one character
// each, so obeying it would play havoc with the board. What follows before the next pause belongs to it.

import { decodeControl } from './control-sequence.ts';
import type { InputEvent } from './input-event.ts';

const PASTE_START = '\u001b[200~';
const PASTE_END = '\u001b[201~';

/** More pasted text than this cannot be a puzzle that we read; the rest is dropped. */
export const MAX_PASTE = 2_000_000;

/** This many characters in one read are a paste, unless they are one held key. */
const BURST = 12;

/** Puts pieces of input together. */
export interface InputDecoder {
  push(chunk: string): readonly InputEvent[];
  /** True if the input so far may be the beginning of something: flush after a moment. */
  readonly isWaiting: boolean;
  /** Nothing more came: a lone escape is the Escape key. */
  flush(): readonly InputEvent[];
}

/** Makes a decoder with its own memory of unfinished sequences. */
export function createInputDecoder(): InputDecoder {
  let pending = '';
  let paste: string[] | undefined;
  let pasted = 0;
  let burst: string | undefined;

  function takePaste(text: string): { event?: InputEvent; rest: string } {
    // The end mark may be cut in two by the read; keep what could be its beginning.
    const whole = (pending + text).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    pending = '';
    const end = whole.indexOf(PASTE_END);
    const kept = end < 0 ? whole.length - beginningOf(PASTE_END, whole) : end;
    if (pasted < MAX_PASTE) paste?.push(whole.slice(0, Math.min(kept, MAX_PASTE - pasted)));
    pasted += kept;
    if (end < 0) {
      pending = whole.slice(kept);
      return { rest: '' };
    }
    const event: InputEvent = { type: 'paste', text: (paste ?? []).join('') };
    paste = undefined;
    pasted = 0;
    return { event, rest: whole.slice(end + PASTE_END.length) };
  }

  function push(chunk: string): readonly InputEvent[] {
    const events: InputEvent[] = [];
    let text = chunk;
    if (!paste) {
      if (burst !== undefined || (pending === '' && isBurst(chunk))) {
        burst = ((burst ?? '') + chunk).slice(0, MAX_PASTE);
        return [];
      }
      text = pending + chunk;
      pending = '';
    }
    while (text !== '') {
      if (paste) {
        const taken = takePaste(text);
        if (taken.event) events.push(taken.event);
        text = taken.rest;
        continue;
      }
      if (text.startsWith(PASTE_START)) {
        paste = [];
        text = text.slice(PASTE_START.length);
        continue;
      }
      const taken = decodeOne(text);
      if (taken === undefined) {
        pending = text;
        break;
      }
      if (taken.event) events.push(taken.event);
      text = text.slice(taken.length);
    }
    return events;
  }

  return {
    push,
    get isWaiting() {
      return (pending !== '' && !paste) || burst !== undefined;
    },
    flush() {
      if (burst !== undefined) {
        const text = burst.replaceAll(/\r\n?/g, '\n');
        burst = undefined;
        return [{ type: 'paste', text }];
      }
      if (paste || pending === '') return [];
      const rest = pending;
      pending = '';
      if (rest === '\u001b') return [{ type: 'key', key: 'escape' }];
      return rest === '\u001b\u001b'
        ? [
            { type: 'key', key: 'escape' },
            { type: 'key', key: 'escape' },
          ]
        : [];
    },
  };
}

/** How many characters at the end of the text are the beginning of a mark. */
function beginningOf(mark: string, text: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return length;
  }
  return 0;
}

function isBurst(chunk: string): boolean {
  if (chunk.length < BURST || chunk.startsWith('\u001b')) return false;
  return !chunk.includes('\u001b') && new Set(chunk).size > 2;
}

interface Taken {
  readonly event?: InputEvent;
  readonly length: number;
}

/** One event from the beginning of the text; `undefined` if more must come first. */
function decodeOne(text: string): Taken | undefined {
  const first = text.codePointAt(0) ?? 0;
  if (first !== 0x1b) {
    const character = String.fromCodePoint(first);
    return { event: { type: 'key', key: plainKey(character) }, length: character.length };
  }
  if (text.length === 1) return undefined;
  const control = decodeControl(text);
  if (control === 'unfinished') return undefined;
  if (control) return control;
  if (text[1] === '\u001b') return { event: { type: 'key', key: 'escape' }, length: 1 };
  const after = String.fromCodePoint(text.codePointAt(1) ?? 0);
  const key = plainKey(after);
  return {
    event: { type: 'key', key: key.startsWith('ctrl+') ? `ctrl+alt+${key.slice(5)}` : `alt+${key}` },
    length: 1 + after.length,
  };
}

/** The name of a key that sends one character. */
function plainKey(character: string): string {
  switch (character) {
    case ' ':
      return 'space';
    case '\r':
    case '\n':
      return 'enter';
    case '\t':
      return 'tab';
    case '\u007f':
    case '\b':
      return 'backspace';
    case '\u0000':
      return 'ctrl+space';
  }
  const code = character.codePointAt(0) ?? 0;
  if (code < 27) return `ctrl+${String.fromCharCode(code + 96)}`;
  if (code < 32) return `ctrl+${String.fromCharCode(code + 64)}`;
  return character;
}
