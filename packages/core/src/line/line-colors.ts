// Which colours a line deals with.

import type { Clue } from '../puzzle/clue.ts';
import { BACKGROUND } from '../puzzle/color.ts';

/** Background first, then the colours of the clue in rising order; colour 1 if the clue is empty. */
export function lineColors(clue: Clue): Int32Array {
  const inks = new Set(clue.map((block) => block.color));
  if (inks.size === 0) inks.add(1);
  return Int32Array.of(BACKGROUND, ...[...inks].sort((a, b) => a - b));
}
