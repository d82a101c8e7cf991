// A puzzle as PNG: the same look as the SVG drawing, in whole pixels.
//
// Numbers are the only text; in coloured puzzles they stand on chips of the block's colour. Every limit is
// checked before a pixel is made: see `fittingCell`.

import type { Puzzle } from '@nonokit/core';
import { isBlackAndWhite } from '@nonokit/core';
import type { RenderOptions } from '@nonokit/core/render';
import { guttersOf, inkOn, UNDECIDED } from '@nonokit/core/render';
import { MAX_PIXELS } from '../limits.ts';
import { encodePng } from './encode-png.ts';
import { GLYPH_HEIGHT, Raster, textWidth } from './raster.ts';

/** How a PNG looks. */
export interface PngOptions extends RenderOptions {
  readonly cellSize: number;
  readonly theme: 'light' | 'dark';
}

/** Smallest cell beside which clues can be read. */
export const MIN_CLUE_CELL = 12;
/** Cell size when nobody asks for one and there is room. */
export const DEFAULT_CELL = 20;

const LIGHT = ['fbfaf7', '26241f', 'd8d3c8', '8f897c', '3d3a33', 'c2410c'];
const DARK = ['1b1d21', 'e8e6e1', '34373d', '6b7078', 'cfccc5', 'fb923c'];
const PAPER = 0;
const INK = 1;
const GRID = 2;
const MAJOR = 3;
const CLUE = 4;
const MARK = 5;
const BLACK = 6;
const WHITE = 7;
/** Palette indexes before the colours of the puzzle. */
const FIRST = 8;

interface Layout {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly numberWidth: number;
  readonly lineHeight: number;
  readonly scale: number;
}

function layoutOf(puzzle: Puzzle, cell: number, clues: boolean): Layout {
  const { rowNumbers, columnNumbers } = guttersOf(puzzle);
  const scale = Math.max(1, Math.floor(cell / 10));
  const numberWidth = (textWidth('0'.repeat(digitsOf(puzzle))) + 3) * scale;
  const lineHeight = (GLYPH_HEIGHT + 3) * scale;
  const gap = clues ? 2 * scale : 1;
  const left = clues ? rowNumbers * numberWidth + gap : gap;
  const top = clues ? columnNumbers * lineHeight + gap : gap;
  const width = left + puzzle.width * cell + 2;
  return { cell, left, top, width, height: top + puzzle.height * cell + 2, numberWidth, lineHeight, scale };
}

function digitsOf(puzzle: Puzzle): number {
  const longest = [...puzzle.rows, ...puzzle.columns].flat().reduce((most, block) => Math.max(most, block.length), 1);
  return String(longest).length;
}

/** The largest cell, up to `wanted`, with which the drawing has at most so many pixels; 0 if none has. */
export function fittingCell(puzzle: Puzzle, wanted: number, clues: boolean): number {
  for (let cell = wanted; cell >= (clues ? MIN_CLUE_CELL : 1); cell -= 1) {
    const { width, height } = layoutOf(puzzle, cell, clues);
    if (width * height <= MAX_PIXELS) return cell;
  }
  return 0;
}

/** Draws the puzzle; the caller has asked `fittingCell`. */
export function renderPng(puzzle: Puzzle, options: PngOptions): Uint8Array<ArrayBuffer> {
  const withClues = options.clues ?? true;
  const layout = layoutOf(puzzle, options.cellSize, withClues);
  const raster = new Raster(layout.width, layout.height, PAPER);
  drawCells(raster, puzzle, options, layout);
  drawGrid(raster, puzzle, layout);
  if (withClues) drawClues(raster, puzzle, layout);
  drawMarks(raster, puzzle, options, layout);
  const sheet = options.theme === 'dark' ? DARK : LIGHT;
  const palette = [...sheet, '000000', 'ffffff', ...puzzle.palette.map((color) => color.rgb)];
  return encodePng({ width: raster.width, height: raster.height, pixels: raster.pixels, palette });
}

function drawCells(raster: Raster, puzzle: Puzzle, { board }: PngOptions, layout: Layout): void {
  if (board === undefined) return;
  const { cell: size, left, top } = layout;
  const plain = isBlackAndWhite(puzzle.palette);
  const dot = Math.max(1, Math.floor(size / 8));
  board.cells.forEach((color, cell) => {
    const x = left + (cell % puzzle.width) * size;
    const y = top + Math.floor(cell / puzzle.width) * size;
    if (color === UNDECIDED) {
      if (size >= 6) raster.fill(x + (size >> 1), y + (size >> 1), dot, dot, MAJOR);
    } else if (color > 0) raster.fill(x + 1, y + 1, size - 1, size - 1, plain ? INK : FIRST + color);
  });
}

function drawGrid(raster: Raster, { width, height }: Puzzle, { cell, left, top }: Layout): void {
  if (cell < 3) return;
  const isMajor = (line: number, last: number): boolean => line % 5 === 0 || line === last;
  for (const major of [false, true]) {
    const color = major ? MAJOR : GRID;
    for (let column = 0; column <= width; column += 1) {
      if (isMajor(column, width) === major) raster.fill(left + column * cell, top, 1, height * cell + 1, color);
    }
    for (let row = 0; row <= height; row += 1) {
      if (isMajor(row, height) === major) raster.fill(left, top + row * cell, width * cell + 1, 1, color);
    }
  }
}

function drawClues(raster: Raster, puzzle: Puzzle, layout: Layout): void {
  const { cell, left, top, numberWidth, lineHeight, scale } = layout;
  const plain = isBlackAndWhite(puzzle.palette);
  const number = (text: string, color: number | undefined, x: number, y: number, width: number): void => {
    const rgb = plain || color === undefined ? undefined : puzzle.palette[color]?.rgb;
    let ink = CLUE;
    if (rgb !== undefined && color !== undefined) {
      const chipHeight = lineHeight - scale;
      raster.fill(Math.round(x - width / 2), Math.round(y - chipHeight / 2), width, chipHeight, FIRST + color);
      ink = inkOn(rgb) === '000000' ? BLACK : WHITE;
    }
    raster.text(text, x, y, scale, ink);
  };
  puzzle.rows.forEach((clue, row) => {
    const y = top + row * cell + (cell + 1) / 2;
    const numbers = clue.length === 0 ? [undefined] : clue.toReversed();
    numbers.forEach((block, distance) => {
      const x = left - 2 * scale - (distance + 0.5) * numberWidth;
      number(String(block?.length ?? 0), block?.color, x, y, numberWidth - scale);
    });
  });
  puzzle.columns.forEach((clue, column) => {
    const x = left + column * cell + (cell + 1) / 2;
    const numbers = clue.length === 0 ? [undefined] : clue.toReversed();
    numbers.forEach((block, distance) => {
      const y = top - 2 * scale - (distance + 0.5) * lineHeight;
      number(String(block?.length ?? 0), block?.color, x, y, cell - 2);
    });
  });
}

function drawMarks(raster: Raster, puzzle: Puzzle, { ambiguous }: PngOptions, layout: Layout): void {
  const { cell: size, left, top, scale } = layout;
  if (size < 6) return;
  for (const cell of ambiguous ?? []) {
    const x = left + (cell % puzzle.width) * size + 2;
    const y = top + Math.floor(cell / puzzle.width) * size + 2;
    raster.outline(x, y, size - 3, size - 3, scale, MARK);
  }
}
