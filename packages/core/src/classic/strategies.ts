// The list of classic strategies: what `--strategy` can name.

import type { SolveResult } from '../outcome/solve-result.ts';
import { problem } from '../problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err } from '../result.ts';
import { adaptive } from './adaptive.ts';
import { cells } from './cells.ts';
import { colorMasks } from './color-masks.ts';
import { exactCover } from './exact-cover.ts';
import { mrv } from './mrv.ts';
import { rows } from './rows.ts';
import { simple } from './simple.ts';
import type { Strategy, StrategyOptions } from './strategy.ts';

/** All classic strategies, the most readable first. */
export const strategies: readonly Strategy[] = [rows, adaptive, cells, simple, mrv, colorMasks, exactCover];

/** Solves with the strategy of that name; a Problem names the strategies there are. */
export function solveWith(name: string, puzzle: Puzzle, options: StrategyOptions = {}): Result<SolveResult> {
  const strategy = strategies.find((known) => known.name === name);
  if (strategy) return strategy.solve(puzzle, options);
  const names = strategies.map((known) => known.name).join(', ');
  return err([problem('bad-option', `there is no strategy "${name}"; there are ${names}`)]);
}
