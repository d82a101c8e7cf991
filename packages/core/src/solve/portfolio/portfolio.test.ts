// Arms that talk must come to the verdict of the search alone: the twin on one thread, held against it.

import { describe, expect, test } from 'vitest';
import { bruteSolutions } from '../../../test/oracle/brute-puzzle.ts';
import { createRandom, randomPuzzle } from '../../../test/oracle/random-puzzles.ts';
import { isSolution } from '../../check/check-picture.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { unwrap } from '../../result.ts';
import { solve } from '../solve.ts';
import type { ArmOrder, ArmReport } from './arm.ts';
import { startArm } from './arm.ts';
import { writeNews } from './news.ts';
import { solveByPortfolio } from './portfolio.ts';
import type { PortfolioOutcome } from './referee.ts';
import { Referee } from './referee.ts';

const runs = process.env['NONO_HEAVY'] === '1' ? 20_000 : 2000;

/** A random board: nothing for lines to hold on to. */
function randomBoard(seed: number, side: number): Puzzle {
  const random = createRandom(seed);
  const cells = Uint8Array.from({ length: side * side }, () => random(2));
  return unwrap(createPuzzle({ goal: { width: side, height: side, cells } }));
}

function expectSameVerdict(puzzle: Puzzle, { result }: PortfolioOutcome): void {
  const alone = solve(puzzle, { settle: 0 });
  expect(result.verdict).toBe(alone.verdict);
  expect(result.undecidedCells).toBe(alone.undecidedCells);
  if (result.verdict === 'unique' && alone.verdict === 'unique') expect(result.solution).toEqual(alone.solution);
  if (result.verdict !== 'multiple') return;
  const pictures = new Set(result.solutions.map(({ cells }) => cells.join()));
  expect(pictures.size).toBe(2);
  for (const solution of result.solutions) expect(isSolution(puzzle, solution)).toBe(true);
}

describe('a portfolio comes to the verdict of the search alone', () => {
  test(`${runs} small puzzles, contradictory and ambiguous ones among them, with slices of all sizes`, () => {
    const random = createRandom(20261);
    const verdicts = { none: 0, unique: 0, multiple: 0, unknown: 0 };
    for (let run = 0; run < runs; run += 1) {
      const puzzle = randomPuzzle(random, 9, 9, run % 2 === 0 ? 1 : 1 + random(4), 10);
      const outcome = solveByPortfolio(puzzle, { arms: 2 + random(3), slice: 50 + random(3000) });
      expectSameVerdict(puzzle, outcome);
      verdicts[outcome.result.verdict] += 1;
    }
    expect(Math.min(verdicts.none, verdicts.unique, verdicts.multiple)).toBeGreaterThan(runs / 50);
  });

  test('boards with many dead ends', () => {
    let told = 0;
    for (let seed = 1; seed <= 24; seed += 1) {
      const puzzle = randomBoard(seed, 14 + (seed % 8));
      const outcome = solveByPortfolio(puzzle, { arms: 3, slice: 5000 });
      expectSameVerdict(puzzle, outcome);
      told += outcome.arms.length;
    }
    expect(told).toBe(72);
  });

  test('all solutions are found once, whoever finds them', () => {
    const random = createRandom(77);
    for (let run = 0; run < 300; run += 1) {
      const puzzle = randomPuzzle(random, 6, 5, 1 + random(2));
      const all = bruteSolutions(puzzle);
      const { result } = solveByPortfolio(puzzle, { arms: 2, slice: 100, maxSolutions: 1000, settle: 0 });
      const found = result.verdict === 'multiple' ? result.solutions : result.verdict === 'unique' ? [result.solution] : [];
      expect(found.map(({ cells }) => cells.join()).sort()).toEqual(all.map(({ cells }) => cells.join()).sort());
    }
  });
});

test('the same arms and slices give the same outcome to the tick', () => {
  const puzzle = randomBoard(5, 20);
  const options = { arms: 3, slice: 20_000, seed: 4 };
  expect(solveByPortfolio(puzzle, options)).toEqual(solveByPortfolio(puzzle, options));
});

test('one arm is the search alone, to the tick', () => {
  const puzzle = randomBoard(6, 20);
  expect(solveByPortfolio(puzzle, { arms: 1 }).result).toEqual(solve(puzzle));
});
