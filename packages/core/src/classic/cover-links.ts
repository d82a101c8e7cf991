// The linked lists of the exact cover: building, covering, undoing.
//
// Nodes are numbers; the arrays say what lies above, below, left and right of each. Items come first
// (lines 1 … L, then cells), then the options, each framed by spacers:
//
//   spacer │ line 4 │ cell 7 as 1 │ cell 8 as 2 │ … │ spacer
//
// `top` of a node is its item; of a spacer it is 0 or less. `up` of a spacer is the first node of the
// option before it, `down` the last node of the option behind it, so hiding an option needs no start.
// Colours are stored as colour + 1; -1 means "agreed on by a choice above, leave it alone".

import type { Budget } from '../outcome/budget.ts';
import type { Clue } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { countPatterns, patterns } from './patterns.ts';

/** The cover problem of a puzzle as flat arrays. */
export interface CoverMatrix {
  readonly rowCount: number;
  readonly lineCount: number;
  readonly cellCount: number;
  readonly up: Int32Array;
  readonly down: Int32Array;
  readonly top: Int32Array;
  readonly color: Int8Array;
  readonly size: Int32Array; // size[item] = options in its list
}

/** Writes every pattern of every line as an option. */
export function buildCover(puzzle: Puzzle): CoverMatrix {
  const { width, height } = puzzle;
  const lines = [
    ...puzzle.rows.map((clue, row) => ({ clue, length: width, cell: (i: number) => row * width + i })),
    ...puzzle.columns.map((clue, column) => ({ clue, length: height, cell: (i: number) => i * width + column })),
  ];
  const itemCount = lines.length + width * height;
  const nodeCount = lines.reduce(
    (sum, line) => sum + countPatterns(line.clue, line.length) * (line.length + 2),
    itemCount + 2,
  );
  const up = Int32Array.from({ length: nodeCount }, (_, node) => (node <= itemCount ? node : 0));
  const down = up.slice();
  const top = new Int32Array(nodeCount);
  const color = new Int8Array(nodeCount);
  const size = new Int32Array(itemCount + 1);

  const append = (node: number, item: number): void => {
    top[node] = item;
    up[node] = at(up, item);
    down[node] = item;
    down[at(up, item)] = node;
    up[item] = node;
    size[item] = at(size, item) + 1;
  };

  let spacer = itemCount + 1;
  lines.forEach((line: { clue: Clue; length: number; cell: (i: number) => number }, index) => {
    for (const pattern of patterns(line.clue, line.length)) {
      const first = spacer + 1;
      append(first, index + 1);
      pattern.forEach((ink, i) => {
        append(first + 1 + i, lines.length + 1 + line.cell(i));
        color[first + 1 + i] = ink + 1;
      });
      const last = first + line.length;
      down[spacer] = last;
      spacer = last + 1;
      up[spacer] = first;
    }
  });
  return { rowCount: height, lineCount: lines.length, cellCount: width * height, up, down, top, color, size };
}

/** The lists in motion. Every operation has its exact inverse, to be called in reverse order. */
export class CoverLinks {
  readonly #matrix: CoverMatrix;
  readonly #budget: Budget;
  readonly #left: Int32Array; // of the line items still to be covered; item 0 is the head
  readonly #right: Int32Array;

  constructor(matrix: CoverMatrix, budget: Budget) {
    this.#matrix = matrix;
    this.#budget = budget;
    const items = matrix.lineCount + 1;
    this.#left = Int32Array.from({ length: items }, (_, item) => (item + items - 1) % items);
    this.#right = Int32Array.from({ length: items }, (_, item) => (item + 1) % items);
  }

  /** The uncovered line with the fewest patterns; 0 if all lines are covered. */
  smallestItem(): number {
    let best = 0;
    for (let item = at(this.#right, 0); item !== 0; item = at(this.#right, item)) {
      if (best === 0 || at(this.#matrix.size, item) < at(this.#matrix.size, best)) best = item;
    }
    return best;
  }

  isEmpty(item: number): boolean {
    return at(this.#matrix.size, item) === 0;
  }

  lineOf(item: number): LineRef {
    const { rowCount } = this.#matrix;
    return item <= rowCount ? { axis: 'row', index: item - 1 } : { axis: 'column', index: item - 1 - rowCount };
  }

  isRow(node: number): boolean {
    return at(this.#matrix.top, node) <= this.#matrix.rowCount;
  }

  firstOption(item: number): number {
    return at(this.#matrix.down, item);
  }

  nextOption(node: number): number {
    return at(this.#matrix.down, node);
  }

  /** The picture that the chosen row patterns make. */
  colorsOf(rowNodes: readonly number[]): Uint8Array {
    const { top, lineCount, cellCount, down } = this.#matrix;
    const cells = new Uint8Array(cellCount);
    for (const first of rowNodes) {
      const last = at(down, first - 1); // the spacer before an option knows its last node
      for (let node = first + 1; node <= last; node += 1) {
        cells[at(top, node) - lineCount - 1] = this.#colorOf(node);
      }
    }
    return cells;
  }

  /** Takes a line out of the choice, and its patterns out of all other lists. */
  cover(item: number): void {
    const { down } = this.#matrix;
    for (let node = at(down, item); node !== item; node = at(down, node)) this.#hide(node);
    this.#right[at(this.#left, item)] = at(this.#right, item);
    this.#left[at(this.#right, item)] = at(this.#left, item);
  }

  uncover(item: number): void {
    const { up } = this.#matrix;
    this.#right[at(this.#left, item)] = item;
    this.#left[at(this.#right, item)] = item;
    for (let node = at(up, item); node !== item; node = at(up, node)) this.#unhide(node);
  }

  /** Fixes the colours of the cells of a chosen pattern, left to right. */
  commit(option: number): void {
    const { top, color } = this.#matrix;
    for (let node = option + 1; at(top, node) > 0; node += 1) if (at(color, node) > 0) this.#purify(node);
  }

  /** Undoes `commit`, right to left. */
  release(option: number): void {
    const { color, down } = this.#matrix;
    for (let node = at(down, option - 1); node > option; node -= 1) if (at(color, node) > 0) this.#unpurify(node);
  }

  /** Keeps of a cell's options those that agree with this node. */
  #purify(chosen: number): void {
    const { top, color, down } = this.#matrix;
    const item = at(top, chosen);
    const wanted = at(color, chosen);
    color[item] = wanted;
    for (let node = at(down, item); node !== item; node = at(down, node)) {
      if (at(color, node) === wanted) color[node] = -1;
      else this.#hide(node);
    }
  }

  #unpurify(chosen: number): void {
    const { top, color, up } = this.#matrix;
    const item = at(top, chosen);
    const wanted = at(color, chosen);
    for (let node = at(up, item); node !== item; node = at(up, node)) {
      if (at(color, node) < 0) color[node] = wanted;
      else this.#unhide(node);
    }
  }

  #hide(start: number): void {
    const { top, color, up, down, size } = this.#matrix;
    this.#budget.spend(1);
    for (let node = start + 1; node !== start; ) {
      const item = at(top, node);
      if (item <= 0) {
        node = at(up, node);
        continue;
      }
      if (at(color, node) >= 0) {
        down[at(up, node)] = at(down, node);
        up[at(down, node)] = at(up, node);
        size[item] = at(size, item) - 1;
      }
      node += 1;
    }
  }

  #unhide(start: number): void {
    const { top, color, up, down, size } = this.#matrix;
    for (let node = start - 1; node !== start; ) {
      const item = at(top, node);
      if (item <= 0) {
        node = at(down, node);
        continue;
      }
      if (at(color, node) >= 0) {
        down[at(up, node)] = node;
        up[at(down, node)] = node;
        size[item] = at(size, item) + 1;
      }
      node -= 1;
    }
  }

  #colorOf(node: number): number {
    const { color, top } = this.#matrix;
    const own = at(color, node);
    return (own > 0 ? own : at(color, at(top, node))) - 1;
  }
}
