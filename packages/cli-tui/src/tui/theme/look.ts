// A look is a theme at a colour depth in an alphabet, with the styles in use. The painter and the screens
// share the style table, because style numbers mean nothing without it.

import type { ColorDepth } from '../../style.ts';
import { StyleTable } from '../terminal/cell-style.ts';
import type { Glyphs } from './glyphs.ts';
import type { Theme, ThemeName } from './theme.ts';
import { themes } from './themes.ts';

/** Everything that decides how a screen is drawn. */
export interface Look {
  readonly theme: Theme;
  readonly depth: ColorDepth;
  readonly glyphs: Glyphs;
  readonly styles: StyleTable;
}

const tables = new Map<string, StyleTable>();
const looks = new Map<string, Look>();

/** The look of a theme: the same object for the same wishes, and one style table for each theme and depth. */
export function lookOf(name: ThemeName, depth: ColorDepth, glyphs: Glyphs): Look {
  const theme = themes[depth === 'none' ? 'mono' : name];
  const key = `${theme.name} ${depth}`;
  let look = looks.get(`${key} ${glyphs.name}`);
  if (look === undefined) {
    const styles = tables.get(key) ?? new StyleTable(depth, theme.page);
    tables.set(key, styles);
    look = { theme, depth, glyphs, styles };
    looks.set(`${key} ${glyphs.name}`, look);
  }
  return look;
}
