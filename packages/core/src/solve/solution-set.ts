// What a handful of solutions says about each cell: where two of them differ, and what the others agree on.
//
//   #.     .#     all four cells are ambiguous: two solutions differ there
//   .#     #.

import type { CandidateGrid, Solution } from '../outcome/solve-result.ts';
import { at, createGrid } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import type { Literal } from './literal.ts';
import { removalOf } from './literal.ts';

/** Solutions found so far. Mutable, owned by one run. */
export class SolutionSet {
  readonly solutions: Solution[] = [];
  readonly #differs: Uint8Array; // by cell: 1 if two solutions differ there

  constructor(cellCount: number) {
    this.#differs = new Uint8Array(cellCount);
  }

  /** Takes the solution that stands on a board; keeps it if asked to, and notes in any case where it differs. */
  add(board: Board, keep: boolean): Solution {
    const { width, height } = board.compiled;
    const solution = createGrid(width, height);
    for (let row = 0; row < height; row += 1) copyRow(board.candidates, solution.cells, row * width, width);
    this.note(solution);
    if (keep) this.solutions.push(solution);
    return solution;
  }

  /** Notes where a solution differs from the first. */
  note(solution: Solution): void {
    const first = this.solutions[0];
    if (first === undefined) return;
    for (let cell = 0; cell < first.cells.length; cell += 1) {
      if (first.cells[cell] !== solution.cells[cell]) this.#differs[cell] = 1;
    }
  }

  /** By cell: 1 where two solutions differ. */
  get differs(): Uint8Array {
    return this.#differs;
  }

  /** What is known of each cell of the board without any decision; once a solution is found, its colours too. */
  candidates(board: Board): CandidateGrid {
    const { width, height, cellCount } = board.compiled;
    const [first] = this.solutions;
    const cells = new Uint32Array(cellCount);
    for (let cell = 0; cell < cellCount; cell += 1) {
      // From the first solution on, facts hold for all *other* solutions.
      const own = first === undefined ? 0 : 1 << (first.cells[cell] as number);
      cells[cell] = board.rootCandidates(cell) | own;
    }
    return { width, height, cells };
  }

  /** Cells where two solutions differ. */
  ambiguous(): number[] {
    return this.#cells(1);
  }

  /** Cells on which all solutions found agree. */
  agreed(): number[] {
    return this.#cells(0);
  }

  /** For each agreed cell the literal "another colour than so far". */
  changes(colorCount: number): Literal[] {
    const first = at(this.solutions, 0);
    return this.agreed().map((cell) => removalOf(cell, first.cells[cell] as number, colorCount));
  }

  #cells(value: number): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.#differs.length; cell += 1) if (this.#differs[cell] === value) cells.push(cell);
    return cells;
  }
}

/** The colours of a decided row. By rows, for the reason that sketch.ts gives. */
function copyRow(candidates: Int32Array, cells: Uint8Array, from: number, width: number): void {
  for (let cell = from; cell < from + width; cell += 1) cells[cell] = 31 - Math.clz32(candidates[cell] as number);
}
