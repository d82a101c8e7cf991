// Numbers as short text: small ones take one byte, bytes become base64url, a checksum guards the whole.
//
//   300 → bytes 172 2   (seven bits a byte, the high bit says "more follows": LEB128)

import { at } from '../puzzle/grid.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** FNV-1a, 32 bits (Fowler, Noll and Vo). */
export function hashNumbers(numbers: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((number >>> shift) & 255), 0x01000193);
  }
  return hash >>> 0;
}

/** Collects numbers from 0 to 2^31 − 1. */
export class NumberWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  write(number: number): void {
    let rest = number;
    while (rest >= 128) {
      this.#byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#byte(rest);
  }

  /** Writes rising numbers as their differences. */
  writeRising(numbers: ArrayLike<number>): void {
    this.write(numbers.length);
    let previous = 0;
    for (let i = 0; i < numbers.length; i += 1) {
      this.write(at(numbers, i) - previous);
      previous = at(numbers, i);
    }
  }

  /** Everything written so far. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #byte(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}

/** Reads what a NumberWriter wrote. Past the end, `isBroken` becomes true and all numbers are 0. */
export class NumberReader {
  readonly #bytes: Uint8Array;
  #next = 0;
  isBroken = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let number = 0;
    for (let shift = 0; shift < 32; shift += 7) {
      const byte = this.#bytes[this.#next];
      if (byte === undefined) break;
      this.#next += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number >>> 0;
    }
    this.isBroken = true;
    return 0;
  }

  /** Reads a number that must be below a limit. */
  readBelow(limit: number): number {
    const number = this.read();
    if (number < limit) return number;
    this.isBroken = true;
    return 0;
  }

  /** Reads rising numbers below a limit. */
  readRising(limit: number): Int32Array {
    const count = this.readBelow(limit + 1);
    const numbers = new Int32Array(this.isBroken ? 0 : count);
    let previous = 0;
    for (let i = 0; i < numbers.length && !this.isBroken; i += 1) {
      previous += this.readBelow(limit - previous);
      numbers[i] = previous;
    }
    return numbers;
  }
}

/** Bytes as base64url without padding (RFC 4648). */
export function bytesToText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const rest = bytes.length - i;
    const triple = (at(bytes, i) << 16) | (rest > 1 ? at(bytes, i + 1) << 8 : 0) | (rest > 2 ? at(bytes, i + 2) : 0);
    parts.push(at(ALPHABET, triple >> 18), at(ALPHABET, (triple >> 12) & 63));
    if (rest > 1) parts.push(at(ALPHABET, (triple >> 6) & 63));
    if (rest > 2) parts.push(at(ALPHABET, triple & 63));
  }
  return parts.join('');
}

/** Reads base64url back; `undefined` if a character does not belong there. */
export function textToBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let width = 0;
  let length = 0;
  for (const char of text) {
    const value = ALPHABET.indexOf(char);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    width += 6;
    if (width < 8) continue;
    width -= 8;
    bytes[length] = (bits >> width) & 255;
    length += 1;
  }
  return bytes;
}
