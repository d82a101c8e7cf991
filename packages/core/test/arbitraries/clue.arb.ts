// Clues that fit into a line, for fast-check and from a seed.

import fc from 'fast-check';
import type { Block, Clue } from '../../src/puzzle/clue.ts';
import type { Random } from './random.ts';

/** The clue of a line of colours: its runs. */
export function clueOf(colors: readonly number[]): Clue {
  const clue: Block[] = [];
  let start = 0;
  for (let cell = 1; cell <= colors.length; cell += 1) {
    const color = colors[start] ?? 0;
    if (cell < colors.length && colors[cell] === color) continue;
    if (color !== 0) clue.push({ length: cell - start, color });
    start = cell;
  }
  return clue;
}

/** Any short clue, whether it fits its line or not; colours 1 to `inks`. */
export function clueArb(inks: number, maxBlocks: number, maxLength: number): fc.Arbitrary<Clue> {
  const block = fc.record({ length: fc.integer({ min: 1, max: maxLength }), color: fc.integer({ min: 1, max: inks }) });
  return fc.array(block, { maxLength: maxBlocks });
}

/**
 * Random colours for a line, in stretches: a cell goes on in the colour of the one before with a probability that
 * varies from line to line, so that there are lines of single cells and lines of long blocks.
 */
export function randomColors(random: Random, length: number, inks: number): readonly number[] {
  const stay = random.below(10) / 10;
  const density = (1 + random.below(9)) / 10;
  const colors: number[] = [];
  let color = 0;
  for (let cell = 0; cell < length; cell += 1) {
    if (cell === 0 || !random.chance(stay)) color = random.chance(density) ? 1 + random.below(inks) : 0;
    colors.push(color);
  }
  return colors;
}
