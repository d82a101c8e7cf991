// Which colours a line deals with.

import type { Clue } from '../puzzle/clue.ts';

const ONE_INK = Int32Array.of(0, 1); // by far the most frequent; shared, nobody writes it

/** Background first, then the colours of the clue in rising order; colour 1 if the clue is empty. */
export function lineColors(clue: Clue): Int32Array {
  let inks = 0;
  for (const block of clue) inks |= 1 << block.color;
  if (inks === 0 || inks === 0b10) return ONE_INK;
  const colors = [0];
  for (let color = 1; color < 32; color += 1) if ((inks & (1 << color)) !== 0) colors.push(color);
  return new Int32Array(colors);
}
