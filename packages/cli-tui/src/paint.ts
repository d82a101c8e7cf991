// A drawing in the terminal. A character is about twice as high as wide, so a cell is either two
// characters, or half of one: `▀` with the upper cell as foreground, the lower as background.
//
//   large   2 characters a cell, if window is wide and high enough
//   half    1 character for two cells, if it is wide enough
//   shrunk  several cells a pixel, averaged, for pictures wider than the window
//   plain   line notation, where there is no colour

import { at } from '@nonokit/core';
import type { Rgb } from './ansi-color.ts';
import { rgbOf, sgrColor } from './ansi-color.ts';
import type { Drawing } from './drawing.ts';
import { DIFFERS, drawingRows, UNDECIDED } from './drawing.ts';
import type { ColorDepth } from './style.ts';

/** What the terminal can do. */
export interface Canvas {
  readonly depth: ColorDepth;
  readonly unicode: boolean;
  readonly isTTY: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** Lines to print, and how many cells one pixel stands for. */
export interface Painted {
  readonly lines: readonly string[];
  readonly shrink: number;
}

const GREY: Rgb = [140, 140, 140];
const AMBER: Rgb = [230, 150, 0];
/** Black and white without further wishes are drawn as ink on paper. */
const PAPER: Rgb = [245, 240, 230];
const INK: Rgb = [28, 27, 26];

/** Draws as large as the window allows. */
export function paint(drawing: Drawing, canvas: Canvas): Painted {
  const { width, height } = drawing;
  if (canvas.depth === 'none') return { lines: withoutColor(drawing, canvas), shrink: 1 };
  const large = width * 2 <= canvas.columns && height <= canvas.rows - 4;
  if (large) return { lines: fullCells(pixelsOf(drawing, 1), canvas.depth), shrink: 1 };
  const perColumn = canvas.unicode ? 1 : 2;
  const shrink = canvas.isTTY ? Math.max(1, Math.ceil((width * perColumn) / canvas.columns)) : 1;
  const pixels = pixelsOf(drawing, shrink);
  const lines = canvas.unicode ? halfBlocks(pixels, canvas.depth) : fullCells(pixels, canvas.depth);
  return { lines, shrink };
}

function withoutColor(drawing: Drawing, canvas: Canvas): readonly string[] {
  const plain = drawingRows(drawing);
  const oneInk = drawing.palette.length <= 2 && drawing.cells.every((value) => value <= 1);
  if (!canvas.isTTY || !canvas.unicode || !oneInk || drawing.width > canvas.columns) return plain;
  const lines: string[] = [];
  for (let row = 0; row < drawing.height; row += 2) {
    let line = '';
    for (let column = 0; column < drawing.width; column += 1) {
      const upper = at(drawing.cells, row * drawing.width + column) === 1;
      const lower = row + 1 < drawing.height && at(drawing.cells, (row + 1) * drawing.width + column) === 1;
      line += upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ';
    }
    lines.push(line);
  }
  return lines;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly Rgb[];
}

function pixelsOf(drawing: Drawing, shrink: number): Pixels {
  const colors = drawing.palette.map((color) => rgbOf(color.rgb));
  const usual =
    drawing.palette.length === 2 && drawing.palette[0]?.rgb === 'ffffff' && drawing.palette[1]?.rgb === '000000';
  if (usual) colors.splice(0, 2, PAPER, INK);
  const colorOf = (value: number): Rgb => (value === UNDECIDED ? GREY : value === DIFFERS ? AMBER : at(colors, value));
  if (shrink === 1) {
    return { width: drawing.width, height: drawing.height, colors: Array.from(drawing.cells, colorOf) };
  }
  const width = Math.ceil(drawing.width / shrink);
  const height = Math.ceil(drawing.height / shrink);
  const averaged = Array.from({ length: width * height }, (_, pixel) =>
    averageOf(drawing, (pixel % width) * shrink, Math.floor(pixel / width) * shrink, shrink, colorOf),
  );
  return { width, height, colors: averaged };
}

function averageOf(drawing: Drawing, left: number, top: number, side: number, colorOf: (value: number) => Rgb): Rgb {
  let [red, green, blue, cells] = [0, 0, 0, 0];
  for (let row = top; row < Math.min(top + side, drawing.height); row += 1) {
    for (let column = left; column < Math.min(left + side, drawing.width); column += 1) {
      const color = colorOf(at(drawing.cells, row * drawing.width + column));
      red += color[0];
      green += color[1];
      blue += color[2];
      cells += 1;
    }
  }
  return [Math.round(red / cells), Math.round(green / cells), Math.round(blue / cells)];
}

type Depth = Exclude<ColorDepth, 'none'>;

const RESET = '\u001b[0m';

function fullCells(pixels: Pixels, depth: Depth): readonly string[] {
  return Array.from({ length: pixels.height }, (_, row) => {
    let line = '';
    let current = '';
    for (let column = 0; column < pixels.width; column += 1) {
      const wanted = sgrColor(at(pixels.colors, row * pixels.width + column), depth, 'back');
      if (wanted !== current) line += `\u001b[${wanted}m`;
      current = wanted;
      line += '  ';
    }
    return line + RESET;
  });
}

function halfBlocks(pixels: Pixels, depth: Depth): readonly string[] {
  const lines: string[] = [];
  for (let row = 0; row < pixels.height; row += 2) {
    let line = '';
    let current = '';
    for (let column = 0; column < pixels.width; column += 1) {
      const upper = sgrColor(at(pixels.colors, row * pixels.width + column), depth, 'fore');
      const below = row + 1 < pixels.height ? at(pixels.colors, (row + 1) * pixels.width + column) : undefined;
      const wanted = below === undefined ? `${upper};49` : `${upper};${sgrColor(below, depth, 'back')}`;
      if (wanted !== current) line += `\u001b[${wanted}m`;
      current = wanted;
      line += '▀';
    }
    lines.push(line + RESET);
  }
  return lines;
}
