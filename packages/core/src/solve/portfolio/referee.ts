// Between the arms of a portfolio: passes news on, and lets the first verdict win.
//
//   arm 1: news     → told to arms 0 and 2
//   arm 0: decided  → the winner; arms 1 and 2 are stopped
//   all ended       → the outcome

import type { SolveResult } from '../../outcome/solve-result.ts';
import type { SolveStats } from '../../outcome/stats.ts';
import type { ArmOrder, ArmReport } from './arm.ts';

/** What a portfolio came to. */
export interface PortfolioOutcome {
  /** The winner's answer, its counters included; without a winner what the arms know. */
  readonly result: SolveResult;
  /** The arm that knew the verdict first; `null` if none did. */
  readonly winner: number | null;
  /** Counters of each arm; `null` for one that was lost. */
  readonly arms: readonly (SolveStats | null)[];
}

/** Hears the reports of all arms, gives them orders. */
export class Referee {
  readonly #give: (arm: number, order: ArmOrder) => void;
  readonly #results: (SolveResult | null | undefined)[]; // undefined: still at work; null: lost
  #winner: number | null = null;

  /** @param give carries an order to an arm. */
  constructor(armCount: number, give: (arm: number, order: ArmOrder) => void) {
    this.#give = give;
    this.#results = new Array<undefined>(armCount).fill(undefined);
  }

  /** Takes a report of an arm. */
  hear(arm: number, report: ArmReport): void {
    if (report.kind === 'news') {
      if (this.#winner === null) this.#tellOthers(arm, report);
    } else if (report.kind === 'ended') {
      this.#results[arm] = report.result;
    } else if (this.#winner === null) {
      this.#winner = arm;
      this.#tellOthers(arm, { kind: 'stop' });
    }
  }

  /** Notes that an arm will not report again, for example because its thread died. */
  lose(arm: number): void {
    if (this.#results[arm] === undefined) this.#results[arm] = null;
    if (this.#winner === arm) this.#winner = null;
  }

  /** Stops all arms: time is up, or somebody wants to leave. They report what they know. */
  stop(): void {
    this.#tellOthers(-1, { kind: 'stop' });
  }

  /** The arm that knew the verdict first, if one did. */
  get winner(): number | null {
    return this.#winner;
  }

  /** True once the winner has given its answer; only the counters of the others are waited for. */
  get isAnswered(): boolean {
    return this.#winner !== null && this.#results[this.#winner] !== undefined;
  }

  /** The outcome, once every arm has ended. */
  get outcome(): PortfolioOutcome | undefined {
    if (this.#results.includes(undefined)) return undefined;
    const result = this.#results[this.#winner ?? -1] ?? this.#bestKnown();
    if (result === undefined) return undefined;
    return { result, winner: this.#winner, arms: this.#results.map((own) => own?.stats ?? null) };
  }

  #tellOthers(arm: number, order: ArmOrder): void {
    for (let other = 0; other < this.#results.length; other += 1) {
      if (other !== arm && this.#results[other] === undefined) this.#give(other, order);
    }
  }

  /** Of answers without a verdict one that has a solution, else the first. */
  #bestKnown(): SolveResult | undefined {
    const known = this.#results.filter((result) => result !== null && result !== undefined);
    return known.find((result) => result.verdict !== 'unknown' || result.solution !== null) ?? known[0];
  }
}
