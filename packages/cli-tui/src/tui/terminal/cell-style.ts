// How a character cell looks, and the escape sequence that makes it so.
//
// Board rows are arrays of small style numbers, so that two frames are compared number by number and
// a sequence is only written where the number changes:
//
//   text    "  ##  "
//   styles  001100        →  three sequences, not six; of the second and third only what differs

import type { Rgb } from '../../ansi-color.ts';
import { sgrColor } from '../../ansi-color.ts';
import type { ColorDepth } from '../../style.ts';

/** Colours and attributes of one character; what is absent is the terminal's own. */
export interface CellStyle {
  readonly fore?: Rgb;
  readonly back?: Rgb;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly inverse?: boolean;
}

/** The codes of a style; `isSeen`: attributes that show on a space. */
interface StyleParts {
  readonly attributes: string;
  readonly fore: string;
  readonly back: string;
  readonly isSeen: boolean;
}

/** A style as a number; only meaningful together with the table that gave it. */
export type StyleId = number;

/** The styles in use at one colour depth. Style 0 is the page itself. */
export class StyleTable {
  readonly depth: ColorDepth;
  readonly page: CellStyle;
  readonly #ids = new Map<string, StyleId>();
  readonly #known = new WeakMap<CellStyle, StyleId>();
  readonly #sequences: string[] = [];
  readonly #parts: StyleParts[] = [];
  readonly #steps = new Map<number, string>();

  constructor(depth: ColorDepth, page: CellStyle = {}) {
    this.depth = depth;
    this.page = page;
    this.idOf({});
  }

  /** The number of a style; equal styles have equal numbers. */
  idOf(style: CellStyle): StyleId {
    const known = this.#known.get(style);
    if (known !== undefined) return known;
    const sequence = this.#sequenceOf(style);
    let id = this.#ids.get(sequence);
    if (id === undefined) {
      id = this.#sequences.length;
      this.#ids.set(sequence, id);
      this.#sequences.push(sequence);
      this.#parts.push(this.#partsOf(style));
    }
    this.#known.set(style, id);
    return id;
  }

  /** The sequence that sets exactly this style, whatever was set before. */
  sequence(id: StyleId): string {
    return this.#sequences[id] ?? '\u001b[0m';
  }

  /** The shortest sequence from one style to another: on slow lines, moving the crosshair is mostly this. */
  step(from: StyleId, to: StyleId): string {
    if (from === to) return '';
    const key = from * 65_536 + to;
    let step = this.#steps.get(key);
    if (step === undefined) {
      step = this.#stepBetween(from, to);
      this.#steps.set(key, step);
    }
    return step;
  }

  /** True if spaces look the same in both: their background does, and no line runs through them. */
  isSameSpace(one: StyleId, other: StyleId): boolean {
    const [a, b] = [this.#parts[one], this.#parts[other]];
    return a !== undefined && b !== undefined && a.back === b.back && !a.isSeen && !b.isSeen;
  }

  #stepBetween(from: StyleId, to: StyleId): string {
    const [before, after] = [this.#parts[from], this.#parts[to]];
    if (!before || !after || before.attributes !== after.attributes) return this.sequence(to);
    const codes: string[] = [];
    if (before.fore !== after.fore) codes.push(after.fore || '39');
    if (before.back !== after.back) codes.push(after.back || '49');
    return `\u001b[${codes.join(';')}m`;
  }

  #partsOf(style: CellStyle): StyleParts {
    const fore = style.fore ?? this.page.fore;
    const back = style.back ?? this.page.back;
    const { depth } = this;
    return {
      attributes: attributeCodes(style).join(';'),
      fore: depth !== 'none' && fore ? sgrColor(fore, depth, 'fore') : '',
      back: depth !== 'none' && back ? sgrColor(back, depth, 'back') : '',
      isSeen: Boolean(style.underline || style.inverse || style.strike),
    };
  }

  #sequenceOf(style: CellStyle): string {
    const { attributes, fore, back } = this.#partsOf(style);
    return `\u001b[${['0', attributes, fore, back].filter((codes) => codes !== '').join(';')}m`;
  }
}

function attributeCodes(style: CellStyle): readonly string[] {
  const codes: string[] = [];
  if (style.bold) codes.push('1');
  if (style.dim) codes.push('2');
  if (style.italic) codes.push('3');
  if (style.underline) codes.push('4');
  if (style.inverse) codes.push('7');
  if (style.strike) codes.push('9');
  return codes;
}

/** Dresses words for Ink: each attribute is switched on before and off after, so pieces can be joined. */
export function dress(text: string, style: CellStyle, depth: ColorDepth): string {
  if (text === '') return '';
  let on = '';
  let off = '';
  const add = (code: string, end: string) => {
    on += `\u001b[${code}m`;
    off = `\u001b[${end}m${off}`;
  };
  if (style.bold) add('1', '22');
  if (style.dim) add('2', '22');
  if (style.italic) add('3', '23');
  if (style.underline) add('4', '24');
  if (style.inverse) add('7', '27');
  if (style.strike) add('9', '29');
  if (depth !== 'none' && style.fore) add(sgrColor(style.fore, depth, 'fore'), '39');
  if (depth !== 'none' && style.back) add(sgrColor(style.back, depth, 'back'), '49');
  return on + text + off;
}
