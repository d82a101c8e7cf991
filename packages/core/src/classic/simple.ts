// Simple reasoning: write down all patterns of each line, cross out those that the cells contradict,
// and keep what the remaining ones agree on, until nothing changes. What a patient person does on paper.
//
//   clue 3 on 5 cells   ###..  .###.  ..###   agree on   ??#??
//
// It decides exactly the cells that complete single-line reasoning decides, no more: where it stops,
// one has to guess. It stops scaling with the number of patterns; a puzzle whose tables would not fit is refused.

import { Budget } from '../outcome/budget.ts';
import { createStats } from '../outcome/stats.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Clue } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import { lineName } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { err, ok } from '../result.ts';
import { answerOfLines } from './answer.ts';
import type { LineNarrower } from './line-fixpoint.ts';
import { allCandidates, candidateGrid, linesOf, narrowAll } from './line-fixpoint.ts';
import type { Pattern } from './patterns.ts';
import { countPatterns, patterns } from './patterns.ts';
import type { Strategy } from './strategy.ts';

/** Most cells that the pattern tables of a whole puzzle may hold. */
export const MOST_TABLE_CELLS = 2_000_000;

/** Pattern tables with elimination: single lines only, no guess. */
export const simple: Strategy = {
  name: 'simple',
  summary: 'pattern tables of all lines, crossed out until nothing changes',
  source: 'simple reasoning; Batenburg and Kosters, Solving Nonograms by combining relaxations (2009)',
  enumerates: false,
  solve(puzzle, options = {}) {
    const tooMany = tableProblems(puzzle);
    if (tooMany.length > 0) return err(tooMany);
    const budget = options.budget ?? new Budget();
    const board = allCandidates(puzzle);
    const deadLine = narrowAll(board, linesOf(puzzle, tableNarrower), puzzle.width, budget);
    const stats = { ...createStats(), ticks: budget.ticks };
    return ok(answerOfLines(puzzle, candidateGrid(puzzle, board), deadLine, stats, budget));
  },
};

/** Says which lines have too many patterns to write down, before any is written. */
export function tableProblems(puzzle: Puzzle, most: number = MOST_TABLE_CELLS): readonly Problem[] {
  let sum = 0;
  const lines = linesOf(puzzle, (clue, length) => {
    const ticks = countPatterns(clue, length) * length;
    sum += ticks;
    return { ticks, narrow: () => true };
  });
  if (sum <= most) return [];
  const [widest] = [...lines].sort((a, b) => b.narrower.ticks - a.narrower.ticks);
  if (widest === undefined) return [];
  const count = widest.narrower.ticks / widest.length;
  const message = `the pattern tables need ${sum.toPrecision(3)} cells, at most ${most} are kept; ${lineName(widest.line)} alone has ${count.toPrecision(3)} patterns`;
  return [problem('unsupported-strategy', message, widest.line)];
}

/** Keeps the patterns that still fit, and narrows each cell to the colours that occur in one of them. */
function tableNarrower(clue: Clue, length: number): LineNarrower {
  let table: readonly Pattern[] = [...patterns(clue, length)];
  return {
    ticks: table.length,
    narrow(line) {
      table = table.filter((pattern) => pattern.every((color, i) => (at(line, i) >>> color) & 1));
      const seen = new Int32Array(length);
      for (const pattern of table) for (let i = 0; i < length; i += 1) seen[i] = at(seen, i) | (1 << at(pattern, i));
      line.set(seen);
      return table.length > 0;
    },
  };
}
