// One arm of a portfolio: the ordinary search with a seed of its own, which between two slices says what it has learnt
// and hears what others have. It knows nothing of threads: reports and orders are plain data, and whoever runs arms
// carries them.
//
//   in a worker                                            where the workers were started
//   ───────────                                            ──────────────────────────────
//   const arm = startArm(puzzle, index);                   const referee = new Referee(2, (arm, order) =>
//   onmessage = ({ data }) => arm.obey(data);                workers[arm].postMessage(order));
//   for (const report of arm.step(400_000))                worker.onmessage = ({ data }) => referee.hear(index, data);
//     postMessage(report);     … until `arm.isOver`        referee.outcome   … once every arm has ended
//
// Between two steps a worker lets messages in (a turn of its event loop).

import type { SolveResult } from '../../outcome/solve-result.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { Run } from '../run.ts';
import type { SolveOptions } from '../solve.ts';
import { Exchange } from './exchange.ts';

/** What an arm says: plain data, fit for `postMessage`; the buffer of `news` may be transferred. */
export type ArmReport =
  /** Short clauses and solutions, for the other arms. */
  | { readonly kind: 'news'; readonly news: Int32Array }
  /** The verdict is known; the answer may take a little longer. */
  | { readonly kind: 'decided' }
  /** The last report: the answer, or what is known after a stop. */
  | { readonly kind: 'ended'; readonly result: SolveResult };

/** What an arm is told. */
export type ArmOrder = { readonly kind: 'news'; readonly news: Int32Array } | { readonly kind: 'stop' };

/** An arm in slices. */
export interface SolveArm {
  /** Ticks spent so far. */
  readonly ticks: number;
  /** True once it has given its last report. */
  readonly isOver: boolean;
  /** Works for about so many ticks and gives what there is to report. */
  step(ticks: number): readonly ArmReport[];
  /** Takes an order; it is carried out in the next step. */
  obey(order: ArmOrder): void;
}

/**
 * Begins one arm. Arm 0 does what `startSolve` does, until it hears of another; with the same orders at the same ticks
 * an arm does the same everywhere.
 *
 * @param index the arm's number: gives it its own seed, and its own first steering.
 * @param options the same for all arms; the budget is each arm's own.
 */
export function startArm(puzzle: Puzzle, index: number, options: SolveOptions = {}): SolveArm {
  return new Arm(puzzle, index, options);
}

class Arm implements SolveArm {
  readonly #exchange: Exchange;
  readonly #run: Run;
  #isStopped = false;
  #saidDecided = false;
  isOver = false;

  constructor(puzzle: Puzzle, index: number, options: SolveOptions) {
    this.#exchange = new Exchange(puzzle, index);
    const own = { ...options, seed: (options.seed ?? 0) + index };
    this.#run = new Run(puzzle, own, undefined, Number.POSITIVE_INFINITY, this.#exchange);
  }

  get ticks(): number {
    return this.#run.ticks;
  }

  step(ticks: number): readonly ArmReport[] {
    if (this.isOver) return [];
    const answer = this.#isStopped ? this.#run.result() : this.#run.advance(ticks);
    const reports: ArmReport[] = [];
    const news = this.#exchange.takeNews();
    if (this.#run.isDecided && !this.#saidDecided) {
      this.#saidDecided = true;
      reports.push({ kind: 'decided' });
    } else if (news !== undefined) {
      reports.push({ kind: 'news', news });
    }
    if (answer !== undefined) {
      this.isOver = true;
      reports.push({ kind: 'ended', result: answer });
    }
    return reports;
  }

  obey(order: ArmOrder): void {
    if (order.kind === 'stop') this.#isStopped = true;
    else this.#exchange.hear(order.news);
  }
}
