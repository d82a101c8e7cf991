// Cell by cell: at each cell of a row either the gap goes on or the next block does; the state of the
// row and the state of the column (block index and run length) forbid the wrong choice in constant time.
//
//   row clue 2, column tops allow only the third and fourth cell:
//   gap, gap, block, block, gap …
//
// Unlike the row search no pattern is built that a column forbids half way. All solutions, lazily;
// an explicit stack of one choice a cell. It stops scaling where the top rows say little about the rest:
// a mistake in row 2 shows in row 20.

import type { Budget } from '../outcome/budget.ts';
import type { Solution } from '../outcome/solve-result.ts';
import { createStats } from '../outcome/stats.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ok } from '../result.ts';
import type { Enumeration } from './answer.ts';
import { answerOf } from './answer.ts';
import type { LineState } from './column-state.ts';
import { advance, DEAD, START, trackClue } from './column-state.ts';
import type { Strategy } from './strategy.ts';

/** Depth-first search by cells and gaps. */
export const cells: Strategy = {
  name: 'cells',
  summary: 'cell by cell, rows and columns checked in constant time',
  source: 'depth-first search by cells and gaps; the usual answer to SPOJ JCROSS',
  enumerates: true,
  solve: (puzzle, options = {}) => ok(answerOf(puzzle, options, (budget) => searchCells(puzzle, budget))),
};

function searchCells(puzzle: Puzzle, budget: Budget): Enumeration {
  const { width, height } = puzzle;
  const rowClues = puzzle.rows.map((clue) => trackClue(clue, width));
  const columnClues = puzzle.columns.map((clue) => trackClue(clue, height));
  const total = width * height;
  const stats = createStats();
  const choices = new Int8Array(total); // what was chosen: 0 a gap, 1 the block, -1 nothing yet
  const colors = new Uint8Array(total);
  const rowStates = new Int32Array(total + 1); // rowStates[i] = state of the row before cell i
  const columnStates = new Int32Array(total + width); // columnStates[i] = state of the column before cell i
  let deepest = 0;

  /** The colour a choice puts into a cell: the open block's, or the next one's. */
  const colorOfBlock = (state: LineState, row: number): number => {
    const clue = at(rowClues, row);
    const block = state >>> 16;
    const run = state & 0xffff;
    return at(clue.colors, run === at(clue.lengths, block) ? block + 1 : block);
  };

  function* search(): Generator<Solution, void> {
    choices.fill(-1);
    columnStates.fill(START);
    let cell = 0;
    while (cell >= 0) {
      if (cell === total) {
        yield { width, height, cells: colors.slice() };
        cell -= 1;
        continue;
      }
      if (budget.isOver) return;
      const row = Math.floor(cell / width);
      const column = cell - row * width;
      const choice = at(choices, cell) + 1;
      if (choice > 1) {
        choices[cell] = -1;
        cell -= 1;
        continue;
      }
      choices[cell] = choice;
      budget.spend(1);
      const rowState = column === 0 ? START : at(rowStates, cell);
      const color = choice === 0 ? BACKGROUND : colorOfBlock(rowState, row);
      if (color < 0) continue;
      const nextRow = advance(at(rowClues, row), rowState, color, column);
      if (nextRow === DEAD) continue;
      const nextColumn = advance(at(columnClues, column), at(columnStates, cell), color, row);
      if (nextColumn === DEAD) continue;
      stats.decisions += 1;
      deepest = Math.max(deepest, row);
      colors[cell] = color;
      rowStates[cell + 1] = nextRow;
      columnStates[cell + width] = nextColumn;
      cell += 1;
    }
  }

  return { solutions: search(), stats, deadLine: () => ({ axis: 'row', index: deepest }) };
}
