// What things look like, by role. Screens ask for roles, never for colours, so a theme is one object and
// every screen follows.
//
// Four rules hold for every theme, and `theme.test.ts` measures them: words have a contrast of 4.5:1 to
// what is behind them, marks 3:1 to the paper; filled and unknown cells differ in brightness, not in hue
// only; the warning colour never speaks alone, a sign goes with it.

import type { Rgb } from '../../ansi-color.ts';
import type { CellStyle } from '../terminal/cell-style.ts';

/** Names of themes, as `--theme` and the settings write them. */
export const THEME_NAMES = ['dark', 'light', 'contrast', 'mono'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** What a theme may be called in the settings; `auto` looks at the terminal's background. */
export type ThemeChoice = 'auto' | ThemeName;

/** Roles of words. */
export type TextRole = 'text' | 'strong' | 'quiet' | 'faint' | 'accent' | 'warning' | 'good' | 'key';

/** The colours of the board; absent in `mono`, where attributes and signs do all the work. */
export interface BoardColors {
  /** The sheet, and its second tone: cells alternate so that they can be counted. */
  readonly paper: Rgb;
  readonly paperAlt: Rgb;
  /** The sheet of a coloured puzzle: away from black and from white, so that both can be inks. */
  readonly colorPaper: Rgb;
  readonly colorPaperAlt: Rgb;
  /** Filled cells of a black-and-white puzzle, alternating too. */
  readonly ink: Rgb;
  readonly inkAlt: Rgb;
  /** The heavier line every five cells, and the frame. */
  readonly rule: Rgb;
  readonly cross: Rgb;
  readonly note: Rgb;
  /** Mixed into row and column of the cursor, and into the cursor's cell. */
  readonly accent: Rgb;
  readonly warning: Rgb;
  /** Mixed into cells that a hint speaks of. */
  readonly hint: Rgb;
}

/** One look of the whole program. */
export interface Theme {
  readonly name: ThemeName;
  /** Colours of the page; empty means the terminal's own. */
  readonly page: Pick<CellStyle, 'fore' | 'back'>;
  readonly text: Readonly<Record<TextRole, CellStyle>>;
  readonly board: BoardColors | undefined;
}

/** Six hex digits as a colour. */
export function hex(text: string): Rgb {
  const value = Number.parseInt(text, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour between two; `share` of the second. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return [part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2])];
}

/** Contrast of two colours from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A colour moved away from its background, no further than it must, until it has this contrast. */
export function raised(color: Rgb, background: Rgb, least: number): Rgb {
  if (contrast(color, background) >= least) return color;
  const target = better(background, [0, 0, 0], [255, 255, 255]);
  // The side on which it is already, if that side is far enough away.
  const own: Rgb = luminance(color) >= luminance(background) ? [255, 255, 255] : [0, 0, 0];
  const goal = contrast(own, background) >= least ? own : target;
  for (let share = 0.02; share < 1; share += 0.02) {
    const moved = mix(color, goal, share);
    if (contrast(moved, background) >= least) return moved;
  }
  return goal;
}

/** Contrast that words and signs have at least (WCAG 2.2, 1.4.3 and 1.4.11). */
export const WORDS = 4.5;
export const SIGNS = 3;

/** Near black or near white, whichever reads better on a colour; pure where near is not enough. */
export function readableOn(background: Rgb): Rgb {
  const soft = better(background, [22, 22, 24], [250, 248, 242]);
  return contrast(soft, background) >= 4.5 ? soft : better(background, [0, 0, 0], [255, 255, 255]);
}

function better(background: Rgb, a: Rgb, b: Rgb): Rgb {
  return contrast(a, background) >= contrast(b, background) ? a : b;
}
