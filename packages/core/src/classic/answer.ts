// From a lazy list of pictures to an answer: every strategy that enumerates ends here.

import { Budget } from '../outcome/budget.ts';
import type { CandidateGrid, Solution, SolveResult } from '../outcome/solve-result.ts';
import type { SolveStats } from '../outcome/stats.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isOpen, lineFixpoint } from './line-fixpoint.ts';
import type { StrategyOptions } from './strategy.ts';

/** A search as `answerOf` drives it. */
export interface Enumeration {
  /** Yields solutions, each once; ends early when the budget is over. */
  readonly solutions: Iterator<Solution>;
  /** Counters the search keeps besides the ticks. */
  readonly stats: SolveStats;
  /** The line at which the search failed when there is no solution. */
  readonly deadLine: () => LineRef;
}

/** Takes at most `maxSolutions` pictures and says what they prove. */
export function answerOf(
  puzzle: Puzzle,
  options: StrategyOptions,
  search: (budget: Budget) => Enumeration,
): SolveResult {
  const budget = options.budget ?? new Budget();
  const wanted = options.maxSolutions ?? 2;
  const { solutions, stats, deadLine } = search(budget);
  const found: Solution[] = [];
  while (found.length < wanted) {
    const next = solutions.next();
    if (next.done) break;
    found.push(next.value);
  }
  const exhausted = found.length < wanted && !budget.isOver;
  const lines = lineFixpoint(puzzle, new Budget());
  const shared = { undecidedCells: lines.undecidedCells, stats: { ...stats, ticks: budget.ticks } };
  const [first] = found;
  if (found.length >= 2)
    return { verdict: 'multiple', solutions: found, complete: exhausted, ...compared(found, exhausted), ...shared };
  if (first !== undefined && exhausted) return { verdict: 'unique', solution: first, method: null, ...shared };
  if (exhausted) return { verdict: 'none', line: lines.deadLine ?? deadLine(), problems: [], ...shared };
  return {
    verdict: 'unknown',
    reason: budget.isStopped ? 'stopped' : 'budget',
    candidates: lines.candidates,
    solution: first ?? null,
    resume: null,
    ...shared,
  };
}

/** Sorts the cells: proven equal in all solutions, different in two, not known. */
function compared(
  found: readonly Solution[],
  complete: boolean,
): { forced: number[]; ambiguous: number[]; open: number[] } {
  const sorted = { forced: [] as number[], ambiguous: [] as number[], open: [] as number[] };
  const [first] = found;
  first?.cells.forEach((color, cell) => {
    if (found.some((other) => at(other.cells, cell) !== color)) sorted.ambiguous.push(cell);
    else (complete ? sorted.forced : sorted.open).push(cell);
  });
  return sorted;
}

/** The answer of a strategy that stops where single lines stop. */
export function answerOfLines(
  puzzle: Puzzle,
  candidates: CandidateGrid,
  deadLine: LineRef | undefined,
  stats: SolveStats,
  budget: Budget,
): SolveResult {
  const undecidedCells = candidates.cells.reduce((sum, mask) => sum + (isOpen(mask) ? 1 : 0), 0);
  if (deadLine !== undefined) return { verdict: 'none', line: deadLine, problems: [], undecidedCells, stats };
  if (undecidedCells === 0 && !budget.isOver) {
    const { width, height } = puzzle;
    const cells = Uint8Array.from(candidates.cells, (mask) => 31 - Math.clz32(mask));
    return { verdict: 'unique', solution: { width, height, cells }, method: null, undecidedCells, stats };
  }
  const reason = budget.isStopped ? 'stopped' : budget.isSpent ? 'budget' : 'no-guess';
  return { verdict: 'unknown', reason, candidates, solution: null, resume: null, undecidedCells, stats };
}
