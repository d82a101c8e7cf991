// Seeded random puzzles for comparing solvers: with one, several and no solutions, black and white and coloured.
//
// Every second puzzle has its clues moved about (columns swapped, some clues read backwards): the sums still agree,
// but often nothing fits any more.

import type { Clue } from '../../src/puzzle/clue.ts';
import type { Palette } from '../../src/puzzle/color.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/color.ts';
import { cluesOf } from '../../src/puzzle/picture.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { createPuzzle } from '../../src/puzzle/puzzle.ts';

/** A generator of numbers from 0 to `limit` − 1; the same seed gives the same numbers. */
export type Random = (limit: number) => number;

/** Mulberry32 (Tommy Ettinger). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const inks: Palette = [
  ...BLACK_AND_WHITE,
  { name: 'red', rgb: 'd02020' },
  { name: 'blue', rgb: '2020d0' },
  { name: 'green', rgb: '20a020' },
];

/** A random puzzle between these sizes with this many colours besides the background. */
export function randomPuzzle(
  random: Random,
  maxWidth: number,
  maxHeight: number,
  colors: number,
  minSide: number = 1,
): Puzzle {
  for (;;) {
    const width = minSide + random(maxWidth - minSide + 1);
    const height = minSide + random(maxHeight - minSide + 1);
    const density = 25 + random(60);
    const cells = Uint8Array.from({ length: width * height }, () => (random(100) < density ? 1 + random(colors) : 0));
    const { rows, columns } = cluesOf({ width, height, cells });
    const moved = random(2) === 0;
    const made = createPuzzle({
      rows,
      columns: moved ? shuffled(columns, random) : columns,
      palette: inks.slice(0, colors + 1),
    });
    if (made.ok) return made.value;
  }
}

function shuffled(clues: readonly Clue[], random: Random): readonly Clue[] {
  const moved = clues.map((clue) => (random(3) === 0 ? clue.toReversed() : clue));
  const a = random(moved.length);
  const b = random(moved.length);
  const swapped = moved[a] ?? [];
  moved[a] = moved[b] ?? [];
  moved[b] = swapped;
  return moved;
}
