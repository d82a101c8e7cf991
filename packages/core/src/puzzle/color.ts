// Colours are small numbers; a palette says what they look like.
//
// Colour 0 is the background, "nothing here". A black-and-white puzzle has one more colour,
// a coloured one up to 31: so the candidates of a cell fit one 32-bit mask.

/** Index into a palette; 0 is the background. */
export type ColorId = number;

/** The colour of a cell that no block covers. */
export const BACKGROUND: ColorId = 0;

/** Most colours besides the background. */
export const MAX_COLORS = 31;

/** How a colour is called and drawn. */
export interface Color {
  readonly name: string;
  /** Six lower-case hex digits without `#`. */
  readonly rgb: string;
}

/** The colours of a puzzle; index 0 is the background. */
export type Palette = readonly Color[];

/** Background and black: the palette of a puzzle that does not speak of colours. */
export const BLACK_AND_WHITE: Palette = [
  { name: 'white', rgb: 'ffffff' },
  { name: 'black', rgb: '000000' },
];

/** True if the puzzle has one ink besides the background. */
export function isBlackAndWhite(palette: Palette): boolean {
  return palette.length <= 2;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The character for a colour in line notation: `.` background, `#` the ink of a black-and-white
 * puzzle, letters `a`, `b`, … in a coloured one.
 */
export function colorChar(color: ColorId, palette: Palette): string {
  if (color === BACKGROUND) return '.';
  if (isBlackAndWhite(palette)) return '#';
  return LETTERS[color - 1] ?? '?';
}

/** Reads a character of line notation back; `undefined` if the palette has no such colour. */
export function colorOfChar(char: string, palette: Palette): ColorId | undefined {
  if (char === '.') return BACKGROUND;
  if (char === '#') return isBlackAndWhite(palette) ? 1 : undefined;
  const color = LETTERS.indexOf(char) + 1;
  return color >= 1 && color < palette.length ? color : undefined;
}
