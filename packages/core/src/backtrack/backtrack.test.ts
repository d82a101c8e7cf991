import { describe, expect, test } from 'vitest';
import { drawTour, knightsTours } from '../classic/knights-tour.ts';
import { drawQueens, queens } from '../classic/queens.ts';
import { Budget } from '../outcome/budget.ts';
import { backtrack } from './backtrack.ts';

const count = (items: Iterable<unknown>): number => [...items].length;

describe('backtrack', () => {
  const binary = {
    children: (bits: string) => [`${bits}0`, `${bits}1`],
    isGoal: (bits: string) => bits.length === 3,
  };

  test('yields goals from left to right', () => {
    expect([...backtrack('', binary)]).toEqual(['000', '001', '010', '011', '100', '101', '110', '111']);
  });

  test('skips what is dead', () => {
    const noPairs = { ...binary, isDead: (bits: string) => bits.includes('11') };
    expect([...backtrack('', noPairs)]).toEqual(['000', '001', '010', '100', '101']);
  });

  test('is lazy: an endless tree gives its first goals', () => {
    const endless = { children: (n: number) => [n + 1, n + 2], isGoal: (n: number) => n % 5 === 0 && n > 0 };
    expect(backtrack(0, endless).next().value).toBe(5);
  });

  test('ends when the counter is over', () => {
    const budget = new Budget(4);
    expect(count(backtrack('', binary, budget))).toBe(1);
    expect([budget.ticks, budget.isOver]).toEqual([4, true]);
  });

  test('a deep tree does not exhaust the call stack', () => {
    const deep = { children: (n: number) => [n + 1], isGoal: (n: number) => n === 200_000 };
    expect([...backtrack(0, deep)]).toEqual([200_000]);
  });
});

describe('queens', () => {
  test.each([
    [4, 2],
    [5, 10],
    [6, 4],
    [8, 92],
  ])('%i queens have %i placements', (size, expected) => {
    expect(count(queens(size))).toBe(expected);
  });

  test('the first placement of five, drawn', () => {
    expect(drawQueens(queens(5).next().value ?? [])).toEqual(['Q....', '..Q..', '....Q', '.Q...', '...Q.']);
  });
});

describe('knightsTours', () => {
  test.each([
    [3, 3, 0],
    [3, 4, 16],
    [5, 5, 1728],
  ])('%ix%i has %i directed open tours', (rows, columns, expected) => {
    expect(count(knightsTours(rows, columns))).toBe(expected);
  });

  test('the first tour of 8x8 is found at once, each step a jump, drawn', () => {
    const tour = knightsTours(8, 8, new Budget(100_000)).next().value ?? [];
    expect(new Set(tour).size).toBe(64);
    for (let i = 1; i < tour.length; i += 1) {
      const [from = 0, to = 0] = [tour[i - 1], tour[i]];
      const across = Math.abs((from % 8) - (to % 8));
      const down = Math.abs(Math.floor(from / 8) - Math.floor(to / 8));
      expect([across, down].sort()).toEqual([1, 2]);
    }
    expect(drawTour(tour, 8)).toHaveLength(8);
  });
});
