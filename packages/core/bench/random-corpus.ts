// Random boards for benchmarks, made from a seed so that anybody can repeat the figures: the boards of
// solve-random.bench.ts, one after the other.

import { BLACK_AND_WHITE } from '../src/puzzle/color.ts';
import { cluesOf } from '../src/puzzle/picture.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { createRandom } from '../test/oracle/random-puzzles.ts';
import type { CorpusEntry } from './corpus-file.ts';

/** Which boards. */
export interface RandomCorpusOptions {
  readonly side: number;
  /** Per cent of the cells that are filled. */
  readonly density: number;
  readonly count: number;
  readonly seed: number;
  /** Inks besides the background; default 1. */
  readonly colors?: number;
}

/** Makes the boards; each is named by its number, from 0. */
export function randomCorpus({ side, density, count, seed, colors = 1 }: RandomCorpusOptions): readonly CorpusEntry[] {
  const random = createRandom(seed);
  const palette = [
    ...BLACK_AND_WHITE,
    ...Array.from({ length: colors - 1 }, (_, i) => ({ name: `ink ${i + 2}`, rgb: `00000${i + 1}` })),
  ];
  return Array.from({ length: count }, (_, board) => {
    const cells = Uint8Array.from({ length: side * side }, () => (random(100) < density ? 1 + random(colors) : 0));
    const { rows, columns } = cluesOf({ width: side, height: side, cells });
    return { id: `board ${board}`, known: 'unknown', puzzle: unwrap(createPuzzle({ rows, columns, palette })) };
  });
}
