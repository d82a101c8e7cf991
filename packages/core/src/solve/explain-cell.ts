// Why must this cell be so? A small set of clues and known cells that forces it, for hints and for curious people.
//
//   clue 3 and a known line  .??#?.   →  cell 3 is filled because of this clue and cell 4 being filled
//
// Three attempts, the simplest answer first: one line alone; several lines one after the other; and, if lines alone do
// not reach the cell, trying each other colour until lines contradict it. What is found is small, not proven smallest.

import { Budget } from '../outcome/budget.ts';
import type { CandidateGrid } from '../outcome/solve-result.ts';
import { createStats } from '../outcome/stats.ts';
import type { CellIndex } from '../puzzle/grid.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { Board } from './board.ts';
import type { CompiledPuzzle } from './compile.ts';
import { compile } from './compile.ts';
import { Explainer } from './explain.ts';
import type { Literal } from './literal.ts';
import { cellOf, hasColor, removalOf } from './literal.ts';
import { FIXPOINT, Propagator } from './propagate.ts';
import { CELL_IS_DECIDED, NO_REASON } from './trail.ts';

/** What forces a cell. */
export interface CellExplanation {
  readonly cell: CellIndex;
  /** What the cell can still be: a bit mask of colours. */
  readonly candidates: number;
  /** `line`: one clue. `lines`: several, each alone in its turn. `contradiction`: they refute every other colour. */
  readonly kind: 'line' | 'lines' | 'contradiction';
  /** The clues that are needed. That a cell has no colour which one of its two clues lacks counts as known. */
  readonly lines: readonly LineRef[];
  /** The known cells that are needed. */
  readonly cells: readonly CellIndex[];
}

/**
 * Finds what decides a cell, from what is known.
 *
 * @param known candidates of all cells as the asker knows them; must not contradict the clues.
 * @returns `undefined` if the cell is decided already, or if neither lines nor one trial for each colour decide it.
 */
export function explainCell(puzzle: Puzzle, known: CandidateGrid, cell: CellIndex): CellExplanation | undefined {
  const inquiry = new Inquiry(compile(puzzle), known);
  return inquiry.isOpen(cell) ? (inquiry.byOneLine(cell) ?? inquiry.byLines(cell)) : undefined;
}

/** One question with its own board: what is known stands at level 1, so that it counts as a premise. */
class Inquiry {
  readonly #compiled: CompiledPuzzle;
  readonly #board: Board;
  readonly #propagator: Propagator;
  readonly #explainer: Explainer;
  readonly #met: Uint8Array;
  readonly #premises: Int32Array;

  constructor(compiled: CompiledPuzzle, known: CandidateGrid) {
    const budget = new Budget();
    const stats = createStats();
    this.#compiled = compiled;
    this.#board = new Board(compiled);
    this.#propagator = new Propagator(this.#board, budget, stats);
    this.#explainer = new Explainer(this.#board, budget, stats);
    this.#met = new Uint8Array(compiled.varCount);
    this.#premises = new Int32Array(compiled.varCount + 1);
    const { cellCount, colorCount } = compiled;
    this.#board.trail.openLevel();
    for (let cell = 0; cell < cellCount; cell += 1) {
      for (let color = 0; color < colorCount; color += 1) {
        const removal = removalOf(cell, color, colorCount);
        if (((at(known.cells, cell) >>> color) & 1) === 1 || this.#board.trail.values[removal] !== 0) continue;
        this.#board.narrow(removal, NO_REASON);
      }
    }
    this.#board.queue.clear();
  }

  isOpen(cell: CellIndex): boolean {
    const candidates = at(this.#board.candidates, cell);
    return (candidates & (candidates - 1)) !== 0;
  }

  /** The line through the cell that decides it alone with the fewest known cells. */
  byOneLine(cell: CellIndex): CellExplanation | undefined {
    const { directions, topology } = this.#compiled;
    let best: CellExplanation | undefined;
    for (let d = 0; d < directions; d += 1) {
      const { trail } = this.#board;
      trail.openLevel();
      this.#board.queue.push(at(topology.cellLine, cell * directions + d));
      this.#propagator.runOne();
      const found = this.isOpen(cell) ? undefined : this.#trace('line', cell, this.#reasonsOf(cell));
      this.#board.undoTo(1);
      if (found !== undefined && (best === undefined || found.cells.length < best.cells.length)) best = found;
    }
    return best;
  }

  /** Lines in turn; else lines against every other colour. */
  byLines(cell: CellIndex): CellExplanation | undefined {
    this.#board.queueAll();
    if (this.#propagator.run() !== FIXPOINT) return undefined;
    if (!this.isOpen(cell)) return this.#trace('lines', cell, this.#reasonsOf(cell));
    const { colorCount } = this.#compiled;
    const start: Literal[] = [];
    let left = at(this.#board.candidates, cell);
    const lines = new Set<number>();
    for (let color = 0; color < colorCount; color += 1) {
      if (((at(this.#board.candidates, cell) >>> color) & 1) === 0) continue;
      this.#board.decide(hasColor(cell, color, colorCount));
      const conflict = this.#propagator.run();
      if (conflict !== FIXPOINT) {
        left &= ~(1 << color);
        this.#follow(conflict, -1, lines, start);
      }
      this.#board.undoTo(1);
    }
    if (left === 0 || (left & (left - 1)) !== 0) return undefined;
    return this.#describe('contradiction', cell, left, lines, start);
  }

  /** The literals that took the other candidates away. */
  #reasonsOf(cell: CellIndex): Literal[] {
    const { colorCount } = this.#compiled;
    const { trail } = this.#board;
    const literals: Literal[] = [];
    for (let color = 0; color < colorCount; color += 1) {
      const removal = removalOf(cell, color, colorCount);
      if (at(trail.values, removal) > 0) literals.push(removal);
    }
    return literals;
  }

  #trace(kind: CellExplanation['kind'], cell: CellIndex, literals: readonly Literal[]): CellExplanation {
    const lines = new Set<number>();
    const known: Literal[] = [];
    for (const literal of literals) this.#follow(NO_REASON, literal, lines, known);
    return this.#describe(kind, cell, at(this.#board.candidates, cell), lines, known);
  }

  /** Walks from a literal (or from a contradiction) back to known cells, collecting lines on the way. */
  #follow(conflict: number, literal: Literal, lines: Set<number>, known: Literal[]): void {
    const { trail, candidates, compiled } = this.#board;
    const met = this.#met.fill(0);
    for (const other of known) met[other >> 1] = 1;
    const waiting: Literal[] = [];
    const meet = (count: number): void => {
      for (let i = 0; i < count; i += 1) {
        const premise = at(this.#premises, i);
        if (met[premise >> 1] === 1 || at(trail.levels, premise >> 1) === 0) continue;
        met[premise >> 1] = 1;
        waiting.push(premise);
      }
    };
    const explain = (reason: number, of: Literal): void => {
      const line = -1 - reason;
      lines.add(line);
      meet(this.#explainer.explain(line, of, met, this.#premises));
    };
    if (literal < 0) {
      explain(conflict, -1);
    } else {
      this.#premises[0] = literal;
      meet(1);
    }
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const reason = at(trail.reasons, next >> 1);
      if (reason === NO_REASON) {
        if (at(trail.levels, next >> 1) === 1) known.push(next);
      } else if (reason > CELL_IS_DECIDED) {
        explain(reason, next);
      } else {
        // Colours of one cell: the trial colour explains the others, which need no clue.
        const cell = cellOf(next, compiled.colorCount);
        const color = 31 - Math.clz32(at(candidates, cell));
        if (reason === CELL_IS_DECIDED) {
          this.#premises[0] = hasColor(cell, color, compiled.colorCount);
          meet(1);
        } else {
          const removals = this.#reasonsOf(cell);
          this.#premises.set(removals);
          meet(removals.length);
        }
      }
    }
  }

  #describe(
    kind: CellExplanation['kind'],
    cell: CellIndex,
    candidates: number,
    lines: ReadonlySet<number>,
    known: readonly Literal[],
  ): CellExplanation {
    const { colorCount } = this.#compiled;
    const cells = new Set(known.map((literal) => cellOf(literal, colorCount)));
    cells.delete(cell);
    return {
      cell,
      candidates: candidates >>> 0,
      kind,
      lines: [...lines].sort((a, b) => a - b).map((line) => at(this.#compiled.lines, line).ref),
      cells: [...cells].sort((a, b) => a - b),
    };
  }
}
