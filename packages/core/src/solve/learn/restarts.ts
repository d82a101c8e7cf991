// When to begin again from the root, keeping all that was learnt.
//
// Moving averages: if the clauses of late are worse (higher LBD) than those over a long time, the current corner of the
// search is a bad one (Biere and Fröhlich, "Evaluating CDCL restart schemes", 2015). Luby's sequence 1 1 2 1 1 2 4 …
// needs no such signal, and goes well with dives.

/** Decides about restarts from the clauses learnt. */
export class Restarts {
  #recent = 0; // moving average of the LBD over about 32 conflicts
  #longTerm = 0; // and over about 4096
  #conflicts = 0;
  #sinceRestart = 0;
  #lubyIndex = 1;

  /** Notes a learnt clause. */
  learnt(lbd: number): void {
    this.#conflicts += 1;
    this.#sinceRestart += 1;
    this.#recent += (lbd - this.#recent) * Math.max(1 / 32, 1 / this.#conflicts);
    this.#longTerm += (lbd - this.#longTerm) * Math.max(1 / 4096, 1 / this.#conflicts);
  }

  /** True if it is time by the moving averages. */
  isStuck(): boolean {
    return this.#sinceRestart >= 50 && this.#recent > 1.2 * this.#longTerm;
  }

  /** True if it is time by Luby's sequence. */
  isLubyOver(unit: number): boolean {
    return this.#sinceRestart >= unit * luby(this.#lubyIndex);
  }

  /** Notes that the search began again. */
  restarted(): void {
    this.#sinceRestart = 0;
    this.#lubyIndex += 1;
  }
}

/** The i-th number of Luby's sequence, from 1: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … */
export function luby(index: number): number {
  let i = index;
  for (;;) {
    let size = 1;
    while (size < i) size = 2 * size + 1;
    if (size === i) return (size + 1) / 2;
    i -= (size - 1) / 2;
  }
}
