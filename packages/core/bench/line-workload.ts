// Random lines for the line benchmarks: the same on every machine.
//
// Each cell is background or not with probability one half, and known with probability one half; so 25 cells have
// six and a half blocks, and every line fits. There are hundreds of lines, as in a puzzle, so that a processor cannot
// learn one by heart.

import { createLineSolver, kernelFor } from '../src/line/create-line-solver.ts';
import type { LineSolver } from '../src/line/line-solver.ts';
import type { Clue } from '../src/puzzle/clue.ts';
import { clueOf } from '../test/arbitraries/clue.arb.ts';
import { createRandom } from '../test/arbitraries/random.ts';
import { masksOf, openCell } from '../test/laws/line-notation.ts';

/** Lines of one kind, ready to be solved. */
export interface LineWorkload {
  readonly length: number;
  readonly inks: number;
  readonly clues: readonly Clue[];
  readonly solvers: readonly LineSolver[];
  readonly kernels: ReadonlyMap<string, number>; // how many lines each kernel got
  readonly masks: Int32Array; // the candidates of all lines, `stride` words each
  readonly stride: number;
  readonly blocksPerLine: number;
}

/** Makes `count` lines of a length in so many colours besides the background. */
export function lineWorkload(length: number, inks: number, count: number, known = 0.5): LineWorkload {
  const random = createRandom(length * 100 + inks);
  const clues: Clue[] = [];
  const solvers: LineSolver[] = [];
  const kernels = new Map<string, number>();
  const rows: Int32Array[] = [];
  for (let i = 0; i < count; i += 1) {
    const hidden = Array.from({ length }, () => (random.chance(0.5) ? 1 + random.below(inks) : 0));
    const clue = clueOf(hidden);
    const candidates = hidden.map((color) => (random.chance(known) ? 1 << color : openCell(clue)));
    const solver = createLineSolver(clue, length);
    clues.push(clue);
    solvers.push(solver);
    kernels.set(kernelFor(clue, length), (kernels.get(kernelFor(clue, length)) ?? 0) + 1);
    rows.push(masksOf(candidates, solver));
  }
  const stride = Math.max(...rows.map((row) => row.length));
  const masks = new Int32Array(stride * count);
  rows.forEach((row, i) => {
    masks.set(row, i * stride);
  });
  const blocksPerLine = clues.reduce((sum, clue) => sum + clue.length, 0) / count;
  return { length, inks, clues, solvers, kernels, masks, stride, blocksPerLine };
}
