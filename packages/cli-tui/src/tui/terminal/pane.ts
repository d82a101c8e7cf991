// A pane is a part of the screen that Ink lays out but does not draw.
//
// Ink 8 measures and tokenises every styled character of every frame: a 60x60 board cost 49 ms of CPU
// per key. So a row of the board goes through Ink as ONE private-use character that stands for the
// row's content; the painter in front of the terminal replaces it by the characters:
//
//   Ink sees       "   \u{F0007}                      12:04"
//   the terminal   "   2 1 │  ####  x x  ##  ..       12:04"
//
// A character stands for one content for as long as it can be on screen: numbers are handed out in a
// ring, which comes round after 65,536 rows.

import type { StyleId } from './cell-style.ts';

/** One row of a pane: a character and a style for each column. Never changed after it was made. */
export interface PaneRow {
  /** One code unit for each column. */
  readonly text: string;
  readonly styles: Uint16Array;
}

const FIRST = 0xf0000;
const RING = 0x1_0000 - 2;

/** The rows that Ink knows only by a character. */
export class Pane {
  readonly #rows: (PaneRow | undefined)[] = [];
  readonly #characters = new WeakMap<PaneRow, string>();
  #next = 0;

  /** The character that stands for a row; the same row object keeps its character. */
  characterOf(row: PaneRow): string {
    const known = this.#characters.get(row);
    if (known !== undefined && this.rowOf(known.codePointAt(0) ?? 0) === row) return known;
    const slot = this.#next;
    this.#next = (slot + 1) % RING;
    this.#rows[slot] = row;
    const character = String.fromCodePoint(FIRST + slot);
    this.#characters.set(row, character);
    return character;
  }

  /** The row that a code point stands for. */
  rowOf(codePoint: number): PaneRow | undefined {
    return codePoint >= FIRST && codePoint < FIRST + RING ? this.#rows[codePoint - FIRST] : undefined;
  }
}

/** True if both show the same. */
export function sameRow(a: PaneRow, b: PaneRow): boolean {
  if (a.text !== b.text || a.styles.length !== b.styles.length) return false;
  for (let i = 0; i < a.styles.length; i += 1) if (a.styles[i] !== b.styles[i]) return false;
  return true;
}

/** Builds a row from left to right. */
export class RowBuilder {
  #text = '';
  readonly #styles: StyleId[] = [];

  get width(): number {
    return this.#styles.length;
  }

  /** Adds characters in one style. */
  put(text: string, style: StyleId): this {
    this.#text += text;
    for (let i = 0; i < text.length; i += 1) this.#styles.push(style);
    return this;
  }

  /** Adds another row. */
  append(row: PaneRow): this {
    this.#text += row.text;
    this.#styles.push(...row.styles);
    return this;
  }

  done(): PaneRow {
    return { text: this.#text, styles: Uint16Array.from(this.#styles) };
  }
}
