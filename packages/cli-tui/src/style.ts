// Colour of the words, and how many colours the terminal has. One place reads NO_COLOR, FORCE_COLOR,
// COLORTERM and TERM; everybody else asks for a Style.
//
// Order: --color always|never, then FORCE_COLOR, then NO_COLOR (as Node itself does), then
// TERM=dumb and whether the stream is a terminal.

import type { Environment, Output } from './io.ts';

/** How many colours can be shown. */
export type ColorDepth = 'none' | '16' | '256' | 'true';

/** When to use colour, as `--color` says. */
export type ColorMode = 'auto' | 'always' | 'never';

/** Decides the depth of one stream. */
export function colorDepth(output: Pick<Output, 'isTTY'>, env: Environment, mode: ColorMode = 'auto'): ColorDepth {
  if (mode === 'never') return 'none';
  if (mode === 'always') return depthOfTerminal(env, '16');
  const forced = env('FORCE_COLOR');
  if (forced !== undefined) {
    const depths: Readonly<Record<string, ColorDepth>> = { '0': 'none', false: 'none', '2': '256', '3': 'true' };
    return depths[forced] ?? (forced === '1' ? '16' : depthOfTerminal(env, '16'));
  }
  if ((env('NO_COLOR') ?? '') !== '') return 'none';
  if (!output.isTTY || env('TERM') === 'dumb') return 'none';
  return depthOfTerminal(env, 'none');
}

/** What the terminal says of itself; at least `least`. */
function depthOfTerminal(env: Environment, least: ColorDepth): ColorDepth {
  if (/^(truecolor|24bit)$/i.test(env('COLORTERM') ?? '')) return 'true';
  if ((env('WT_SESSION') ?? '') !== '') return 'true';
  const term = env('TERM') ?? '';
  if (/-direct$|^(xterm-)?(kitty|ghostty|alacritty)|^wezterm|^foot/.test(term)) return 'true';
  if (/256/.test(term)) return '256';
  if (term === '' || term === 'dumb') return least;
  return '16';
}

/**
 * True if block characters can be written. `--ascii` and a locale that is named and is not UTF-8 forbid
 * them; a locale that nobody set does not, because most machines that set none have UTF-8 terminals.
 */
export function hasUnicode(env: Environment, ascii: boolean): boolean {
  if (ascii) return false;
  const locale = [env('LC_ALL'), env('LC_CTYPE'), env('LANG')].find((name) => name !== undefined && name !== '');
  return locale === undefined || /utf-?8/i.test(locale);
}

/** Dresses words for one stream; plain where there is no colour. */
export interface Style {
  readonly depth: ColorDepth;
  bold(text: string): string;
  dim(text: string): string;
  /** The colour of names and commands. */
  accent(text: string): string;
  good(text: string): string;
  /** The colour of what deserves a look; never the only sign of it. */
  warning(text: string): string;
}

/** Makes the style of a stream. */
export function createStyle(output: Pick<Output, 'isTTY'>, env: Environment, mode: ColorMode = 'auto'): Style {
  const depth = colorDepth(output, env, mode);
  const wrap =
    (on: string, off: string) =>
    (text: string): string =>
      depth === 'none' || text === '' ? text : `\u001b[${on}m${text}\u001b[${off}m`;
  return {
    depth,
    bold: wrap('1', '22'),
    dim: wrap('2', '22'),
    accent: wrap('36', '39'),
    good: wrap('32', '39'),
    warning: wrap('33', '39'),
  };
}
