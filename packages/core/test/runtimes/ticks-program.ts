// A program that solves a handful of puzzles and says what that cost. It is bundled once and the same bytes run
// in Node, in workerd and in a browser worker: all three must say the same.

import { generatePuzzle } from '../../src/generate/index.ts';
import { cluesOf } from '../../src/puzzle/picture.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { createPuzzle } from '../../src/puzzle/puzzle.ts';
import { unwrap } from '../../src/result.ts';
import { solve } from '../../src/solve/index.ts';
import { seededRandom } from '../arbitraries/random-puzzle.ts';

function randomBoard(seed: number, side: number, colors: number): Puzzle {
  const random = seededRandom(seed);
  for (let i = 0; i < 8; i += 1) random();
  const cells = Uint8Array.from({ length: side * side }, () =>
    random() < 0.5 ? 1 + Math.floor(random() * colors) : 0,
  );
  const palette = ['ffffff', '000000', 'd00000'].slice(0, colors + 1).map((rgb) => ({ name: rgb, rgb }));
  return unwrap(createPuzzle({ ...cluesOf({ width: side, height: side, cells }), palette }));
}

/** Verdicts and ticks as one text: pictures, random boards that need beliefs and dives, colour. */
export function ticksReport(): string {
  const puzzles = [
    unwrap(generatePuzzle({ width: 30, height: 25, seed: 'ticks' })).puzzle,
    ...[1, 2, 3, 4, 5, 6].map((seed) => randomBoard(seed, 25, 1)),
    ...[7, 8, 9].map((seed) => randomBoard(seed, 14, 2)),
  ];
  return puzzles
    .map((puzzle) => solve(puzzle, { budget: 200_000_000 }))
    .map(({ verdict, stats }) => `${verdict} ${stats.ticks} ${stats.conflicts}`)
    .join('; ');
}
