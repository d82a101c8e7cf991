// Row by row: put each pattern of the first row, then of the second, and so on; a pattern is dropped
// as soon as a column no longer fits from its top. The textbook method (Ninety-Nine Problems, P98):
//
//   rows 1 / 3 / 1, columns 1 / 3 / 1
//   row 1: #.. → row 2: ### → row 3: column 1 is full …  dead
//   row 1: .#. → row 2: ### → row 3: .#.  a solution
//
// Why it stops scaling: the first rows see nothing of the columns but their tops, so with weak rows
// the search tries nearly all combinations of their patterns.

import { backtrack } from '../backtrack/backtrack.ts';
import type { Budget } from '../outcome/budget.ts';
import type { Solution } from '../outcome/solve-result.ts';
import { createStats } from '../outcome/stats.ts';
import { at, mustAt } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ok } from '../result.ts';
import type { Enumeration } from './answer.ts';
import { answerOf } from './answer.ts';
import type { LineState } from './column-state.ts';
import { advance, DEAD, START, trackClue } from './column-state.ts';
import type { Pattern } from './patterns.ts';
import { patterns } from './patterns.ts';
import type { Strategy } from './strategy.ts';

/** The rows filled so far; `columns` are the states of the columns below them. */
interface FilledRows {
  readonly count: number;
  readonly pattern: Pattern | undefined;
  readonly columns: Int32Array;
  readonly above: FilledRows | undefined;
}

/** Row-by-row backtracking with a check of the column tops. */
export const rows: Strategy = {
  name: 'rows',
  summary: 'row by row, each pattern against the tops of the columns',
  source: 'Ninety-Nine Problems, P98 (W. Hett)',
  enumerates: true,
  solve: (puzzle, options = {}) => ok(answerOf(puzzle, options, (budget) => searchRows(puzzle, budget))),
};

/** The search itself: lazy, with the deepest row that could not be placed as the dead line. */
export function searchRows(puzzle: Puzzle, budget: Budget): Enumeration {
  const { width, height } = puzzle;
  const columns = puzzle.columns.map((clue) => trackClue(clue, height));
  const stats = createStats();
  let deepest = 0;

  /** The column states below one more row, or undefined if a column forbids it. */
  const below = (from: FilledRows, pattern: Pattern): Int32Array | undefined => {
    const states: Int32Array = new Int32Array(width);
    for (let column = 0; column < width; column += 1) {
      const state: LineState = advance(at(columns, column), at(from.columns, column), at(pattern, column), from.count);
      if (state === DEAD) return undefined;
      states[column] = state;
    }
    return states;
  };

  function* children(from: FilledRows): Generator<FilledRows, void> {
    deepest = Math.max(deepest, from.count);
    for (const pattern of patterns(mustAt(puzzle.rows, from.count), width)) {
      budget.spend(1);
      if (budget.isOver) return;
      const states = below(from, pattern);
      if (states === undefined) continue;
      stats.decisions += 1;
      yield { count: from.count + 1, pattern, columns: states, above: from };
    }
  }

  const root: FilledRows = {
    count: 0,
    pattern: undefined,
    columns: new Int32Array(width).fill(START),
    above: undefined,
  };
  const goals = backtrack(root, { children, isGoal: (node) => node.count === height }, budget);
  function* solutions(): Generator<Solution, void> {
    for (const goal of goals) yield pictureOf(goal, width, height);
  }

  return {
    solutions: solutions(),
    stats,
    deadLine: () => ({ axis: 'row', index: deepest }),
  };
}

function pictureOf(goal: FilledRows, width: number, height: number): Solution {
  const cells = new Uint8Array(width * height);
  for (let node: FilledRows | undefined = goal; node?.pattern !== undefined; node = node.above) {
    cells.set(node.pattern, (node.count - 1) * width);
  }
  return { width, height, cells };
}
