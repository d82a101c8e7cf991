// All solutions of a small puzzle, slowly and obviously: every arrangement of every row, and whatever the columns
// say at the end. Shares no code with the engine.
//
//   rows 1 / 1    columns 1 / 1    →    #. / .#    and    .# / #.

import type { Clue } from '../../src/puzzle/clue.ts';
import type { Picture } from '../../src/puzzle/picture.ts';
import { cluesOf } from '../../src/puzzle/picture.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/** Every way to fill a line so that its runs are the clue. */
export function arrangements(clue: Clue, length: number): readonly (readonly number[])[] {
  const [block, ...rest] = clue;
  if (block === undefined) return [new Array<number>(length).fill(0)];
  const found: (readonly number[])[] = [];
  for (let start = 0; start + block.length <= length; start += 1) {
    const head = [...new Array<number>(start).fill(0), ...new Array<number>(block.length).fill(block.color)];
    const gap = rest[0]?.color === block.color ? [0] : [];
    const left = length - head.length - gap.length;
    if (left < 0) continue;
    for (const tail of arrangements(rest, left)) found.push([...head, ...gap, ...tail]);
  }
  return found;
}

/** All pictures that satisfy the clues. */
export function bruteSolutions(puzzle: Puzzle): readonly Picture[] {
  const { width, height } = puzzle;
  const choices = puzzle.rows.map((clue) => arrangements(clue, width));
  const columnChoices = puzzle.columns.map((clue) => arrangements(clue, height));
  const solutions: Picture[] = [];
  const extend = (rows: readonly (readonly number[])[], columns: typeof columnChoices): void => {
    const row = rows.length;
    if (row === height) {
      const picture = { width, height, cells: Uint8Array.from(rows.flat()) };
      if (JSON.stringify(cluesOf(picture).columns) === JSON.stringify(puzzle.columns)) solutions.push(picture);
      return;
    }
    for (const choice of choices[row] ?? []) {
      const left = columns.map((options, column) => options.filter((option) => option[row] === choice[column]));
      if (left.every((options) => options.length > 0)) extend([...rows, choice], left);
    }
  };
  if (columnChoices.every((options) => options.length > 0)) extend([], columnChoices);
  return solutions;
}
