// Pixel art, cell by cell: pixels in, a picture and its palette out. Enlarged pixel art (each cell a square
// of equal pixels) is brought back to its own size first. Photographs are refused, with the reason.
//
//   64x64 pixels in squares of 4  →  16x16 cells

import type { Color, Palette, Problem, Result } from '@nonokit/core';
import { createGrid, err, MAX_COLORS, ok, problem } from '@nonokit/core';
import type { Sheet } from './drawing.ts';
import { MAX_DRAWING_SIDE } from './drawing.ts';

/** Pixels as a browser decodes them: four bytes each, red green blue alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const TRANSPARENT = -1;

/** Takes pixel art as a sheet. */
export function sheetOfPixels(pixels: Pixels): Result<Sheet> {
  const scale = scaleOf(pixels);
  const width = pixels.width / scale;
  const height = pixels.height / scale;
  if (width > MAX_DRAWING_SIDE || height > MAX_DRAWING_SIDE) return err([tooLarge(pixels, width, height)]);
  const values: number[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) values.push(pixelAt(pixels, column * scale, row * scale));
  }
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size > MAX_COLORS + 1) {
    const message = `the picture has ${counts.size} colours, at most ${MAX_COLORS + 1} are possible`;
    return err([problem('too-many-colors', message)]);
  }
  const background = backgroundOf(counts);
  const inks = [...counts.keys()].filter((value) => value !== background).sort((a, b) => a - b);
  if (inks.length === 0) return err([problem('missing-clues', 'the picture has one colour only')]);
  const grid = createGrid(width, height);
  values.forEach((value, cell) => {
    grid.cells[cell] = inks.indexOf(value) + 1;
  });
  const palette: Palette = [colorOf(background), ...inks.map(colorOf)];
  return ok({ picture: grid, palette, metadata: {} });
}

/** The largest square into which the pixels fall without a rest. */
export function scaleOf(pixels: Pixels): number {
  const longest = greatestCommonDivisor(pixels.width, pixels.height);
  for (let scale = longest; scale > 1; scale -= 1) {
    if (longest % scale === 0 && fallsInto(pixels, scale)) return scale;
  }
  return 1;
}

function fallsInto(pixels: Pixels, scale: number): boolean {
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      if (pixelAt(pixels, x, y) !== pixelAt(pixels, x - (x % scale), y - (y % scale))) return false;
    }
  }
  return true;
}

function pixelAt({ width, data }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 255] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
  return alpha < 128 ? TRANSPARENT : (red << 16) | (green << 8) | blue;
}

/** Transparent pixels are the background; else white; else whatever there is most of. */
function backgroundOf(counts: ReadonlyMap<number, number>): number {
  if (counts.has(TRANSPARENT)) return TRANSPARENT;
  if (counts.has(0xffffff)) return 0xffffff;
  let best = 0;
  let most = -1;
  for (const [value, count] of counts) {
    if (count > most) [best, most] = [value, count];
  }
  return best;
}

function colorOf(value: number): Color {
  const rgb = (value === TRANSPARENT ? 0xffffff : value).toString(16).padStart(6, '0');
  return { name: rgb === '000000' ? 'black' : rgb === 'ffffff' ? 'white' : `#${rgb}`, rgb };
}

function tooLarge(pixels: Pixels, width: number, height: number): Problem {
  const found = `the picture has ${pixels.width}x${pixels.height} pixels`;
  const cells = width === pixels.width ? '' : `, ${width}x${height} cells`;
  return problem(
    'size-out-of-range',
    `${found}${cells}; pixel art of at most ${MAX_DRAWING_SIDE} cells a side can be taken`,
  );
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
