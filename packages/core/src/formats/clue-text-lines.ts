// Plain clue text, step 1: what is each line? A heading, a divider, a blank, a clue, or something
// beside the clues (title, size, colours, a comment), which is taken out here.

import { readRgb } from '../puzzle/default-colors.ts';
import type { Axis } from '../puzzle/line-ref.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import type { DeclaredColor } from './letter-palette.ts';
import type { ProblemList } from './problem-list.ts';
import type { Piece } from './section-lines.ts';
import { placeOfPiece } from './section-lines.ts';
import { quoted } from './text-lines.ts';

/** A line that matters for the layout. A heading's piece is what follows it on its line. */
export type TextItem =
  | { readonly kind: 'blank' | 'divider' | 'clue'; readonly piece: Piece }
  | { readonly kind: 'heading'; readonly piece: Piece; readonly axis: Axis };

/** What stands beside the clues. */
export interface ClueTextHead {
  width?: number;
  height?: number;
  background?: string;
  readonly colors: DeclaredColor[];
  readonly metadata: { -readonly [key in keyof Metadata]: Metadata[key] };
}

// All of these see a line without the blanks around it. None has two repetitions of blanks side by
// side: a line of a million blanks must not cost a million squared.
const HEADING = /^[#\s[(<]*(rows?|columns?|cols?)\b(?:[ _-]?(?:clues?|hints?)\b)?[\s\])>:=]*/i;
const DIVIDER = /^(?:#+|&+|-{2,}|\/+|\*{2,}|~+|_{2,})$/;
const COMMENT = /^(?:#|\/\/|%|\*|;)/;
const SIZE = /^(?:size[\s:=]*)?(\d{1,6})\s*[x×]\s*(\d{1,6})[\s:]*$/i;
const SIDE = /^(width|height)[\s:=]*(\d{1,6})$/i;
const COLORS = /^(?:colou?rs?|palette)\b[\s:=]*/i;
const TEXT = /^(title|name|author|by|copyright|licen[cs]e|source|id)\s*[:=]([\s\S]*)$/i;

const MEMBERS: Readonly<Record<string, 'title' | 'author' | 'copyright' | 'licence' | 'source' | 'id'>> = {
  title: 'title',
  name: 'title',
  author: 'author',
  by: 'author',
  copyright: 'copyright',
  licence: 'licence',
  license: 'licence',
  source: 'source',
  id: 'id',
};

/** Sorts the lines of one puzzle. `firstLine` is the number of `lines[0]`. */
export function readTextItems(
  lines: readonly string[],
  firstLine: number,
  list: ProblemList,
): { readonly items: readonly TextItem[]; readonly head: ClueTextHead } {
  const head: ClueTextHead = { colors: [], metadata: {} };
  const items: TextItem[] = [];
  for (const [index, text] of lines.entries()) {
    const trimmed = text.trim();
    const piece: Piece = { text: trimmed, line: firstLine + index, column: text.indexOf(trimmed) + 1 };
    const heading = HEADING.exec(trimmed);
    if (trimmed === '') items.push({ kind: 'blank', piece });
    else if (heading) readHeading(heading, piece, head, items);
    else if (DIVIDER.test(trimmed)) items.push({ kind: 'divider', piece });
    else if (!COMMENT.test(trimmed) && !readHeadLine(piece, head, list)) {
      // Blanks at the start matter: cells of a table pasted from a sheet may be empty.
      items.push({ kind: 'clue', piece: { text: text.trimEnd(), line: piece.line, column: 1 } });
    }
  }
  return { items, head };
}

function readHeading(match: RegExpExecArray, piece: Piece, head: ClueTextHead, items: TextItem[]): void {
  const axis: Axis = match[1]?.toLowerCase().startsWith('r') ? 'row' : 'column';
  const rest = piece.text.slice(match[0].length);
  // `rows 25` above the rows says how many there are; `rows: 25` is a clue.
  if (!/[:=]/.test(match[0]) && /^\d{1,6}$/.test(rest)) {
    if (axis === 'row') head.height = Number(rest);
    else head.width = Number(rest);
    items.push({ kind: 'heading', axis, piece: { ...piece, text: '' } });
  } else {
    items.push({ kind: 'heading', axis, piece: { ...piece, text: rest, column: piece.column + match[0].length } });
  }
}

function readHeadLine(piece: Piece, head: ClueTextHead, list: ProblemList): boolean {
  const { text } = piece;
  const size = SIZE.exec(text);
  const side = SIDE.exec(text);
  const member = TEXT.exec(text);
  const colors = COLORS.exec(text);
  if (size) {
    head.width = Number(size[1]);
    head.height = Number(size[2]);
  } else if (side) {
    if (side[1]?.toLowerCase() === 'width') head.width = Number(side[2]);
    else head.height = Number(side[2]);
  } else if (member) {
    const key = MEMBERS[member[1]?.toLowerCase() ?? ''];
    const value = (member[2] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2');
    if (key && value !== '') head.metadata[key] = value;
  } else if (colors) {
    readColors({ ...piece, text: text.slice(colors[0].length), column: piece.column + colors[0].length }, head, list);
  } else {
    return false;
  }
  return true;
}

/** `a=#d7263d b=navy`, `a #d7263d, b #1b2a5c`; the background is `.`. */
function readColors(piece: Piece, head: ClueTextHead, list: ProblemList): void {
  const pairs = [...piece.text.matchAll(/([A-Za-z.])[\s=:]+(#?[0-9A-Za-z]{1,24})[\s,;]*/gy)];
  const read = pairs.reduce((length, pair) => length + pair[0].length, 0);
  for (const [, key = '', value = ''] of pairs) {
    const rgb = readRgb(value);
    if (rgb === undefined)
      list.add('bad-color', `${quoted(value)} is not a colour such as "#d7263d"`, placeOfPiece(piece));
    else if (key === '.') head.background = rgb;
    else if (head.colors.some((color) => color.key === key)) {
      list.add('duplicate-section', `a second colour ${quoted(key)}`, placeOfPiece(piece));
      break;
    } else head.colors.push({ key, rgb });
  }
  if (read === piece.text.length) return;
  const rest = { ...piece, text: piece.text.slice(read), column: piece.column + read };
  list.add('bad-color', `expected a letter and its colour, found ${quoted(rest.text)}`, placeOfPiece(rest));
}
