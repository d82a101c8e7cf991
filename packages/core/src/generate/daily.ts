// The puzzle of a day: everybody who asks for the same ISO date gets the same one.
//
//   Monday 10x10 … Friday 20x20, Saturday 25x20, Sunday 20x15 in three colours

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import { at } from '../puzzle/grid.ts';
import type { IsoDate } from '../puzzle/iso-date.ts';
import { dayNumber } from '../puzzle/iso-date.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { GeneratedPuzzle, GenerateOptions } from './generate.ts';
import { generatePuzzle } from './generate.ts';

/** From Monday to Sunday: a week gets harder, and ends in colour. */
const WEEK: readonly Omit<GenerateOptions, 'seed'>[] = [
  { width: 10, height: 10, density: 0.55, symmetry: 'mirror' },
  { width: 15, height: 10 },
  { width: 15, height: 15, density: 0.55 },
  { width: 20, height: 15 },
  { width: 20, height: 20, symmetry: 'mirror' },
  { width: 25, height: 20 },
  { width: 20, height: 15, colors: 3, density: 0.6 },
];

/** What the puzzle of a day is generated from; a `bad-option` Problem if there is no such day. */
export function dailyOptions(date: IsoDate): Result<GenerateOptions> {
  const day = dayNumber(date);
  if (day === undefined) return err([notADay(date)]);
  // Day 0, 1 January 1970, was a Thursday.
  const weekday = (((day + 3) % 7) + 7) % 7;
  return ok({ ...at(WEEK, weekday), seed: `daily ${date}` });
}

/** The puzzle of a day. */
export function dailyPuzzle(date: IsoDate): Result<GeneratedPuzzle> {
  const options = dailyOptions(date);
  return options.ok ? generatePuzzle(options.value) : options;
}

function notADay(date: string): Problem {
  return problem('bad-option', `"${date}" is not a day, expected one like 2026-02-28`);
}
