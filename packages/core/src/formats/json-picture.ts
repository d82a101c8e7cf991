// Pictures and saved boards as JSON writes them: rows of characters in line notation, or rows of
// colour numbers.
//
//   ["..#", ".##"]    "..#\n.##"    [[0, 0, 1], [0, 1, 1]]

import type { ColorId, Palette } from '../puzzle/color.ts';
import { BACKGROUND, colorOfChar, isBlackAndWhite } from '../puzzle/color.ts';
import { createGrid } from '../puzzle/grid.ts';
import { MAX_CELLS, MAX_SIDE } from '../puzzle/limits.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { SavedBoard } from '../puzzle/puzzle.ts';
import { readBoardRow } from './board-text.ts';
import { pointerStep } from './json-scan.ts';
import { describeJson, isJsonList } from './json-value.ts';
import type { ProblemList } from './problem-list.ts';
import { quoted } from './text-lines.ts';

/** Reads a picture; `undefined` and a problem if its rows cannot be read or differ in length. */
export function readJsonPicture(
  value: unknown,
  pointer: string,
  palette: Palette,
  list: ProblemList,
): Picture | undefined {
  const rows = rowsOf(value, pointer, list);
  const width = rows === undefined ? 0 : rowLength(rows[0]);
  if (rows === undefined || !isSoundSize(width, rows.length, pointer, list)) return undefined;
  const picture = createGrid(width, rows.length);
  const before = list.found.length;
  for (const [row, cells] of rows.entries()) {
    if (list.isFull) break;
    const where = { pointer: pointer + pointerStep(row) };
    if (rowLength(cells) !== width) {
      list.add('goal-size', `row ${row + 1} has ${rowLength(cells)} cells, the first row has ${width}`, where);
      continue;
    }
    let cell = row * width;
    for (const one of typeof cells === 'string' ? cells : isJsonList(cells) ? cells : []) {
      const color = colorOfCell(one, palette);
      if (color === undefined) {
        list.add('unknown-color', `row ${row + 1}: ${describeJson(one)} is no colour of the palette`, where);
        break;
      }
      picture.cells[cell] = color;
      cell += 1;
    }
  }
  return list.found.length === before ? picture : undefined;
}

/** Reads partly filled boards, each a list of rows in which `?` is any colour and `[ab]` one of these. */
export function readJsonBoards(
  value: unknown,
  pointer: string,
  palette: Palette,
  list: ProblemList,
): readonly SavedBoard[] {
  if (!isJsonList(value)) {
    list.add('syntax', `expected a list of boards, found ${describeJson(value)}`, { pointer });
    return [];
  }
  const boards: SavedBoard[] = [];
  for (const [index, one] of value.entries()) {
    if (list.isFull) break;
    const board = readBoard(one, pointer + pointerStep(index), palette, list);
    if (board) boards.push(board);
  }
  return boards;
}

function readBoard(value: unknown, pointer: string, palette: Palette, list: ProblemList): SavedBoard | undefined {
  const rows = rowsOf(value, pointer, list);
  if (rows === undefined) return undefined;
  const cells: number[] = [];
  let width = 0;
  for (const [row, text] of rows.entries()) {
    const where = { pointer: pointer + pointerStep(row) };
    const read = readBoardRow(typeof text === 'string' ? text : '', palette.length, (c) => colorOfCell(c, palette));
    if (!read.ok) {
      list.add('unknown-color', `row ${row + 1}: ${quoted(read.char)} is no colour of the palette`, where);
      return undefined;
    }
    if (row === 0) width = read.candidates.length;
    if (read.candidates.length !== width || !isSoundSize(width, rows.length, pointer, list)) {
      list.add('goal-size', `row ${row + 1} has ${read.candidates.length} cells, the first row has ${width}`, where);
      return undefined;
    }
    for (const mask of read.candidates) cells.push(mask);
  }
  return { width, height: rows.length, candidates: Uint32Array.from(cells) };
}

function rowsOf(value: unknown, pointer: string, list: ProblemList): readonly unknown[] | undefined {
  if (isJsonList(value)) return value;
  if (typeof value === 'string') return value.replace(/\n$/, '').split('\n');
  list.add('syntax', `expected a list of rows, found ${describeJson(value)}`, { pointer });
  return undefined;
}

/** Cells of a row; astral characters would count twice, but no alphabet has them. */
function rowLength(row: unknown): number {
  return typeof row === 'string' || isJsonList(row) ? row.length : 0;
}

function isSoundSize(width: number, height: number, pointer: string, list: ProblemList): boolean {
  if (width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_CELLS) return true;
  list.add('size-out-of-range', `the picture is ${width}x${height}, sides go from 1 to ${MAX_SIDE}`, { pointer });
  return false;
}

function colorOfCell(cell: unknown, palette: Palette): ColorId | undefined {
  if (cell === null || cell === false) return BACKGROUND;
  if (cell === true) return 1;
  if (typeof cell === 'number') return Number.isInteger(cell) && cell >= 0 && cell < palette.length ? cell : undefined;
  if (typeof cell !== 'string') return undefined;
  const color = colorOfChar(cell, palette);
  if (color !== undefined) return color;
  if ('0 _-'.includes(cell)) return BACKGROUND;
  return isBlackAndWhite(palette) && '1Xx*'.includes(cell) ? 1 : undefined;
}
