// When to begin again from the root, keeping all that was learnt.
//
// After 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … units of conflicts: Luby's sequence needs no signal from the search, is never
// far from the best of all fixed schedules (Luby, Sinclair and Zuckerman, 1993), and gives dives a chance every so often.

const UNIT = 100;

/** Counts conflicts since the last restart. */
export class Restarts {
  #conflicts = 0;
  #index = 1;

  noteConflict(): void {
    this.#conflicts += 1;
  }

  /** True if it is time to begin again. */
  isDue(): boolean {
    return this.#conflicts >= UNIT * luby(this.#index);
  }

  /** Notes that the search began again. */
  restarted(): void {
    this.#conflicts = 0;
    this.#index += 1;
  }

  /** Where it stands, for `restore`. */
  save(): readonly [number, number] {
    return [this.#index, this.#conflicts];
  }

  restore(index: number, conflicts: number): void {
    this.#index = Math.max(1, index);
    this.#conflicts = conflicts;
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
