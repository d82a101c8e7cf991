// From a frame of Ink to the fewest characters that turn the last frame into it.
//
// Lines that did not change are not written. A line whose only change is inside a pane row is
// compared cell by cell, so moving the cursor on a board of 60x60 writes some hundred bytes. All
// other changed lines are written whole. Every position is absolute: nothing ever scrolls.

import { sgrColor } from '../../ansi-color.ts';
import type { StyleTable } from './cell-style.ts';
import type { Pane, PaneRow } from './pane.ts';

/** A line of the frame, taken apart at its pane row. */
interface Line {
  readonly before: string;
  readonly row: PaneRow | undefined;
  readonly after: string;
}

/** Unchanged cells between two changes that are cheaper to write again than to jump over. */
const BRIDGE = 6;

/** Knows what is on screen. */
export class Painter {
  readonly #pane: Pane;
  #styles: StyleTable;
  #shown: readonly string[] = [];
  #rows = 0;

  constructor(pane: Pane, styles: StyleTable) {
    this.#pane = pane;
    this.#styles = styles;
  }

  /** Draws everything again at the next frame: after a resize, a change of theme, a stop. */
  forget(styles: StyleTable = this.#styles): void {
    this.#styles = styles;
    this.#shown = [];
    this.#rows = 0;
  }

  /** What to write so that the screen shows this frame; empty if it does already. */
  paint(frame: string, screenRows: number): string {
    const lines = frame.split('\n').slice(0, screenRows);
    let output = '';
    const first = this.#rows === 0;
    if (first) output += `${this.#styles.sequence(0)}\u001b[2J`;
    for (let y = 0; y < Math.max(lines.length, this.#shown.length); y += 1) {
      const next = lines[y] ?? '';
      const shown = this.#shown[y];
      if (next === shown || (shown === undefined && next === '')) continue;
      output += this.#change(y, shown, next);
    }
    this.#shown = lines;
    this.#rows = screenRows;
    return output;
  }

  #change(y: number, shown: string | undefined, next: string): string {
    const to = this.#takeApart(next);
    if (shown !== undefined && to.row) {
      const from = this.#takeApart(shown);
      const comparable = from.row && from.row.text.length === to.row.text.length;
      if (comparable && from.before === to.before && from.after === to.after) {
        return this.#changeCells(y, columnsOf(to.before), from.row, to.row);
      }
    }
    const { row } = to;
    const middle = row ? this.#cells(row, 0, row.text.length) + this.#styles.sequence(0) : '';
    const start = `\u001b[${y + 1};1H${this.#styles.sequence(0)}`;
    return `${start}${this.#dressed(to.before)}${middle}${this.#dressed(to.after)}${this.#styles.sequence(0)}\u001b[K`;
  }

  /** The pane row takes the columns of its character and of the spaces that Ink left beside it. */
  #takeApart(line: string): Line {
    for (let i = 0; i < line.length; i += 1) {
      const code = line.charCodeAt(i);
      if (code < 0xdb80 || code > 0xdbff) continue;
      const row = this.#pane.rowOf(line.codePointAt(i) ?? 0);
      if (!row) continue;
      let rest = line.slice(i + 2);
      for (let spare = row.text.length - 1; spare > 0 && rest.startsWith(' '); spare -= 1) rest = rest.slice(1);
      return { before: line.slice(0, i), row, after: rest };
    }
    return { before: line, row: undefined, after: '' };
  }

  #changeCells(y: number, left: number, from: PaneRow, to: PaneRow): string {
    let output = '';
    let start = -1;
    let last = -1;
    for (let x = 0; x < to.text.length; x += 1) {
      if (from.styles[x] === to.styles[x] && from.text[x] === to.text[x]) continue;
      if (start >= 0 && x - last > BRIDGE) {
        output += `\u001b[${y + 1};${left + start + 1}H${this.#cells(to, start, last + 1)}`;
        start = -1;
      }
      if (start < 0) start = x;
      last = x;
    }
    if (start < 0) return output;
    return `${output}\u001b[${y + 1};${left + start + 1}H${this.#cells(to, start, last + 1)}`;
  }

  #cells(row: PaneRow, from: number, to: number): string {
    let output = '';
    let x = from;
    while (x < to) {
      const style = row.styles[x] ?? 0;
      let end = x + 1;
      while (end < to && row.styles[end] === style) end += 1;
      output += this.#styles.sequence(style) + row.text.slice(x, end);
      x = end;
    }
    return output;
  }

  /** Where Ink goes back to the terminal's colours it shall go back to the page's. */
  #dressed(text: string): string {
    const { page, depth } = this.#styles;
    if (depth === 'none' || (!page.fore && !page.back)) return text;
    let dressed = text;
    if (page.fore) dressed = dressed.replaceAll('\u001b[39m', `\u001b[${sgrColor(page.fore, depth, 'fore')}m`);
    if (page.back) dressed = dressed.replaceAll('\u001b[49m', `\u001b[${sgrColor(page.back, depth, 'back')}m`);
    return dressed.replaceAll('\u001b[0m', this.#styles.sequence(0));
  }
}

/** Columns of the text before a pane row; only plain spaces and sequences stand there. */
function columnsOf(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is removed
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '').length;
}
