// The colours of a puzzle in one line: number to press, colour, letter, name, cells that are left.
//
//    1 a red 12    2 b green 7   [3 c blue 31]
//
// What does not fit goes in this order: names, then counts.

import { colorChar } from '@nonokit/core';
import type { BoardSkin } from '../board/board-skin.ts';
import { colorName } from '../board/color-name.ts';
import type { Session } from '../session/session.ts';
import { cellsLeft } from '../session/session.ts';
import type { StyleTable } from '../terminal/cell-style.ts';
import type { PaneRow } from '../terminal/pane.ts';
import { RowBuilder } from '../terminal/pane.ts';
import type { Theme } from '../theme/theme.ts';
import type { AppState } from './app-state.ts';

/** One colour in the bar. */
export interface PaletteItem {
  readonly color: number;
  readonly x: number;
  readonly key: string;
  readonly letter: string;
  readonly words: string;
  readonly isSelected: boolean;
}

const GAP = 2;

/** The colours that fit, from left to right, in the middle of the line. */
export function paletteItems(session: Session, width: number): readonly PaletteItem[] {
  const left = cellsLeft(session);
  const { palette } = session.puzzle;
  const inks = palette.map((color, id) => ({ id, name: colorName(color) })).slice(1);
  const wordings: readonly ((ink: { id: number; name: string }) => string)[] = [
    ({ id, name }) => `${name} ${Math.max(0, left[id] ?? 0)}`,
    ({ id }) => `${Math.max(0, left[id] ?? 0)}`,
    () => '',
  ];
  let shown = inks;
  for (const wording of wordings) {
    const items = placed(shown, wording, session, width);
    if (items) return items;
  }
  // Too many colours for one line: those around the selected one.
  while (shown.length > 1) {
    shown = (shown[0]?.id ?? 0) < session.color ? shown.slice(1) : shown.slice(0, -1);
    const items = placed(shown, () => '', session, width);
    if (items) return items;
  }
  return [];
}

function placed(
  inks: readonly { readonly id: number; readonly name: string }[],
  wording: (ink: { id: number; name: string }) => string,
  session: Session,
  width: number,
): readonly PaletteItem[] | undefined {
  const pieces = inks.map((ink) => {
    const words = wording(ink);
    return { ink, words, width: 6 + (words === '' ? 0 : words.length + 1) };
  });
  const total = pieces.reduce((sum, piece) => sum + piece.width + GAP, -GAP);
  if (total > width) return undefined;
  let x = Math.floor((width - total) / 2);
  return pieces.map(({ ink, words, width: own }) => {
    const item = {
      color: ink.id,
      x,
      key: ink.id < 10 ? `${ink.id}` : ' ',
      letter: colorChar(ink.id, session.puzzle.palette),
      words,
      isSelected: ink.id === session.color,
    };
    x += own + GAP;
    return item;
  });
}

/** Draws the bar. */
export function drawPalette(
  items: readonly PaletteItem[],
  width: number,
  skin: BoardSkin,
  theme: Theme,
  styles: StyleTable,
): PaneRow {
  const row = new RowBuilder();
  const plain = styles.idOf({});
  for (const item of items) {
    row.space(Math.max(0, item.x - row.width), plain);
    const bracket = styles.idOf(item.isSelected ? { ...theme.text.accent, bold: true } : theme.text.faint);
    row.put(item.isSelected ? '[' : ' ', bracket);
    row.put(item.key, styles.idOf(item.isSelected ? theme.text.strong : theme.text.quiet));
    row.put(` ${item.letter} `, skin.swatch(item.color));
    if (item.words !== '')
      row.put(` ${item.words}`, styles.idOf(item.isSelected ? theme.text.strong : theme.text.quiet));
    row.put(item.isSelected ? ']' : ' ', bracket);
  }
  return row.space(Math.max(0, width - row.width), plain).done();
}

/** The colour at a place of the screen, if the bar is there. */
export function paletteTargetAt(state: AppState, x: number, y: number): number | undefined {
  const { play } = state;
  if (!play?.layout.hasPalette || y !== paletteY(state)) return undefined;
  const items = paletteItems(play.session, state.window.columns);
  return items.findLast((item) => x >= item.x && x < item.x + 6 + (item.words === '' ? 0 : item.words.length + 1))
    ?.color;
}

/** The line of the bar. */
export function paletteY(state: AppState): number {
  return 1 + (state.play?.layout.boardRoom.rows ?? 0);
}
