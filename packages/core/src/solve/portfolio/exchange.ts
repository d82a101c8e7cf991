// What an arm tells and hears: its short clauses go out, those of others wait here until it begins again at the root.
//
// A clause is learnt from the puzzle and from the blocking clauses of the solutions found so far: it follows from
// "puzzle, and none of these solutions". So it may be used by an arm that has excluded at least the same solutions. An
// arm that hears of a solution it has not found yet is led there first: cells take the solution's colours as values,
// decisions follow them without a contradiction, the solution stands on the board, is noted and excluded as
// any other. Nobody takes a solution on trust; a wrong one leads to a contradiction and is forgotten.

import type { Solution } from '../../outcome/solve-result.ts';
import { wordAt } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { HeardNews, NewsTopic } from './news.ts';
import { MAX_SHARED_SIZE, readNews, writeNews } from './news.ts';

/** Highest LBD of a clause that is worth telling. */
const MAX_SHARED_LBD = 6;
/** Most words of clauses that wait for the next takeNews; what is learnt beyond is kept to oneself. */
const OUTBOX_WORDS = 1 << 14;
/** Most news that wait for the next restart; the oldest go first. */
const INBOX_LENGTH = 256;
/** With more solutions than this an arm only enumerates, and tells nobody. */
const MAX_SOLUTIONS = 4;

/** One arm's mailbox. Mutable, owned by one run. */
export class Exchange {
  /** The arm's number, from 0. */
  readonly arm: number;
  readonly #topic: NewsTopic;
  readonly #excluded: Uint8Array[] = [];
  #outbox = new Int32Array(OUTBOX_WORDS);
  #outboxLength = 0;
  #hasNewSolution = false;
  #inbox: HeardNews[] = [];
  #followed: HeardNews | undefined; // whose solution the arm is being led to
  #isUrgent = false;
  #isOpen = true;

  constructor(puzzle: Puzzle, arm: number) {
    const cellCount = puzzle.width * puzzle.height;
    const colorCount = Math.max(2, puzzle.palette.length);
    this.arm = arm;
    this.#topic = { cellCount, colorCount, varCount: colorCount === 2 ? cellCount : cellCount * colorCount };
  }

  /** Notes a clause that was just learnt. */
  noteClause(literals: Int32Array, size: number, lbd: number): void {
    if (!this.#isOpen || size > MAX_SHARED_SIZE || lbd > MAX_SHARED_LBD) return;
    const start = this.#outboxLength;
    if (start + 2 + size > OUTBOX_WORDS) return;
    this.#outbox[start] = size;
    this.#outbox[start + 1] = Math.max(1, lbd);
    for (let i = 0; i < size; i += 1) this.#outbox[start + 2 + i] = wordAt(literals, i);
    this.#outboxLength = start + 2 + size;
  }

  /** Notes a solution that is about to be excluded. */
  noteSolution(solution: Solution): void {
    this.#excluded.push(Uint8Array.from(solution.cells));
    this.#hasNewSolution = true;
    if (this.#excluded.length > MAX_SOLUTIONS) this.close();
  }

  /** Nothing learnt from now on follows from the puzzle alone, or nobody needs it any more. */
  close(): void {
    this.#isOpen = false;
    this.#isUrgent = false;
    this.#inbox = [];
    this.#outboxLength = 0;
  }

  /** What is new since the last call; `undefined` if nothing is. */
  takeNews(): Int32Array | undefined {
    if (!this.#isOpen || (this.#outboxLength === 0 && !this.#hasNewSolution)) return undefined;
    const news = writeNews(this.#topic, this.#excluded, this.#outbox.subarray(0, this.#outboxLength));
    this.#outboxLength = 0;
    this.#hasNewSolution = false;
    return news;
  }

  /** Takes in the news of another arm. */
  hear(news: Int32Array): void {
    const heard = this.#isOpen ? readNews(this.#topic, news) : undefined;
    if (heard === undefined) return;
    if (this.#inbox.length === INBOX_LENGTH) this.#inbox.shift();
    this.#inbox.push(heard);
    this.#isUrgent ||= this.#unknownSolution(heard) !== undefined;
  }

  /** True if there is a solution to be led to: reason enough to begin again now. */
  get isUrgent(): boolean {
    return this.#isUrgent;
  }

  /** Clauses to add at the root, one behind the other as in `HeardNews`; `undefined` if none may be added now. */
  nextClauses(): Int32Array | undefined {
    for (let heard = this.#inbox[0]; heard !== undefined; heard = this.#inbox[0]) {
      if (this.#unknownSolution(heard) === undefined) {
        this.#inbox.shift();
        if (heard.clauses.length > 0) return heard.clauses;
      } else if (heard === this.#followed) {
        this.#inbox.shift(); // its solution led nowhere
      } else {
        break;
      }
    }
    return undefined;
  }

  /** After the clauses: a solution to be led to from the root, if the next news have one. */
  takeLead(): Uint8Array | undefined {
    this.#followed = this.#inbox[0];
    this.#isUrgent = false;
    return this.#followed && this.#unknownSolution(this.#followed);
  }

  #unknownSolution(heard: HeardNews): Uint8Array | undefined {
    return heard.solutions.find(
      (solution) => !this.#excluded.some((other) => other.every((color, cell) => color === solution[cell])),
    );
  }
}
