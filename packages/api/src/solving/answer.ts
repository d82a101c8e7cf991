// From the engine's result to the JSON of an answer.

import type { CandidateGrid, CellIndex, Palette, Puzzle, SolveResult } from '@nonokit/core';
import { BACKGROUND, colorChar, pictureRows } from '@nonokit/core';
import type { SolveResponse } from '../schemas/solve.ts';

/** What the call cost. */
export interface Cost {
  /** All ticks of the search, earlier calls included. */
  readonly ticks: number;
  readonly spent: number;
  readonly budget: number;
}

/** Writes a result; `resume` is the signed token if the work can go on. */
export function answerOf(puzzle: Puzzle, result: SolveResult, cost: Cost, resume: string | null): SolveResponse {
  const { palette, width } = puzzle;
  const { lineSolves, decisions, conflicts, probes, restarts, maxLevel } = result.stats;
  const common = {
    undecidedCells: result.undecidedCells,
    cost,
    stats: { lineSolves, decisions, conflicts, probes, restarts, maxLevel },
  };
  const places = (cells: readonly CellIndex[]): [number, number][] =>
    cells.map((cell) => [Math.floor(cell / width), cell % width]);
  switch (result.verdict) {
    case 'unique':
      return {
        verdict: 'unique',
        method: result.method,
        solutions: [[...pictureRows(result.solution, palette)]],
        count: { value: 1, exact: true },
        ...common,
      };
    case 'multiple': {
      const { forced, solutions } = result;
      const first = solutions[0];
      const known = new Array<string>(width * puzzle.height).fill('?');
      for (const cell of forced) known[cell] = colorChar(first?.cells[cell] ?? BACKGROUND, palette);
      return {
        verdict: 'multiple',
        method: null,
        solutions: solutions.map((solution) => [...pictureRows(solution, palette)]),
        count: { value: solutions.length, exact: result.complete },
        ...common,
        forced: places(forced),
        ambiguous: places(result.ambiguous),
        open: places(result.open),
        known: rowsOf(known, width),
      };
    }
    case 'none':
      return {
        verdict: 'none',
        method: null,
        solutions: [],
        count: { value: 0, exact: true },
        ...common,
        line: result.line,
        problems: result.problems.map(({ code, message }) => ({ code, message })),
      };
    case 'unknown':
      return {
        verdict: 'unknown',
        method: null,
        solutions: result.solution === null ? [] : [[...pictureRows(result.solution, palette)]],
        count: { value: result.solution === null ? 0 : 1, exact: false },
        ...common,
        reason: result.reason,
        known: knownRows(result.candidates, palette),
        resume,
      };
  }
}

/** Decided cells in line notation, `?` elsewhere. */
export function knownRows(candidates: CandidateGrid, palette: Palette): string[] {
  const chars = Array.from(candidates.cells, (mask) => {
    const isDecided = mask !== 0 && (mask & (mask - 1)) === 0;
    return isDecided ? colorChar(31 - Math.clz32(mask), palette) : '?';
  });
  return rowsOf(chars, candidates.width);
}

function rowsOf(chars: readonly string[], width: number): string[] {
  return Array.from({ length: chars.length / width }, (_, row) => chars.slice(row * width, (row + 1) * width).join(''));
}
