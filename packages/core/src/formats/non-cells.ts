// Pictures of `.non` files: one character a cell in reading order, line breaks mean nothing.
//
//   goal "00100 01110"     0 background, 1 the ink, letters and symbols as the file declares them
//   saved "??1…"           ? not known
//
// Characters that are no cell are skipped, as the program that made up the format does.

import type { ColorId } from '../puzzle/color.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { SavedBoard } from '../puzzle/puzzle.ts';
import { allColors } from './board-text.ts';
import type { KeyedPalette } from './letter-palette.ts';
import type { NonCells, NonColor } from './non-lines.ts';
import type { ProblemList } from './problem-list.ts';
import { quoted } from './text-lines.ts';

const UNKNOWN_CELL = -1;
/** Cells too many that are still counted: enough to see what happened. */
const MAX_COUNTED = 100_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the goal; `undefined` and a problem if it does not have a cell for each of the grid. */
export function readNonGoal(
  cells: NonCells,
  size: Size,
  colors: readonly NonColor[],
  keyed: KeyedPalette,
  list: ProblemList,
): Picture | undefined {
  const read = readCells(cells, size, colors, keyed, 'goal', list);
  return read && { ...size, cells: Uint8Array.from(read) };
}

/** Reads a saved board. */
export function readNonSaved(
  cells: NonCells,
  size: Size,
  colors: readonly NonColor[],
  keyed: KeyedPalette,
  list: ProblemList,
): SavedBoard | undefined {
  const read = readCells(cells, size, colors, keyed, 'saved', list);
  const all = allColors(keyed.palette.length);
  return (
    read && { ...size, candidates: Uint32Array.from(read, (color) => (color === UNKNOWN_CELL ? all : 1 << color)) }
  );
}

/** Letters that a picture uses as colours: needed before the palette exists. */
export function lettersOfCells(cells: NonCells | undefined): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const piece of cells?.pieces ?? []) {
    for (const char of piece.text) if (/[A-Za-z]/.test(char)) letters.add(char);
  }
  return letters;
}

function readCells(
  cells: NonCells,
  size: Size,
  colors: readonly NonColor[],
  keyed: KeyedPalette,
  what: 'goal' | 'saved',
  list: ProblemList,
): readonly number[] | undefined {
  const alphabet = alphabetOf(colors, keyed);
  const isColored = keyed.palette.length > 2 || colors.length > 0;
  const needed = size.width * size.height;
  const read: number[] = [];
  for (const piece of cells.pieces) {
    let column = piece.column;
    for (const char of piece.text) {
      const color = alphabet.get(char) ?? (what === 'saved' && char === '?' ? UNKNOWN_CELL : undefined);
      if (color !== undefined) {
        read.push(color);
      } else if (/[A-Za-z]/.test(char)) {
        if (isColored) {
          list.add('unknown-color', `${quoted(char)} is no colour of this file`, { line: piece.line, column });
          return undefined;
        }
        read.push(keyed.plain);
      }
      column += char.length;
    }
    if (read.length > needed + MAX_COUNTED) break;
  }
  if (read.length === needed) return read;
  const name = what === 'goal' ? 'the goal picture' : 'the saved board';
  const count = read.length > needed + MAX_COUNTED ? `more than ${needed + MAX_COUNTED}` : read.length;
  const message = `${name} has ${count} cells, ${size.width}x${size.height} needs ${needed}`;
  list.add('goal-size', message, cells.where);
  return undefined;
}

/** Declared symbols go before the usual meaning of a character: in one file `0` is green. */
function alphabetOf(colors: readonly NonColor[], keyed: KeyedPalette): ReadonlyMap<string, ColorId> {
  const alphabet = new Map<string, ColorId>([
    ['0', BACKGROUND],
    ['.', BACKGROUND],
    ['1', keyed.plain],
    ['#', keyed.plain],
    ['*', keyed.plain],
  ]);
  for (const [key, color] of keyed.colorOf) if (key.length === 1) alphabet.set(key, color);
  for (const { key, symbol } of colors) {
    const color = keyed.colorOf.get(key);
    if (symbol !== undefined && color !== undefined) alphabet.set(symbol, color);
  }
  return alphabet;
}
