// The ladder of classes: what it takes to solve a puzzle that has one solution.
//
//   trivial     each line once, from its clue alone; the lines are then laid over each other
//   line        lines to the fixpoint
//   lookahead   that, and probing one candidate at a time to the fixpoint (probe.ts)
//   search      the rest
//
// The class is a property of the puzzle, worked out the same way everywhere, not of the path the fast engine happened
// to take; so it may cost more than the proof of uniqueness, and is worked out only when asked for.

import { Budget } from '../outcome/budget.ts';
import type { SolveStats } from '../outcome/stats.ts';
import { createStats } from '../outcome/stats.ts';
import type { Method } from '../outcome/verdict.ts';
import { at } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { Board } from './board.ts';
import type { CompiledPuzzle } from './compile.ts';
import { compile } from './compile.ts';
import { probeToFixpoint, propagateAll } from './probe.ts';
import { Propagator } from './propagate.ts';

/**
 * Finds the class of a unique puzzle. Yields whenever the budget ends; call on to continue.
 *
 * @param areLinesEnough true if it is known already that lines alone decide all cells.
 */
export function* classify(
  compiled: CompiledPuzzle,
  budget: Budget,
  stats: SolveStats,
  areLinesEnough: boolean,
): Generator<void, Method> {
  if (isTrivial(compiled, budget)) return 'trivial';
  if (areLinesEnough) return 'line';
  const board = new Board(compiled);
  const propagator = new Propagator(board, budget, stats);
  board.queueAll();
  yield* propagateAll(propagator);
  if (board.openCells === 0) return 'line';
  yield* probeToFixpoint(board, propagator, stats);
  return board.openCells === 0 ? 'lookahead' : 'search';
}

/** True if the lines, each solved from its clue alone, decide all cells when laid over each other. */
function isTrivial(compiled: CompiledPuzzle, budget: Budget): boolean {
  const { cellCount, solvers, lineCount, colorCount, maskStart, lineWords } = compiled;
  const board = new Board(compiled);
  const candidates = new Int32Array(cellCount).fill(-1);
  for (let line = 0; line < lineCount; line += 1) {
    const solver = at(solvers, line);
    const words = at(lineWords, line);
    const known = board.masks.slice(at(maskStart, line), at(maskStart, line + 1));
    // The board starts with colours already compared between crossing lines; here a line knows only itself.
    for (const color of solver.colors) fillRange(known, color * words, solver.length);
    const out = new Int32Array(words * colorCount);
    budget.spend(solver.ticks);
    if (!solver.solve(known, 0, out)) return false;
    compiled.cellsOf(line).forEach((cell, position) => {
      let allowed = 0;
      for (const color of solver.colors) {
        if (((at(out, color * words + (position >> 5)) >>> (position & 31)) & 1) === 1) allowed |= 1 << color;
      }
      candidates[cell] = at(candidates, cell) & allowed;
    });
  }
  return candidates.every((allowed) => (allowed & (allowed - 1)) === 0);
}

function fillRange(masks: Int32Array, start: number, length: number): void {
  masks.fill(-1, start, start + (length >> 5));
  if ((length & 31) !== 0) masks[start + (length >> 5)] = (1 << (length & 31)) - 1;
}

/** The class of a puzzle that is known to have exactly one solution. */
export function classifyPuzzle(puzzle: Puzzle): Method {
  const steps = classify(compile(puzzle), new Budget(), createStats(), false);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
