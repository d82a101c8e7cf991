// Puzzles as our JSON: one clue a line, so that people and diffs can read it.

import type { Clue } from '../puzzle/clue.ts';
import type { Palette } from '../puzzle/color.ts';
import { BLACK_AND_WHITE, colorChar, isBlackAndWhite } from '../puzzle/color.ts';
import { pictureRows } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { boardRows } from './board-text.ts';

/** A puzzle as a plain JSON value, as `docs/formats/json.md` describes it. */
export function jsonOfPuzzle(puzzle: Puzzle): Readonly<Record<string, unknown>> {
  const { width, height, palette, metadata } = puzzle;
  const plain = isBlackAndWhite(palette);
  const clue = (blocks: Clue): unknown[] => blocks.map((b) => (plain ? b.length : [b.length, b.color]));
  return {
    ...metadata,
    width,
    height,
    ...(!isDefaultPalette(palette) && { colors: palette.map(({ name, rgb }) => ({ name, rgb })) }),
    rows: puzzle.rows.map(clue),
    columns: puzzle.columns.map(clue),
    ...(puzzle.goal && { goal: pictureRows(puzzle.goal, palette) }),
    ...(puzzle.saved && {
      saved: puzzle.saved.map((board) => boardRows(board, palette.length, (color) => colorChar(color, palette))),
    }),
  };
}

/** Writes one puzzle on one line, for JSON Lines. */
export function jsonLineOf(puzzle: Puzzle): string {
  return JSON.stringify(jsonOfPuzzle(puzzle));
}

/** Writes one puzzle for people: a member a line, and in lists a clue or a row a line. */
export function prettyJsonOf(puzzle: Puzzle, indent = ''): string {
  const members = Object.entries(jsonOfPuzzle(puzzle)).map(([name, value]) => {
    const isTall = Array.isArray(value) && value.length > 0;
    const text = isTall
      ? `[\n${value.map((one: unknown) => `${indent}    ${JSON.stringify(one)}`).join(',\n')}\n${indent}  ]`
      : JSON.stringify(value);
    return `${indent}  ${JSON.stringify(name)}: ${text}`;
  });
  return `${indent}{\n${members.join(',\n')}\n${indent}}`;
}

function isDefaultPalette(palette: Palette): boolean {
  return (
    palette.length === BLACK_AND_WHITE.length &&
    palette.every(
      (color, index) => color.name === BLACK_AND_WHITE[index]?.name && color.rgb === BLACK_AND_WHITE[index]?.rgb,
    )
  );
}
