// `nono stats` on a folder of saves, and progress that goes from the terminal into a page and back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clueHash } from '@nonokit/core';
import type { SolveRecord } from '@nonokit/core/game';
import { applyMove, newGame, paintMove, parseSave, writeSave } from '@nonokit/core/game';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../src/main.ts';
import { SaveStore } from '../src/saves/save-store.ts';
import { puzzleOfRows } from './support/boards.ts';
import type { World } from './support/fake-io.ts';
import { fakeIo } from './support/fake-io.ts';

const PLUS = puzzleOfRows(['.#.', '###', '.#.']);
const record = (fields: Partial<SolveRecord>): SolveRecord => ({
  clues: clueHash(PLUS),
  date: '2026-11-30',
  width: 3,
  height: 3,
  colorCount: 1,
  activeMs: 65_000,
  hintsUsed: 0,
  ...fields,
});

function filled(...cells: readonly number[]) {
  let game = newGame(PLUS);
  for (const cell of cells) {
    const move = paintMove(game.marks, [{ cell, mark: 3 }]);
    const made = move && applyMove(game, move);
    if (!made?.ok) throw new Error('a move that can be made');
    game = made.value;
  }
  return game;
}

let home = '';
let store: SaveStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nono-stats-'));
  store = new SaveStore(join(home, 'nono'));
});
afterEach(() => rmSync(home, { recursive: true }));

async function stats(args: readonly string[], world: World = {}) {
  const io = fakeIo({ ...world, env: { XDG_STATE_HOME: home, ...world.env } });
  const code = await main(['stats', ...args], io);
  return { code, out: io.out(), err: io.err(), written: io.written };
}

describe('the numbers', () => {
  test('nothing solved yet: says what to do', async () => {
    expect(await stats([])).toMatchObject({
      code: 0,
      out: 'Nothing solved yet. "nono play" opens the library.\n',
      err: '',
    });
  });

  test('counts, times, days in a row and sizes', async () => {
    store.record(record({ date: '2026-11-28' }));
    store.record(record({ date: '2026-11-29', daily: '2026-11-29', hintsUsed: 2, activeMs: 35_000 }));
    store.record(record({ clues: 'x', width: 20, height: 15, colorCount: 3, activeMs: 3_700_000 }));
    const { code, out } = await stats([]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'solved        3, 2 different',
        'without hints 2',
        'in colour     1',
        'time          1:03:20',
        'in a row      3 days, longest 3 days',
        'daily puzzle  1 day in a row, longest 1 day',
        '',
        'size        solved      best   average',
        '3x3              2      0:35      0:50',
        '20x15            1   1:01:40   1:01:40',
        '',
      ].join('\n'),
    );
  });

  test('as JSON, for scripts', async () => {
    store.record(record({}));
    const { out } = await stats(['--json']);
    expect(JSON.parse(out)).toMatchObject({
      solvedCount: 1,
      streaks: { current: 1, longest: 1 },
      lastDate: '2026-11-30',
    });
  });
});

describe('export and import', () => {
  test('one file carries everything to another machine', async () => {
    store.save({ game: filled(1), activeMs: 5000, hintsUsed: 0 });
    store.record(record({}));
    const { code, written } = await stats(['--export', 'progress.json']);
    expect(code).toBe(0);
    const files = { 'progress.json': written.get('progress.json') ?? '' };
    const other = { XDG_STATE_HOME: join(home, 'other') };
    const first = await stats(['--import', 'progress.json'], { files, env: other });
    expect(first).toMatchObject({ code: 0, out: '', err: 'New here: 1 game, 1 solved puzzle.\n' });
    const second = await stats(['--import', 'progress.json'], { files, env: other });
    expect(second).toMatchObject({ code: 0, err: 'Nothing in it is new here.\n' });
    expect((await stats([], { env: other })).out).toContain('solved        1');
    expect((await stats(['--export', '-'], { env: other })).out).toBe(files['progress.json']);
  });

  test('into a page and back: the page takes its own game out of the file, and its text is imported', async () => {
    store.save({ game: filled(1), activeMs: 5000, hintsUsed: 0 });
    const { out } = await stats(['--export', '-']);
    // The element's setState(text) and getState() are these two calls.
    const inPage = parseSave(out, PLUS);
    if (!inPage.ok) throw new Error('the page cannot read it');
    const move = paintMove(inPage.value.game.marks, [{ cell: 4, mark: 3 }]);
    const made = move && applyMove(inPage.value.game, move);
    if (!made?.ok) throw new Error('a move that can be made');
    const back = writeSave({ game: made.value, activeMs: 8000, hintsUsed: 0 });
    const { code, err } = await stats(['--import', '-'], { stdin: back });
    expect([code, err]).toEqual([0, 'New here: 1 game, 0 solved puzzles.\n']);
    expect(store.load(PLUS).saved).toMatchObject({ activeMs: 8000 });
  });

  test.each<[name: string, text: string, sentence: RegExp]>([
    ['no JSON', 'hello', /^nono: the progress cannot be read: it is not JSON/],
    ['another program', '{"nonokit":"puzzle"}', /not progress of this program/],
    ['of the future', '{"nonokit":"progress","version":9}', /its version is 9/],
    ['empty', '', /cannot be read/],
  ])('%s: a sentence, exit 2, and nothing changes', async (_, text, sentence) => {
    store.save({ game: filled(1), activeMs: 5000, hintsUsed: 0 });
    const before = store.exportText().text;
    const { code, err } = await stats(['--import', 'bad.json'], { files: { 'bad.json': text } });
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(store.exportText().text).toBe(before);
  });

  test('a file that is not there is a sentence too', async () => {
    expect(await stats(['--import', 'gone.json'])).toMatchObject({
      code: 2,
      err: 'nono: gone.json: no such file or folder\n',
    });
  });
});
