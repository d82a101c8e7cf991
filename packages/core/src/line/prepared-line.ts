// What the kernels know about a clue before they see a candidate.
//
// **Run starts.** A block of length l may start where l cells in a row may have its colour. The sets of such places
// for lengths 1 to 4 come by three shifts; all longer lengths of the clue by a short list of steps from there:
//
//   lengths 2 3 9 10     steps: 4 → 8, 8 → 9, 9 → 10, by shifts 4, 1, 1
//
// because cells p … p+7 may be filled if p … p+3 may and p+4 … p+7 may. Read backwards, the same list spreads starts
// over all cells that the blocks cover.
//
// **The program** of a line is one array of small numbers, so that a kernel has one thing to load: first a number for
// each step, then one or two for each block. Each kernel has its own coding, written beside it.

import type { Clue } from '../puzzle/clue.ts';

/** A clue in a line of a certain length, in the form the kernels read. */
export interface PreparedLine {
  readonly length: number; // cells
  readonly words: number; // words of a bit set
  readonly slack: number; // how far each block can slide
  readonly inks: Int32Array; // for each colour of the clue: first word of its set, its first row, end of its steps
  readonly stepCount: number; // the steps lead the program
  readonly program: Int32Array; // steps, then blocks
}

/** Entries of `PreparedLine.inks` for each colour. */
export const INK_FIELDS = 3;

/** Lengths 1 to 4 need no step. */
export const FREE_LENGTHS = 4;

/** One step: places with room for `length` cells, from those with room for `length - shift`. */
export interface LengthStep {
  readonly shift: number;
  readonly length: number;
}

/** The steps that lead to all block lengths of one colour. */
export function lengthSteps(clue: Clue, color: number): readonly LengthStep[] {
  const lengths = new Set(clue.filter((block) => block.color === color).map((block) => block.length));
  const steps: LengthStep[] = [];
  let reached = FREE_LENGTHS;
  for (const wanted of [...lengths].sort((a, b) => a - b)) {
    while (reached < wanted) {
      const shift = Math.min(reached, wanted - reached);
      reached += shift;
      steps.push({ shift, length: reached });
    }
  }
  return steps;
}
