// The readable twin of the kernels: two tables of truth values, cell by cell.
//
//   before(j, i)   the first j blocks fit into the first i cells
//   after(j, i)    the blocks from j on fit into the cells from i on
//
// A cell may be background if the line splits there: some j with before(j, i) and after(j, i + 1).
// A block may stand somewhere if what is left of it fits and what is right of it fits:
//
//   clue 1 2     ??.?#     the 1 may start at 0 and at 1, the 2 only at 3 → ??.##
//
// The tables have length × blocks entries, so this is about 25 times slower than the bit kernels at
// 25 cells, and 100 times at 1000. The idea is the oldest of the field; see K. J. Batenburg and W. A. Kosters,
// "Solving Nonograms by combining relaxations" (2009).

import type { Block, Clue } from '../puzzle/clue.ts';
import { needsGap, slack } from '../puzzle/clue.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import { lineColors } from './line-colors.ts';
import type { LineSolver } from './line-solver.ts';
import { wordsOf } from './line-solver.ts';
import { feasibilityTicks } from './line-ticks.ts';

/** Makes a line solver that is easy to check by reading, for any clue and any length. */
export function createPlainSolver(clue: Clue, length: number): LineSolver {
  return new PlainSolver(clue, length);
}

class PlainSolver implements LineSolver {
  readonly length: number;
  readonly words: number;
  readonly colors: Int32Array;
  readonly ticks: number;
  readonly feasibleTicks: number;
  readonly #clue: Clue;
  readonly #before: Uint8Array; // before[j * (length + 1) + i]: blocks 0 … j-1 fit into cells 0 … i-1
  readonly #after: Uint8Array; // after[j * (length + 1) + i]: blocks j … fit into cells i …
  #masks: Int32Array = new Int32Array(0); // what the current call reads
  #offset = 0;

  constructor(clue: Clue, length: number) {
    this.length = length;
    this.words = wordsOf(length);
    this.colors = lineColors(clue);
    this.feasibleTicks = feasibilityTicks(clue.length, length, slack(clue, length));
    this.ticks = 2 * this.feasibleTicks;
    this.#clue = clue;
    this.#before = new Uint8Array((clue.length + 1) * (length + 1));
    this.#after = new Uint8Array((clue.length + 1) * (length + 1));
  }

  feasible(masks: Int32Array, offset: number): boolean {
    this.#masks = masks;
    this.#offset = offset;
    this.#fillBefore();
    return this.#fitsBefore(this.#clue.length, this.length);
  }

  solve(masks: Int32Array, offset: number, out: Int32Array): boolean {
    if (!this.feasible(masks, offset)) return false;
    this.#fillAfter();
    for (const color of this.colors) out.fill(0, color * this.words, (color + 1) * this.words);
    for (let j = 0; j <= this.#clue.length; j += 1) {
      for (let i = 0; i < this.length; i += 1) {
        if (this.#fitsBefore(j, i) && this.#may(i, BACKGROUND) && this.#fitsAfter(j, i + 1)) {
          this.#allow(out, i, BACKGROUND);
        }
      }
    }
    this.#clue.forEach((block, j) => {
      for (let start = 0; start + block.length <= this.length; start += 1) {
        if (!this.#mayStand(j, start)) continue;
        for (let i = start; i < start + block.length; i += 1) this.#allow(out, i, block.color);
      }
    });
    return true;
  }

  #fillBefore(): void {
    this.#before.fill(0);
    for (let j = 0; j <= this.#clue.length; j += 1) {
      for (let i = 0; i <= this.length; i += 1) {
        const last = this.#clue[j - 1];
        const fits =
          (j === 0 && i === 0) ||
          (i > 0 && this.#may(i - 1, BACKGROUND) && this.#fitsBefore(j, i - 1)) ||
          (last !== undefined && this.#covers(last, i - last.length) && this.#leftFits(j - 1, i - last.length));
        if (fits) this.#before[j * (this.length + 1) + i] = 1;
      }
    }
  }

  #fillAfter(): void {
    this.#after.fill(0);
    for (let j = this.#clue.length; j >= 0; j -= 1) {
      for (let i = this.length; i >= 0; i -= 1) {
        const first = this.#clue[j];
        const fits =
          (j === this.#clue.length && i === this.length) ||
          (i < this.length && this.#may(i, BACKGROUND) && this.#fitsAfter(j, i + 1)) ||
          (first !== undefined && this.#covers(first, i) && this.#rightFits(j, i + first.length));
        if (fits) this.#after[j * (this.length + 1) + i] = 1;
      }
    }
  }

  /** True if block j may start there in some full arrangement. */
  #mayStand(j: number, start: number): boolean {
    const block = at(this.#clue, j);
    return this.#covers(block, start) && this.#leftFits(j, start) && this.#rightFits(j, start + block.length);
  }

  /** True if everything left of block j fits when it starts there, the gap between equal colours included. */
  #leftFits(j: number, start: number): boolean {
    const previous = this.#clue[j - 1];
    if (previous === undefined || !needsGap(previous, at(this.#clue, j))) return this.#fitsBefore(j, start);
    return start > 0 && this.#may(start - 1, BACKGROUND) && this.#fitsBefore(j, start - 1);
  }

  /** True if everything right of block j fits when it ends before cell `end`. */
  #rightFits(j: number, end: number): boolean {
    const next = this.#clue[j + 1];
    if (next === undefined || !needsGap(at(this.#clue, j), next)) return this.#fitsAfter(j + 1, end);
    return end < this.length && this.#may(end, BACKGROUND) && this.#fitsAfter(j + 1, end + 1);
  }

  #fitsBefore(j: number, i: number): boolean {
    return this.#before[j * (this.length + 1) + i] === 1;
  }

  #fitsAfter(j: number, i: number): boolean {
    return this.#after[j * (this.length + 1) + i] === 1;
  }

  /** True if all cells under the block may have its colour and none lies outside the line. */
  #covers(block: Block, start: number): boolean {
    if (start < 0 || start + block.length > this.length) return false;
    for (let i = start; i < start + block.length; i += 1) if (!this.#may(i, block.color)) return false;
    return true;
  }

  #may(i: number, color: number): boolean {
    return ((at(this.#masks, this.#offset + color * this.words + (i >> 5)) >>> (i & 31)) & 1) === 1;
  }

  #allow(out: Int32Array, i: number, color: number): void {
    const word = color * this.words + (i >> 5);
    out[word] = at(out, word) | (1 << (i & 31));
  }
}
