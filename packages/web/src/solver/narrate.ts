// How a person could go on where lines say no more: suppose a colour, follow the lines, meet a contradiction, take it
// back. The engine's own search learns thousands of clauses that nobody would want to read; this one tells a way
// to the same end, step by step, as long as it stays short:
//
//   look-ahead   one supposition, refuted by lines alone            (core/hint)
//   guess        a supposition that lines do not refute at once; others are made below it
//   refuted      the contradiction: everything since the guess is taken back, and its colour is ruled out
//
// The answer is known by now, so only colours that are wrong are supposed: every guess ends in a contradiction.

import type { CellIndex, LineRef, Picture, Puzzle } from '@nonokit/core';
import { at, CROSSED, candidatesOfCode, cellOfLine, filledCode, UNKNOWN } from '@nonokit/core';
import type { HintBoard } from '@nonokit/core/hint';
import { lookAhead, viewBoard } from '@nonokit/core/hint';
import type { SolverStep, StepReason } from './protocol.ts';

/** Ticks for a look-ahead; one that found nothing by then may take the second number. */
const LOOK_AHEAD_TICKS: readonly number[] = [200_000, 2_000_000];
/** Ticks for everything. */
const ALL_TICKS = 40_000_000;
/** Steps that one refutation may take: more, and nobody could follow. */
const MOST_STEPS_OF_GUESS = 600;
/** Open cells that are tried to find the guess from which most follows. */
const MOST_TRIALS = 90;

/** Tells steps from what is known to the solution. */
export class Narrator {
  readonly #puzzle: Puzzle;
  readonly #logic: HintBoard['logic'];
  readonly #solution: Picture;
  readonly #known: Uint32Array;
  readonly #ends: number;
  readonly #lookAheadTicks: readonly number[];
  #steps: SolverStep[] = [];
  #level = 0;

  /**
   * @param known what lines alone leave of each cell; a bit a colour.
   * @param lookAheadTicks how long to look ahead before guessing, attempt by attempt.
   */
  constructor(puzzle: Puzzle, solution: Picture, known: Uint32Array, lookAheadTicks = LOOK_AHEAD_TICKS) {
    this.#lookAheadTicks = lookAheadTicks;
    this.#puzzle = puzzle;
    this.#solution = solution;
    this.#known = known.slice();
    this.#logic = this.#board().logic;
    this.#ends = this.#logic.ticks + ALL_TICKS;
  }

  /** The next steps, down to firm ground again; `undefined` when all is told, or no short way was found. */
  next(): readonly SolverStep[] | undefined {
    this.#steps = [];
    const before = this.#known.slice();
    if (this.#openCells().length === 0) return undefined;
    const isTold = this.#ahead() === 'news' || this.#refuteBestGuess();
    if (isTold && this.#level === 0) return this.#steps;
    this.#known.set(before);
    return undefined;
  }

  get #isOver(): boolean {
    return this.#logic.ticks > this.#ends || this.#steps.length > MOST_STEPS_OF_GUESS;
  }

  #board(): HintBoard {
    const { width, height } = this.#puzzle;
    return viewBoard(this.#puzzle, { width, height, cells: Uint8Array.from(this.#known, markOf) });
  }

  /** One look-ahead of core, and what follows from it. */
  #ahead(): 'news' | 'nothing' | LineRef {
    const board = this.#board();
    let found = lookAhead(board, 0);
    for (const ticks of this.#lookAheadTicks) if (found.kind === 'nothing') found = lookAhead(board, ticks);
    if (found.kind === 'contradiction') return found.line;
    if (found.kind === 'nothing') return 'nothing';
    const { cells, explanation } = found.deduction;
    for (const { cell, becomes } of cells) {
      this.#tell({ kind: 'look-ahead', explanation }, [[cell, candidatesOfCode(becomes)]]);
    }
    return this.#follow(cells.flatMap(({ cell }) => this.#linesThrough(cell))) ?? 'news';
  }

  /** Supposes the wrong colour from which most follows, and refutes it. */
  #refuteBestGuess(): boolean {
    const guess = this.#bestGuess((cell, color) => at(this.#solution.cells, cell) !== color);
    return guess !== undefined && this.#refute(guess.cell, guess.color);
  }

  /** Supposes a colour and goes on until a contradiction; false if that takes too long. */
  #refute(cell: CellIndex, color: number): boolean {
    const before = this.#known.slice();
    const mark = { cell, color } as const;
    this.#level += 1;
    this.#tell({ kind: 'guess', ...mark, level: this.#level }, [[cell, bitOf(color)]]);
    let broken = this.#follow(this.#linesThrough(cell));
    while (broken === undefined) {
      if (this.#isOver || this.#openCells().length === 0) return false;
      const ahead = this.#ahead();
      if (ahead === 'nothing') {
        // Nothing is right below a wrong guess: any colour will do, and all must fall.
        const guess = this.#bestGuess(() => true);
        if (guess === undefined || !this.#refute(guess.cell, guess.color)) return false;
        if (at(this.#known, guess.cell) === 0) broken = this.#linesThrough(guess.cell)[0];
        else broken = this.#follow(this.#linesThrough(guess.cell));
      } else if (ahead !== 'news') {
        broken = ahead;
      }
    }
    this.#level -= 1;
    before[cell] = (at(before, cell) & ~bitOf(color)) >>> 0;
    const changed: [CellIndex, number][] = [];
    before.forEach((candidates, other) => {
      if (candidates !== at(this.#known, other)) changed.push([other, candidates]);
    });
    this.#tell({ kind: 'refuted', ...mark, line: broken, level: this.#level + 1 }, changed);
    if (this.#level > 0) return true;
    return this.#follow(this.#linesThrough(cell)) === undefined;
  }

  /** The supposition that leaves the fewest cells open. */
  #bestGuess(
    isAllowed: (cell: CellIndex, color: number) => boolean,
  ): { readonly cell: CellIndex; readonly color: number } | undefined {
    let best: { readonly cell: CellIndex; readonly color: number } | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    const open = this.#openCells();
    const stride = Math.max(1, Math.ceil(open.length / MOST_TRIALS));
    for (let i = 0; i < open.length; i += stride) {
      const cell = at(open, i);
      for (let color = 0; color < this.#puzzle.palette.length; color += 1) {
        if (((at(this.#known, cell) >>> color) & 1) === 0 || !isAllowed(cell, color)) continue;
        const supposed = this.#known.slice();
        supposed[cell] = bitOf(color);
        this.#logic.follow(supposed, this.#linesThrough(cell));
        const left = supposed.reduce((count, candidates) => count + (isOpen(candidates) ? 1 : 0), 0);
        if (left >= fewest) continue;
        fewest = left;
        best = { cell, color };
      }
      if (this.#isOver) break;
    }
    return best;
  }

  /** Follows lines one by one, telling each; gives the line that broke. */
  #follow(from: readonly LineRef[]): LineRef | undefined {
    const queue = [...from];
    const nameOf = ({ axis, index }: LineRef): string => `${axis} ${index}`;
    const waiting = new Set(queue.map(nameOf));
    for (let line = queue.shift(); line !== undefined; line = queue.shift()) {
      waiting.delete(nameOf(line));
      const narrowed = this.#logic.narrowLine(line, this.#known);
      if (narrowed === undefined) return line;
      const changed: [CellIndex, number][] = [];
      for (let i = 0; i < narrowed.length; i += 1) {
        const cell = cellOfLine(line, i, this.#puzzle);
        const left = (at(this.#known, cell) & at(narrowed, i)) >>> 0;
        if (left === at(this.#known, cell)) continue;
        changed.push([cell, left]);
        const crossing: LineRef = { axis: line.axis === 'row' ? 'column' : 'row', index: i };
        if (waiting.has(nameOf(crossing))) continue;
        waiting.add(nameOf(crossing));
        queue.push(crossing);
      }
      if (changed.length > 0) this.#tell({ kind: 'line', line }, changed);
    }
    return undefined;
  }

  #tell(reason: StepReason, changed: readonly (readonly [CellIndex, number])[]): void {
    for (const [cell, candidates] of changed) this.#known[cell] = candidates;
    this.#steps.push({
      reason,
      level: this.#level,
      cells: Int32Array.from(changed, ([cell]) => cell),
      candidates: Uint32Array.from(changed, ([, candidates]) => candidates),
    });
  }

  #openCells(): readonly CellIndex[] {
    return [...this.#known.keys()].filter((cell) => isOpen(at(this.#known, cell)));
  }

  #linesThrough(cell: CellIndex): readonly LineRef[] {
    const { width } = this.#puzzle;
    return [
      { axis: 'row', index: Math.floor(cell / width) },
      { axis: 'column', index: cell % width },
    ];
  }
}

/** True if more than one colour is left. */
function isOpen(candidates: number): boolean {
  return (candidates & (candidates - 1)) !== 0;
}

function bitOf(color: number): number {
  return (1 << color) >>> 0;
}

function markOf(candidates: number): number {
  if (candidates === 0 || isOpen(candidates)) return UNKNOWN;
  const color = 31 - Math.clz32(candidates);
  return color === 0 ? CROSSED : filledCode(color);
}
