// Which colour is `3r`? Formats that mark blocks with a letter may say what the letter looks like,
// or leave it to the reader. Letters that were declared come in that order, then the others by the
// alphabet; numbers without a letter are black.
//
//   3a 2b      a black, b red: letters from the start of the alphabet are just numbered
//   3r 2g      r red, g green: other letters are taken as initials

import type { Color, ColorId, Palette } from '../puzzle/color.ts';
import { BLACK_AND_WHITE } from '../puzzle/color.ts';
import { colorNameOf, defaultInk, inkOfLetter, uniqueNames } from '../puzzle/default-colors.ts';

/** A colour that the file declares. */
export interface DeclaredColor {
  /** What marks its blocks. */
  readonly key: string;
  /** Six lower-case hex digits. */
  readonly rgb: string;
  readonly name?: string;
}

/** What the reader found in the file. */
export interface ColorUse {
  readonly background?: string | undefined;
  readonly declared: readonly DeclaredColor[];
  /** Marks of blocks, declared or not. */
  readonly keys: ReadonlySet<string>;
  /** True if some block has no mark. */
  readonly hasPlain: boolean;
}

/** A palette, and how the marks of the file map to it. */
export interface KeyedPalette {
  readonly palette: Palette;
  /** Colour of a mark. */
  readonly colorOf: ReadonlyMap<string, ColorId>;
  /** Colour of a block without a mark. */
  readonly plain: ColorId;
}

/** Gives every mark of a file a colour. */
export function letterPalette(use: ColorUse): KeyedPalette {
  const { declared, keys, hasPlain } = use;
  const background: Color = { name: 'white', rgb: use.background ?? 'ffffff' };
  const inks: { readonly key: string; readonly rgb: string; readonly name?: string }[] = [...declared];
  const others = [...keys].filter((key) => !declared.some((one) => one.key === key)).sort();
  // A single colour without any mark in use is simply the ink of a black-and-white puzzle.
  const isOnlyInk = declared.length === 1 && keys.size === 0;
  const blackKey = isOnlyInk ? declared[0]?.key : declared.find((one) => one.name === 'black')?.key;
  const needsBlack = (hasPlain || inks.length + others.length === 0) && blackKey === undefined;
  if (needsBlack) inks.unshift({ key: '', rgb: '000000', name: 'black' });
  const isNumbered = [...keys].sort().every((key, index) => key === 'abcdefghijklmnopqrstuvwxyz'[index]);
  for (const key of others) inks.push({ key, rgb: freeInk(key, isNumbered, inks) });
  const named = uniqueNames([
    { ...background, name: colorNameOf(background.rgb) },
    ...inks.map((ink) => ({ rgb: ink.rgb, name: ink.name ?? colorNameOf(ink.rgb) })),
  ]);
  const colorOf = new Map<string, ColorId>();
  for (const [index, ink] of inks.entries()) if (!colorOf.has(ink.key)) colorOf.set(ink.key, index + 1);
  const palette = isPlainPalette(named) ? BLACK_AND_WHITE : named;
  return { palette, colorOf, plain: colorOf.get(blackKey ?? '') ?? 1 };
}

function freeInk(key: string, isNumbered: boolean, inks: readonly { readonly rgb: string }[]): string {
  const isFree = (ink: Color | undefined): ink is Color =>
    ink !== undefined && !inks.some((used) => used.rgb === ink.rgb);
  const initial = isNumbered ? undefined : inkOfLetter(key);
  if (isFree(initial)) return initial.rgb;
  for (let index = 1; index <= 31; index += 1) if (isFree(defaultInk(index))) return defaultInk(index).rgb;
  return defaultInk(inks.length).rgb;
}

/** The letter that marks blocks of a colour in files we write. */
export function colorLetter(color: ColorId): string {
  return 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[color - 1] ?? '?';
}

/** True if a file need not speak of colours: black on white. */
export function isPlainPalette(palette: Palette): boolean {
  return palette.length === 2 && palette.every((color, index) => color.rgb === BLACK_AND_WHITE[index]?.rgb);
}
