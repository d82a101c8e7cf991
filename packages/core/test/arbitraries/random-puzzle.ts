// Small random puzzles with every verdict: from random pictures (one or several solutions), and with
// two row clues swapped (often none). The same seed gives the same puzzle, so a failure can be replayed.

import { cluesOf } from '../../src/puzzle/picture.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { createPuzzle } from '../../src/puzzle/puzzle.ts';

/** A small seeded generator: G. Marsaglia, "Xorshift RNGs" (2003), on 32 bits. */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

const INKS = ['000000', 'ff0000', '0000ff', '00aa00'];

/** A puzzle of at most `widest` cells a side; a third of them are shuffled out of their picture. */
export function randomPuzzle(
  seed: number,
  { widest = 6, colors = 1 }: { widest?: number; colors?: number } = {},
): Puzzle {
  const random = seededRandom(seed);
  for (let i = 0; i < 8; i += 1) random(); // nearby seeds start alike
  const side = (): number => 1 + Math.floor(random() * widest);
  const [width, height] = [side(), side()];
  const density = 0.3 + random() * 0.5;
  const cells = Uint8Array.from({ length: width * height }, () =>
    random() < density ? 1 + Math.floor(random() * colors) : 0,
  );
  const { rows, columns } = cluesOf({ width, height, cells });
  const palette = ['ffffff', ...INKS.slice(0, colors)].map((rgb, id) => ({ name: `color${id}`, rgb }));
  if (random() < 0.33 && height > 1) {
    const shuffled = [...rows];
    const [a, b] = [Math.floor(random() * height), Math.floor(random() * height)];
    [shuffled[a], shuffled[b]] = [shuffled[b] ?? [], shuffled[a] ?? []];
    const made = createPuzzle({ rows: shuffled, columns, palette });
    if (made.ok) return made.value;
  }
  const made = createPuzzle({ rows, columns, palette });
  if (!made.ok) throw new Error('clues of a picture are always consistent');
  return made.value;
}
