// Seeded random numbers for tests: the same numbers everywhere, and quick enough for a hundred thousand lines.

/** A source of random numbers. */
export interface Random {
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Makes a generator (mulberry32, Tommy Ettinger 2017). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  return {
    below: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
  };
}
