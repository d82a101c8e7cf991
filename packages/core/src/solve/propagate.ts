// Propagation: clauses to a fixpoint, then one line, and again, until nothing changes.
//
//   take a line → solve it → write what it lost to the board → the crossing lines wait in the queue
//
// Lines come first in, first out; the first pass is sorted by slack, because a line that can hardly move says most.
// The fixpoint does not depend on the order (law in test/laws/solver.laws.ts): line solving is complete, monotone
// and idempotent.

import type { LineSolver } from '../line/line-solver.ts';
import type { Budget } from '../outcome/budget.ts';
import type { SolveObserver } from '../outcome/solve-event.ts';
import type { SolveStats } from '../outcome/stats.ts';
import { at, wordAt } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import type { ClauseStore } from './learn/clauses.ts';
import { cellOf } from './literal.ts';
import { lineReason } from './trail.ts';

/** What propagation came to: everything follows, or the work was interrupted; else the reason of a contradiction. */
export const FIXPOINT = 0;
export const PAUSED: number = -0x30000000;

/** Carries consequences through one board. */
export class Propagator {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #stats: SolveStats;
  readonly #observer: SolveObserver | undefined;
  readonly #narrowed: Int32Array; // what the line solver writes
  /** Learnt and blocking clauses; none until the search begins. */
  clauses: ClauseStore | undefined;

  constructor(board: Board, budget: Budget, stats: SolveStats, observer?: SolveObserver) {
    this.#board = board;
    this.#budget = budget;
    this.#stats = stats;
    this.#observer = observer;
    let words = 0;
    for (const lineWords of board.compiled.lineWords) words = Math.max(words, lineWords);
    this.#narrowed = new Int32Array(words * board.compiled.colorCount);
  }

  /**
   * Propagates to the fixpoint.
   *
   * @returns `FIXPOINT`, `PAUSED` when the budget ended (call again to go on), or the contradiction as the reason it
   *   would be: a clause above 0, a line below (see trail.ts).
   */
  run(): number {
    const { queue } = this.#board;
    for (;;) {
      if (this.#budget.isOver) return PAUSED;
      if (this.clauses !== undefined) {
        const conflict = this.clauses.propagate();
        if (conflict !== 0) return conflict;
      }
      const line = queue.take();
      if (line < 0) return FIXPOINT;
      const fits = this.#solveLine(line);
      queue.release(line);
      if (!fits) return lineReason(line);
    }
  }

  /** Solves one waiting line and no other. False if nothing fits. */
  runOne(): boolean {
    const line = this.#board.queue.take();
    if (line < 0) return true;
    const fits = this.#solveLine(line);
    this.#board.queue.release(line);
    return fits;
  }

  /** Solves one line and writes the news to the board. False if nothing fits. */
  #solveLine(line: number): boolean {
    const board = this.#board;
    const { compiled } = board;
    const { masks, trail } = board;
    const solver = compiled.solvers[line] as LineSolver;
    const narrowed = this.#narrowed;
    const start = wordAt(compiled.maskStart, line);
    const words = wordAt(compiled.lineWords, line);
    const { colors } = solver;
    const before = trail.length;
    this.#budget.spend(solver.ticks);
    this.#stats.lineSolves += 1;
    if (!solver.solve(masks, start, narrowed)) return false;
    const reason = lineReason(line);
    for (let i = 0; i < colors.length; i += 1) {
      const color = wordAt(colors, i);
      for (let word = 0; word < words; word += 1) {
        const lost = wordAt(masks, start + color * words + word) & ~wordAt(narrowed, color * words + word);
        if (lost !== 0) board.narrowWord(line, color, word, lost, reason);
      }
    }
    if (this.#observer !== undefined && trail.length > before) this.#report(line, before);
    return true;
  }

  /** Tells the observer what a line gave. */
  #report(line: number, before: number): void {
    const { trail, candidates, compiled } = this.#board;
    const cells = new Set<number>();
    for (let i = before; i < trail.length; i += 1) cells.add(cellOf(wordAt(trail.literals, i), compiled.colorCount));
    this.#observer?.({
      kind: 'line',
      line: at(compiled.lines, line).ref,
      cells: [...cells].map((cell) => ({ cell, candidates: wordAt(candidates, cell) >>> 0 })),
    });
  }
}
