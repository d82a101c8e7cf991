// Why did a line deduce that? The smallest found set of earlier removals that forces it.
//
// Lines do not write down reasons when they deduce; only when somebody asks is the reason searched, with nothing but
// the question "does any arrangement fit?". Plant the opposite of the deduction, and look which of the line's earlier
// removals are needed to make it impossible:
//
//   clue 3    .??#?.   deduced: cell 3 is filled        planted: cell 3 is background
//             cell 1 background?   not needed: with it free, block 3 still cannot stand
//             cell 4 filled?       needed
//
// (1) Order the removals: those the asker knows already first, then by trail. (2) Binary search for the shortest prefix
// that is contradictory. (3) Free the others one by one, the latest first, and keep what is needed. This takes 8–17
// feasibility tests; the shorter reasons save seven to ten times as many conflicts (docs/solver.md).
//
// Sound: what is returned forces the deduction. Minimal: no single premise can be left out.

import type { LineSolver } from '../line/line-solver.ts';
import type { Budget } from '../outcome/budget.ts';
import type { SolveStats } from '../outcome/stats.ts';
import { wordAt } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import type { Literal } from './literal.ts';
import { cellOf, colorOf } from './literal.ts';

/** Finds minimal reasons of line deductions on one board. */
export class Explainer {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #stats: SolveStats;
  readonly #masks: Int32Array; // the line as it would be with only the premises on trial
  readonly #order: Int32Array; // removals on trial
  readonly #orderWords: Int32Array; // where each is in #masks
  readonly #orderBits: Int32Array;

  constructor(board: Board, budget: Budget, stats: SolveStats) {
    const { lineWords, colorCount, solvers } = board.compiled;
    this.#board = board;
    this.#budget = budget;
    this.#stats = stats;
    let words = 0;
    let length = 0;
    for (const count of lineWords) words = Math.max(words, count);
    for (const solver of solvers) length = Math.max(length, solver.length);
    this.#masks = new Int32Array(words * colorCount);
    this.#order = new Int32Array(length * (colorCount - 1));
    this.#orderWords = new Int32Array(this.#order.length);
    this.#orderBits = new Int32Array(this.#order.length);
  }

  /**
   * Finds removals that, with the root facts, make the line force a literal.
   *
   * @param literal the removal that the line deduced, or −1 for "the line is contradictory".
   * @param preferred by variable: not 0 for those that cost the asker nothing.
   * @param into receives the premises, literals that are true.
   * @returns how many.
   */
  explain(line: number, literal: Literal, preferred: Uint8Array, into: Int32Array): number {
    const { compiled } = this.#board;
    const solver = compiled.solvers[line] as LineSolver;
    const count = this.#gather(line, literal, preferred);
    const prefix = this.#shortestPrefix(solver, count);
    let found = 0;
    for (let i = prefix - 1; i >= 0; i -= 1) {
      // The last of the shortest prefix is needed: without it the line was feasible.
      if (i < prefix - 1) {
        this.#free(i);
        if (!this.#feasible(solver)) continue;
        this.#take(i);
      }
      into[found] = wordAt(this.#order, i);
      found += 1;
    }
    return found;
  }

  /** Sets the line up as it was before the deduction, with its opposite planted; lists the removals on trial. */
  #gather(line: number, literal: Literal, preferred: Uint8Array): number {
    const { compiled, trail, masks, events, eventStart, eventCounts } = this.#board;
    const { colorCount } = compiled;
    const { positions, levels } = trail;
    const words = wordAt(compiled.lineWords, line);
    const start = wordAt(compiled.maskStart, line);
    const size = words * colorCount;
    const scratch = this.#masks;
    for (let i = 0; i < size; i += 1) scratch[i] = wordAt(masks, start + i);
    const limit = literal < 0 ? trail.length : wordAt(positions, literal >> 1);
    const ownCell = literal < 0 ? -1 : cellOf(literal, colorCount);
    const bottom = wordAt(eventStart, line);
    let top = bottom + wordAt(eventCounts, line);
    while (top > bottom && wordAt(positions, wordAt(events, top - 1) >> 1) >= limit) {
      top -= 1;
      const removal = wordAt(events, top);
      const position = this.#positionIn(line, cellOf(removal, colorCount));
      const word = colorOf(removal, colorCount) * words + (position >> 5);
      scratch[word] = wordAt(scratch, word) | (1 << (position & 31));
    }
    let first = top;
    while (first > bottom && wordAt(levels, wordAt(events, first - 1) >> 1) > 0) first -= 1;
    if (literal >= 0) this.#plant(line, ownCell, colorOf(literal, colorCount));
    let count = 0;
    for (let pass = 1; pass >= 0; pass -= 1) {
      for (let e = first; e < top; e += 1) {
        const removal = wordAt(events, e);
        if (((preferred[removal >> 1] as number) !== 0 ? 1 : 0) !== pass) continue;
        const cell = cellOf(removal, colorCount);
        if (cell === ownCell) continue;
        const position = this.#positionIn(line, cell);
        this.#order[count] = removal;
        this.#orderWords[count] = colorOf(removal, colorCount) * words + (position >> 5);
        this.#orderBits[count] = 1 << (position & 31);
        count += 1;
      }
    }
    return count;
  }

  /** Leaves a cell only one colour. */
  #plant(line: number, cell: number, color: number): void {
    const { colorCount, lineWords } = this.#board.compiled;
    const words = wordAt(lineWords, line);
    const position = this.#positionIn(line, cell);
    const bit = 1 << (position & 31);
    for (let c = 0; c < colorCount; c += 1) {
      const word = c * words + (position >> 5);
      this.#masks[word] = c === color ? wordAt(this.#masks, word) | bit : wordAt(this.#masks, word) & ~bit;
    }
  }

  #shortestPrefix(solver: LineSolver, count: number): number {
    let applied = count;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      while (applied > middle) this.#free(--applied);
      while (applied < middle) this.#take(applied++);
      if (this.#feasible(solver)) low = middle + 1;
      else high = middle;
    }
    while (applied > high) this.#free(--applied);
    while (applied < high) this.#take(applied++);
    return high;
  }

  #free(index: number): void {
    const word = wordAt(this.#orderWords, index);
    this.#masks[word] = wordAt(this.#masks, word) | wordAt(this.#orderBits, index);
  }

  #take(index: number): void {
    const word = wordAt(this.#orderWords, index);
    this.#masks[word] = wordAt(this.#masks, word) & ~wordAt(this.#orderBits, index);
  }

  #feasible(solver: LineSolver): boolean {
    this.#budget.spend(solver.feasibleTicks);
    this.#stats.feasibilityTests += 1;
    return solver.feasible(this.#masks, 0);
  }

  #positionIn(line: number, cell: number): number {
    const { directions, topology } = this.#board.compiled;
    const { cellLine, cellPosition } = topology;
    let d = cell * directions;
    while (wordAt(cellLine, d) !== line) d += 1;
    return cellPosition[d] as number;
  }
}
