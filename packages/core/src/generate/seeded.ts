// Random numbers that are the same everywhere: same seed, same sequence, on every machine and runtime.
//
// The generator is xoshiro128** (Blackman and Vigna 2018), its state filled by splitmix32 from the
// 32-bit FNV-1a hash (Fowler, Noll, Vo) of the seed's UTF-16 code units. Integers only: `Math.sin` and its
// kin may differ between runtimes. It must never change; a better one would get another name.

/** A sequence of random numbers. Mutable: every call takes the next one. */
export interface Random {
  /** A whole number from 0 to 2³² − 1. */
  next(): number;
  /** A whole number from 0 to `count` − 1, each equally likely. */
  below(count: number): number;
}

/** Starts the sequence that belongs to a seed. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const splitmix = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  let [a, b, c, d] = [splitmix(), splitmix(), splitmix(), splitmix()];
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  return {
    next,
    below(count) {
      // Numbers beyond the last whole multiple of `count` would favour small results: drawn again.
      const limit = 2 ** 32 - (2 ** 32 % count);
      let drawn = next();
      while (drawn >= limit) drawn = next();
      return drawn % count;
    },
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}
