// Colours for files that use a letter or a number without saying what it looks like, and names for
// colours that have only a value. Both are chosen once and stay: people recognise their puzzles.

import type { Color, Palette } from './color.ts';
import { BLACK_AND_WHITE } from './color.ts';

// In the order in which they are handed out: far apart first. `black` leads, as the usual ink.
const INKS: readonly Color[] = `black 000000,red d7263d,green 2e8b3d,blue 1f5fbf,orange f08a24,purple 7b3fa0,
yellow f2c014,brown 7a4a21,teal 14808a,pink ee7fa8,grey 808080,lime 8fc93a,sky 5fb3e6,maroon 7a1f2b,navy 1b2a5c,
olive 7c7a1e,coral ff6f59,violet a77bf3,mint 7fd8a6,tan d2b48c,magenta d81e9c,forest 17502a,gold c99700,slate 51606f,
salmon f4a08a,indigo 43309c,aqua 2fd0d0,rust a8431a,plum 8e4585,moss 5d7a3a,ice a9d3e0`
  .split(',')
  .map((entry) => {
    const [name = '', rgb = ''] = entry.trim().split(' ');
    return { name, rgb };
  });

const WELL_KNOWN: ReadonlyMap<string, string> = new Map(
  [
    ...`white ffffff,black 000000,red ff0000,green 008000,green 00ff00,blue 0000ff,yellow ffff00,orange ffa500,
orange ff8000,purple 800080,brown a52a2a,brown 804000,pink ffc0cb,grey 808080,silver c0c0c0,cyan 00ffff,magenta ff00ff,
maroon 800000,navy 000080,olive 808000,teal 008080,gold ffd700`.split(','),
    ...INKS.map((ink) => `${ink.name} ${ink.rgb}`),
  ].map((entry) => {
    const [name = '', rgb = ''] = entry.trim().split(' ');
    return [rgb, name];
  }),
);

/** The ink handed out as number `index`, counted from 1 (black); there are as many as a palette can hold. */
export function defaultInk(index: number): Color {
  return INKS[(index - 1) % INKS.length] ?? { name: 'black', rgb: '000000' };
}

/** Background and the first `count` default inks. */
export function defaultPalette(count: number): Palette {
  if (count <= 1) return BLACK_AND_WHITE;
  return [{ name: 'white', rgb: 'ffffff' }, ...Array.from({ length: count }, (_, i) => defaultInk(i + 1))];
}

/** The default ink whose name starts with a letter: `r` red, `g` green, `k` black as printers say. */
export function inkOfLetter(letter: string): Color | undefined {
  const lower = letter.toLowerCase();
  if (lower === 'k') return INKS[0];
  if (lower === 'b') return INKS[3];
  return INKS.find((ink) => ink.name.startsWith(lower));
}

/** Reads `#rgb`, `rrggbb` or a common colour name as six lower-case hex digits. */
export function readRgb(text: string): string | undefined {
  const lower = text.trim().toLowerCase();
  const hex = lower.startsWith('#') ? lower.slice(1) : lower;
  if (/^[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^[0-9a-f]{3}$/.test(hex)) return hex.replaceAll(/./g, '$&$&');
  for (const [rgb, name] of WELL_KNOWN) if (name === lower) return rgb;
  return undefined;
}

/** What people call an RGB value, or `#rrggbb` if it has no common name. */
export function colorNameOf(rgb: string): string {
  return WELL_KNOWN.get(rgb) ?? `#${rgb}`;
}

/** Names a list of RGB values, each name once: `red`, `red 2`. */
export function namedPalette(rgbs: readonly string[]): Palette {
  return uniqueNames(rgbs.map((rgb) => ({ name: colorNameOf(rgb), rgb })));
}

/** The same colours with names that differ: `red`, `red 2`. */
export function uniqueNames(colors: readonly Color[]): Palette {
  const used = new Set<string>();
  return colors.map(({ name, rgb }) => {
    let unique = name;
    for (let count = 2; used.has(unique); count += 1) unique = `${name} ${count}`;
    used.add(unique);
    return { name: unique, rgb };
  });
}
