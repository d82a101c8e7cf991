// The line a problem is about, with a caret under the place:
//
//     7 | 4,3,2
//         ^^^^^
//
// Long lines are cut around the place, tabs become blanks, so that the caret stands right.

import type { TextPlace } from '../problem.ts';
import { textLine } from './text-lines.ts';

/** How an excerpt is drawn. */
export interface ExcerptOptions {
  /** Widest line to print, the number and the bar not counted. */
  readonly maxWidth?: number;
  /** Blanks before the line number. */
  readonly indent?: number;
}

/** Draws the line of a place with a caret below; `undefined` if the text has no such line. */
export function sourceExcerpt(text: string, place: TextPlace, options: ExcerptOptions = {}): string | undefined {
  const { maxWidth = 72, indent = 2 } = options;
  const line = textLine(text, place.line);
  if (line === undefined) return undefined;
  const column = Math.min(Math.max(place.column, 1), line.length + 1) - 1;
  // Keep the place in view with some text before it.
  const from =
    line.length <= maxWidth ? 0 : Math.max(0, Math.min(column - Math.floor(maxWidth / 3), line.length - maxWidth));
  const cut = line.slice(from, from + maxWidth);
  const before = from > 0 ? '…' : '';
  const after = from + maxWidth < line.length ? '…' : '';
  const carets = Math.max(1, Math.min(place.length ?? 1, cut.length - (column - from)));
  const head = `${' '.repeat(indent)}${place.line} | `;
  const under = ' '.repeat(head.length + before.length + column - from);
  return `${head}${before}${printable(cut)}${after}\n${under}${'^'.repeat(carets)}`;
}

/** One character stays one column: control characters and tabs are replaced, not removed. */
function printable(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '\ufffd');
}
