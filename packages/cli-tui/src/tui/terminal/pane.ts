// A pane is a part of the screen that Ink lays out but does not draw.
//
// Ink 8 measures and tokenises every styled character of every frame, and makes an object for every cell
// of the screen: a 60x60 board cost 49 ms of CPU per key. So the board goes through Ink as ONE private-use
// character, which stands for all its rows; the painter in front of the terminal replaces it:
//
//   Ink sees       Garden 3 · 60x60               12:04
//                  \u{F0007}
//                  row 1, column 1
//   the terminal   Garden 3 · 60x60               12:04
//                      2 1 │  ####  x x  ##  ..            ┐ as many rows
//                    …                                     ┘ as the block has
//                  row 1, column 1
//
// A character can also stand for a single row, which then has text beside it. It stands for one content
// for as long as it can be on screen: numbers are handed out in a ring, which comes round after 65,534.

import type { StyleId } from './cell-style.ts';

/** One row: a code unit and a style for each column. Never changed after it was made. */
export interface PaneRow {
  readonly codes: Uint16Array;
  readonly styles: Uint16Array;
}

/** Several rows that fill whole lines of the screen. */
export type PaneBlock = readonly PaneRow[];

const FIRST = 0xf0000;
const RING = 0x1_0000 - 2;

/** The rows and blocks that Ink knows only by a character. */
export class Pane {
  readonly #contents: (PaneRow | PaneBlock | undefined)[] = [];
  readonly #characters = new WeakMap<PaneRow | PaneBlock, string>();
  #next = 0;

  /** The character that stands for a row or a block; the same object keeps its character. */
  characterOf(content: PaneRow | PaneBlock): string {
    const known = this.#characters.get(content);
    if (known !== undefined && this.contentOf(known.codePointAt(0) ?? 0) === content) return known;
    const slot = this.#next;
    this.#next = (slot + 1) % RING;
    this.#contents[slot] = content;
    const character = String.fromCodePoint(FIRST + slot);
    this.#characters.set(content, character);
    return character;
  }

  /** What a code point stands for. */
  contentOf(codePoint: number): PaneRow | PaneBlock | undefined {
    return codePoint >= FIRST && codePoint < FIRST + RING ? this.#contents[codePoint - FIRST] : undefined;
  }
}

/** True if the content is a block of rows. */
export function isBlock(content: PaneRow | PaneBlock): content is PaneBlock {
  return Array.isArray(content);
}

/** The characters of a row; the second column of a wide letter is none. */
export function rowText(row: PaneRow, from = 0, to: number = row.codes.length): string {
  const text = String.fromCharCode(...row.codes.subarray(from, to));
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
}

/** True for letters that terminals draw two columns wide (Unicode 16, East Asian Width W and F, basic plane). */
export function isWide(letter: string): boolean {
  return /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/.test(
    letter,
  );
}

const SPACE = 32;

/** Builds a row from left to right. */
export class RowBuilder {
  #codes: Uint16Array<ArrayBuffer>;
  #styles: Uint16Array<ArrayBuffer>;
  #width = 0;

  /** @param capacity columns that are expected; it grows when there are more. */
  constructor(capacity = 128) {
    this.#codes = new Uint16Array(capacity);
    this.#styles = new Uint16Array(capacity);
  }

  get width(): number {
    return this.#width;
  }

  /** Adds characters in one style. */
  put(text: string, style: StyleId): this {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i += 1) {
      this.#codes[this.#width] = text.charCodeAt(i);
      this.#styles[this.#width] = style;
      this.#width += 1;
    }
    return this;
  }

  /**
   * Adds words in exactly so many columns: cut with a mark, or filled up with blanks. Wide letters
   * (East Asian) take two columns; what is beyond the basic plane becomes `?`.
   */
  words(text: string, columns: number, style: StyleId, cut = '\u2026'): this {
    const end = this.#width + Math.max(0, columns);
    const letters = [...text].map((letter) => (letter.length > 1 ? '?' : letter));
    const total = letters.reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);
    const isCut = total > columns && columns >= cut.length;
    let room = isCut ? columns - cut.length : columns;
    for (const letter of letters) {
      const width = isWide(letter) ? 2 : 1;
      if (width > room) break;
      room -= width;
      this.put(letter, style);
      // The second column of a wide letter.
      if (width === 2) this.put('\u0000', style);
    }
    if (isCut) this.put(cut, style);
    return this.space(end - this.#width, style);
  }

  /** Adds blanks. */
  space(count: number, style: StyleId): this {
    if (count <= 0) return this;
    this.#reserve(count);
    this.#codes.fill(SPACE, this.#width, this.#width + count);
    this.#styles.fill(style, this.#width, this.#width + count);
    this.#width += count;
    return this;
  }

  /** Adds another row. */
  append(row: PaneRow): this {
    this.#reserve(row.codes.length);
    this.#codes.set(row.codes, this.#width);
    this.#styles.set(row.styles, this.#width);
    this.#width += row.codes.length;
    return this;
  }

  /** The row; the builder must not be used any more. */
  done(): PaneRow {
    if (this.#width === this.#codes.length) return { codes: this.#codes, styles: this.#styles };
    return { codes: this.#codes.slice(0, this.#width), styles: this.#styles.slice(0, this.#width) };
  }

  #reserve(count: number): void {
    const needed = this.#width + count;
    if (needed <= this.#codes.length) return;
    const grow = (old: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> => {
      const larger = new Uint16Array(Math.max(needed, old.length * 2));
      larger.set(old);
      return larger;
    };
    this.#codes = grow(this.#codes);
    this.#styles = grow(this.#styles);
  }
}

/** A blank row. */
export const EMPTY_ROW: PaneRow = { codes: new Uint16Array(0), styles: new Uint16Array(0) };

/** Rows in a block of a height, with empty rows above and below. */
export function placeRows(rows: PaneBlock, top: number, height: number): PaneBlock {
  return Array.from({ length: height }, (_, y) => rows[y - top] ?? EMPTY_ROW);
}

/** Moves rows to the right. */
export function indentRows(rows: PaneBlock, left: number): PaneBlock {
  if (left === 0) return rows;
  return rows.map((row) => new RowBuilder(left + row.codes.length).space(left, 0).append(row).done());
}
