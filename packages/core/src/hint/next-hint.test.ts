import { describe, expect, test } from 'vitest';
import { clueOf, marksOf, puzzleOfRows, THREE_COLORS } from '../../test/game-notation.ts';
import { createGrid } from '../puzzle/grid.ts';
import { CROSSED, filledCode, UNKNOWN } from '../puzzle/mark.ts';
import { createPuzzle } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import { explain, positionsText } from './explain.ts';
import { nextHint } from './next-hint.ts';

const puzzle = puzzleOfRows(['.###.', '#...#', '#####', '.#.#.', '.....']);
const texts = (rows: readonly string[], options = {}) =>
  nextHint(puzzle, marksOf(rows), options).stages.map((stage) => stage.text);

const empty = ['?????', '?????', '?????', '?????', '?????'];

describe('nextHint', () => {
  test('goes from where to which technique to which cells and why', () => {
    expect(texts(empty)).toEqual([
      'Look at row 5.',
      'Technique: empty line, in row 5.',
      'Row 5 has no block: all its cells stay empty.',
    ]);
    const hint = nextHint(puzzle, marksOf(empty));
    expect(hint.kind === 'step' && hint.deduction.cells).toEqual(
      [20, 21, 22, 23, 24].map((cell) => ({ cell, was: UNKNOWN, becomes: CROSSED })),
    );
  });

  test('prefers lines through the cell where the player is', () => {
    const rows = ['?????', '?????', '#####', '?????', '.....'];
    expect(texts(rows)[0]).toBe('Look at row 1.');
    expect(texts(rows, { near: 11 })[0]).toBe('Look at column 2.');
  });

  test('says a mistake first: the line and the marks that cannot all be right', () => {
    expect(texts(['#??#?', '?????', '?????', '?????', '?????'])).toEqual([
      'There is a mistake on the board.',
      'Look at row 1: its clue 3 no longer fits.',
      'Row 1: the marks at columns 1, 4 cannot all be right with clue 3.',
    ]);
  });

  test('finds a mistake that no line shows alone', () => {
    const hint = nextHint(puzzle, marksOf(['###??', '?????', '?????', '?????', '?????']));
    expect([hint.kind, hint.stages[1]?.key]).toEqual(['mistake', 'mistake.hidden']);
  });

  test('blames no mark where there is none: the puzzle has no solution', () => {
    const impossible = unwrap(
      createPuzzle({ rows: [clueOf('1'), clueOf('1'), clueOf('2')], columns: [clueOf('2'), [], clueOf('2')] }),
    );
    const hint = nextHint(impossible, createGrid(3, 3));
    expect([hint.kind, hint.stages.map((stage) => stage.key)]).toEqual(['mistake', ['impossible']]);
    expect(hint.stages[0]?.text).toMatch(
      /^Nothing is marked yet, .* in (row|column) \d: the puzzle has no solution\.$/,
    );
  });

  test('a board of another size is a fault of the caller, not a hint', () => {
    expect(() => nextHint(puzzle, createGrid(2, 2))).toThrow('the board is 2x2, the puzzle 5x5');
    const other = { onlySolution: createGrid(5, 4) };
    expect(() => nextHint(puzzle, marksOf(empty), other)).toThrow('the solution is 5x4, the puzzle 5x5');
  });

  test('names wrong cells when the only solution is known', () => {
    const rows = ['?????', '?????', '?????', '????.', '#????'];
    const hint = nextHint(puzzle, marksOf(rows), puzzle.goal && { onlySolution: puzzle.goal });
    expect(hint.kind === 'mistake' && hint.cells).toEqual([20]);
    expect(hint.stages.at(-1)?.text).toBe('Wrong marks: 1. The first is at row 5, column 1.');
  });

  test('says when the puzzle is solved', () => {
    expect(texts(['?###?', '#???#', '#####', '?#?#?', '?????'])).toEqual(['The puzzle is solved.']);
    expect(nextHint(puzzleOfRows(['...']), createGrid(3, 1)).kind).toBe('solved');
  });

  test('looks ahead when no line gives a step, and says so first', () => {
    const hard = puzzleOfRows(['.##..', '#...#', '..##.', '##..#', '.#.#.']);
    const hint = nextHint(hard, marksOf(['?????', '?????', '?????', '?#???', '?????']));
    expect(hint.stages.map((stage) => stage.text)).toEqual([
      'No single line gives a next step. Ask again for a look-ahead.',
      'Technique: look-ahead, in row 1.',
      'Suppose row 1, column 5 were filled: following 4 lines from there, row 2 could no longer be completed. So it is not.',
    ]);
    expect(hint.kind === 'look-ahead' && hint.deduction.cells).toEqual([{ cell: 4, was: UNKNOWN, becomes: CROSSED }]);
  });

  test('an ambiguous puzzle leaves it stuck, and reveals nothing', () => {
    const one = [clueOf('1'), clueOf('1')];
    const hint = nextHint(unwrap(createPuzzle({ rows: one, columns: one })), createGrid(2, 2));
    expect(hint).toMatchObject({ kind: 'stuck', reveal: null });
  });

  test('without a look-ahead, a known solution gives a cell', () => {
    const one = [clueOf('1'), clueOf('1')];
    const twoWays = unwrap(createPuzzle({ rows: one, columns: one }));
    const onlySolution = { width: 2, height: 2, cells: Uint8Array.of(1, 0, 0, 1) };
    const hint = nextHint(twoWays, createGrid(2, 2), { onlySolution, lookAheadTicks: 0 });
    expect(hint.kind === 'stuck' && hint.reveal).toEqual({ cell: 0, was: UNKNOWN, becomes: filledCode(1) });
  });

  test('coloured puzzles go to the end', () => {
    const coloured = puzzleOfRows(['a.b', 'ba.', '.b.'], THREE_COLORS);
    const marks = createGrid(3, 3);
    for (let i = 0; i < 20; i += 1) {
      const hint = nextHint(coloured, marks);
      if (hint.kind === 'solved') return;
      if (hint.kind !== 'step' && hint.kind !== 'look-ahead') break;
      for (const { cell, becomes } of hint.deduction.cells) marks.cells[cell] = becomes;
    }
    expect(nextHint(coloured, marks).kind).toBe('solved');
  });
});

test('words: positions count from 1, parameters are filled in', () => {
  expect(positionsText([0, 1, 2, 6, 8, 9])).toBe('1-3, 7, 9-10');
  expect(explain('where.row', { line: 3 })).toEqual({ key: 'where.row', params: { line: 3 }, text: 'Look at row 3.' });
});
