// One clue of plain text: numbers with anything usual between them.
//
//   "2 1"  "2,1"  "2.1"  "[2, 1]"  "0 0 2 1"   → 2 1
//   "3r 2g"                                     → 3 in r, 2 in g
//   "0"  "-"  "[]"                              → an empty line

import { MAX_SIDE } from '../puzzle/limits.ts';
import type { ProblemList } from './problem-list.ts';
import type { Piece } from './section-lines.ts';
import { quoted } from './text-lines.ts';

/** A block as written: its colour is a mark, not yet a colour. */
export interface MarkedBlock {
  readonly length: number;
  /** The letter after the number; empty if there is none. */
  readonly key: string;
}

/** Everything that may stand between numbers. */
const BETWEEN = '\\s,.;:|()[\\]{}"\'、，．；';
const WORD = new RegExp(`[^${BETWEEN}]+`, 'g');

/** Reads a clue; what cannot be read goes to the list with its place. */
export function readPlainClue(piece: Piece, list: ProblemList): readonly MarkedBlock[] {
  const blocks: MarkedBlock[] = [];
  let zeroInside: { readonly column: number } | undefined;
  for (const match of piece.text.matchAll(WORD)) {
    if (list.isFull) break;
    const where = { line: piece.line, column: piece.column + match.index, length: Math.min(match[0].length, 60) };
    const read = readBlock(match[0]);
    if (read === 'nothing') {
      if (blocks.length > 0) zeroInside ??= where;
    } else if (read === 'unreadable') {
      list.add('bad-number', `${quoted(match[0])} is not the length of a block`, where);
    } else {
      // Zeros pad tables at either end; between blocks they would be a block of no cells.
      if (zeroInside) list.add('bad-number', 'a block of length 0 stands between others', { ...where, ...zeroInside });
      zeroInside = undefined;
      blocks.push(read);
    }
  }
  return blocks;
}

function readBlock(word: string): MarkedBlock | 'nothing' | 'unreadable' {
  const plain = word.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (/^(?:0+|[-_–—]+)$/.test(plain)) return 'nothing';
  const match = /^(\d{1,9})([A-Za-z]?)$/.exec(plain);
  const length = Number(match?.[1] ?? 0);
  if (match === null || length < 1 || length > MAX_SIDE * 10) return 'unreadable';
  return { length, key: match[2] ?? '' };
}
