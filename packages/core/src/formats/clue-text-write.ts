// Puzzles as plain clue text: headings, one clue a line.

import type { Clue } from '../puzzle/clue.ts';
import type { Palette } from '../puzzle/color.ts';
import { BACKGROUND, BLACK_AND_WHITE } from '../puzzle/color.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { colorLetter, isPlainPalette } from './letter-palette.ts';

/** Writes one puzzle; the goal is left out, since who types clues wants them solved. */
export function writeClueText(puzzle: Puzzle): string {
  const { palette, metadata } = puzzle;
  const lines: string[] = [];
  for (const key of ['title', 'author', 'copyright', 'licence', 'source', 'id'] as const) {
    const text = metadata[key]?.replaceAll(/\s+/g, ' ').trim();
    if (text) lines.push(`${key}: ${/^(["']).*\1$/.test(text) ? `"${text}"` : text}`);
  }
  if (!isPlainPalette(palette)) lines.push(`colors: ${colorList(palette)}`);
  const isColored = palette.length > 2;
  lines.push('rows:', ...puzzle.rows.map((clue) => clueLine(clue, isColored)), '');
  lines.push('columns:', ...puzzle.columns.map((clue) => clueLine(clue, isColored)));
  return `${lines.join('\n')}\n`;
}

function clueLine(clue: Clue, isColored: boolean): string {
  if (clue.length === 0) return '0';
  return clue.map((block) => `${block.length}${isColored ? colorLetter(block.color) : ''}`).join(' ');
}

function colorList(palette: Palette): string {
  const background = palette[BACKGROUND]?.rgb;
  const inks = palette.slice(1).map((color, index) => `${colorLetter(index + 1)}=#${color.rgb}`);
  return (background === BLACK_AND_WHITE[0]?.rgb ? inks : [`.=#${background}`, ...inks]).join(' ');
}
