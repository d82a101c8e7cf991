// The trail: every literal that is true, in the order in which it became true, and why.
//
// Levels cut it into pieces: level 0 holds what is true without any decision, and each decision opens
// a level. Undoing is walking back from the end:
//
//   trail   a  b | c  d  e | f        levelStart  0 2 5
//           level 0  level 1  level 2
//
// The reason of a literal is one number: a clause, a line, or one of the two rules that tie the colours of one
// cell together. Explanations are worked out from it only when a conflict asks (search.ts).

import { wordAt } from '../puzzle/grid.ts';
import type { Literal } from './literal.ts';

/** Reason of decisions and of root facts. Clauses are numbers above 0. */
export const NO_REASON = 0;

/** Reason "line l leaves no other way": −1 − l. */
export function lineReason(line: number): number {
  return -1 - line;
}

/** Reason of "not colour d": the cell has another colour. Below all lines. */
export const CELL_IS_DECIDED: number = -0x20000000;

/** Reason of "colour c": all other candidates of the cell are gone. */
export const ONLY_ONE_LEFT: number = -0x20000001;

/** What is true, in order, with level and reason. Mutable, owned by one Board. */
export class Trail {
  readonly literals: Int32Array; // in the order in which they became true
  length = 0;
  readonly values: Int8Array; // by literal: 1 true, −1 false, 0 open
  readonly levels: Int32Array; // by variable; valid while it has a value
  readonly reasons: Int32Array; // by variable; likewise
  readonly positions: Int32Array; // by variable: its index in `literals`; likewise
  readonly #levelStart: Int32Array; // trail length when level l was opened
  level = 0;
  #hasLevels = false; // true from the first decision on

  constructor(varCount: number) {
    this.literals = new Int32Array(varCount);
    this.values = new Int8Array(2 * varCount);
    this.levels = new Int32Array(varCount);
    this.reasons = new Int32Array(varCount);
    this.positions = new Int32Array(varCount);
    this.#levelStart = new Int32Array(varCount + 2);
  }

  /** Makes an open literal true. */
  push(literal: Literal, reason: number): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[literal ^ 1] = -1;
    // Until the first decision all levels are 0 as they were made: one table less to touch on big boards.
    if (this.#hasLevels) this.levels[variable] = this.level;
    this.reasons[variable] = reason;
    this.positions[variable] = this.length;
    this.literals[this.length] = literal;
    this.length += 1;
  }

  /** Takes the last literal back and gives it. */
  pop(): Literal {
    this.length -= 1;
    const literal = wordAt(this.literals, this.length);
    this.values[literal] = 0;
    this.values[literal ^ 1] = 0;
    return literal;
  }

  /** Opens a level: what follows depends on the next decision. */
  openLevel(): void {
    this.level += 1;
    this.#hasLevels = true;
    this.#levelStart[this.level] = this.length;
  }

  /** Trail length when a level was opened. */
  startOf(level: number): number {
    return level === 0 ? 0 : wordAt(this.#levelStart, level);
  }
}
