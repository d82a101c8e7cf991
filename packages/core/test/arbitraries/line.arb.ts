// A clue beside what is known of its line: for fast-check (short, shrinks), and from a seed (any length, quick).

import fc from 'fast-check';
import type { LineCase } from '../laws/line-notation.ts';
import { openCell } from '../laws/line-notation.ts';
import { clueArb, clueOf, randomColors } from './clue.arb.ts';
import type { Random } from './random.ts';

/** Short lines in colours 1 to `inks`, about half of them without a full arrangement. */
export function lineArb(inks: number, maxLength: number): fc.Arbitrary<LineCase> {
  const anyCells = fc.array(fc.integer({ min: 0, max: (2 << inks) - 1 }), { maxLength });
  const anyLine = fc.record({ clue: clueArb(inks, 4, 5), candidates: anyCells });
  const colored = fc.array(fc.tuple(fc.integer({ min: 0, max: inks }), fc.integer({ min: 0, max: (2 << inks) - 1 })), {
    maxLength,
  });
  const possibleLine = colored.map((cells) => ({
    clue: clueOf(cells.map(([color]) => color)),
    candidates: cells.map(([color, more]) => (1 << color) | more),
  }));
  return fc.oneof(anyLine, possibleLine);
}

/**
 * A random line of this length. Its clue comes from a hidden line; what is known agrees with that line, except for a
 * few cells in one line of four.
 */
export function randomLine(random: Random, length: number, inks: number): LineCase {
  const hidden = randomColors(random, length, inks);
  const clue = clueOf(hidden);
  const known = random.below(11) / 10;
  const wrong = random.chance(0.25) ? random.below(20) / (10 * Math.max(1, length)) : 0;
  const everything = openCell(clue);
  const candidates = hidden.map((color) => {
    if (random.chance(wrong)) return everything & random.below(2 << inks);
    if (random.chance(known)) return 1 << color;
    if (random.chance(0.5)) return everything;
    return (1 << color) | (everything & random.below(2 << inks));
  });
  return { clue, candidates };
}
