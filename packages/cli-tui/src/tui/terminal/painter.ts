// From a frame of Ink to the fewest characters that turn the last frame into it.
//
// Lines that did not change are not written. Rows of a pane are compared cell by cell, so moving the
// cursor on a board of 60x60 writes a few kilobytes at most; all other changed lines are written whole.
// Every position is absolute: nothing ever scrolls.

import { sgrColor } from '../../ansi-color.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import { asciiText, narrowText } from './ascii-text.ts';
import type { StyleId, StyleTable } from './cell-style.ts';
import type { Pane, PaneRow } from './pane.ts';
import { isBlock, rowText } from './pane.ts';

/** One line of the screen: text of Ink, or a row of a pane with text of Ink beside it. */
interface Line {
  readonly before: string;
  readonly row: PaneRow | undefined;
  readonly after: string;
}

/** Unchanged cells between two changes that are cheaper to write again than to jump over. */
const BRIDGE = 6;
const SPACE = 32;

/** Knows what is on screen. */
export class Painter {
  readonly #pane: Pane;
  #styles: StyleTable;
  #shown: readonly Line[] = [];
  #isClear = false;
  #alphabet: Glyphs['name'];
  /** The style in which the terminal writes now, if that is known. */
  #pen: StyleId | undefined;

  /** @param alphabet what may be written, whatever the titles of puzzles hold. */
  constructor(pane: Pane, styles: StyleTable, alphabet: Glyphs['name'] = 'unicode') {
    this.#pane = pane;
    this.#styles = styles;
    this.#alphabet = alphabet;
  }

  /** Draws everything again at the next frame: after a resize, a change of theme, a stop. */
  forget(styles: StyleTable = this.#styles, alphabet = this.#alphabet): void {
    this.#styles = styles;
    this.#alphabet = alphabet;
    this.#shown = [];
    this.#isClear = false;
  }

  /** What to write so that the screen shows this frame; empty if it does already. */
  paint(frame: string, screenRows: number): string {
    const lines = this.#expand(frame).slice(0, screenRows);
    this.#pen = undefined;
    let output = this.#isClear ? '' : `${this.#styles.sequence(0)}\u001b[2J`;
    for (let y = 0; y < Math.max(lines.length, this.#shown.length); y += 1) {
      output += this.#change(y, this.#shown[y], lines[y] ?? BLANK);
    }
    this.#shown = lines;
    this.#isClear = true;
    if (this.#alphabet === 'unicode') return output;
    return this.#alphabet === 'ascii' ? asciiText(output) : narrowText(output);
  }

  /** Takes lines apart at their pane characters; a block becomes as many lines as it has rows. */
  #expand(frame: string): Line[] {
    const lines: Line[] = [];
    for (const text of frame.split('\n')) {
      const { index, content } = this.#find(text);
      if (content === undefined) lines.push({ before: text, row: undefined, after: '' });
      else if (isBlock(content)) for (const row of content) lines.push({ before: '', row, after: '' });
      else {
        // The row takes the columns of its character and of the spaces that Ink left beside it.
        let rest = text.slice(index + 2);
        for (let spare = content.codes.length - 1; spare > 0 && rest.startsWith(' '); spare -= 1) rest = rest.slice(1);
        lines.push({ before: text.slice(0, index), row: content, after: rest });
      }
    }
    return lines;
  }

  #find(text: string): { readonly index: number; readonly content: ReturnType<Pane['contentOf']> } {
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      // Planes 15 and 16 have these leading surrogates; nothing else on screen does.
      if (code < 0xdb80 || code > 0xdbff) continue;
      const content = this.#pane.contentOf(text.codePointAt(i) ?? 0);
      if (content) return { index: i, content };
    }
    return { index: 0, content: undefined };
  }

  #change(y: number, from: Line | undefined, to: Line): string {
    const isBlankStart = from === undefined && to.before === '' && to.row === undefined;
    if (isBlankStart) return '';
    if (from && from.before === to.before && from.after === to.after) {
      if (from.row === to.row) return '';
      const isWhole = to.after === '';
      if (from.row && to.row && (isWhole || from.row.codes.length === to.row.codes.length)) {
        return this.#changeCells(y, columnsOf(to.before), from.row, to.row);
      }
    }
    const start = `\u001b[${y + 1};1H${this.#pick(0)}`;
    const before = this.#dressed(to.before);
    const middle = to.row ? this.#cells(to.row, 0, to.row.codes.length) + this.#pick(0) : '';
    return `${start}${before}${middle}${this.#dressed(to.after)}${this.#pick(0)}\u001b[K`;
  }

  #changeCells(y: number, left: number, from: PaneRow, to: PaneRow): string {
    let output = '';
    let start = -1;
    let last = -1;
    const width = to.codes.length;
    const piece = (end: number): string => `\u001b[${y + 1};${left + start + 1}H${this.#cells(to, start, end)}`;
    for (let x = 0; x < width; x += 1) {
      if (from.styles[x] === to.styles[x] && from.codes[x] === to.codes[x]) continue;
      if (start >= 0 && x - last > BRIDGE) {
        output += piece(last + 1);
        start = -1;
      }
      if (start < 0) start = x;
      last = x;
    }
    if (start >= 0) output += piece(last + 1);
    if (from.codes.length > width) output += `\u001b[${y + 1};${left + width + 1}H${this.#pick(0)}\u001b[K`;
    return output;
  }

  #cells(row: PaneRow, from: number, to: number): string {
    let output = '';
    let x = from;
    while (x < to) {
      const style = row.styles[x] ?? 0;
      let end = x + 1;
      let isBlank = row.codes[x] === SPACE;
      while (end < to && row.styles[end] === style) {
        if (row.codes[end] !== SPACE) isBlank = false;
        end += 1;
      }
      const isDressed = isBlank && this.#pen !== undefined && this.#styles.isSameSpace(this.#pen, style);
      output += (isDressed ? '' : this.#pick(style)) + (isBlank ? ' '.repeat(end - x) : rowText(row, x, end));
      x = end;
    }
    return output;
  }

  /** Goes on in another style. */
  #pick(style: StyleId): string {
    const step = this.#pen === undefined ? this.#styles.sequence(style) : this.#styles.step(this.#pen, style);
    this.#pen = style;
    return step;
  }

  /** Where Ink goes back to the terminal's colours it shall go back to the page's. */
  #dressed(text: string): string {
    // Whatever it ends with, the next cell does not rely on it.
    if (text !== '') this.#pen = undefined;
    const { page, depth } = this.#styles;
    if (depth === 'none' || (!page.fore && !page.back)) return text;
    let dressed = text;
    if (page.fore) dressed = dressed.replaceAll('\u001b[39m', `\u001b[${sgrColor(page.fore, depth, 'fore')}m`);
    if (page.back) dressed = dressed.replaceAll('\u001b[49m', `\u001b[${sgrColor(page.back, depth, 'back')}m`);
    return dressed.replaceAll('\u001b[0m', this.#styles.sequence(0));
  }
}

const BLANK: Line = { before: '', row: undefined, after: '' };

/** Columns of the text before a pane row; only plain characters and sequences stand there. */
function columnsOf(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is removed
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '').length;
}
