// When beliefs steer the search, and how.
//
// Random-looking boards are steered at once and then again and again: there the hard part is the first solution.
// Drawings are left alone for the first hundred conflicts, because propagation and learning finish nearly all of them
// sooner than beliefs would pay; then they are steered again and again, too. After the first solution nobody
// steers: the proof that there is no other does not profit.
//
// Three arms take turns (the dive twice as often), because they fail on different boards:
//
//   dive        follow the beliefs
//   lean        leave the decisions to activity, but let beliefs set values and raise the activity of sure cells
//   disturbed   follow beliefs that were half replaced by noise (from a fixed generator: ticks stay deterministic)

import type { Budget } from '../outcome/budget.ts';
import { wordAt } from '../puzzle/grid.ts';
import { Beliefs } from './beliefs.ts';
import type { Board } from './board.ts';
import { Dive } from './dive.ts';
import type { Activity } from './learn/activity.ts';
import type { Literal } from './literal.ts';

const ROUGH_INTERVAL = 200; // conflicts between two steerings of a random-looking board
const SMOOTH_INTERVAL = 100; // the same for a drawing, and before its first
/** Arms in turn: 0 dive, 1 lean, 2 disturbed dive. */
const ARMS = [0, 2, 0, 1] as const;
/** Turn with which an arm of a portfolio begins: the first steers as a search alone would, the others differ from it. */
const FIRST_TURNS = [0, 1, 3] as const;
/** Blocks, compared with those of a random board of the same density, from which on a board counts as random. */
const ROUGH_SHARE = 0.75;

/** Steers one search by beliefs. Mutable; beliefs are made when they are first needed. */
export class Steering {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #activity: Activity;
  readonly #phases: Uint8Array;
  #beliefs: Beliefs | undefined;
  #dive: Dive | undefined;
  readonly #interval: number;
  #nextAt: number; // conflicts at which to steer again
  #turn: number;
  #isLeaning = false; // beliefs are being asked for the arm `lean`
  #noise: number;

  /** @param seat which arm of a portfolio this search is. */
  constructor(board: Board, budget: Budget, activity: Activity, phases: Uint8Array, seed: number, seat = 0) {
    this.#board = board;
    this.#budget = budget;
    this.#activity = activity;
    this.#phases = phases;
    const isRough = roughnessOf(board) >= ROUGH_SHARE;
    this.#interval = isRough ? ROUGH_INTERVAL : SMOOTH_INTERVAL;
    this.#nextAt = isRough ? 0 : SMOOTH_INTERVAL;
    this.#turn = FIRST_TURNS[seat % FIRST_TURNS.length] ?? 0;
    this.#noise = (Math.imul(seed + 1, 0x9e3779b1) | 1) >>> 0;
  }

  /**
   * Where it stands after so many conflicts, for `restore`: next steering, turn, noise, dive.
   *
   * Asking for beliefs can cost more than a short budget has. So an interruption takes one contradiction from a dive,
   * and ends an arm that is only being asked: the search gets on whatever the budgets are.
   */
  save(conflicts: number): readonly [number, number, number, number] {
    if (this.#nextAt === Number.POSITIVE_INFINITY) return [0, this.#turn, this.#noise, 0];
    const dive = Math.max(0, (this.#dive?.conflictsLeft ?? 0) - 1);
    return [1 + Math.max(0, this.#nextAt - conflicts), this.#turn, this.#noise, dive];
  }

  /** Goes on from there; conflicts are counted from 0. Beliefs are asked anew. */
  restore([next, turn, noise, diveConflicts]: readonly [number, number, number, number]): void {
    this.#nextAt = next === 0 ? Number.POSITIVE_INFINITY : next - 1;
    this.#turn = turn;
    this.#noise = noise;
    if (diveConflicts > 0) this.#makeDive().start(diveConflicts);
  }

  get isDiving(): boolean {
    return this.#dive?.isActive === true;
  }

  /**
   * At level 0, before the first decision and after each restart: lets the next arm take over if it is time.
   *
   * @returns false if the budget ended while beliefs were asked; call again to go on.
   */
  beginAt(conflicts: number): boolean {
    if (this.#isLeaning) return this.#lean();
    if (conflicts < this.#nextAt) return true;
    this.#nextAt = conflicts + this.#interval;
    const dive = this.#makeDive();
    const arm = ARMS[this.#turn % ARMS.length];
    this.#turn += 1;
    if (arm === 1) {
      this.#isLeaning = true;
      return this.#lean();
    }
    if (arm === 2) this.#beliefs?.disturb(() => this.#nextNoise());
    dive.start();
    return true;
  }

  #makeDive(): Dive {
    this.#beliefs ??= new Beliefs(this.#board, this.#budget);
    this.#dive ??= new Dive(this.#board, this.#budget, this.#beliefs);
    return this.#dive;
  }

  /** The next decision of a dive; −1 if the budget ended while beliefs were asked. */
  next(): Literal {
    return this.#dive?.next() ?? -1;
  }

  noteConflict(): void {
    this.#dive?.noteConflict();
  }

  /** No more steering: a solution was found. */
  end(): void {
    this.#nextAt = Number.POSITIVE_INFINITY;
    this.#dive?.end();
  }

  /** Values and activities from beliefs. */
  #lean(): boolean {
    const { candidates, compiled } = this.#board;
    const dive = this.#dive;
    if (dive === undefined || this.#beliefs?.refresh() === false) return false;
    this.#isLeaning = false;
    dive.judgeAll();
    for (let cell = 0; cell < compiled.cellCount; cell += 1) {
      const open = wordAt(candidates, cell);
      if ((open & (open - 1)) === 0) continue;
      const literal = dive.believed(cell);
      this.#phases[literal >> 1] = literal & 1;
      this.#activity.raise(literal >> 1, dive.certainty(cell));
    }
    return true;
  }

  #nextNoise(): number {
    this.#noise = (Math.imul(this.#noise, 1664525) + 1013904223) >>> 0;
    return (this.#noise + 1) / 0x100000001;
  }
}

/** How many blocks the clues have, for each block that a random board of their density would have. */
export function roughnessOf(board: Board): number {
  let blocks = 0;
  let expected = 0;
  for (const { clue, length } of board.compiled.lines) {
    let ink = 0;
    for (const block of clue) ink += block.length;
    blocks += clue.length;
    // A random line of density p starts a block at p(1 − p) of its cells.
    expected += (ink * (length - ink + 1)) / length;
  }
  return expected === 0 ? 0 : blocks / expected;
}
