// One line at a time: which colours can each cell of a line still have, given its clue?
//
//   clue 3 2    ???????  →  ?##??#?     what all full arrangements agree on
//
// Candidates are bit sets, one for each colour, so that a kernel treats 32 cells at once. The sets of
// one line stand side by side in an Int32Array, colour after colour, `words` words each:
//
//   length 5, one word     ?#?.?     masks[offset + 0] = 0b11101   cells that may be background
//                                    masks[offset + 1] = 0b10111   cells that may be filled
//
// (cell 0 is the lowest bit). Length 40 takes two words: `masks[offset + 2 * color + 1]` has cells 32–39.
//
// Every LineSolver is, for all inputs:
//
// - sound: never removes a candidate that some full arrangement uses,
// - complete: keeps no other candidate,
// - monotone: with fewer candidates in, never more come out,
// - idempotent: solving its own answer changes nothing,
// - deterministic: the same answer and the same ticks everywhere.
//
// `test/laws/line-solver.laws.ts` tests each of these words for each implementation.

/** Solves one line again and again as its candidates shrink. Holds the clue, not the candidates. */
export interface LineSolver {
  /** Cells in the line. */
  readonly length: number;
  /** Words of each bit set: `wordsOf(length)`. */
  readonly words: number;
  /**
   * The colours whose sets are read and written, background first, then each colour of the clue in rising order
   * (colour 1 if the clue is empty). Sets of other colours are neither read nor written: whoever owns the masks
   * rules those colours out once, when the line is set up. So a line costs by its own colours, not by the palette.
   */
  readonly colors: Int32Array;
  /** What one `solve` costs. */
  readonly ticks: number;
  /** What one `feasible` costs. */
  readonly feasibleTicks: number;

  /**
   * Narrows the candidates of the line to those that occur in a full arrangement.
   *
   * @param masks holds the candidates from `offset` on: colour c in words `offset + c * words` and following;
   *   bits at and beyond `length` must be 0.
   * @param out receives the narrowed sets from index 0 on, in the same layout; must be another array. Bits at and
   *   beyond `length` are 0. After a contradiction its content has no meaning.
   * @returns false if no arrangement fits: a contradiction.
   */
  solve(masks: Int32Array, offset: number, out: Int32Array): boolean;

  /** Tells if any arrangement fits: the first half of `solve`, at less than half its cost. */
  feasible(masks: Int32Array, offset: number): boolean;
}

/**
 * Words that each bit set of a line takes.
 *
 * A kernel needs positions 0 … length + 1: the place behind the last cell, and one more for a blank cell
 * appended there. So one word serves up to 30 cells, two up to 62, four up to 126.
 */
export function wordsOf(length: number): number {
  return (length + 33) >> 5;
}
