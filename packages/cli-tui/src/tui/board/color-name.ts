// What to call a colour that its file gives no name: `#d83a2e` is red.

import type { Color } from '@nonokit/core';
import type { Rgb } from '../../ansi-color.ts';
import { rgbOf } from '../../ansi-color.ts';

const NAMES: readonly (readonly [name: string, color: Rgb])[] = [
  ['black', [20, 20, 20]],
  ['white', [250, 250, 250]],
  ['grey', [128, 128, 128]],
  ['dark grey', [70, 70, 70]],
  ['light grey', [200, 200, 200]],
  ['red', [214, 50, 45]],
  ['dark red', [130, 25, 25]],
  ['orange', [238, 130, 35]],
  ['brown', [125, 80, 45]],
  ['tan', [205, 165, 120]],
  ['yellow', [245, 205, 60]],
  ['cream', [250, 235, 200]],
  ['light green', [150, 210, 110]],
  ['green', [60, 150, 65]],
  ['dark green', [25, 90, 50]],
  ['teal', [35, 150, 145]],
  ['sky blue', [125, 195, 240]],
  ['blue', [55, 105, 210]],
  ['navy', [30, 45, 110]],
  ['purple', [120, 70, 165]],
  ['lilac', [190, 160, 220]],
  ['pink', [245, 150, 180]],
  ['magenta', [205, 50, 145]],
];

/** The name of a colour, or the nearest common one if its name is only its value. */
export function colorName(color: Color): string {
  if (!/^#?[0-9a-f]{3,6}$/i.test(color.name) && color.name.length > 1) return color.name;
  const own = rgbOf(color.rgb);
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, [red, green, blue]] of NAMES) {
    const distance = 2 * (own[0] - red) ** 2 + 4 * (own[1] - green) ** 2 + 3 * (own[2] - blue) ** 2;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}
