// The adaptive row search: count the patterns of all rows and of all columns, and search the side
// that has fewer. Turning the puzzle by its diagonal makes columns rows:
//
//   rows 1 1 1 on 9 cells have 35 patterns each, columns 9 have one: search the columns.
//
// Ninety-Nine Problems, P98, speaks of this choice. It stops scaling where both sides are weak.

import type { Solution } from '../outcome/solve-result.ts';
import type { Clue } from '../puzzle/clue.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { transposePicture, transposePuzzle } from '../puzzle/transform.ts';
import { ok } from '../result.ts';
import { answerOf } from './answer.ts';
import { countPatterns } from './patterns.ts';
import { searchRows } from './rows.ts';
import type { Strategy } from './strategy.ts';

/** Row search on the side with fewer combinations of patterns. */
export const adaptive: Strategy = {
  name: 'adaptive',
  summary: 'row by row, or column by column where those have fewer patterns',
  source: 'Ninety-Nine Problems, P98 (W. Hett)',
  enumerates: true,
  solve: (puzzle, options = {}) =>
    ok(
      answerOf(puzzle, options, (budget) => {
        if (combinations(puzzle.rows, puzzle.width) <= combinations(puzzle.columns, puzzle.height)) {
          return searchRows(puzzle, budget);
        }
        const { solutions, stats, deadLine } = searchRows(transposePuzzle(puzzle), budget);
        return { solutions: turned(solutions), stats, deadLine: () => turnedLine(deadLine()) };
      }),
    ),
};

/** Sum of the logarithms of the pattern counts: how many ways the lines have together. */
function combinations(clues: Puzzle['rows'], length: number): number {
  return clues.reduce((sum: number, clue: Clue) => sum + Math.log2(Math.max(1, countPatterns(clue, length))), 0);
}

function* turned(pictures: Iterator<Solution>): Generator<Solution, void> {
  for (let next = pictures.next(); !next.done; next = pictures.next()) yield transposePicture(next.value);
}

function turnedLine(line: LineRef): LineRef {
  return { axis: line.axis === 'row' ? 'column' : 'row', index: line.index };
}
