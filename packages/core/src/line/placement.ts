// Leftmost and rightmost placements of a clue's blocks in one line.
//
// If every block is pushed as far left as the cells allow, and again as far right, then a cell that the
// same block covers in both extremes belongs to that block:
//
//   clue 3 2      ???????
//   leftmost      ###.##.   starts 0 4
//   rightmost     .###.##   starts 1 5
//   agreed        ?##??#?
//
// Full arrangements form a lattice: taking of two arrangements the smaller start block by block gives an
// arrangement again (a cell that must be filled is covered in both, and the block that covers it in the
// one with the smaller start still does). So there is one arrangement in which *every* block is leftmost,
// and placing blocks greedily from the left finds it, given for each suffix of the clue where it still fits.
//
// Candidates are one bit mask of colours for each cell here, not the bit sets of the kernels: this serves
// hints and clue display, where a line is asked now and then. Sound and complete for extremes (law in
// `placement.test.ts` against all arrangements); time and memory are cells times blocks.

import type { Clue } from '../puzzle/clue.ts';
import { needsGap, slack } from '../puzzle/clue.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';

/** Possible colours of each cell of a line: bit c = colour c. */
export type LineCandidates = Uint32Array;

/** The first cell of each block, in clue order. */
export type Starts = readonly number[];

/**
 * Finds the arrangement in which every block stands as far left as any full arrangement puts it.
 *
 * @returns `undefined` if no arrangement fits: a contradiction, which is an ordinary answer here.
 */
export function leftmostPlacements(clue: Clue, candidates: LineCandidates): Starts | undefined {
  const length = candidates.length;
  const counts = countsByColor(clue, candidates);
  const fits = suffixFits(clue, candidates, counts);
  if (fits[0] !== 1) return undefined;
  const starts: number[] = [];
  let from = 0;
  for (let b = 0; b < clue.length; b += 1) {
    const block = at(clue, b);
    const row = (b + 1) * (length + 2);
    const gap = gapAfter(clue, b);
    const without = at(counts, block.color);
    let start = from;
    // `fits` promises that a start is found before the line ends.
    while (
      start + block.length > length ||
      at(without, start) !== at(without, start + block.length) ||
      (gap === 1 && start + block.length < length && !mayBeBackground(candidates, start + block.length)) ||
      at(fits, row + Math.min(start + block.length + gap, length + 1)) !== 1
    ) {
      start += 1;
    }
    starts.push(start);
    from = start + block.length + gap;
  }
  return starts;
}

/** The mirror image of `leftmostPlacements`: every block as far right as any full arrangement puts it. */
export function rightmostPlacements(clue: Clue, candidates: LineCandidates): Starts | undefined {
  const mirrored = leftmostPlacements(clue.toReversed(), candidates.toReversed());
  return mirrored?.map((start, b) => candidates.length - start - at(clue, clue.length - 1 - b).length).toReversed();
}

/**
 * Where each suffix of the clue fits: entry `b * (length + 2) + i` is 1 if blocks b, b+1, … can be placed in
 * the cells from i on, with all others of them background. Index length + 1 stands for "the gap behind a
 * block at the very end": only the empty suffix fits there. A block can slide by the slack of the line, so
 * only so many entries of its row are looked at, from its tightest place on.
 */
function suffixFits(clue: Clue, candidates: LineCandidates, counts: readonly Int32Array[]): Uint8Array {
  const mustFill = at(counts, BACKGROUND); // mustFill[i] = cells before i that cannot be background
  const length = candidates.length;
  const width = length + 2;
  const fits = new Uint8Array((clue.length + 1) * width);
  const last = clue.length * width;
  for (let i = length; i >= 0 && at(mustFill, i) === at(mustFill, length); i -= 1) fits[last + i] = 1;
  fits[last + length + 1] = 1;
  const room = slack(clue, length);
  let tightest = length - room; // where block b starts at the earliest, were all cells open
  for (let b = clue.length - 1; b >= 0; b -= 1) {
    const block = at(clue, b);
    const gap = gapAfter(clue, b);
    const without = at(counts, block.color);
    const row = b * width;
    tightest -= block.length + gap;
    for (let i = tightest + room; i >= tightest; i -= 1) {
      const end = i + block.length;
      const placed =
        at(without, i) === at(without, end) &&
        (gap === 0 || end === length || mayBeBackground(candidates, end)) &&
        at(fits, row + width + end + gap) === 1;
      fits[row + i] = placed || (mayBeBackground(candidates, i) && at(fits, row + i + 1) === 1) ? 1 : 0;
    }
  }
  return fits;
}

/** 1 if a background cell must stand between block b and the next. */
function gapAfter(clue: Clue, b: number): 0 | 1 {
  const next = clue[b + 1];
  return next !== undefined && needsGap(at(clue, b), next) ? 1 : 0;
}

function mayBeBackground(candidates: LineCandidates, cell: number): boolean {
  return (at(candidates, cell) & (1 << BACKGROUND)) !== 0;
}

/** `cellsWithout` for the background and each colour of the clue. */
function countsByColor(clue: Clue, candidates: LineCandidates): readonly Int32Array[] {
  const counts: Int32Array[] = [];
  counts[BACKGROUND] = cellsWithout(candidates, BACKGROUND);
  for (const { color } of clue) counts[color] ??= cellsWithout(candidates, color);
  return counts;
}

/** How many cells before each place cannot have the colour: equal at both ends means none between them. */
function cellsWithout(candidates: LineCandidates, color: number): Int32Array {
  const counts = new Int32Array(candidates.length + 1);
  for (let i = 0; i < candidates.length; i += 1) {
    counts[i + 1] = at(counts, i) + (((at(candidates, i) >>> color) & 1) ^ 1);
  }
  return counts;
}
