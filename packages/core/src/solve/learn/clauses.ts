// Clauses: what the search has learnt, "at least one of these literals holds".
//
// All clauses lie in one growing Int32Array, three words of header and then the literals:
//
//   … | size | lbd | used | a  b  c … |      a clause is named by the index of its `size` word, always above 0
//
// Two literals of each clause are *watched* (the first two): as long as neither is false nothing can follow from it,
// so only clauses watching a literal that just became false are visited (Moskewicz et al., "Chaff", 2001). A watch
// keeps a *blocker* beside the clause, some other of its literals: if that is true the clause need not be read.
//
// Clauses are kept by their LBD, the number of levels among their literals when learnt (Audemard and Simon, 2009):
// up to 2 for ever, up to 6 as long as they are used, of the rest the worse half goes at every reduction.

import type { Budget } from '../../outcome/budget.ts';
import { wordAt } from '../../puzzle/grid.ts';
import type { Board } from '../board.ts';
import type { Literal } from '../literal.ts';

const HEADER = 3;
const KEEP_ALWAYS_LBD = 2;
const KEEP_USED_LBD = 6;
/** LBD of clauses that are part of the question (blocking clauses): never deleted. */
const PERMANENT_LBD = 0;

/** The clause arena with its watches. Mutable, owned by one search. */
export class ClauseStore {
  readonly #board: Board;
  readonly #budget: Budget;
  #arena = new Int32Array(1 << 12);
  #end = 1; // 0 is no clause
  readonly #watches: Int32Array[]; // by literal: pairs clause, blocker, visited when the literal becomes false
  readonly #watchCounts: Int32Array; // numbers in use in each
  #next = 0; // first literal on the trail that is not propagated
  #learntCount = 0;

  constructor(board: Board, budget: Budget) {
    this.#board = board;
    this.#budget = budget;
    const literalCount = 2 * board.compiled.varCount;
    this.#watches = new Array<Int32Array>(literalCount).fill(EMPTY);
    this.#watchCounts = new Int32Array(literalCount);
    this.#next = board.trail.length;
  }

  /** Clauses that `reduce` may delete. */
  get learntCount(): number {
    return this.#learntCount;
  }

  /** The array that holds the literals of a clause from `firstOf` on; valid until a clause is added. */
  get arena(): Int32Array {
    return this.#arena;
  }

  /** Index of a clause's first literal. */
  firstOf(clause: number): number {
    return clause + HEADER;
  }

  sizeOf(clause: number): number {
    return wordAt(this.#arena, clause);
  }

  /** Notes that a conflict used the clause; keeps the best LBD it was seen with. */
  markUsed(clause: number, lbd: number): void {
    this.#arena[clause + 2] = 1;
    const known = wordAt(this.#arena, clause + 1);
    if (known !== PERMANENT_LBD && lbd < known) this.#arena[clause + 1] = lbd;
  }

  lbdOf(clause: number): number {
    return wordAt(this.#arena, clause + 1);
  }

  /** Adds a learnt clause of at least two literals; the first two are watched. */
  addLearnt(literals: Int32Array, size: number, lbd: number): number {
    this.#learntCount += 1;
    return this.#add(literals, size, Math.max(1, lbd));
  }

  /** Adds a clause that is never deleted. */
  addPermanent(literals: Int32Array, size: number): number {
    return this.#add(literals, size, PERMANENT_LBD);
  }

  #add(literals: Int32Array, size: number, lbd: number): number {
    const clause = this.#end;
    this.#reserve(clause + HEADER + size);
    const arena = this.#arena;
    arena[clause] = size;
    arena[clause + 1] = lbd;
    arena[clause + 2] = 1;
    for (let i = 0; i < size; i += 1) arena[clause + HEADER + i] = wordAt(literals, i);
    this.#end = clause + HEADER + size;
    this.#watch(wordAt(literals, 0), clause, wordAt(literals, 1));
    this.#watch(wordAt(literals, 1), clause, wordAt(literals, 0));
    return clause;
  }

  /** Carries all new literals of the trail through the clauses. Gives the violated clause, or 0. */
  propagate(): number {
    const board = this.#board;
    const { trail } = board;
    const { values, literals } = trail;
    if (this.#next > trail.length) this.#next = trail.length;
    while (this.#next < trail.length) {
      const falsified = wordAt(literals, this.#next) ^ 1;
      this.#next += 1;
      const count = wordAt(this.#watchCounts, falsified);
      if (count === 0) continue;
      this.#budget.spend(1 + (count >> 1));
      const watches = this.#watches[falsified] as Int32Array;
      const arena = this.#arena;
      let kept = 0;
      let conflict = 0;
      let i = 0;
      while (i < count) {
        const clause = wordAt(watches, i);
        const blocker = wordAt(watches, i + 1);
        i += 2;
        if ((values[blocker] as number) > 0) {
          watches[kept] = clause;
          watches[kept + 1] = blocker;
          kept += 2;
          continue;
        }
        const first = clause + HEADER;
        let other = wordAt(arena, first);
        if (other === falsified) {
          other = wordAt(arena, first + 1);
          arena[first] = other;
          arena[first + 1] = falsified;
        }
        const value = values[other] as number;
        if (value <= 0 && this.#moveWatch(clause, first, other)) continue;
        watches[kept] = clause;
        watches[kept + 1] = other;
        kept += 2;
        if (value > 0) continue;
        if (value < 0) {
          conflict = clause;
          break;
        }
        board.narrow(other, clause);
      }
      while (i < count) watches[kept++] = wordAt(watches, i++);
      this.#watchCounts[falsified] = kept;
      if (conflict !== 0) return conflict;
    }
    return 0;
  }

  /** After undoing: literals behind the new end of the trail are to be propagated again. */
  rewind(): void {
    if (this.#next > this.#board.trail.length) this.#next = this.#board.trail.length;
  }

  /** Looks for a literal that is not false to watch instead of the second. */
  #moveWatch(clause: number, first: number, blocker: Literal): boolean {
    const arena = this.#arena;
    const { values } = this.#board.trail;
    const end = first + wordAt(arena, clause);
    for (let k = first + 2; k < end; k += 1) {
      const literal = wordAt(arena, k);
      if ((values[literal] as number) < 0) continue;
      arena[k] = wordAt(arena, first + 1);
      arena[first + 1] = literal;
      this.#watch(literal, clause, blocker);
      return true;
    }
    return false;
  }

  #watch(literal: Literal, clause: number, blocker: Literal): void {
    const count = wordAt(this.#watchCounts, literal);
    let list = this.#watches[literal] as Int32Array;
    if (count + 2 > list.length) {
      const grown = new Int32Array(Math.max(8, list.length * 2));
      grown.set(list);
      this.#watches[literal] = grown;
      list = grown;
    }
    list[count] = clause;
    list[count + 1] = blocker;
    this.#watchCounts[literal] = count + 2;
  }

  #reserve(length: number): void {
    if (length <= this.#arena.length) return;
    let capacity = this.#arena.length;
    while (capacity < length) capacity *= 2;
    const grown = new Int32Array(capacity);
    grown.set(this.#arena.subarray(0, this.#end));
    this.#arena = grown;
  }

  /**
   * Deletes the less useful half of the learnt clauses and compacts the arena. Call at level 0, where no clause is the
   * reason of anything that will be asked for; clauses that hold for ever go too, false literals are cut off.
   */
  reduce(): void {
    const doomed = this.#lbdLimit();
    const arena = this.#arena;
    const { values } = this.#board.trail;
    this.#watchCounts.fill(0);
    let to = 1;
    this.#learntCount = 0;
    for (let clause = 1; clause < this.#end; ) {
      const size = wordAt(arena, clause);
      const lbd = wordAt(arena, clause + 1);
      const used = wordAt(arena, clause + 2);
      const next = clause + HEADER + size;
      const keep = lbd <= KEEP_ALWAYS_LBD || (lbd <= KEEP_USED_LBD && used !== 0) || lbd < doomed;
      if (keep) {
        const kept = this.#compact(clause, size, to, values);
        if (kept > 0) {
          arena[to] = kept;
          arena[to + 1] = lbd;
          arena[to + 2] = 0;
          this.#watch(wordAt(arena, to + HEADER), to, wordAt(arena, to + HEADER + 1));
          this.#watch(wordAt(arena, to + HEADER + 1), to, wordAt(arena, to + HEADER));
          to += HEADER + kept;
          if (lbd !== PERMANENT_LBD) this.#learntCount += 1;
        }
      }
      clause = next;
    }
    this.#end = to;
  }

  /** Copies the literals that are still open; 0 if the clause is true for ever. */
  #compact(clause: number, size: number, to: number, values: Int8Array): number {
    const arena = this.#arena;
    for (let i = 0; i < size; i += 1) if ((values[wordAt(arena, clause + HEADER + i)] as number) > 0) return 0;
    let kept = 0;
    for (let i = 0; i < size; i += 1) {
      const literal = wordAt(arena, clause + HEADER + i);
      if ((values[literal] as number) < 0) continue;
      arena[to + HEADER + kept] = literal;
      kept += 1;
    }
    return kept;
  }

  /** The LBD from which on clauses go, so that about half of the learnt ones with a higher LBD than 2 stay. */
  #lbdLimit(): number {
    const counts = new Int32Array(64);
    let total = 0;
    for (let clause = 1; clause < this.#end; clause += HEADER + wordAt(this.#arena, clause)) {
      const lbd = wordAt(this.#arena, clause + 1);
      if (lbd <= KEEP_ALWAYS_LBD) continue;
      const bucket = Math.min(63, lbd);
      counts[bucket] = wordAt(counts, bucket) + 1;
      total += 1;
    }
    let below = 0;
    for (let lbd = 0; lbd < 64; lbd += 1) {
      below += wordAt(counts, lbd);
      if (below * 2 >= total) return lbd + 1;
    }
    return 64;
  }

  /** All clauses of one LBD; 0 for the permanent ones. */
  *clausesOf(lbd: number): Generator<{ readonly lbd: number; readonly literals: Int32Array }> {
    for (let clause = 1; clause < this.#end; ) {
      const size = wordAt(this.#arena, clause);
      if (wordAt(this.#arena, clause + 1) === lbd) {
        yield { lbd, literals: this.#arena.slice(clause + HEADER, clause + HEADER + size) };
      }
      clause += HEADER + size;
    }
  }
}

const EMPTY = new Int32Array(0);
