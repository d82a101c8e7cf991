import { describe, expect, test } from 'vitest';
import { puzzleOfRows, rowsOf, THREE_COLORS } from '../../test/game-notation.ts';
import { clueHash } from '../puzzle/clue-hash.ts';
import { toCode } from '../puzzle/share-code.ts';
import type { Result } from '../result.ts';
import { unwrap } from '../result.ts';
import { applyMove } from './apply-move.ts';
import type { Game } from './game.ts';
import { newGame } from './game.ts';
import { movesOf, redo, undo } from './history.ts';
import { decodeMove } from './move.ts';
import { mergeProgress, parseProgress, writeProgress } from './progress-file.ts';
import { parseSave, puzzleOfSave, readSave, writeSave } from './save.ts';
import type { SolveRecord } from './statistics.ts';

const puzzle = puzzleOfRows(['###..', '#.#.#']);
const other = puzzleOfRows(['aab', 'b.b'], THREE_COLORS);

const play = (game: Game, ...moves: readonly string[]): Game =>
  moves.reduce((now, text) => unwrap(applyMove(now, unwrap(decodeMove(text, 10)))), game);

const saved = { game: undo(play(newGame(puzzle), '?>1:0-2', 'guess', '?>.:3-4')), activeMs: 61_000, hintsUsed: 1 };
const text = writeSave(saved);

const problemsOf = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.error.map(({ code, message }) => `${code}: ${message}`);

describe('a save', () => {
  test('is one line of JSON', () => {
    expect(JSON.parse(text)).toEqual({
      nonokit: 'save',
      version: 1,
      clues: clueHash(puzzle),
      puzzle: toCode(puzzle),
      moves: '?>1:0-2 guess ?>.:3-4',
      made: 2,
      board: '1*3 ?*7',
      activeMs: 61_000,
      hintsUsed: 1,
    });
    expect(text).not.toContain('\n');
  });

  test('gives the live game back: board, layers, undo and redo', () => {
    const { game, activeMs, hintsUsed } = unwrap(parseSave(text, puzzle));
    expect([activeMs, hintsUsed, game.layers.length]).toEqual([61_000, 1, 1]);
    expect(movesOf(game)).toEqual(movesOf(saved.game));
    expect(rowsOf(redo(game).marks)).toEqual(['###..', '?????']);
    expect(rowsOf(undo(undo(game)).marks)).toEqual(['?????', '?????']);
    expect(writeSave({ game, activeMs, hintsUsed })).toBe(text);
  });

  test('opens its puzzle without a file', () => {
    expect(clueHash(unwrap(puzzleOfSave(text)))).toBe(clueHash(puzzle));
  });

  test('of another puzzle is a Problem of its own', () => {
    expect(problemsOf(parseSave(text, other))[0]).toMatch(/^save-of-another-puzzle: the save is for other clues/);
  });

  test.each([
    ['not JSON', text.slice(0, -5), 'it is not JSON'],
    ['empty', '', 'it is not JSON'],
    ['a list', '[]', 'it is not an object'],
    ['another file', '{"title":"x"}', 'it is not a save of this program'],
    ['no version', '{"nonokit":"save"}', 'its version is missing'],
    ['a later version', text.replace('"version":1', '"version":2'), 'its version is 2, this program reads up to 1'],
    ['a field gone', text.replace('"board"', '"b"'), '"board" is not a text'],
    ['a count that is none', text.replace('61000', '-1'), '"activeMs" is not a whole number'],
    [
      'a word that is no move',
      text.replace('guess', 'gness'),
      'move 2: "gness" is not a move, expected one like "?>1:5-19", "tick:row2.0" or "guess"',
    ],
    [
      'a move that does not fit',
      text.replace('?>1:0-2', '.>1:0-2'),
      'move 1: row 1, column 1 holds ?, the stroke expects .',
    ],
    ['another move that fits', text.replace('?>1:0-2', '?>1:0-1'), 'its moves do not lead to its board'],
    ['more moves made than there are', text.replace('"made":2', '"made":4'), 'it says 4 moves stand, of 3'],
  ])('damaged: %s', (_, damaged, message) => {
    expect(problemsOf(parseSave(damaged, puzzle))).toEqual([`bad-save: the save cannot be read: ${message}`]);
  });

  test('cut off or changed anywhere, it is a Problem or the same game, never an exception', () => {
    for (let i = 0; i < text.length; i += 1) {
      expect(parseSave(text.slice(0, i), puzzle).ok).toBe(false);
      for (const char of ['x', '9', '"', ' ']) {
        const read = parseSave(text.slice(0, i) + char + text.slice(i + 1), puzzle);
        if (read.ok) expect(rowsOf(read.value.game.marks)).toEqual(rowsOf(saved.game.marks));
      }
    }
  });
});

describe('all progress as one text', () => {
  const record: SolveRecord = {
    clues: clueHash(puzzle),
    date: '2026-03-01',
    width: 5,
    height: 2,
    colorCount: 1,
    activeMs: 5000,
    hintsUsed: 0,
  };
  const daily: SolveRecord = { ...record, date: '2026-03-02', daily: '2026-03-02' };
  const coloured = writeSave({ game: newGame(other), activeMs: 10, hintsUsed: 0 });

  test('comes back as it was', () => {
    const written = writeProgress({ saves: [text, coloured], records: [record, daily] });
    expect(unwrap(parseProgress(written))).toEqual({ saves: [text, coloured], records: [record, daily], problems: [] });
  });

  test('a damaged part does not cost the others', () => {
    const written = writeProgress({ saves: [text, 'broken', coloured], records: [record, daily] });
    const damaged = written.replace('"activeMs":10', '"activeMs":"10"').replace('2026-03-01', '2026-03-41');
    const read = unwrap(parseProgress(damaged));
    expect([read.saves, read.records]).toEqual([[text], [daily]]);
    expect(read.problems.map(({ message }) => message)).toEqual([
      'the progress cannot be read: save 2: the save cannot be read: "activeMs" is not a whole number',
      'the progress cannot be read: record 1 is damaged',
    ]);
  });

  test.each(['', 'null', '[]', '{}', '{"nonokit":"progress","version":9}'])('not progress: %#', (wrong) => {
    expect(problemsOf(parseProgress(wrong))[0]).toMatch(/^bad-save: the progress cannot be read/);
  });

  test('merged: records once, of two saves the longer played', () => {
    const longer = writeSave({ ...saved, activeMs: 70_000 });
    const merged = mergeProgress(
      { saves: [text], records: [record] },
      { saves: [coloured, longer], records: [record, daily] },
    );
    expect(merged).toEqual({ saves: [longer, coloured], records: [record, daily] });
    expect(mergeProgress(merged, { saves: [text], records: [] })).toEqual(merged);
  });

  const save = (moves: string, made: number, activeMs: number): string =>
    JSON.stringify({ ...unwrap(readSave(text)), moves, made, activeMs });
  test.each<[name: string, later: string, earlier: string]>([
    ['goes on, with a clock that was set back', save('?>1:0 ?>1:1', 2, 10), save('?>1:0', 1, 99)],
    ['goes on from the empty board', save('?>1:0', 1, 10), save('', 0, 99)],
    ['the same moves, played longer', save('?>1:0', 1, 11), save('?>1:0', 1, 10)],
    ['the same moves, fewer of them undone', save('?>1:0 ?>1:1', 2, 10), save('?>1:0 ?>1:1', 1, 10)],
    ['another way, played longer', save('?>1:1', 1, 11), save('?>1:10 ?>1:1', 2, 10)],
    ['another way in the same time, more moves', save('?>1:10 ?>1:1', 2, 10), save('?>1:1', 1, 10)],
  ])('of two saves the later one stays: %s', (_, later, earlier) => {
    const only = (text: string) => ({ saves: [text], records: [] });
    expect(mergeProgress(only(later), only(earlier)).saves).toEqual([later]);
    expect(mergeProgress(only(earlier), only(later)).saves).toEqual([later]);
  });

  test('a save alone is the progress of one puzzle', () => {
    expect(unwrap(parseProgress(text))).toEqual({ saves: [text], records: [], problems: [] });
    expect(problemsOf(parseProgress('{"nonokit":"save"}'))[0]).toContain('the save cannot be read');
  });

  test('a puzzle finds its own save in it', () => {
    const all = writeProgress({ saves: [coloured, text], records: [record] });
    expect(unwrap(parseSave(all, puzzle)).game.past?.count).toBe(saved.game.past?.count);
    const without = writeProgress({ saves: [coloured], records: [] });
    expect(problemsOf(parseSave(without, puzzle))).toEqual([
      'save-of-another-puzzle: the progress has no save of this puzzle',
    ]);
    expect(problemsOf(parseSave(all.replaceAll('"moves":"', '"moves":"?'), puzzle))[0]).toMatch(/^bad-save/);
  });
});
