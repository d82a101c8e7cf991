// One line's judgement, exactly: how much weight the arrangements with a certain colour in a cell have together.
//
// One pass forward and one back over the lattice of belief-lines.ts:
//
//   mass of "cell 3 is blank"  =  sum over all steps that leave cell 3 blank of
//                                 (all paths from the start to the step) × (all paths from there to the end)
//
// This is the forward-backward algorithm (Baum, 1972), with blocks as steps of several cells.

import type { LineSolver } from '../line/line-solver.ts';
import { at, wordAt } from '../puzzle/grid.ts';
import type { BeliefLines } from './belief-lines.ts';
import { layBeliefLines } from './belief-lines.ts';
import type { CompiledPuzzle } from './compile.ts';
import { slideProducts } from './sliding-products.ts';

/** Scratch for the sums of one line after the other. Mutable, owned by one Beliefs. */
export class BeliefLattice {
  readonly weights: Float64Array; // by colour and position: the weight of that colour there; set by whoever asks
  readonly masses: Float64Array; // by colour and position: what `sum` finds; inks only where there are several
  readonly #lines: BeliefLines;
  readonly #solvers: readonly LineSolver[];
  readonly #colorCount: number;
  readonly #forward: Float64Array; // by node: weight of all paths from the start
  readonly #blocks: Float64Array; // by node: weight of the step down from it
  #backward: Float64Array; // by spare cells: weight of all paths from row j to the end
  #below: Float64Array; // the same for row j + 1

  constructor(compiled: CompiledPuzzle) {
    const { colorCount, solvers } = compiled;
    this.#lines = layBeliefLines(compiled);
    const { maxNodes, maxLength } = this.#lines;
    this.#solvers = solvers;
    this.#colorCount = colorCount;
    this.weights = new Float64Array(colorCount * maxLength);
    this.masses = new Float64Array(colorCount * (maxLength + 1));
    this.#forward = new Float64Array(maxNodes);
    this.#blocks = new Float64Array(maxNodes);
    this.#backward = new Float64Array(maxLength + 1);
    this.#below = new Float64Array(maxLength + 1);
  }

  /** Nodes of a line's lattice. */
  nodesOf(line: number): number {
    return (this.#blockCount(line) + 1) * (wordAt(this.#lines.slacks, line) + 1);
  }

  /**
   * Sums over all arrangements of a line, from `weights` to `masses`: colour c at position i is
   * `masses[c * (length + 1) + i]`, the background always, inks if there are several.
   *
   * @returns the weight of all arrangements: 0 or not finite if nothing can be said.
   */
  sum(line: number, length: number): number {
    const blockCount = this.#blockCount(line);
    this.#goForward(line, length, blockCount);
    const total = this.#goBack(line, length, blockCount);
    if (this.#colorCount > 2) this.#addUp(line, length);
    return total;
  }

  #blockCount(line: number): number {
    const { blockStart } = this.#lines;
    return wordAt(blockStart, line + 1) - wordAt(blockStart, line);
  }

  /** Weights of all paths from the start to each node, and of the step down from each. */
  #goForward(line: number, length: number, blockCount: number): void {
    const { blockStart, lengths, colors, gaps, slacks } = this.#lines;
    const forward = this.#forward;
    const blocks = this.#blocks;
    const weights = this.weights;
    const width = wordAt(slacks, line) + 1;
    let prefix = 0; // cells that the blocks above this row take, gaps included
    let weight = 1;
    for (let o = 0; o < width; o += 1) {
      forward[o] = weight;
      weight *= weights[o] as number;
    }
    for (let j = 0; j < blockCount; j += 1) {
      const block = wordAt(blockStart, line) + j;
      const gap = gaps[block] as number;
      const row = j * width;
      const blockLength = wordAt(lengths, block);
      slideProducts(weights, (colors[block] as number) * length + prefix + gap, blockLength, blocks, row, width);
      if (gap === 1)
        for (let o = 0; o < width; o += 1)
          blocks[row + o] = (blocks[row + o] as number) * (weights[prefix + o] as number);
      prefix += gap + blockLength;
      weight = 0;
      for (let o = 0; o < width; o += 1) {
        weight += (forward[row + o] as number) * (blocks[row + o] as number);
        forward[row + width + o] = weight;
        weight *= weights[prefix + o] as number;
      }
    }
  }

  /** Weights of all paths from each node to the end; adds every path to the masses of its cells. Gives the total. */
  #goBack(line: number, length: number, blockCount: number): number {
    const { blockStart, lengths, colors, gaps, slacks } = this.#lines;
    const forward = this.#forward;
    const blocks = this.#blocks;
    const weights = this.weights;
    const masses = this.masses;
    const colorCount = this.#colorCount;
    const isColored = colorCount > 2;
    const width = wordAt(slacks, line) + 1;
    const stride = length + 1;
    masses.fill(0, 0, isColored ? colorCount * stride : stride);
    let prefix = length - width + 1;
    let row = blockCount * width;
    this.#backward[width - 1] = 1;
    for (let o = width - 2; o >= 0; o -= 1) {
      const step = (weights[prefix + o] as number) * (this.#backward[o + 1] as number);
      this.#backward[o] = step;
      masses[prefix + o] = (masses[prefix + o] as number) + (forward[row + o] as number) * step;
    }
    for (let j = blockCount - 1; j >= 0; j -= 1) {
      const below = this.#backward;
      const backward = this.#below;
      this.#backward = backward;
      this.#below = below;
      const block = wordAt(blockStart, line) + j;
      const gap = gaps[block] as number;
      const blockLength = wordAt(lengths, block);
      const ink = (colors[block] as number) * stride;
      prefix -= gap + blockLength;
      row -= width;
      let right = 0;
      for (let o = width - 1; o >= 0; o -= 1) {
        const cell = prefix + o;
        const before = forward[row + o] as number;
        let mass = before * right;
        const down = (blocks[row + o] as number) * (below[o] as number);
        if (gap === 1) mass += before * down;
        if (isColored) {
          const first = ink + cell + gap;
          masses[first] = (masses[first] as number) + before * down;
          masses[first + blockLength] = (masses[first + blockLength] as number) - before * down;
        }
        masses[cell] = (masses[cell] as number) + mass;
        backward[o] = right + down;
        if (o > 0) right = (weights[cell - 1] as number) * (backward[o] as number);
      }
    }
    return this.#backward[0] as number;
  }

  /** Masses of inks were noted where they begin and end; adds them up along the line. */
  #addUp(line: number, length: number): void {
    const masses = this.masses;
    const stride = length + 1;
    for (const color of at(this.#solvers, line).colors) {
      let sum = 0;
      for (let i = 0; color > 0 && i < length; i += 1) {
        sum += masses[color * stride + i] as number;
        masses[color * stride + i] = sum;
      }
    }
  }
}
