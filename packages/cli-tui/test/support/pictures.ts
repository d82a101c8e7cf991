// Small puzzles of the tests' own, as files of a player.

import type { Palette, Puzzle } from '@nonokit/core';
import { unwrap } from '@nonokit/core';
import { writePuzzles } from '@nonokit/core/formats';
import { puzzleOfRows, stripes } from './boards.ts';

const GARDEN: Palette = [
  { name: 'white', rgb: 'ffffff' },
  { name: 'red', rgb: 'cc2233' },
  { name: 'green', rgb: '2a8a3a' },
  { name: 'yellow', rgb: 'e8b020' },
  { name: 'black', rgb: '000000' },
];

export const DUCK: Puzzle = {
  ...puzzleOfRows([
    '....###........',
    '...#####.......',
    '...##.##.......',
    '########.......',
    '..######....###',
    '....####..#####',
    '...############',
    '...###########.',
    '....#########..',
    '......#####....',
  ]),
  metadata: { title: 'Duck on the pond' },
};

export const FLOWER: Puzzle = {
  ...puzzleOfRows(
    [
      '...aaa...',
      '.aaacaaa.',
      '.aacccaa.',
      '.aaacaaa.',
      '...aaa...',
      '....b....',
      '.bb.b.bb.',
      '..bbbbb..',
      'dddd.dddd',
    ],
    GARDEN,
  ),
  metadata: { title: 'Red flower' },
};

/** Files as `fakeIo` takes them. */
export const FILES: Readonly<Record<string, string>> = {
  'duck.non': text(DUCK),
  'flower.non': text(FLOWER),
  'stripes.non': text(stripes(60, 60)),
};

function text(puzzle: Puzzle): string {
  return unwrap(writePuzzles([puzzle], 'non'));
}

/** Keys that fill a black-and-white puzzle from the first cell on, row by row; the cursor stands at its first cell. */
export function keysThatSolve({ goal, width, height }: Puzzle): readonly string[] {
  const keys: string[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (goal?.cells[row * width + column]) keys.push(' ');
      if (column < width - 1) keys.push('\u001b[C');
    }
    if (row < height - 1) keys.push('\u001b[B', '\u001b[H');
  }
  return keys;
}
