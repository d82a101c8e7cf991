import { describe, expect, test } from 'vitest';
import { clueOf, lineOf, marksOf, puzzleOfRows, rowsOf, THREE_COLORS } from '../../../test/game-notation.ts';
import { BLACK_AND_WHITE } from '../../puzzle/color.ts';
import { createGrid } from '../../puzzle/grid.ts';
import { CROSSED, UNKNOWN } from '../../puzzle/mark.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Technique } from '../technique.ts';
import { viewBoard } from '../technique.ts';
import { crossingColors } from './crossing-colors.ts';
import { overlap, unreachable } from './extremes.ts';
import { completeLine } from './line-logic.ts';
import { completedLine, emptyLine, fullLine } from './whole-line.ts';

/** What a technique makes of one row, and what it says. */
function inRow(technique: Technique, clue: string, row: string): readonly [string, string] | undefined {
  const coloured = /[ab]/.test(clue);
  const puzzle: Puzzle = {
    width: row.length,
    height: 1,
    rows: [clueOf(clue)],
    columns: [],
    palette: coloured ? THREE_COLORS : BLACK_AND_WHITE,
    metadata: {},
  };
  const marks = { width: row.length, height: 1, cells: lineOf(row) };
  const board = viewBoard({ ...puzzle, columns: Array.from(row, () => []) }, marks);
  const [found] = technique.deduce({ ...board, lines: board.lines.slice(0, 1) });
  if (found === undefined) return undefined;
  const after = createGrid(row.length, 1);
  after.cells.set(marks.cells);
  for (const { cell, was, becomes } of found.cells) {
    expect(after.cells[cell]).toBe(was);
    after.cells[cell] = becomes;
  }
  return [rowsOf(after, coloured ? 'a' : '#')[0] ?? '', found.explanation.text];
}

describe('techniques on one row', () => {
  test.each([
    [emptyLine, '0', '?m.?', '....', 'Row 1 has no block: all its cells stay empty.'],
    [fullLine, '3 1', '?????', '###.#', 'Row 1: clue 3 1 needs all 5 cells, so there is one way to place it.'],
    [fullLine, '2a 2b', '????', 'aabb', 'Row 1: clue 2a 2b needs all 4 cells, so there is one way to place it.'],
    [completedLine, '1 2', '?#?##?', '.#.##.', 'Row 1 has all its blocks: cross the rest, columns 1, 3, 6.'],
    [overlap, '4', '?????', '?###?', 'Row 1: block 1 (4) covers columns 2-4 wherever it stands.'],
    [overlap, '1 4', '????????', '????##??', 'Row 1: block 2 (4) covers columns 5-6 wherever it stands.'],
    [overlap, '3 1', '?#????', '?##???', 'Row 1: block 1 (3) covers columns 2-3 wherever it stands.'],
    [unreachable, '3', '??#?????', '??#??...', 'Row 1: no block of 3 can reach columns 6-8.'],
    [unreachable, '3', '?.????', '..????', 'Row 1: no block of 3 can reach column 1.'],
    [completeLine, '1 1', '#?????', '#.????', 'Row 1: every way to place 1 1 agrees on column 2.'],
  ] as const)('$id: %#', (technique, clue, row, after, text) => {
    expect(inRow(technique, clue, row)).toEqual([after, text]);
  });

  test.each([
    [emptyLine, '1', '???'],
    [fullLine, '3', '????'],
    [fullLine, '3', '###'],
    [completedLine, '1 2', '?#?#??'],
    [completedLine, '1', '.#.'],
    [overlap, '2', '????'],
    [unreachable, '2', '????'],
    [completeLine, '2', '????'],
    [completeLine, '2 2', '?#??#?'],
    [completeLine, '1a 1b', 'a???'],
  ])('nothing to say: %#', (technique, clue, row) => {
    expect(inRow(technique, clue, row)).toBeUndefined();
  });
});

describe('crossing colours', () => {
  test('a row and a column agree on one colour only', () => {
    // Row 2 is b then a, so its last cell is a or empty; column 3 has one b, so it is b or empty.
    const puzzle = puzzleOfRows(['a.b', 'ba.', '.b.'], THREE_COLORS);
    const [found] = crossingColors.deduce(viewBoard(puzzle, marksOf(['???', '???', '???'])));
    expect(found?.cells).toEqual([{ cell: 5, was: UNKNOWN, becomes: CROSSED }]);
    expect(found?.explanation.text).toBe(
      'Row 2 and column 3 together leave one colour for the cell where they cross: empty.',
    );
  });

  test('is silent in black and white', () => {
    const puzzle = puzzleOfRows(['#.', '##']);
    expect([...crossingColors.deduce(viewBoard(puzzle, marksOf(['??', '??'])))]).toEqual([]);
  });
});
