// Interrupting changes nothing: under ten random budgets, each resumed until there is an answer, a puzzle gets the
// verdict of the uninterrupted run. Small puzzles of all verdicts, so that every stage is interrupted somewhere.

import { expect, test } from 'vitest';
import { isSolution } from '../src/check/check-picture.ts';
import type { SolveResult } from '../src/outcome/solve-result.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import type { SolveOptions } from '../src/solve/index.ts';
import { resumeSolve, solve } from '../src/solve/index.ts';
import { createRandom, randomPuzzle } from './oracle/random-puzzles.ts';

const puzzles = process.env['NONO_HEAVY'] === '1' ? 3000 : 120;
const BUDGETS = 10;

/** Solves in pieces of the budgets that `next` gives; also says how many there were. */
function solveInPieces(
  puzzle: Puzzle,
  next: () => number,
  options: SolveOptions = {},
): { readonly result: SolveResult; readonly pieces: number } {
  let result = solve(puzzle, { ...options, budget: next() });
  for (let pieces = 1; ; pieces += 1) {
    if (result.verdict !== 'unknown') return { result, pieces };
    const run = unwrap(resumeSolve(puzzle, result.resume ?? '', { ...options, budget: next() }));
    result = run.advance(Number.POSITIVE_INFINITY) ?? run.result();
  }
}

test(`${puzzles} puzzles under ${BUDGETS} random budgets each`, () => {
  const random = createRandom(4711);
  const verdicts = { none: 0, unique: 0, multiple: 0, unknown: 0 };
  let interrupted = 0;
  for (let run = 0; run < puzzles; run += 1) {
    const puzzle = randomPuzzle(random, 12, 12, run % 2 === 0 ? 1 : 1 + random(4), 2);
    const whole = solve(puzzle);
    verdicts[whole.verdict] += 1;
    for (let round = 0; round < BUDGETS; round += 1) {
      // A piece that is shorter than what every resumed run has to repeat gets nowhere; so the pieces grow.
      let most = 1 + random(2 * whole.stats.ticks);
      const { result, pieces } = solveInPieces(puzzle, () => {
        const budget = 1 + random(most);
        most = Math.ceil(most * 1.25);
        return budget;
      });
      if (pieces > 1) interrupted += 1;
      expect(result.verdict).toBe(whole.verdict);
      expect(result.undecidedCells).toBe(whole.undecidedCells);
      if (result.verdict === 'unique' && whole.verdict === 'unique') expect(result.solution).toEqual(whole.solution);
      if (result.verdict !== 'multiple') continue;
      expect(new Set(result.solutions.map(({ cells }) => cells.join())).size).toBe(2);
      for (const solution of result.solutions) expect(isSolution(puzzle, solution)).toBe(true);
    }
  }
  expect(Math.min(verdicts.none, verdicts.unique, verdicts.multiple)).toBeGreaterThan(puzzles / 50);
  expect(interrupted).toBeGreaterThan((puzzles * BUDGETS) / 4);
});

// Asking for beliefs costs more than 20,000 ticks here; a search that only ever began with that would get nowhere.
test.each([20_000, 50_000, 300_000])('pieces of %i ticks get on with a hard board', (budget) => {
  const random = createRandom(35);
  const cells = Uint8Array.from({ length: 22 * 22 }, () => (random(100) < 45 ? 1 : 0));
  const puzzle = unwrap(createPuzzle({ goal: { width: 22, height: 22, cells } }));
  const { result, pieces } = solveInPieces(puzzle, () => budget, { settle: 0 });
  expect(result.verdict).toBe('multiple');
  expect(pieces * budget).toBeLessThan(5 * solve(puzzle, { settle: 0 }).stats.ticks);
});
