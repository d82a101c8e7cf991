// Which line to solve next: first in, first out, none twice.
//
// Priority queues do not pay: a line is solved faster than a heap is put in order.

import { wordAt } from '../puzzle/grid.ts';

/** A ring of lines with a flag for each. */
export class LineQueue {
  readonly #ring: Int32Array; // a power of two, so that going around is a bit operation and no case of its own
  readonly #waiting: Uint8Array; // 1 while the line is in the ring, or blocked
  #head = 0;
  #size = 0;

  constructor(lineCount: number) {
    this.#ring = new Int32Array(1 << (32 - Math.clz32(lineCount - 1)));
    this.#waiting = new Uint8Array(lineCount);
  }

  /** Lines that wait. */
  get size(): number {
    return this.#size;
  }

  /** Adds a line unless it waits already. */
  push(line: number): void {
    if (this.#waiting[line] !== 0) return;
    this.#waiting[line] = 1;
    const tail = (this.#head + this.#size) & (this.#ring.length - 1);
    this.#ring[tail] = line;
    this.#size += 1;
  }

  /**
   * Takes the next line, or −1. Until `release` the line cannot be pushed: a complete line solver is idempotent, so
   * its own deductions give it nothing new.
   */
  take(): number {
    if (this.#size === 0) return -1;
    const line = wordAt(this.#ring, this.#head);
    this.#head = (this.#head + 1) & (this.#ring.length - 1);
    this.#size -= 1;
    return line;
  }

  /** Lets a taken line be pushed again. */
  release(line: number): void {
    this.#waiting[line] = 0;
  }

  /** The lines that wait, in order. */
  waiting(): number[] {
    return Array.from({ length: this.#size }, (_, i) => wordAt(this.#ring, (this.#head + i) % this.#ring.length));
  }

  /** Forgets all waiting lines: after a back-jump nothing is left to do for them. */
  clear(): void {
    while (this.#size > 0) this.release(this.take());
  }
}
