// A dive: decisions steered by beliefs, the surest first, through a few contradictions.
//
// The free cell about which the lines together are surest gets the colour they believe in; propagation follows, and
// after some decisions the beliefs are asked again. A contradiction is learnt from as always. After the fifth the dive
// ends, and the usual search goes on with the values that it left behind.

import type { Budget } from '../outcome/budget.ts';
import { wordAt } from '../puzzle/grid.ts';
import type { Beliefs } from './beliefs.ts';
import type { Board } from './board.ts';
import type { Literal } from './literal.ts';
import { hasColor } from './literal.ts';

const CONFLICTS = 5;
const BUCKETS = 1024; // how finely certainty is sorted
/** Decisions between two looks at the beliefs: one for so many cells. */
const CELLS_PER_DECISION = 32;

/** Gives decisions, one after the other, while it lasts. Mutable, owned by one search. */
export class Dive {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #beliefs: Beliefs;
  readonly #literals: Int32Array; // by cell: what is believed
  readonly #buckets: Uint16Array; // by cell: how surely
  readonly #order: Int32Array; // open cells, the surest first
  readonly #counts = new Int32Array(BUCKETS + 1);
  #orderLength = 0;
  #next = 0;
  #untilRefresh = 0;
  #conflictsLeft = 0;

  constructor(board: Board, budget: Budget, beliefs: Beliefs) {
    const { cellCount } = board.compiled;
    this.#board = board;
    this.#budget = budget;
    this.#beliefs = beliefs;
    this.#literals = new Int32Array(cellCount);
    this.#buckets = new Uint16Array(cellCount);
    this.#order = new Int32Array(cellCount);
  }

  get isActive(): boolean {
    return this.#conflictsLeft > 0;
  }

  /** @param conflicts how many it may meet; fewer than usual if it goes on after an interruption. */
  start(conflicts: number = CONFLICTS): void {
    this.#conflictsLeft = conflicts;
    this.#untilRefresh = 0;
  }

  /** How many contradictions it may still meet; none from 0 down. */
  get conflictsLeft(): number {
    return this.#conflictsLeft;
  }

  end(): void {
    this.#conflictsLeft = 0;
  }

  /** Notes a contradiction. What is undone has to be looked at again. */
  noteConflict(): void {
    this.#conflictsLeft -= 1;
    this.#untilRefresh = 0;
  }

  /** The next decision, or −1 if the budget ended while beliefs were asked; some cell is open. */
  next(): Literal {
    const { candidates } = this.#board;
    for (;;) {
      if (this.#untilRefresh <= 0 && !this.#refresh()) return -1;
      while (this.#next < this.#orderLength) {
        const cell = wordAt(this.#order, this.#next);
        this.#next += 1;
        const open = wordAt(candidates, cell);
        if ((open & (open - 1)) === 0) continue;
        const literal = wordAt(this.#literals, cell);
        if (this.#board.trail.values[literal] !== 0) continue;
        this.#untilRefresh -= 1;
        return literal;
      }
      this.#untilRefresh = 0;
    }
  }

  #refresh(): boolean {
    if (!this.#beliefs.refresh()) return false;
    this.#sort();
    this.#untilRefresh = Math.max(1, Math.floor(this.#orderLength / CELLS_PER_DECISION));
    return true;
  }

  /** Looks at all cells, for `believed` and `certainty`. */
  judgeAll(): void {
    this.#sort();
  }

  /** What the lines together believe of an open cell, as of the last look. */
  believed(cell: number): Literal {
    return wordAt(this.#literals, cell);
  }

  /** How surely, from 0 to 1. */
  certainty(cell: number): number {
    return 1 - (this.#buckets[cell] as number) / BUCKETS;
  }

  /** Lists the open cells by certainty, the surest first: a counting sort. */
  #sort(): void {
    const { candidates, compiled } = this.#board;
    const { cellCount } = compiled;
    const counts = this.#counts;
    counts.fill(0);
    this.#budget.spend(cellCount);
    for (let cell = 0; cell < cellCount; cell += 1) {
      const open = wordAt(candidates, cell);
      if ((open & (open - 1)) === 0) continue;
      const bucket = this.#judge(cell, open);
      this.#buckets[cell] = bucket;
      counts[bucket + 1] = wordAt(counts, bucket + 1) + 1;
    }
    for (let bucket = 1; bucket <= BUCKETS; bucket += 1) {
      counts[bucket] = wordAt(counts, bucket) + wordAt(counts, bucket - 1);
    }
    this.#orderLength = wordAt(counts, BUCKETS);
    this.#next = 0;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const open = wordAt(candidates, cell);
      if ((open & (open - 1)) === 0) continue;
      const bucket = this.#buckets[cell] as number;
      const place = wordAt(counts, bucket);
      this.#order[place] = cell;
      counts[bucket] = place + 1;
    }
  }

  /** Notes the colour that is believed in; gives 0 for a sure one, up to the last bucket for a toss-up. */
  #judge(cell: number, open: number): number {
    const { colorCount } = this.#board.compiled;
    let sum = 0;
    let best = -1;
    let bestColor = 0;
    for (let color = 0; color < colorCount; color += 1) {
      if (((open >>> color) & 1) === 0) continue;
      const weight = this.#beliefs.weightOf(cell, color);
      sum += weight;
      if (weight > best) {
        best = weight;
        bestColor = color;
      }
    }
    this.#literals[cell] = hasColor(cell, bestColor, colorCount);
    return Math.min(BUCKETS - 1, Math.floor((1 - best / sum) * BUCKETS));
  }
}
