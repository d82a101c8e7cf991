// The solver's way as a tape: every step knows what each of its cells could be before and after, so the
// tape runs both ways, and any place on it is reached by small changes.

import type { CellIndex, Clue, MarkCode, Puzzle } from '@nonokit/core';
import { CROSSED, filledCode, UNKNOWN } from '@nonokit/core';
import type { SolverStep, StepReason } from '../solver/protocol.ts';

/** Why a step on the tape holds: as the solver told it, or one last step for what it did not tell. */
export type TrackReason =
  | StepReason
  /** The engine's own search decided the rest. */
  | { readonly kind: 'search' }
  /** A method that tells no steps decided it. */
  | { readonly kind: 'method' };

/** One step on the tape. */
export interface TrackStep {
  readonly reason: TrackReason;
  readonly cells: ArrayLike<CellIndex>;
  readonly before: ArrayLike<number>;
  readonly after: ArrayLike<number>;
  readonly levelsBefore: ArrayLike<number>;
  readonly levelsAfter: ArrayLike<number>;
}

/** The tape, and the board at one place of it. */
export class StepTrack {
  /** What each cell can be, a bit a colour, after the first `position` steps. */
  readonly candidates: Uint32Array;
  /** The same as marks to draw: decided cells filled or crossed, the others open. */
  readonly marks: Uint8Array;
  /** On how many suppositions the mark of a cell depends. */
  readonly levels: Uint8Array;
  readonly #latest: Uint32Array;
  readonly #latestLevels: Uint8Array;
  readonly #steps: TrackStep[] = [];
  #position = 0;

  constructor(puzzle: Pick<Puzzle, 'rows' | 'columns'>) {
    this.candidates = firstCandidates(puzzle);
    this.#latest = this.candidates.slice();
    this.marks = Uint8Array.from(this.candidates, markOfCandidates);
    this.levels = new Uint8Array(this.marks.length);
    this.#latestLevels = this.levels.slice();
  }

  get length(): number {
    return this.#steps.length;
  }

  get position(): number {
    return this.#position;
  }

  /** The step that led to where the tape is; `undefined` at its beginning. */
  get current(): TrackStep | undefined {
    return this.#steps[this.#position - 1];
  }

  /** Puts steps at the end; the board stays where it is. */
  append(steps: readonly SolverStep[]): void {
    for (const { reason, level, cells, candidates } of steps) this.#push(reason, cells, candidates, level);
  }

  /** Empties the tape; the board is as it was before anything was deduced. */
  clear(): ReadonlySet<CellIndex> {
    const changed = this.goTo(0);
    this.#steps.length = 0;
    this.#latest.set(this.candidates);
    this.#latestLevels.fill(0);
    return changed;
  }

  /** Puts a last step at the end that leaves only these candidates. */
  appendRest(reason: TrackReason, candidates: ArrayLike<number>): void {
    const changed: number[] = [];
    for (let cell = 0; cell < this.#latest.length; cell += 1) {
      if (this.#latest[cell] !== candidates[cell]) changed.push(cell);
    }
    if (changed.length === 0) return;
    this.#push(
      reason,
      changed,
      changed.map((cell) => candidates[cell] ?? 0),
    );
  }

  #push(reason: TrackReason, cells: ArrayLike<CellIndex>, after: ArrayLike<number>, level = 0): void {
    const before = Array.from(cells, (cell) => this.#latest[cell] ?? 0);
    const levelsBefore = Array.from(cells, (cell) => this.#latestLevels[cell] ?? 0);
    const levelsAfter = Array.from(after, (candidates) => (markOfCandidates(candidates) === UNKNOWN ? 0 : level));
    this.#steps.push({ reason, cells, before, after, levelsBefore, levelsAfter });
    for (let i = 0; i < cells.length; i += 1) {
      this.#latest[cells[i] ?? 0] = after[i] ?? 0;
      this.#latestLevels[cells[i] ?? 0] = levelsAfter[i] ?? 0;
    }
  }

  /** Winds to a place; gives the cells that look different now. */
  goTo(position: number): ReadonlySet<CellIndex> {
    const target = Math.max(0, Math.min(this.#steps.length, position));
    const changed = new Set<CellIndex>();
    while (this.#position < target) this.#apply(this.#steps[this.#position++], 'after', changed);
    while (this.#position > target) this.#apply(this.#steps[--this.#position], 'before', changed);
    return changed;
  }

  #apply(step: TrackStep | undefined, side: 'before' | 'after', changed: Set<CellIndex>): void {
    if (!step) return;
    for (let i = 0; i < step.cells.length; i += 1) {
      const cell = step.cells[i] ?? 0;
      this.candidates[cell] = step[side][i] ?? 0;
      this.marks[cell] = markOfCandidates(this.candidates[cell] ?? 0);
      this.levels[cell] = step[side === 'after' ? 'levelsAfter' : 'levelsBefore'][i] ?? 0;
      changed.add(cell);
    }
  }

  /** How many cells are decided where the tape is. */
  get decidedCells(): number {
    let count = 0;
    for (const mark of this.marks) if (mark !== UNKNOWN) count += 1;
    return count;
  }
}

/** What a cell can be before anything is deduced: background, or a colour that both of its clues name. */
function firstCandidates({ rows, columns }: Pick<Puzzle, 'rows' | 'columns'>): Uint32Array {
  const colorsOf = (clue: Clue): number => clue.reduce((mask, block) => mask | (1 << block.color), 1);
  const inColumns = columns.map(colorsOf);
  return Uint32Array.from(rows.flatMap((clue) => inColumns.map((mask) => (mask & colorsOf(clue)) >>> 0)));
}

/** The mark of a cell with these candidates. */
export function markOfCandidates(candidates: number): MarkCode {
  if (candidates === 0 || (candidates & (candidates - 1)) !== 0) return UNKNOWN;
  const color = 31 - Math.clz32(candidates);
  return color === 0 ? CROSSED : filledCode(color);
}

/** What is left of each cell when a picture is known. */
export function candidatesOfPicture(colors: ArrayLike<number>): Uint32Array {
  return Uint32Array.from(colors, (color) => (1 << color) >>> 0);
}
