// The sequences that begin with an escape: keys, mouse reports, focus, answers of the terminal.

import type { InputEvent, MouseButton } from './input-event.ts';

/** What stood at the beginning of the text; no event if it means nothing to us. */
export interface Control {
  readonly event?: InputEvent;
  readonly length: number;
}

const FINAL_KEYS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  E: 'begin',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};

const TILDE_KEYS: Readonly<Record<string, string>> = {
  '1': 'home',
  '2': 'insert',
  '3': 'delete',
  '4': 'end',
  '5': 'pageup',
  '6': 'pagedown',
  '7': 'home',
  '8': 'end',
  '11': 'f1',
  '12': 'f2',
  '13': 'f3',
  '14': 'f4',
  '15': 'f5',
  '17': 'f6',
  '18': 'f7',
  '19': 'f8',
  '20': 'f9',
  '21': 'f10',
  '23': 'f11',
  '24': 'f12',
};

const KITTY_KEYS: Readonly<Record<number, string>> = {
  9: 'tab',
  13: 'enter',
  27: 'escape',
  32: 'space',
  127: 'backspace',
};

/** Longest sequence that we wait for; what is longer is noise. */
const LONGEST = 256;

/** Reads a CSI, SS3 or OSC sequence; `undefined` if it is none, `'unfinished'` if its end is missing. */
export function decodeControl(text: string): Control | 'unfinished' | undefined {
  switch (text[1]) {
    case '[':
      return decodeCsi(text);
    case 'O':
      return decodeSs3(text);
    case ']':
    case 'P':
    case '_':
      return decodeString(text);
    default:
      return undefined;
  }
}

function decodeCsi(text: string): Control | 'unfinished' | undefined {
  if (text[2] === 'M') return text.length < 6 ? 'unfinished' : { length: 6 };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what is looked for
  const match = /^\u001b\[([<=>?]?)([0-9;:]*)([ -/]*)([@-~])/.exec(text);
  if (!match) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what is looked for
    if (/^\u001b\[[<=>?]?[0-9;:]*[ -/]*$/.test(text))
      return text.length > LONGEST ? { length: text.length } : 'unfinished';
    return { length: 2 };
  }
  const [whole, mark = '', parameters = '', , final = ''] = match;
  const { length } = whole;
  if (mark === '<') return { ...mouseEvent(parameters, final), length };
  if (mark !== '') return { length };
  if (final === 'I' || final === 'O') return { event: { type: 'focus', focused: final === 'I' }, length };
  if (final === 'u') return { ...kittyKey(parameters), length };
  const [number = '', second = ''] = parameters.split(';');
  if (final === 'Z') return { event: { type: 'key', key: 'shift+tab' }, length };
  const name = final === '~' ? TILDE_KEYS[number] : FINAL_KEYS[final];
  return { ...namedKey(name, second), length };
}

function decodeSs3(text: string): Control | 'unfinished' {
  const final = text[2];
  if (final === undefined) return 'unfinished';
  if (final === 'M') return { event: { type: 'key', key: 'enter' }, length: 3 };
  return { ...namedKey(FINAL_KEYS[final], ''), length: 3 };
}

/** Answers that end in BEL or ST; only the background colour is of interest. */
function decodeString(text: string): Control | 'unfinished' {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ends of such strings are control characters
  const end = /\u0007|\u001b\\/.exec(text.slice(2));
  if (!end) return text.length > LONGEST ? { length: text.length } : 'unfinished';
  const length = 2 + end.index + end[0].length;
  const color = /^11;rgba?:([0-9a-f]{1,4})\/([0-9a-f]{1,4})\/([0-9a-f]{1,4})/i.exec(text.slice(2, length));
  if (!color) return { length };
  const [, red = '', green = '', blue = ''] = color;
  return { event: { type: 'background', rgb: [red, green, blue].map(twoDigits).join('') }, length };
}

/** `ff`, `ffff` and `f` are all full brightness. */
function twoDigits(hex: string): string {
  const value = Number.parseInt(hex, 16) / (16 ** hex.length - 1);
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

function namedKey(name: string | undefined, modifier: string): { event?: InputEvent } {
  const [bits = '1', kind = '1'] = modifier.split(':');
  // The third kind of event in the kitty protocol is the release.
  if (name === undefined || kind === '3') return {};
  return { event: { type: 'key', key: modifierNames(Number(bits) - 1) + name } };
}

function kittyKey(parameters: string): { event?: InputEvent } {
  const [keyPart = '', modifierPart = ''] = parameters.split(';');
  const [code = '', shifted = ''] = keyPart.split(':');
  const [bits = '', kind = '1'] = modifierPart.split(':');
  if (kind === '3') return {};
  const value = Number(code);
  // Private-use codes are keys such as Caps Lock, which mean nothing here.
  if (!Number.isInteger(value) || value <= 0 || (value >= 0xe000 && value <= 0xf8ff) || value > 0x10ffff) return {};
  const modifiers = Math.max(0, Number(bits) - 1);
  const named = KITTY_KEYS[value];
  if (named) return { event: { type: 'key', key: modifierNames(modifiers) + named } };
  const plain = String.fromCodePoint(value);
  if (modifiers & 1) {
    const upper = shifted === '' ? plain.toUpperCase() : String.fromCodePoint(Number(shifted) || value);
    return { event: { type: 'key', key: modifierNames(modifiers & ~1) + upper } };
  }
  return { event: { type: 'key', key: modifierNames(modifiers) + plain } };
}

/** Bits as all terminals count them: 1 shift, 2 alt, 4 ctrl; higher ones (super, locks) are ignored. */
function modifierNames(bits: number): string {
  if (!(bits > 0)) return '';
  return `${bits & 4 ? 'ctrl+' : ''}${bits & 2 ? 'alt+' : ''}${bits & 1 ? 'shift+' : ''}`;
}

const BUTTONS: readonly MouseButton[] = ['left', 'middle', 'right', 'none'];
const WHEELS = ['wheel-up', 'wheel-down', 'wheel-left', 'wheel-right'] as const;

function mouseEvent(parameters: string, final: string): { event?: InputEvent } {
  const [code = 0, column = 0, row = 0] = parameters.split(';').map(Number);
  if ((final !== 'M' && final !== 'm') || !(column > 0) || !(row > 0) || !Number.isInteger(code)) return {};
  const place = {
    type: 'mouse' as const,
    x: column - 1,
    y: row - 1,
    shift: (code & 4) !== 0,
    alt: (code & 8) !== 0,
    ctrl: (code & 16) !== 0,
  };
  const button = BUTTONS[code & 3] ?? 'none';
  if (code & 64) return { event: { ...place, action: WHEELS[code & 3] ?? 'wheel-up', button: 'none' } };
  if (code & 128) return {};
  if (final === 'm') return { event: { ...place, action: 'release', button } };
  if (code & 32) return { event: { ...place, action: button === 'none' ? 'move' : 'drag', button } };
  return { event: { ...place, action: 'press', button } };
}
