import { describe, expect, test } from 'vitest';
import { dayNumber, isIsoDate } from '../puzzle/iso-date.ts';
import type { SolveRecord } from './statistics.ts';
import { statisticsOf, streaksOf } from './statistics.ts';

const record = (date: string, more: Partial<SolveRecord> = {}): SolveRecord => ({
  clues: date,
  date,
  width: 10,
  height: 5,
  colorCount: 1,
  activeMs: 60_000,
  hintsUsed: 0,
  ...more,
});

describe('days', () => {
  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['0001-01-01', true],
    ['26-01-01', false],
    ['2026-01-01T00:00', false],
  ])('%s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  test('neighbours differ by one, over the end of a year too', () => {
    expect((dayNumber('2027-01-01') ?? 0) - (dayNumber('2026-12-31') ?? 0)).toBe(1);
    expect(dayNumber('1970-01-01')).toBe(0);
  });
});

describe('streaksOf', () => {
  test.each([
    ['no day', [], 0, 0],
    ['today', ['2026-03-06'], 1, 1],
    ['yesterday still counts', ['2026-03-04', '2026-03-05'], 2, 2],
    ['the day before does not', ['2026-03-03', '2026-03-04'], 0, 2],
    ['twice on one day is one day', ['2026-03-06', '2026-03-06', '2026-03-05'], 2, 2],
    ['a gap begins again', ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-05'], 1, 3],
    ['over the end of February', ['2026-02-28', '2026-03-01'], 0, 2],
    ['days to come are left out', ['2026-03-06', '2026-03-07'], 1, 1],
    ['unordered', ['2026-03-06', '2026-03-04', '2026-03-05'], 3, 3],
  ])('%s', (_, dates, current, longest) => {
    expect(streaksOf(dates, '2026-03-06')).toEqual({ current, longest });
  });
});

test('statisticsOf sums up', () => {
  const records = [
    record('2026-03-05', { activeMs: 30_000 }),
    record('2026-03-02', { clues: '2026-03-05', hintsUsed: 2 }),
    record('2026-03-06', { width: 5, colorCount: 3, activeMs: 9_000, daily: '2026-03-06' }),
    record('2026-03-06', { daily: '2026-03-05' }),
  ];
  expect(statisticsOf(records, '2026-03-06')).toEqual({
    solvedCount: 4,
    puzzleCount: 2,
    withoutHintsCount: 3,
    coloredCount: 1,
    totalMs: 159_000,
    sizes: [
      { width: 5, height: 5, solvedCount: 1, bestMs: 9_000, meanMs: 9_000 },
      { width: 10, height: 5, solvedCount: 3, bestMs: 30_000, meanMs: 50_000 },
    ],
    streaks: { current: 2, longest: 2 },
    dailyStreaks: { current: 1, longest: 1 },
    firstDate: '2026-03-02',
    lastDate: '2026-03-06',
  });
});

test('an empty list is all zeros', () => {
  const none = statisticsOf([], '2026-03-06');
  expect([none.solvedCount, none.sizes, none.lastDate, none.streaks]).toEqual([
    0,
    [],
    null,
    { current: 0, longest: 0 },
  ]);
});
