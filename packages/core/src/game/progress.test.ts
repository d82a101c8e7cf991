import { describe, expect, test } from 'vitest';
import { gameWith, puzzleOfRows, rowsOf, THREE_COLORS } from '../../test/game-notation.ts';
import { createPuzzle } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import { applyMove } from './apply-move.ts';
import { crossFinishedLines } from './auto-cross.ts';
import { boardStatus, reportOf, wrongLines } from './board-status.ts';
import { newGame } from './game.ts';
import { wrongCells } from './mistakes.ts';
import { isSolved, progressOf } from './progress.ts';
import { runLengths } from './run-length.ts';

const puzzle = puzzleOfRows(['##..', '#...', '....']);
const statusOf = (rows: readonly string[]) => boardStatus(gameWith(puzzle, rows), 'weak');

describe('boardStatus and progress', () => {
  test('a solved board needs no cross', () => {
    const game = gameWith(puzzle, ['##??', '#???', '????']);
    const status = boardStatus(game, 'weak');
    expect([status.solved, isSolved(game), progressOf(status).share]).toEqual([true, true, 1]);
  });

  test('any legal filling wins', () => {
    const clues = [[{ length: 1, color: 1 }], [{ length: 1, color: 1 }]];
    const twoWays = unwrap(createPuzzle({ rows: clues, columns: clues }));
    expect(['#?', '?#'].map((row, i, rows) => isSolved(gameWith(twoWays, [row, rows[1 - i] ?? ''])))).toEqual([
      true,
      true,
    ]);
  });

  test('counts', () => {
    const progress = progressOf(statusOf(['##??', '????', '????']));
    // Settled: row 1, the empty row 3, columns 2 to 4; open is the cell below the first.
    expect(progress).toEqual({
      settledCells: 11,
      totalCells: 12,
      share: 11 / 12,
      filledCells: 2,
      wantedCells: 3,
      matchedLines: 5,
      totalLines: 7,
      solved: false,
    });
  });

  test('a blank puzzle is solved on open', () => {
    const blank = puzzleOfRows(['...', '...']);
    expect([isSolved(newGame(blank)), boardStatus(newGame(blank), 'off').solved]).toEqual([true, true]);
  });

  test('wrong lines, rows first', () => {
    const status = statusOf(['###?', '????', '???#']);
    expect(wrongLines(status)).toEqual([
      { axis: 'row', index: 0 },
      { axis: 'row', index: 2 },
      { axis: 'column', index: 2 },
      { axis: 'column', index: 3 },
    ]);
    expect(reportOf(status, { axis: 'column', index: 1 })).toEqual({ status: 'matched', certain: [true] });
  });

  test('lines that did not change are taken over as they are', () => {
    const first = statusOf(['##??', '????', '????']);
    const next = boardStatus(
      { ...newGame(puzzle), marks: gameWith(puzzle, ['##??', '#???', '????']).marks },
      'weak',
      first,
    );
    expect([0, 1, 2].map((row) => next.rows[row] === first.rows[row])).toEqual([true, false, true]);
    expect([0, 1, 2, 3].map((column) => next.columns[column] === first.columns[column])).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(next).toEqual(boardStatus({ ...newGame(puzzle), marks: next.marks }, 'weak'));
    expect(boardStatus({ ...newGame(puzzle), marks: next.marks }, 'weak', next)).toBe(next);
    expect(boardStatus({ ...newGame(puzzle), marks: next.marks }, 'strong', next)).not.toBe(next);
  });

  test('crossing all finished lines at once', () => {
    const game = gameWith(puzzle, ['##??', '?m??', '????']);
    const move = crossFinishedLines(game);
    expect(move && rowsOf(unwrap(applyMove(game, move)).marks)).toEqual(['##..', '?m..', '....']);
    const crossed = gameWith(puzzle, ['##..', '#...', '....']);
    expect(crossFinishedLines(crossed)).toBeUndefined();
  });
});

test('cells that cannot stay: filled and crossed ones, never notes', () => {
  const onlySolution = puzzle.goal;
  const marks = gameWith(puzzle, ['.#m#', '????', '....']).marks;
  expect(onlySolution && wrongCells(marks, onlySolution)).toEqual([0, 3]);
});

test('run lengths at the cursor', () => {
  const marks = gameWith(puzzleOfRows(['aabb', 'aabb'], THREE_COLORS), ['aab?', '.ab?']).marks;
  expect(runLengths(marks, 1)).toEqual({ row: 2, column: 2 });
  expect(runLengths(marks, 4)).toEqual({ row: 1, column: 1 });
  expect(runLengths(marks, 3)).toEqual({ row: 0, column: 0 });
});
