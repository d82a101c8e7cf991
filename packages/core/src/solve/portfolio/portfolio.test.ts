// Arms that talk must come to the verdict of the search alone: the twin on one thread, held against it.

import { describe, expect, test } from 'vitest';
import { bruteSolutions } from '../../../test/oracle/brute-puzzle.ts';
import { createRandom, randomPuzzle } from '../../../test/oracle/random-puzzles.ts';
import { isSolution } from '../../check/check-picture.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { unwrap } from '../../result.ts';
import { solve } from '../solve.ts';
import { startArm } from './arm.ts';
import type { NewsTopic } from './news.ts';
import { MAX_SHARED_SIZE, readNews, writeNews } from './news.ts';
import { solveByPortfolio } from './portfolio.ts';
import type { PortfolioOutcome } from './referee.ts';
import { Referee } from './referee.ts';

const runs = process.env['NONO_HEAVY'] === '1' ? 20_000 : 2000;

/** A random board: nothing for lines to hold on to. */
function randomBoard(seed: number, side: number, density: number): Puzzle {
  const random = createRandom(seed);
  const cells = Uint8Array.from({ length: side * side }, () => (random(100) < density ? 1 : 0));
  return unwrap(createPuzzle({ goal: { width: side, height: side, cells } }));
}

/** Seeds, sides and densities of random boards that take hundreds of contradictions. */
const HARD = [
  [83, 22, 50],

  [35, 22, 45],
] as const;

const topicOf = ({ width, height }: Puzzle): NewsTopic => ({
  cellCount: width * height,
  colorCount: 2,
  varCount: width * height,
});

function clauseCount(puzzle: Puzzle, news: Int32Array): number {
  const clauses = readNews(topicOf(puzzle), news)?.clauses ?? new Int32Array(0);
  let count = 0;
  for (let i = 0; i < clauses.length; i += 2 + (clauses[i] ?? 0)) count += 1;
  return count;
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
      const puzzle = randomPuzzle(random, 9, 9, run % 2 === 0 ? 1 : 1 + random(4));
      const outcome = solveByPortfolio(puzzle, { arms: 2 + random(3), slice: 50 + random(3000) });
      expectSameVerdict(puzzle, outcome);
      verdicts[outcome.result.verdict] += 1;
    }
    expect(Math.min(verdicts.none, verdicts.unique, verdicts.multiple)).toBeGreaterThan(runs / 50);
  });

  test('boards with many dead ends, where arms do talk', () => {
    let clauses = 0;
    for (const [seed, side, density] of HARD) {
      const puzzle = randomBoard(seed, side, density);
      const arms = [0, 1, 2].map((index) => startArm(puzzle, index));
      const referee = new Referee(3, (arm, order) => arms[arm]?.obey(order));
      while (referee.outcome === undefined) {
        arms.forEach((arm, index) => {
          for (const report of arm.step(20_000)) {
            referee.hear(index, report);
            if (report.kind === 'news') clauses += clauseCount(puzzle, report.news);
          }
        });
      }
      expectSameVerdict(puzzle, referee.outcome);
    }
    expect(clauses).toBeGreaterThan(10);
  });

  test('all solutions are found once, whoever finds them', () => {
    const random = createRandom(77);
    for (let run = 0; run < 300; run += 1) {
      const puzzle = randomPuzzle(random, 6, 5, 1 + random(2));
      const all = bruteSolutions(puzzle);
      const { result } = solveByPortfolio(puzzle, { arms: 2, slice: 100, maxSolutions: 1000, settle: 0 });
      const found =
        result.verdict === 'multiple' ? result.solutions : result.verdict === 'unique' ? [result.solution] : [];
      expect(found.map(({ cells }) => cells.join()).sort()).toEqual(all.map(({ cells }) => cells.join()).sort());
    }
  });
});

test('the same arms and slices give the same outcome to the tick', () => {
  const puzzle = randomBoard(83, 22, 50);
  const options = { arms: 3, slice: 20_000, seed: 4, settle: 0 };
  expect(solveByPortfolio(puzzle, options)).toEqual(solveByPortfolio(puzzle, options));
});

test('one arm is the search alone, to the tick', () => {
  const puzzle = randomBoard(35, 22, 45);
  expect(solveByPortfolio(puzzle, { arms: 1, settle: 0 }).result).toEqual(solve(puzzle, { settle: 0 }));
});

describe('news', () => {
  const puzzle = randomBoard(35, 22, 45);
  const topic = topicOf(puzzle);
  const clauses = Int32Array.of(2, 1, 0, 5, 1, 1, 7);

  test('are read as they were written', () => {
    const picture = Uint8Array.from({ length: 484 }, (_, cell) => cell % 2);
    const heard = readNews(topic, writeNews(topic, [picture, picture], clauses));
    expect(heard?.solutions).toEqual([picture, picture]);
    expect(heard?.clauses).toEqual(clauses);
  });

  const good = writeNews(topic, [new Uint8Array(484)], clauses);
  const spoiled = (index: number, value: number): Int32Array => good.with(index, value);
  test.each([
    ['nothing', new Int32Array(0)],
    ['of another size', spoiled(0, 483)],
    ['of other variables', spoiled(1, 1452)],
    ['fewer solutions than said', spoiled(2, 2)],
    ['a negative number of solutions', spoiled(2, -1)],
    ['cut off', good.subarray(0, good.length - 1)],
    ['a colour that the puzzle has not', spoiled(4, 0x0200)],
    ['a literal beyond the puzzle', spoiled(good.length - 1, 968)],
    ['a negative literal', spoiled(good.length - 1, -1)],
    ['an empty clause', spoiled(good.length - 3, 0)],
    ['a clause without an end', spoiled(good.length - 3, 2)],
    ['a clause that is too long', spoiled(good.length - 7, MAX_SHARED_SIZE + 1)],
    ['an impossible LBD', spoiled(good.length - 2, 0)],
  ])('%s: not understood, and no arm minds', (_, news) => {
    expect(readNews(topic, news)).toBeUndefined();
    const arm = startArm(puzzle, 0, { budget: 200_000 });
    arm.obey({ kind: 'news', news });
    const last = arm.step(Number.POSITIVE_INFINITY).at(-1);
    expect(last).toEqual({ kind: 'ended', result: solve(puzzle, { budget: 200_000 }) });
  });

  test('a solution that is none leads to a contradiction and is forgotten', () => {
    const arm = startArm(puzzle, 0, { settle: 0 });
    arm.obey({ kind: 'news', news: writeNews(topic, [new Uint8Array(484)], clauses) });
    const last = arm.step(Number.POSITIVE_INFINITY).at(-1);
    expect(last?.kind === 'ended' && last.result.verdict).toBe('multiple');
  });

  test('who hears of a solution is led to it, whatever it was doing', () => {
    const alone = solve(puzzle, { settle: 0 });
    if (alone.verdict !== 'multiple') throw new Error('the board was to be ambiguous');
    const [, second] = alone.solutions;
    const arm = startArm(puzzle, 0, { maxSolutions: 1 });
    arm.step(100_000);
    arm.obey({ kind: 'news', news: writeNews(topic, [second?.cells ?? new Uint8Array()], new Int32Array(0)) });
    const before = arm.ticks;
    const last = arm.step(Number.POSITIVE_INFINITY).at(-1);
    expect(last?.kind === 'ended' && last.result.verdict === 'unknown' && last.result.solution).toEqual(second);
    expect(arm.ticks - before).toBeLessThan(100_000);
  });
});

describe('the referee', () => {
  const alone = solve(randomBoard(83, 22, 50));
  const unknown = solve(randomBoard(83, 22, 50), { budget: 1000 });

  test('the first verdict wins, the others are stopped, and all are counted', () => {
    const orders: (readonly [number, string])[] = [];
    const referee = new Referee(3, (arm, order) => orders.push([arm, order.kind]));
    referee.hear(2, { kind: 'news', news: new Int32Array(0) });
    referee.hear(1, { kind: 'decided' });
    referee.hear(0, { kind: 'decided' });
    expect([referee.winner, referee.isAnswered]).toEqual([1, false]);
    referee.hear(1, { kind: 'ended', result: alone });
    referee.hear(0, { kind: 'ended', result: unknown });
    expect([referee.winner, referee.isAnswered, referee.outcome]).toEqual([1, true, undefined]);
    referee.hear(2, { kind: 'ended', result: unknown });
    expect(orders).toEqual([
      [0, 'news'],
      [1, 'news'],
      [0, 'stop'],
      [2, 'stop'],
    ]);
    expect(referee.outcome).toEqual({ result: alone, winner: 1, arms: [unknown.stats, alone.stats, unknown.stats] });
  });

  test('without a winner what is known counts; an arm may be lost', () => {
    const referee = new Referee(2, () => undefined);
    referee.lose(0);
    referee.hear(1, { kind: 'ended', result: unknown });
    expect(referee.outcome).toEqual({ result: unknown, winner: null, arms: [null, unknown.stats] });
  });

  test('if all are lost there is no outcome', () => {
    const referee = new Referee(2, () => undefined);
    referee.lose(0);
    referee.lose(1);
    expect(referee.outcome).toBeUndefined();
  });
});

test('budgets are each arm’s own: nobody decides, the result says so and can be resumed', () => {
  const { result, winner, arms } = solveByPortfolio(randomBoard(35, 25, 45), { budget: 100_000, slice: 30_000 });
  expect([result.verdict, winner]).toEqual(['unknown', null]);
  expect(result.verdict === 'unknown' && result.resume).toMatch(/^nono-resume/);
  expect(arms.map((own) => (own?.ticks ?? 0) >= 100_000)).toEqual([true, true]);
});
