// How long somebody has really played: counts while the page is in sight and the puzzle unsolved, and
// begins with the first move. Time comes from outside, so tests need not wait.

/** Counts milliseconds between `run` and `pause`. */
export class ActiveClock {
  readonly #now: () => number;
  #counted: number;
  #since: number | undefined;

  constructor(now: () => number, counted = 0) {
    this.#now = now;
    this.#counted = counted;
  }

  get ms(): number {
    return Math.round(this.#counted + (this.#since === undefined ? 0 : this.#now() - this.#since));
  }

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  run(): void {
    this.#since ??= this.#now();
  }

  pause(): void {
    this.#counted = this.ms;
    this.#since = undefined;
  }

  /** Goes on from a saved time. */
  set(ms: number): void {
    this.#counted = ms;
    if (this.#since !== undefined) this.#since = this.#now();
  }
}

/** Writes a time as a clock does: `0:07`, `12:34`, `1:02:03`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
