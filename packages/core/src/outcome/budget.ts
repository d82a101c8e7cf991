// Work is counted in ticks, never in time: the same puzzle costs the same ticks on every machine
// and runtime, and clocks that stand still on edge runtimes do no harm.
//
// One tick is about one word operation of one block of a line. Whoever works calls `spend`;
// whoever loops asks `isOver` between two pieces of work.

/** Anything that can ask for an end; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Counts ticks up to a limit. Mutable: one budget belongs to one run. */
export class Budget {
  /** Ticks spent so far. */
  ticks = 0;
  /** Ticks allowed; `Infinity` for no limit. */
  readonly limit: number;
  readonly #stop: StopSignal | undefined;

  constructor(limit: number = Number.POSITIVE_INFINITY, stop?: StopSignal) {
    this.limit = limit;
    this.#stop = stop;
  }

  /** Counts work that was done. */
  spend(ticks: number): void {
    this.ticks += ticks;
  }

  /** True once the limit is reached. */
  get isSpent(): boolean {
    return this.ticks >= this.limit;
  }

  /** True once somebody asked to stop. */
  get isStopped(): boolean {
    return this.#stop?.aborted === true;
  }

  /** True if the work has to end, for either reason. */
  get isOver(): boolean {
    return this.isSpent || this.isStopped;
  }
}
