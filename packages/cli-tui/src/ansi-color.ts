// A colour as the terminal can show it: exact, or the nearest of 256 or 16.
//
// The 6x6x6 cube and the grey ramp of 256 colours, and the usual values of the 16, as xterm documents
// them in its file 256colres.h and control-sequence reference (SGR 38 and 48).

import type { ColorDepth } from './style.ts';

/** Red, green, blue, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads six hex digits. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Parameters of the escape sequence that sets the foreground or the background. */
export function sgrColor(color: Rgb, depth: Exclude<ColorDepth, 'none'>, layer: 'fore' | 'back'): string {
  const shift = layer === 'fore' ? 0 : 10;
  if (depth === 'true') return `${38 + shift};2;${color.join(';')}`;
  if (depth === '256') return `${38 + shift};5;${nearestOf256(color)}`;
  const index = nearest(color, SIXTEEN);
  return `${(index < 8 ? 30 + index : 82 + index) + shift}`;
}

const SIXTEEN: readonly Rgb[] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

/** The 240 fixed ones of 256; the first 16 are left out because themes change them. */
const FIXED: readonly Rgb[] = [
  ...Array.from(
    { length: 216 },
    (_, i): Rgb => [level(Math.floor(i / 36)), level(Math.floor(i / 6) % 6), level(i % 6)],
  ),
  ...Array.from({ length: 24 }, (_, i): Rgb => [8 + i * 10, 8 + i * 10, 8 + i * 10]),
];

function level(step: number): number {
  return step === 0 ? 0 : 55 + step * 40;
}

const found256 = new Map<number, number>();

function nearestOf256(color: Rgb): number {
  const key = (color[0] << 16) | (color[1] << 8) | color[2];
  let index = found256.get(key);
  if (index === undefined) {
    index = 16 + nearest(color, FIXED);
    found256.set(key, index);
  }
  return index;
}

/** Distance weighted as the eye sees: green most, blue least ("redmean", Riemersma). */
function nearest(color: Rgb, among: readonly Rgb[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  among.forEach((other, index) => {
    const mean = (color[0] + other[0]) / 2;
    const [red, green, blue] = [color[0] - other[0], color[1] - other[1], color[2] - other[2]];
    const distance = (2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}
