// What a player has done so far, from a list of records: one for each puzzle solved, written when it is.
//
//   solved on   03-01  03-02  03-02  03-05      today 03-06
//   streaks     longest 2 (1st and 2nd), current 1 (the 5th: yesterday still counts)

import { invariant } from '../invariant.ts';
import type { IsoDate } from '../puzzle/iso-date.ts';
import { dayNumber } from '../puzzle/iso-date.ts';

/** One puzzle solved. */
export interface SolveRecord {
  /** `clueHash` of the puzzle. */
  readonly clues: string;
  /** The player's own day. */
  readonly date: IsoDate;
  readonly width: number;
  readonly height: number;
  /** Colours besides the background. */
  readonly colorCount: number;
  /** Time spent playing it, pauses left out. */
  readonly activeMs: number;
  readonly hintsUsed: number;
  /** The day whose daily puzzle it was, if it was one. */
  readonly daily?: IsoDate;
}

/** Times of one board size. */
export interface SizeStatistics {
  readonly width: number;
  readonly height: number;
  readonly solvedCount: number;
  readonly bestMs: number;
  readonly meanMs: number;
}

/** Days in a row with a puzzle solved. */
export interface Streaks {
  /** The one that includes today, or ended yesterday and can still go on. */
  readonly current: number;
  readonly longest: number;
}

/** What `nono stats` and the page show. */
export interface Statistics {
  readonly solvedCount: number;
  /** Different puzzles among them. */
  readonly puzzleCount: number;
  readonly withoutHintsCount: number;
  readonly coloredCount: number;
  readonly totalMs: number;
  /** By area, then width. */
  readonly sizes: readonly SizeStatistics[];
  readonly streaks: Streaks;
  /** The same for daily puzzles solved on their own day. */
  readonly dailyStreaks: Streaks;
  readonly firstDate: IsoDate | null;
  readonly lastDate: IsoDate | null;
}

/** Sums records up; their order does not matter. Times of solves with hints count too. */
export function statisticsOf(records: readonly SolveRecord[], today: IsoDate): Statistics {
  const dates = records.map((record) => record.date).sort();
  const punctual = records.filter((record) => record.daily === record.date);
  return {
    solvedCount: records.length,
    puzzleCount: new Set(records.map((record) => record.clues)).size,
    withoutHintsCount: records.filter((record) => record.hintsUsed === 0).length,
    coloredCount: records.filter((record) => record.colorCount > 1).length,
    totalMs: sum(records.map((record) => record.activeMs)),
    sizes: sizesOf(records),
    streaks: streaksOf(dates, today),
    dailyStreaks: streaksOf(
      punctual.map((record) => record.date),
      today,
    ),
    firstDate: dates[0] ?? null,
    lastDate: dates.at(-1) ?? null,
  };
}

/** Counts days in a row; days after today are left out, as a clock set back would leave them. */
export function streaksOf(dates: readonly IsoDate[], today: IsoDate): Streaks {
  const last = dayNumber(today);
  invariant(last !== undefined, `"${today}" is a day`);
  const days = [...new Set(dates.map(dayNumber))].filter((day) => day !== undefined && day <= last) as number[];
  days.sort((a, b) => a - b);
  let longest = 0;
  let length = 0;
  let previous = Number.NaN;
  for (const day of days) {
    length = day === previous + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    previous = day;
  }
  return { current: previous >= last - 1 ? length : 0, longest };
}

function sizesOf(records: readonly SolveRecord[]): readonly SizeStatistics[] {
  const bySize = new Map<string, { readonly width: number; readonly height: number; readonly times: number[] }>();
  for (const { width, height, activeMs } of records) {
    const size = `${width}x${height}`;
    const group = bySize.get(size);
    if (group) group.times.push(activeMs);
    else bySize.set(size, { width, height, times: [activeMs] });
  }
  return [...bySize.values()]
    .map(({ width, height, times }) => ({
      width,
      height,
      solvedCount: times.length,
      bestMs: times.reduce((best, time) => Math.min(best, time)),
      meanMs: Math.round(sum(times) / times.length),
    }))
    .sort((a, b) => a.width * a.height - b.width * b.height || a.width - b.width);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
