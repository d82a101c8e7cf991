// Bits in a row, most significant first, and numbers of unknown size among them.
//
// Exp-Golomb codes of order k (Teuhola 1978) are short for small numbers and need no upper bound:
//
//   order 0   0 → 1    1 → 010   2 → 011   3 → 00100
//   order 2   0 → 100  1 → 101   3 → 111   4 → 01000

/** Writes bits. */
export interface BitWriter {
  /** Appends the lowest `count` bits (at most 24) of a value. */
  bits(value: number, count: number): void;
  /** Appends a number from 0 in Exp-Golomb code. */
  number(value: number, order: number): void;
  /** All bits so far, the last byte filled up with zeros. */
  bytes(): Uint8Array;
}

/** Reads bits; every read gives `undefined` at the end of the bytes. */
export interface BitReader {
  bits(count: number): number | undefined;
  number(order: number): number | undefined;
  /** True if less than a byte is left and only zeros. */
  isAtEnd(): boolean;
}

/** Numbers stay below 2 to the 24th: more than there are cells. */
const MAX_BITS = 24;

/** Makes an empty writer. */
export function createBitWriter(): BitWriter {
  const done: number[] = [];
  let open = 0;
  let openCount = 0;
  const bits = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      open = (open << 1) | ((value >>> bit) & 1);
      openCount += 1;
      if (openCount === 8) {
        done.push(open);
        open = 0;
        openCount = 0;
      }
    }
  };
  return {
    bits,
    number(value, order) {
      const shifted = value + 2 ** order;
      const length = 32 - Math.clz32(shifted);
      bits(0, length - 1 - order);
      bits(shifted, length);
    },
    bytes: () => Uint8Array.from(openCount > 0 ? [...done, open << (8 - openCount)] : done),
  };
}

/** The bits that `number` would write. */
export function numberLength(value: number, order: number): number {
  const length = 32 - Math.clz32(value + 2 ** order);
  return 2 * length - 1 - order;
}

/** Reads from the first bit of some bytes. */
export function createBitReader(bytes: Uint8Array): BitReader {
  let pos = 0;
  const end = bytes.length * 8;
  const bits = (count: number): number | undefined => {
    if (pos + count > end) return undefined;
    let value = 0;
    for (let i = 0; i < count; i += 1, pos += 1) {
      value = (value << 1) | (((bytes[pos >>> 3] ?? 0) >>> (7 - (pos & 7))) & 1);
    }
    return value;
  };
  return {
    bits,
    number(order) {
      let zeros = 0;
      for (let bit = bits(1); bit !== 1; bit = bits(1)) {
        if (bit === undefined) return undefined;
        zeros += 1;
        if (zeros + order >= MAX_BITS) return undefined;
      }
      const rest = bits(zeros + order);
      return rest === undefined ? undefined : 2 ** (zeros + order) + rest - 2 ** order;
    },
    isAtEnd() {
      if (end - pos >= 8) return false;
      const rest = bits(end - pos);
      return rest === 0;
    },
  };
}
