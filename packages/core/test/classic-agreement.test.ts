// The classic strategies are the slow twins: they must agree with each other, with the judge and with the
// engine on thousands of small puzzles, contradictory and ambiguous ones included.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSolution } from '../src/check/check-picture.ts';
import { lineFixpoint } from '../src/classic/line-fixpoint.ts';
import { simple } from '../src/classic/simple.ts';
import { strategies } from '../src/classic/strategies.ts';
import { Budget } from '../src/outcome/budget.ts';
import type { SolveResult } from '../src/outcome/solve-result.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { solutions, solve } from '../src/solve/index.ts';
import { randomPuzzle } from './arbitraries/random-puzzle.ts';

const MOST = 60; // solutions that are compared one by one

/** The solutions as sorted texts; what two solvers must agree on. */
function picturesOf(result: SolveResult): readonly string[] {
  if (result.verdict === 'unique') return [result.solution.cells.join('')];
  if (result.verdict === 'multiple') return result.solutions.map((solution) => solution.cells.join('')).sort();
  return [];
}

function engineSays(puzzle: Puzzle): { verdict: string; pictures: readonly string[]; complete: boolean } {
  const { verdict } = solve(puzzle, { maxSolutions: 2 });
  const pictures: string[] = [];
  for (const picture of solutions(puzzle)) {
    pictures.push(picture.cells.join(''));
    if (pictures.length > MOST) break;
  }
  return { verdict, pictures: pictures.sort(), complete: pictures.length <= MOST };
}

describe('5,000 small random puzzles', () => {
  test.each([
    ['black and white', 3500, 1, 6],
    ['two colours', 1000, 2, 5],
    ['three colours', 500, 3, 5],
  ])(
    '%s: every strategy agrees with the engine',
    (_, count, colors, widest) => {
      const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
      for (let seed = 1; seed <= count; seed += 1) {
        const puzzle = randomPuzzle(seed * 7 + colors, { widest, colors });
        const engine = engineSays(puzzle);
        tally[engine.verdict as keyof typeof tally] += 1;
        for (const strategy of strategies) {
          const where = `${strategy.name}, seed ${seed}`;
          if (!strategy.enumerates) {
            const alone = unwrap(strategy.solve(puzzle));
            if (alone.verdict !== 'unknown') expect(alone.verdict, where).toBe(engine.verdict);
            continue;
          }
          const result = unwrap(strategy.solve(puzzle, { maxSolutions: MOST + 1 }));
          expect(result.verdict, where).toBe(engine.verdict);
          if (engine.complete) expect(picturesOf(result), where).toEqual(engine.pictures);
          if (result.verdict === 'multiple') {
            expect(
              result.solutions.every((solution) => isSolution(puzzle, solution)),
              where,
            ).toBe(true);
          }
        }
      }
      // The random puzzles are worth something only if every verdict occurs often.
      expect(tally.unknown).toBe(0);
      expect(Math.min(tally.unique, tally.multiple, tally.none)).toBeGreaterThan(count / 50);
    },
    300_000,
  );
});

describe('simple reasoning', () => {
  const path = join(import.meta.dirname, '../../../../shared/puzzles/drawn-bw.jsonl');
  const there = existsSync(path);
  const title = there ? 'every drawing' : 'skipped: the folder ../shared/puzzles is not there';
  test.skipIf(!there)(
    `${title}: decides exactly the cells that the fixpoint of complete line solving decides`,
    () => {
      let compared = 0;
      for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
        const drawing = JSON.parse(line) as { id: string; rows: number[][]; cols: number[][] };
        const clues = (lines: number[][]) => lines.map((lengths) => lengths.map((length) => ({ length, color: 1 })));
        const made = createPuzzle({ rows: clues(drawing.rows), columns: clues(drawing.cols) });
        if (!made.ok) continue;
        const result = simple.solve(made.value);
        if (!result.ok) continue; // beyond its limits: it says so
        compared += 1;
        const fixpoint = lineFixpoint(made.value, new Budget());
        expect(result.value.undecidedCells, drawing.id).toBe(fixpoint.undecidedCells);
        if (result.value.verdict === 'unknown')
          expect(result.value.candidates, drawing.id).toEqual(fixpoint.candidates);
      }
      expect(compared).toBeGreaterThan(200);
    },
    300_000,
  );
});
