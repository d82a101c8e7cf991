import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Puzzle } from '@nonokit/core';
import { BLACK_AND_WHITE, clueHash, filledCode, pictureOfRows, puzzleOf, unwrap } from '@nonokit/core';
import type { Game, SolveRecord } from '@nonokit/core/game';
import { applyMove, newGame, paintMove, undo, writeSave } from '@nonokit/core/game';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SaveStore } from './save-store.ts';

function puzzle(...rows: string[]): Puzzle {
  const picture = pictureOfRows(rows, BLACK_AND_WHITE);
  if (!picture) throw new Error('not line notation');
  return unwrap(puzzleOf(picture));
}

const HEART = puzzle('.#.#.', '#####', '#####', '.###.', '..#..');
const RECORD: SolveRecord = {
  clues: clueHash(HEART),
  date: '2026-03-01',
  width: 5,
  height: 5,
  colorCount: 1,
  activeMs: 61_000,
  hintsUsed: 0,
};

function filled(game: Game, ...cells: number[]): Game {
  const move = paintMove(
    game.marks,
    cells.map((cell) => ({ cell, mark: filledCode(1) })),
  );
  if (!move) throw new Error('nothing to fill');
  return unwrap(applyMove(game, move));
}

let folder = '';
let store: SaveStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nono-saves-'));
  store = new SaveStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('saves', () => {
  test('come back with moves, undone ones, time and hints', () => {
    const game = undo(filled(filled(newGame(HEART), 1, 3), 5));
    store.save({ game, activeMs: 5000, hintsUsed: 2 });
    const { saved, problem } = store.load(HEART);
    expect(problem).toBeUndefined();
    expect([saved?.activeMs, saved?.hintsUsed]).toEqual([5000, 2]);
    expect(saved?.game.marks.cells).toEqual(game.marks.cells);
    expect(saved?.game.future?.count).toBe(1);
  });

  test('belong to the clues, whatever the puzzle is called', () => {
    store.save({ game: filled(newGame(HEART), 1), activeMs: 0, hintsUsed: 0 });
    const renamed = { ...HEART, metadata: { title: 'Another name' } };
    expect(store.load(renamed).saved?.game.past?.count).toBe(1);
    expect(store.load(puzzle('#')).saved).toBeUndefined();
  });

  test('are not lost where two windows play the same puzzle', () => {
    const path = join(folder, 'saves', `${clueHash(HEART)}.json`);
    const begun = filled(newGame(HEART), 1);
    store.save({ game: begun, activeMs: 1000, hintsUsed: 0 });
    const other = new SaveStore(folder);
    other.load(HEART);
    const further = filled(filled(begun, 3), 5);
    store.save({ game: further, activeMs: 2000, hintsUsed: 0 });
    const written = readFileSync(path, 'utf8');

    // The other window only let time go by: it has nothing to say.
    expect(other.save({ game: begun, activeMs: 90_000, hintsUsed: 0 })).toBeUndefined();
    expect(readFileSync(path, 'utf8')).toBe(written);

    // It goes another way: both games are kept, however often the windows take turns.
    const elsewhere = filled(begun, 7);
    expect(other.save({ game: elsewhere, activeMs: 91_000, hintsUsed: 0 })).toContain('old-1');
    expect(readFileSync(`${path}.old-1`, 'utf8')).toBe(written);
    let mine = further;
    let theirs = elsewhere;
    for (const cell of [8, 9, 10]) {
      mine = filled(mine, cell);
      theirs = filled(theirs, cell);
      store.save({ game: mine, activeMs: 3000, hintsUsed: 0 });
      other.save({ game: theirs, activeMs: 92_000, hintsUsed: 0 });
    }
    expect(readdirSync(join(folder, 'saves')).length).toBe(3);
    expect(store.load(HEART).saved?.game.past?.count).toBe(5);
  });

  test.each([
    ['cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['another board', (text: string) => text.replace(/"board":"[^"]*"/, '"board":"?*25"')],
    ['emptied', () => ''],
    ['of the future', (text: string) => text.replace('"version":1', '"version":99')],
  ])('that are damaged (%s) are reported and kept aside', (_, damage) => {
    store.save({ game: filled(newGame(HEART), 1, 3), activeMs: 0, hintsUsed: 0 });
    const path = join(folder, 'saves', `${clueHash(HEART)}.json`);
    const damaged = damage(readFileSync(path, 'utf8'));
    writeFileSync(path, damaged);
    const first = store.load(HEART);
    expect(first.saved).toBeUndefined();
    expect(first.problem).toContain('bad-1');
    store.save({ game: filled(newGame(HEART), 5), activeMs: 0, hintsUsed: 0 });
    expect(readFileSync(`${path}.bad-1`, 'utf8')).toBe(damaged);
    expect(store.load(HEART).saved?.game.past?.count).toBe(1);
  });

  test('are none before the first game', () => {
    expect(store.isEmpty).toBe(true);
    store.save({ game: filled(newGame(HEART), 1), activeMs: 1, hintsUsed: 0 });
    expect(store.isEmpty).toBe(false);
  });

  test('leave no drafts behind', () => {
    for (let i = 0; i < 5; i += 1) store.save({ game: filled(newGame(HEART), i), activeMs: i, hintsUsed: 0 });
    expect(readdirSync(join(folder, 'saves'))).toEqual([`${clueHash(HEART)}.json`]);
  });
});

describe('records', () => {
  test('are appended, and a broken line costs only itself', () => {
    store.record(RECORD);
    writeFileSync(join(folder, 'records.jsonl'), `${JSON.stringify(RECORD)}\n{"clues":"x","dat`);
    const read = store.records();
    expect([read.records, read.unreadCount]).toEqual([[RECORD], 1]);
  });
});

describe('all progress as one text', () => {
  const elsewhere = (): SaveStore => new SaveStore(join(folder, 'other'));
  const heartSave = join('saves', `${clueHash(HEART)}.json`);

  test('moves to another place and adds up there', () => {
    store.save({ game: filled(newGame(HEART), 1, 3), activeMs: 9000, hintsUsed: 0 });
    store.record(RECORD);
    const other = elsewhere();
    const { text, problems } = store.exportText();
    expect(problems).toEqual([]);
    expect(other.importText(text)).toEqual({ saves: 1, records: 1, aside: [], problems: [] });
    expect(other.load(HEART).saved?.activeMs).toBe(9000);
    expect(other.importText(text)).toEqual({ saves: 0, records: 0, aside: [], problems: [] });
    expect(other.records().records).toEqual([RECORD]);
  });

  test('the game played last stays the first one', () => {
    for (const name of [HEART, puzzle('##.', '#.#'), puzzle('#')]) {
      store.save({ game: filled(newGame(name), 0), activeMs: 0, hintsUsed: 0 });
    }
    const other = new SaveStore(join(folder, 'other'));
    other.importText(store.exportText().text);
    const names = (from: SaveStore) => from.summaries().map(({ clues }) => clues);
    expect(names(other)).toEqual(names(store));
    expect(other.exportText()).toEqual(store.exportText());
  });

  test('a save alone, as a page hands it out, is taken too', () => {
    const text = writeSave({ game: filled(newGame(HEART), 1), activeMs: 10, hintsUsed: 0 });
    expect(store.importText(text)).toMatchObject({ saves: 1, problems: [] });
    expect(store.load(HEART).saved?.game.past?.count).toBe(1);
  });

  test('the game that went on replaces the one it began with, never the other way round', () => {
    const begun = filled(newGame(HEART), 1);
    store.save({ game: begun, activeMs: 5000, hintsUsed: 0 });
    const old = store.exportText().text;
    const other = elsewhere();
    other.importText(old);
    other.save({ game: filled(begun, 3), activeMs: 6000, hintsUsed: 0 });
    expect(store.importText(other.exportText().text)).toMatchObject({ saves: 1, aside: [] });
    expect(store.importText(old)).toMatchObject({ saves: 0, aside: [] });
    expect(store.load(HEART).saved?.game.past?.count).toBe(2);
  });

  test('a game that went another way is put aside before a longer one takes its place', () => {
    store.save({ game: filled(newGame(HEART), 5), activeMs: 100, hintsUsed: 0 });
    const mine = readFileSync(join(folder, heartSave), 'utf8');
    const other = elsewhere();
    other.save({ game: filled(newGame(HEART), 1, 3), activeMs: 9000, hintsUsed: 0 });
    const aside = `${clueHash(HEART)}.json.old-1`;
    expect(store.importText(other.exportText().text)).toMatchObject({ saves: 1, aside: [aside] });
    expect(readFileSync(join(folder, 'saves', aside), 'utf8')).toBe(mine);
    expect(store.load(HEART).saved?.activeMs).toBe(9000);
  });

  test('a damaged save here is put aside, and told at an export', () => {
    const other = elsewhere();
    other.save({ game: filled(newGame(HEART), 1), activeMs: 1, hintsUsed: 0 });
    store.save({ game: filled(newGame(HEART), 5), activeMs: 100, hintsUsed: 0 });
    writeFileSync(join(folder, heartSave), 'half a sa');
    expect(store.exportText().problems.join()).toMatch(/\.json: the save cannot be read/);
    expect(store.importText(other.exportText().text).aside).toEqual([`${clueHash(HEART)}.json.bad-1`]);
    expect(readFileSync(`${join(folder, heartSave)}.bad-1`, 'utf8')).toBe('half a sa');
  });

  test('damaged in three places: all three are reported, the sound part is taken', () => {
    const other = elsewhere();
    other.save({ game: filled(newGame(HEART), 1), activeMs: 1, hintsUsed: 0 });
    other.save({ game: filled(newGame(puzzle('#.#')), 0), activeMs: 1, hintsUsed: 0 });
    other.record(RECORD);
    const { saves, records } = JSON.parse(other.exportText().text) as { saves: object[]; records: object[] };
    const heart = saves.findIndex((save) => 'clues' in save && save.clues === clueHash(HEART));
    saves[heart] = { ...saves[heart], board: '?*25' };
    const text = JSON.stringify({
      nonokit: 'progress',
      version: 1,
      saves: [...saves, { nonokit: 'save' }],
      records: [{}, ...records],
    });
    const imported = store.importText(text);
    expect(imported).toMatchObject({ saves: 1, records: 1 });
    expect(imported.problems.join('\n')).toMatch(
      /save 3: .*version.*\n.*record 1 is damaged\n.*its moves do not lead to its board/s,
    );
    expect(store.load(HEART).saved).toBeUndefined();
  });

  test('that cannot be read changes nothing', () => {
    store.save({ game: filled(newGame(HEART), 1), activeMs: 1, hintsUsed: 0 });
    const before = readFileSync(join(folder, heartSave), 'utf8');
    expect(store.importText('hello').problems[0]).toContain('cannot be read');
    expect(readFileSync(join(folder, heartSave), 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['saves']);
  });

  test('cannot write outside of its folder', () => {
    store.save({ game: filled(newGame(HEART), 1), activeMs: 1, hintsUsed: 0 });
    const evil = store.exportText().text.replaceAll(clueHash(HEART), '../../evil');
    const other = new SaveStore(join(folder, 'a', 'b'));
    expect(other.importText(evil).problems[0]).toContain('save 1 was not taken');
    expect(readdirSync(folder)).toEqual(['saves']);
  });
});
