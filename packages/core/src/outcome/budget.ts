// Work is counted in ticks, never in time: the same puzzle costs the same ticks on every machine
// and runtime, and clocks that stand still on edge runtimes do no harm.
//
// One tick is about one word operation of one block of a line. Whoever works calls `spend`;
// whoever loops asks `isOver` between two pieces of work.

/** Anything that can ask for an end; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Ticks between two looks at the stop signal, whose getter can be slow. */
const POLL_TICKS = 20_000;

/** Counts ticks up to a limit. Mutable: one budget belongs to one run. */
export class Budget {
  /** Ticks spent so far. */
  ticks = 0;
  /** Ticks allowed; `Infinity` for no limit. */
  readonly limit: number;
  /** Work pauses here at the latest, to go on later: the end of a slice. */
  pauseAt: number;
  readonly #stop: StopSignal | undefined;
  #nextPoll = 0;
  #isStopped = false;

  constructor(limit: number = Number.POSITIVE_INFINITY, stop?: StopSignal) {
    this.limit = limit;
    this.pauseAt = limit;
    this.#stop = stop;
    if (stop === undefined) this.#nextPoll = Number.POSITIVE_INFINITY;
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
    if (!this.#isStopped && this.#stop !== undefined) this.#isStopped = this.#stop.aborted;
    return this.#isStopped;
  }

  /** True if the work has to end or to pause, for whatever reason. */
  get isOver(): boolean {
    if (this.ticks >= this.pauseAt) return true;
    if (this.ticks < this.#nextPoll) return this.#isStopped;
    this.#nextPoll = this.ticks + POLL_TICKS;
    return this.isStopped;
  }
}
