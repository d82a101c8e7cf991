import { describe, expect, test } from 'vitest';
import { puzzleOfRows, rowsOf } from '../../test/game-notation.ts';
import { CROSSED, filledCode, UNKNOWN } from '../puzzle/mark.ts';
import { unwrap } from '../result.ts';
import { applyMove } from './apply-move.ts';
import type { Game } from './game.ts';
import { guessDepth, isTicked, newGame } from './game.ts';
import { canRedo, canUndo, movesOf, redo, restart, undo } from './history.ts';
import type { Move } from './move.ts';
import { decodeMove } from './move.ts';

const puzzle = puzzleOfRows(['###..', '#.#.#']);

const play = (game: Game, ...moves: readonly string[]): Game =>
  moves.reduce((now, text) => unwrap(applyMove(now, unwrap(decodeMove(text, 10)))), game);

const problemOf = (game: Game, move: Move): string => {
  const made = applyMove(game, move);
  return made.ok ? 'fits' : made.error.map(({ code, message }) => `${code}: ${message}`).join('\n');
};

describe('applyMove', () => {
  test('paints, ticks and resets; the game before stays as it was', () => {
    const start = newGame(puzzle);
    const painted = play(start, '?>1:0-2', '?>.:3-4', 'tick:row1.2');
    expect(rowsOf(painted.marks)).toEqual(['###..', '?????']);
    expect(isTicked(painted, { line: { axis: 'row', index: 1 }, block: 2 })).toBe(true);
    expect(rowsOf(start.marks)).toEqual(['?????', '?????']);
    const empty = play(painted, 'reset');
    expect([rowsOf(empty.marks), empty.ticks.size]).toEqual([['?????', '?????'], 0]);
    expect(rowsOf(undo(empty).marks)).toEqual(['###..', '?????']);
    expect(undo(empty).ticks.size).toBe(1);
  });

  test('a second tick takes the first away', () => {
    expect(play(newGame(puzzle), 'tick:row0.0', 'tick:row0.0').ticks.size).toBe(0);
  });

  test('guess layers nest: drop takes back the innermost, accept keeps it', () => {
    const guessing = play(newGame(puzzle), '?>1:0', 'guess', '?>1:1', 'guess', '?>.:2-3');
    expect([0, 1, 2, 4].map((cell) => guessDepth(guessing, cell))).toEqual([0, 1, 2, 0]);
    const dropped = play(guessing, 'drop');
    expect([rowsOf(dropped.marks)[0], dropped.layers.length]).toEqual(['##???', 1]);
    const accepted = play(guessing, 'accept');
    expect([rowsOf(accepted.marks)[0], accepted.layers.length]).toEqual(['##..?', 1]);
    expect([0, 1, 2].map((cell) => guessDepth(accepted, cell))).toEqual([0, 1, 1]);
    expect(rowsOf(play(accepted, 'drop').marks)[0]).toBe('#????');
    expect(rowsOf(undo(play(accepted, 'drop')).marks)[0]).toBe('##..?');
  });

  test.each([
    [
      'a cell with another mark',
      { from: CROSSED, to: UNKNOWN, cells: [7] },
      'row 2, column 3 holds ?, the stroke expects .',
    ],
    ['a cell outside', { from: UNKNOWN, to: CROSSED, cells: [10] }, 'cell 10 is outside the 5x2 board'],
    [
      'a colour outside',
      { from: UNKNOWN, to: filledCode(2), cells: [0] },
      'the stroke paints colour 2, the puzzle has no such colour',
    ],
    ['a cell twice', { from: UNKNOWN, to: CROSSED, cells: [3, 3] }, 'row 1, column 4 holds ., the stroke expects ?'],
    ['no cell', { from: UNKNOWN, to: CROSSED, cells: [] }, 'the stroke changes no cell'],
    ['no change', { from: UNKNOWN, to: UNKNOWN, cells: [1] }, 'the stroke turns ? into itself'],
  ])('%s is a bad move', (_, change, message) => {
    expect(problemOf(newGame(puzzle), { kind: 'paint', changes: [change] })).toBe(`bad-move: ${message}`);
  });

  test('so are a tick without a block and the end of no guess', () => {
    const tick: Move = { kind: 'tick', line: { axis: 'column', index: 3 }, block: 0 };
    expect(problemOf(newGame(puzzle), tick)).toBe('bad-move: column 4 has no block 1 to tick');
    expect(problemOf(newGame(puzzle), { kind: 'guess-accept' })).toBe('bad-move: there is no guess to accept');
    expect(problemOf(newGame(puzzle), { kind: 'guess-drop' })).toBe('bad-move: there is no guess to drop');
  });
});

describe('history', () => {
  test('undo and redo walk along all moves, a new move forgets what was undone', () => {
    const game = play(newGame(puzzle), '?>1:0-2', '?>.:3', '.>?:3');
    const back = undo(undo(game));
    expect([rowsOf(back.marks)[0], canUndo(back), canRedo(back)]).toEqual(['###??', true, true]);
    expect(movesOf(back)).toEqual({ moves: movesOf(game).moves, made: 1 });
    expect(rowsOf(redo(back).marks)[0]).toBe('###.?');
    expect(redo(redo(back)).marks).toEqual(game.marks);
    const other = play(back, '?>1:4');
    expect([canRedo(other), movesOf(other).moves.length]).toEqual([false, 2]);
  });

  test('at either end nothing happens', () => {
    const game = newGame(puzzle);
    expect([undo(game), redo(game)]).toEqual([game, game]);
  });

  test('restart forgets everything', () => {
    const again = restart(play(newGame(puzzle), '?>1:0-2'));
    expect([canUndo(again), canRedo(again), rowsOf(again.marks)[0]]).toEqual([false, false, '?????']);
  });
});
