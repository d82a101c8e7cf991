// The identity of a puzzle: the same clues are the same puzzle, whatever its title and colours are.
//
// Saves, caches and daily lists are keyed by it, so it never changes: docs/formats/share-code.md
// defines it, golden tests hold it. It is a hash of this text (see `clueHashText`):
//
//   rows 3 / 1 1   columns 2 / 1 / 2      →  3x2:3/1.1:2/1/2
//   blocks of colour 2 and up             →  3*2 for three cells of colour 2
//   an empty line                         →  nothing between the slashes

import type { Clue } from './clue.ts';
import { murmur3 } from './murmur3.ts';

interface Clues {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** Hashes size, clues and colour numbers to 32 hex digits; RGB values, titles and goals do not count. */
export function clueHash(puzzle: Clues): string {
  return murmur3(clueHashText(puzzle));
}

/** The text that `clueHash` hashes: ASCII, one for each set of clues. */
export function clueHashText(puzzle: Clues): string {
  return `${puzzle.width}x${puzzle.height}:${lines(puzzle.rows)}:${lines(puzzle.columns)}`;
}

function lines(clues: readonly Clue[]): string {
  return clues
    .map((clue) => clue.map(({ length, color }) => (color === 1 ? `${length}` : `${length}*${color}`)).join('.'))
    .join('/');
}
