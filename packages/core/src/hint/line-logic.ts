// Which colours each cell of the board may still have, line by line, with the complete line kernels.
//
// This is the small propagation of hints. It works on one mask of colours a cell, because it answers a
// player now and then; the engine's own board (`solve/`) keeps bit sets a line and is made for millions.

import { createLineSolver } from '../line/create-line-solver.ts';
import type { LineSolver } from '../line/line-solver.ts';
import { at } from '../puzzle/grid.ts';
import type { Axis, LineRef } from '../puzzle/line-ref.ts';
import { cellOfLine, linesOf } from '../puzzle/line-ref.ts';
import { candidatesOfCode } from '../puzzle/mark.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

interface Line {
  readonly ref: LineRef;
  readonly solver: LineSolver;
  readonly masks: Int32Array;
  readonly out: Int32Array;
}

/** How following lines ended: what each was asked, and where it broke. */
export interface Outcome {
  /** The line that no arrangement fits, or `null`. */
  readonly contradiction: LineRef | null;
  /** Lines that gave news on the way. */
  readonly steps: number;
}

/** The lines of one puzzle, prepared once; the candidates of a board are passed in. Get one from `lineLogicOf`. */
export class LineLogic {
  readonly #puzzle: Puzzle;
  readonly #lines: readonly Line[];
  /** Work done so far. */
  ticks = 0;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    const { height, width } = puzzle;
    const colorCount = puzzle.palette.length;
    this.#lines = linesOf({ width, height }).map((ref) => {
      const clue = at(ref.axis === 'row' ? puzzle.rows : puzzle.columns, ref.index);
      const solver = createLineSolver(clue, ref.axis === 'row' ? width : height);
      const size = Math.max(colorCount, 2) * solver.words;
      return { ref, solver, masks: new Int32Array(size), out: new Int32Array(size) };
    });
  }

  /** What the marks leave possible, before any line is asked. */
  candidatesOf(marks: Uint8Array): Uint32Array {
    const all = 2 ** this.#puzzle.palette.length - 1;
    const candidates = new Uint32Array(marks.length);
    for (let cell = 0; cell < marks.length; cell += 1) candidates[cell] = candidatesOfCode(at(marks, cell)) & all;
    return candidates;
  }

  /**
   * Asks one line.
   *
   * @returns the colours each of its cells may have, or `undefined` if no arrangement fits.
   */
  narrowLine(line: LineRef, candidates: Uint32Array): Uint32Array | undefined {
    const { solver, masks, out } = this.#lineAt(line.axis, line.index);
    const { words, colors, length } = solver;
    this.ticks += solver.ticks;
    masks.fill(0);
    const step = line.axis === 'row' ? 1 : this.#puzzle.width;
    const start = cellOfLine(line, 0, this.#puzzle);
    for (let i = 0, cell = start; i < length; i += 1, cell += step) {
      const allowed = at(candidates, cell);
      const word = i >> 5;
      const bit = 1 << (i & 31);
      for (let c = 0; c < colors.length; c += 1) {
        const color = at(colors, c);
        if (((allowed >>> color) & 1) === 1) masks[color * words + word] = at(masks, color * words + word) | bit;
      }
    }
    if (!solver.solve(masks, 0, out)) return undefined;
    const narrowed = new Uint32Array(length);
    for (let i = 0; i < length; i += 1) {
      let left = 0;
      for (let c = 0; c < colors.length; c += 1) {
        const color = at(colors, c);
        if (((at(out, color * words + (i >> 5)) >>> (i & 31)) & 1) === 1) left |= 1 << color;
      }
      narrowed[i] = left;
    }
    return narrowed;
  }

  /**
   * Follows all lines from the given ones on, narrowing the candidates in place, until nothing changes.
   *
   * @param mostTicks ends the work early, without a contradiction.
   */
  follow(candidates: Uint32Array, from: readonly LineRef[], mostTicks: number = Number.POSITIVE_INFINITY): Outcome {
    const end = this.ticks + mostTicks;
    const queue = [...from];
    const waiting = new Set(queue.map((line) => this.#numberOf(line)));
    let steps = 0;
    for (let next = 0; next < queue.length && this.ticks < end; next += 1) {
      const line = at(queue, next);
      waiting.delete(this.#numberOf(line));
      const narrowed = this.narrowLine(line, candidates);
      if (narrowed === undefined) return { contradiction: line, steps };
      let isNews = false;
      for (let i = 0; i < narrowed.length; i += 1) {
        const cell = cellOfLine(line, i, this.#puzzle);
        const now = (at(candidates, cell) & at(narrowed, i)) >>> 0;
        if (now === at(candidates, cell)) continue;
        candidates[cell] = now;
        isNews = true;
        const crossing: LineRef = { axis: line.axis === 'row' ? 'column' : 'row', index: i };
        const number = this.#numberOf(crossing);
        if (waiting.has(number)) continue;
        waiting.add(number);
        queue.push(crossing);
      }
      if (isNews) steps += 1;
    }
    return { contradiction: null, steps };
  }

  #numberOf(line: LineRef): number {
    return line.axis === 'row' ? line.index : this.#puzzle.height + line.index;
  }

  #lineAt(axis: Axis, index: number): Line {
    return at(this.#lines, axis === 'row' ? index : this.#puzzle.height + index);
  }
}

/** The colour of a cell if only one is left, else `undefined`. */
export function onlyColor(candidates: number): number | undefined {
  return candidates !== 0 && (candidates & (candidates - 1)) === 0 ? 31 - Math.clz32(candidates) : undefined;
}

const prepared = new WeakMap<Puzzle, LineLogic>();

/** The line logic of a puzzle; preparing the lines of a large one takes longer than a hint. */
export function lineLogicOf(puzzle: Puzzle): LineLogic {
  const known = prepared.get(puzzle) ?? new LineLogic(puzzle);
  prepared.set(puzzle, known);
  return known;
}
