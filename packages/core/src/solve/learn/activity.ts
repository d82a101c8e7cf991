// Which variable to decide next: the one that took part in conflicts most, and most recently.
//
// Each conflict adds the current step to the variables it met; the step grows by 1/0.95 at each conflict, so that old
// merits fade (Eén and Sörensson, "An extensible SAT-solver", 2003). A binary heap keeps the most active on top.

import { at, wordAt } from '../../puzzle/grid.ts';

const DECAY = 0.95;
const RESCALE_ABOVE = 1e100;

/** Activities with a heap of the variables that may be undecided. */
export class Activity {
  readonly values: Float64Array; // by variable
  readonly #heap: Int32Array;
  readonly #places: Int32Array; // by variable: index in the heap, −1 outside
  #size = 0;
  #step = 1;

  constructor(variableCount: number) {
    this.values = new Float64Array(variableCount);
    this.#heap = new Int32Array(variableCount);
    this.#places = new Int32Array(variableCount).fill(-1);
  }

  /** Makes a variable more likely to be decided soon. */
  bump(variable: number): void {
    const value = (this.values[variable] as number) + this.#step;
    this.values[variable] = value;
    if (value > RESCALE_ABOVE) this.#rescale();
    const place = wordAt(this.#places, variable);
    if (place >= 0) this.#rise(place);
  }

  /** Adds a share of what a conflict would. */
  raise(variable: number, share: number): void {
    this.values[variable] = (this.values[variable] as number) + this.#step * share;
    const place = wordAt(this.#places, variable);
    if (place >= 0) this.#rise(place);
  }

  /** After a conflict: everything older counts less. */
  fade(): void {
    this.#step /= DECAY;
  }

  /** Puts a variable back among those to be decided. */
  insert(variable: number): void {
    if (wordAt(this.#places, variable) >= 0) return;
    this.#places[variable] = this.#size;
    this.#heap[this.#size] = variable;
    this.#size += 1;
    this.#rise(this.#size - 1);
  }

  /** Takes the most active variable out; −1 if none is left. */
  take(): number {
    if (this.#size === 0) return -1;
    const top = wordAt(this.#heap, 0);
    this.#size -= 1;
    this.#places[top] = -1;
    if (this.#size > 0) {
      const last = wordAt(this.#heap, this.#size);
      this.#heap[0] = last;
      this.#places[last] = 0;
      this.#sink(0);
    }
    return top;
  }

  /** Gives all variables small different activities, so that another seed breaks ties in another order. */
  shuffle(seed: number): void {
    let state = (Math.imul(seed, 0x9e3779b1) | 1) >>> 0;
    for (let variable = 0; variable < this.values.length; variable += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      this.values[variable] = state / 0x10000000000000;
    }
  }

  /** Takes activities over from `halvings`. */
  restoreFrom(halvings: Uint8Array): void {
    for (let variable = 0; variable < halvings.length; variable += 1) {
      let value = at(halvings, variable) === 255 ? 0 : 1;
      for (let count = at(halvings, variable); count > 0 && value > 0; count -= 1) value /= 2;
      this.values[variable] = value;
      const place = wordAt(this.#places, variable);
      if (place >= 0) this.#rise(place);
    }
  }

  /** By variable: how many times its activity can be halved before the largest is reached; 255 for next to none. */
  halvings(): Uint8Array {
    let largest = 0;
    for (const value of this.values) largest = Math.max(largest, value);
    return Uint8Array.from(this.values, (value) => {
      if (value * 1e12 < largest || value === 0) return 255;
      let count = 0;
      for (let scaled = value; scaled < largest; scaled *= 2) count += 1;
      return count;
    });
  }

  #rescale(): void {
    for (let v = 0; v < this.values.length; v += 1) this.values[v] = (this.values[v] as number) / RESCALE_ABOVE;
    this.#step /= RESCALE_ABOVE;
  }

  #rise(from: number): void {
    const heap = this.#heap;
    const variable = wordAt(heap, from);
    const value = this.values[variable] as number;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = wordAt(heap, parent);
      if ((this.values[above] as number) >= value) break;
      heap[place] = above;
      this.#places[above] = place;
      place = parent;
    }
    heap[place] = variable;
    this.#places[variable] = place;
  }

  #sink(from: number): void {
    const heap = this.#heap;
    const variable = wordAt(heap, from);
    const value = this.values[variable] as number;
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#size) break;
      if (
        child + 1 < this.#size &&
        (this.values[wordAt(heap, child + 1)] as number) > (this.values[wordAt(heap, child)] as number)
      )
        child += 1;
      const below = wordAt(heap, child);
      if ((this.values[below] as number) <= value) break;
      heap[place] = below;
      this.#places[below] = place;
      place = child;
    }
    heap[place] = variable;
    this.#places[variable] = place;
  }
}
