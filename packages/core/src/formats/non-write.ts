// Puzzles as `.non`, in the common core of all dialects: sizes first, `0` for an empty line, colour
// letters only where there are several inks.

import type { Clue } from '../puzzle/clue.ts';
import type { ColorId, Palette } from '../puzzle/color.ts';
import { BACKGROUND, BLACK_AND_WHITE } from '../puzzle/color.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { boardRows } from './board-text.ts';
import { encodeQuoted } from './html-entities.ts';
import { colorLetter, isPlainPalette } from './letter-palette.ts';

const KEYWORDS: readonly (readonly [string, keyof Omit<Metadata, 'notes'>])[] = [
  ['catalogue', 'catalogue'],
  ['id', 'id'],
  ['title', 'title'],
  ['by', 'author'],
  ['copyright', 'copyright'],
  ['license', 'licence'],
  ['source', 'source'],
  ['description', 'description'],
];

/** Writes one puzzle. Names of colours and sets of candidates in saved boards are left out. */
export function writeNon(puzzle: Puzzle): string {
  const { palette, metadata } = puzzle;
  const isColored = palette.length > 2;
  const lines: string[] = [];
  for (const [keyword, key] of KEYWORDS) {
    const text = metadata[key];
    if (text !== undefined) lines.push(`${keyword} ${keyword === 'license' && isBare(text) ? text : quote(text)}`);
  }
  for (const note of metadata.notes ?? []) lines.push(`note ${quote(note)}`);
  lines.push(`width ${puzzle.width}`, `height ${puzzle.height}`);
  if (!isPlainPalette(palette)) lines.push(...colorLines(palette));
  lines.push('', 'rows', ...puzzle.rows.map((clue) => clueLine(clue, isColored)));
  lines.push('', 'columns', ...puzzle.columns.map((clue) => clueLine(clue, isColored)));
  const charOf = (color: ColorId): string => {
    if (color === BACKGROUND) return '0';
    return isColored ? colorLetter(color) : '1';
  };
  if (puzzle.goal) lines.push('', `goal "${Array.from(puzzle.goal.cells, charOf).join('')}"`);
  for (const board of puzzle.saved ?? []) {
    const rows = boardRows(board, palette.length, charOf).map((row) => row.replaceAll(/\[[^\]]*\]/g, '?'));
    lines.push('', `saved "${rows.join('')}"`);
  }
  return `${lines.join('\n')}\n`;
}

function clueLine(clue: Clue, isColored: boolean): string {
  if (clue.length === 0) return '0';
  return clue.map((block) => `${block.length}${isColored ? colorLetter(block.color) : ''}`).join(',');
}

function colorLines(palette: Palette): readonly string[] {
  const background = palette[BACKGROUND]?.rgb;
  const inks = palette.slice(1).map((color, index) => `color ${colorLetter(index + 1)} #${color.rgb}`);
  return background === BLACK_AND_WHITE[0]?.rgb ? inks : [`color background #${background}`, ...inks];
}

/** SPDX identifiers are written without quotes. */
function isBare(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(text);
}

function quote(text: string): string {
  return `"${encodeQuoted(text)}"`;
}
