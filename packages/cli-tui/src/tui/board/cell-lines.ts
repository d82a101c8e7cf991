// The characters of a cell, line by line; its colours are the skin's business.
//
//   width 2   [] cursor   x  crossed   ?  maybe   a  filled with colour a
//   height 2  \/           crossed
//             /\
//   ascii     ##  ..  x   ?

import type { MarkCode, Palette } from '@nonokit/core';
import { CROSSED, colorChar, colorOfCode, isBlackAndWhite, MAYBE } from '@nonokit/core';
import type { CellSize } from './layout.ts';

/** The kinds of skins; see `board-skin.ts`. */
export type SkinKind = 'painted' | 'mono' | 'ascii';

/** A mark and the bits of `CELL` as words. */
export interface CellState {
  readonly mark: MarkCode;
  /** Second tone of the alternation. */
  readonly alternate: boolean;
  readonly isGuess: boolean;
  /** In the row or the column of the crosshair. */
  readonly isCrosshair: boolean;
  readonly isCursor: boolean;
  readonly hint: 'none' | 'line' | 'cell';
  readonly isWrong: boolean;
  /** Drawn with an underline, where the line every five has no row of its own. */
  readonly isUnderlined: boolean;
}

/** What the characters depend on besides the state. */
export interface CellWish {
  readonly palette: Palette;
  readonly cell: CellSize;
  /** Letters in coloured cells. */
  readonly symbols: boolean;
  readonly kind: SkinKind;
}

/** One text for each line of the cell. */
export function cellLines(state: CellState, wish: CellWish): readonly string[] {
  const { width, height } = wish.cell;
  const color = colorOfCode(state.mark);
  const sign = signOf(state, wish);
  const blank = ' '.repeat(width);
  if (wish.kind === 'ascii' && color > 0) return Array.from({ length: height }, () => sign.repeat(width));
  if (state.mark === CROSSED && height > 1) return bigCross(width, height);
  const middle = Math.floor((height - 1) / 2);
  const content = sign !== '' ? sign : state.isCursor && wish.kind !== 'ascii' ? bracketed(width) : '';
  return Array.from({ length: height }, (_, line) =>
    line === middle && content !== '' ? centred(content, width) : blank,
  );
}

/** The sign in a cell: one character, or none. */
function signOf(state: CellState, { palette, symbols, kind }: CellWish): string {
  const color = colorOfCode(state.mark);
  if (state.mark === CROSSED) return 'x';
  if (state.mark === MAYBE) return '?';
  if (color === 0) return kind === 'painted' ? '' : '.';
  const isColored = !isBlackAndWhite(palette);
  const letter = isColored ? colorChar(color, palette) : '#';
  if (kind === 'ascii') return state.isGuess ? letter.replace('#', '%') : letter;
  return isColored && (symbols || kind === 'mono') ? letter : '';
}

function centred(content: string, width: number): string {
  const left = Math.floor((width - content.length) / 2);
  return (' '.repeat(left) + content).padEnd(width);
}

function bracketed(width: number): string {
  if (width === 1) return '+';
  return width === 2 ? '[]' : `[${' '.repeat(width - 2)}]`;
}

function bigCross(width: number, height: number): readonly string[] {
  if (height === 2) return [centred('\\/', width), centred('/\\', width)];
  return [
    centred('\\ /', width - 1).padEnd(width),
    centred('x', width - 1).padEnd(width),
    centred('/ \\', width - 1).padEnd(width),
  ];
}
