// A drawing of the corpus, before it is a file: picture, title, set, colours.

import type { Palette, Puzzle } from '../../packages/core/src/index.ts';
import { BLACK_AND_WHITE, pictureOfRows, puzzleOf, unwrap } from '../../packages/core/src/index.ts';
import { Canvas } from './canvas.ts';

/** Sets in the order of the library. */
export const SETS = ['tutorial', 'first-steps', 'animals', 'things', 'places', 'colours', 'large'] as const;

/** Name of a set. */
export type SetId = (typeof SETS)[number];

/** One drawing. */
export interface Drawing {
  /** Name of its file, without the ending. */
  readonly id: string;
  readonly set: SetId;
  readonly title: string;
  /** Line notation: `#`, or letters `a`, `b`, … in the order of `colors`. */
  readonly rows: readonly string[];
  /** Six hex digits each; none for black and white. */
  readonly colors: readonly string[];
  /** Set if lines alone do not solve it. */
  readonly needsLookAhead?: true;
  /** Of the tutorial: the technique it needs, and no harder one. */
  readonly teaches?: string;
}

/** What a drawing may say besides its picture. */
export type Marks = Pick<Drawing, 'needsLookAhead' | 'teaches'>;

/** Draws with characters, one line a row; blank lines around are left out. */
export function text(
  set: SetId,
  id: string,
  title: string,
  picture: string,
  colors: string = '',
  marks: Marks = {},
): Drawing {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim());
  return { id, set, title, rows, colors: hexDigits(colors), ...marks };
}

/** Draws with shapes; the picture ends where the shapes do. */
export function shapes(
  set: SetId,
  id: string,
  title: string,
  [width, height]: readonly [number, number],
  draw: (canvas: Canvas) => void,
  colors: string = '',
  marks: Marks = {},
): Drawing {
  const canvas = new Canvas(width, height);
  draw(canvas);
  return { id, set, title, rows: trimmed(canvas.rows()), colors: hexDigits(colors), ...marks };
}

/** Cuts empty rows and columns off the edges. */
function trimmed(rows: readonly string[]): readonly string[] {
  const isInked = (row: string): boolean => /[^.]/.test(row);
  const inked = rows.slice(rows.findIndex(isInked), rows.findLastIndex(isInked) + 1);
  const left = Math.min(...inked.map((row) => row.search(/[^.]/)).filter((column) => column >= 0));
  const right = Math.max(...inked.map((row) => row.search(/[^.]\.*$/)));
  return inked.map((row) => row.slice(left, right + 1));
}

function hexDigits(colors: string): readonly string[] {
  return colors.split(' ').filter((color) => color !== '');
}

/** The puzzle of a drawing. Colours are called by their letters, as in its file. */
export function puzzleOfDrawing({ id, title, rows, colors }: Drawing): Puzzle {
  const inks = colors.map((rgb, i) => ({ name: 'abcdefghijklmnopqrstuvwxyz'.charAt(i), rgb }));
  const palette: Palette = inks.length === 0 ? BLACK_AND_WHITE : [{ name: 'white', rgb: 'ffffff' }, ...inks];
  const picture = pictureOfRows(rows, palette);
  if (picture === undefined) throw new Error(`${id}: rows of one length, in the colours of the drawing, are expected`);
  return unwrap(puzzleOf(picture, palette, { id, title, author: AUTHOR, licence: LICENCE }));
}

export const AUTHOR = 'Nonokit contributors';
export const LICENCE = 'CC0-1.0';
