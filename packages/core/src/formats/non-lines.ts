// `.non`, step 1: keywords, blocks of clues and pictures, each with its place.
//
//   title "Bridge"      a property
//   width 3             a size; `columns 3` says the same
//   color a #d7263d     a colour
//   rows                opens a block of clues, up to the next keyword
//   goal "111101"       a picture, on this line or the next ones

import type { TextPlace } from '../problem.ts';
import { readRgb } from '../puzzle/default-colors.ts';
import type { Axis } from '../puzzle/line-ref.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import { decodeEntities } from './html-entities.ts';
import type { DeclaredColor } from './letter-palette.ts';
import type { ProblemList } from './problem-list.ts';
import type { Piece } from './section-lines.ts';
import { isBlank, placeOfPiece } from './section-lines.ts';
import { quoted } from './text-lines.ts';

/** A colour of the file; the symbol is its character in pictures. */
export interface NonColor extends DeclaredColor {
  readonly symbol?: string;
}

/** A picture as text: its pieces in order, and where it starts. */
export interface NonCells {
  readonly pieces: readonly Piece[];
  readonly where: TextPlace;
}

/** One puzzle of a `.non` file, cut into its parts. */
export interface NonParts {
  width?: number;
  height?: number;
  rows?: Piece[];
  columns?: Piece[];
  goal?: NonCells;
  background?: string;
  readonly saved: NonCells[];
  readonly colors: NonColor[];
  readonly metadata: { -readonly [key in keyof Metadata]: Metadata[key] };
}

/** Colours that are read, used or not; a puzzle can use 32. */
const MOST_COLORS = 256;

type TextKey = 'id' | 'title' | 'author' | 'copyright' | 'licence' | 'source' | 'catalogue' | 'description';

const TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ['title', 'title'],
  ['name', 'title'],
  ['by', 'author'],
  ['author', 'author'],
  ['copyright', 'copyright'],
  ['license', 'licence'],
  ['licence', 'licence'],
  ['source', 'source'],
  ['collection', 'source'],
  ['catalogue', 'catalogue'],
  ['catalog', 'catalogue'],
  ['id', 'id'],
  ['description', 'description'],
]);
const SIZES: ReadonlyMap<string, 'width' | 'height'> = new Map([
  ['width', 'width'],
  ['columns', 'width'],
  ['height', 'height'],
  ['rows', 'height'],
]);
const PICTURES: readonly string[] = ['goal', 'saved'];
const COLORS: readonly string[] = ['color', 'colour'];

/** The keyword of a line and what follows it; blanks around the line are gone. */
interface Keyword {
  readonly word: string;
  readonly rest: string;
  readonly restIndex: number;
}

/** Cuts the lines of one puzzle into parts. */
export function readNonParts(lines: readonly string[], firstLine: number, list: ProblemList): NonParts {
  const parts: NonParts = { saved: [], colors: [], metadata: {} };
  const pieces = lines.map((text, index): Piece => {
    const trimmed = text.trim();
    return { text: trimmed, line: firstLine + index, column: Math.max(0, text.indexOf(trimmed)) + 1 };
  });
  // Clue lines may start with the name of a colour: the names must be known first.
  const names = new Set(['black', ...pieces.flatMap((piece) => colorName(piece) ?? [])]);
  let block: Piece[] | undefined;
  for (let index = 0; index < pieces.length && !list.isFull; index += 1) {
    const piece = pieces[index];
    if (piece === undefined) break;
    const keyword = keywordOf(piece);
    if (block && (keyword === undefined || names.has(keyword.word))) {
      // A comment, or anything else without a number in it, is no clue and no blank line either.
      if (isBlank(piece) || (/\d/.test(piece.text) && !/^[#;]/.test(piece.text))) block.push(piece);
      continue;
    }
    if (isBlank(piece)) continue;
    block = undefined;
    if (keyword === undefined) {
      // Lines that nobody knows are skipped, except those that were surely meant as clues.
      if (/^-?\d/.test(piece.text)) {
        list.add('syntax', `${quoted(piece.text)} stands outside of "rows" and "columns"`, placeOfPiece(piece));
      }
    } else if (isBlockOpening(keyword)) {
      block = openBlock(parts, keyword.word === 'rows' ? 'row' : 'column', piece, list);
    } else if (PICTURES.includes(keyword.word)) {
      index = readCells(parts, keyword, pieces, index, list);
    } else {
      readProperty(parts, keyword, piece, list);
    }
  }
  return parts;
}

function keywordOf(piece: Piece): Keyword | undefined {
  const match = /^([A-Za-z][\w-]*)[\s:=]*/.exec(piece.text);
  if (match === null) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  return {
    word: word === 'cols' ? 'columns' : word,
    rest: piece.text.slice(match[0].length),
    restIndex: match[0].length,
  };
}

function isBlockOpening({ word, rest }: Keyword): boolean {
  return (word === 'rows' || word === 'columns') && rest === '';
}

function openBlock(parts: NonParts, axis: Axis, piece: Piece, list: ProblemList): Piece[] {
  const key = axis === 'row' ? 'rows' : 'columns';
  if (parts[key]) list.add('duplicate-section', `a second block of ${key}`, placeOfPiece(piece));
  const block: Piece[] = [];
  parts[key] = block;
  return block;
}

function readProperty(parts: NonParts, keyword: Keyword, piece: Piece, list: ProblemList): void {
  const { word, rest } = keyword;
  const side = SIZES.get(word);
  const text = TEXTS.get(word);
  if (side) {
    const value = /^\d{1,7}(?!\d)/.exec(rest)?.[0];
    if (value === undefined) {
      list.add('bad-number', `the ${side} is ${quoted(rest)}, expected a whole number`, placeOfPiece(piece));
    } else if (parts[side] !== undefined) {
      list.add('duplicate-section', `a second ${side}`, placeOfPiece(piece));
    } else {
      parts[side] = Number(value);
    }
  } else if (COLORS.includes(word)) {
    readColor(parts, rest, piece, list);
  } else if (text) {
    parts.metadata[text] ??= decodeEntities(unquoted(rest));
  } else if (word === 'note') {
    parts.metadata.notes = [...(parts.metadata.notes ?? []), decodeEntities(unquoted(rest))];
  }
}

/** The name that a line `color <name> <value>` declares. */
function colorName(piece: Piece): string | undefined {
  return /^colou?r\s+([A-Za-z]\w*)/i.exec(piece.text)?.[1]?.toLowerCase();
}

function readColor(parts: NonParts, rest: string, piece: Piece, list: ProblemList): void {
  const [key = '', value = '', symbol] = rest.slice(0, 200).split(/\s+/);
  const rgb = readRgb(value);
  if (!/^[A-Za-z]\w*$/.test(key) || rgb === undefined) {
    const message = `expected "color", a letter or a name, and a value such as #d7263d, found ${quoted(rest)}`;
    list.add('bad-color', message, placeOfPiece(piece));
    return;
  }
  if (key.toLowerCase() === 'background') {
    parts.background = rgb;
    return;
  }
  if (parts.colors.length > MOST_COLORS) {
    if (list.isEmpty) list.add('too-many-colors', `more than ${MOST_COLORS} colours are declared`, placeOfPiece(piece));
    return;
  }
  const name = key.length > 1 && { name: key };
  const sign = symbol !== undefined && [...symbol].length === 1 && { symbol };
  parts.colors.push({ key, rgb, ...name, ...sign });
}

function unquoted(text: string): string {
  const quote = text.charAt(0);
  if (quote !== '"' && quote !== "'") return text;
  const end = text.lastIndexOf(quote);
  return end > 0 ? text.slice(1, end) : text.slice(1);
}

/** Takes the cells of a picture; gives the index of the last line that belongs to it. */
function readCells(
  parts: NonParts,
  { word, rest, restIndex }: Keyword,
  pieces: readonly Piece[],
  start: number,
  list: ProblemList,
): number {
  const first = pieces[start];
  if (first === undefined) return start;
  const taken: Piece[] = [];
  const quote = /^["']/.exec(rest)?.[0];
  let piece: Piece = { ...first, text: rest, column: first.column + restIndex };
  if (quote) piece = { ...piece, text: rest.slice(1), column: piece.column + 1 };
  let index = start;
  for (;;) {
    const end = quote ? piece.text.indexOf(quote) : -1;
    if (piece.text !== '') taken.push(end < 0 ? piece : { ...piece, text: piece.text.slice(0, end) });
    const next = pieces[index + 1];
    if (end >= 0 || next === undefined || (!quote && startsSomething(next))) break;
    index += 1;
    piece = next;
  }
  const cells = { pieces: taken, where: { line: first.line, column: first.column, length: word.length } };
  if (word === 'saved') parts.saved.push(cells);
  else if (parts.goal) list.add('duplicate-section', 'a second goal', placeOfPiece(first));
  else parts.goal = cells;
  return index;
}

/** True if a line after an open picture is no row of it: a keyword that is followed by what it needs. */
function startsSomething(piece: Piece): boolean {
  const keyword = keywordOf(piece);
  if (keyword === undefined) return false;
  const { word, rest } = keyword;
  if (isBlockOpening(keyword) || PICTURES.includes(word)) return true;
  return rest !== '' && (SIZES.has(word) || TEXTS.has(word) || COLORS.includes(word) || word === 'note');
}
