// The dialogue line by line: what is said, what is answered, and that it is the same game as on the screen.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, problem, unwrap } from '@nonokit/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SaveStore } from '../src/saves/save-store.ts';
import type { OpenedPuzzle } from '../src/tui/library/open-puzzle.ts';
import { openText } from '../src/tui/library/open-puzzle.ts';
import { PlainGame } from '../src/tui/plain/plain-game.ts';
import { ProgressKeeper } from '../src/tui/progress-keeper.ts';
import { FILES, FLOWER } from './support/pictures.ts';

let folder = '';
let store: SaveStore;
let clock = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nono-plain-'));
  store = new SaveStore(folder);
  clock = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

function game(): PlainGame {
  return new PlainGame({
    keeper: new ProgressKeeper(store, () => '2026-03-01'),
    options: { feedback: 'weak', autoCross: false },
    open: (origin) => Promise.resolve(origin.kind === 'generated' ? opened('plus') : err([])),
    openPath: (path) => Promise.resolve(opened(path)),
    drawings: ['lesson-1: 5x5, gentle', 'cat: 12x14, medium'],
    sharePage: undefined,
    now: () => clock,
  });
}

const PLUS = 'rows: 1, 3, 1\ncolumns: 1, 3, 1\n';

function opened(path: string) {
  const text = path === 'plus' ? PLUS : path === 'two' ? 'rows: 1, 1\ncolumns: 1, 1\n' : FILES[path];
  if (text === undefined) return err([problem('missing-section', `there is no file "${path}"`)]);
  const puzzle = openText(text);
  if (!puzzle.ok) return puzzle;
  const named: OpenedPuzzle = { ...puzzle.value, info: { ...puzzle.value.info, heading: path } };
  return ok(named);
}

/** Says lines one after the other; `>` before what was said, as a listener would note it down. */
async function dialogue(on: PlainGame, said: string): Promise<string> {
  const noted: string[] = [];
  for (const line of said.split(';')) {
    const { lines, ends } = await on.hear(line);
    noted.push(`> ${line.trim()}`, ...lines);
    if (ends) noted.push('(ends)');
  }
  return noted.join('\n');
}

test('a whole game, from the first line to the picture', async () => {
  const on = game();
  expect(await dialogue(on, 'open plus; row 1; fill 2 1-3; column 2; fill 1 2; cross 1 1; fill 3 2; quit')).toBe(
    [
      '> open plus',
      'plus: 3 columns, 3 rows, one solution.',
      '> row 1',
      'row 1, clue 1, cells: unknown at 1-3',
      '> fill 2 1-3',
      'row 2, clue 3, done, cells: filled at 1-3',
      '> column 2',
      'column 2, clue 3, cells: unknown at 1, filled at 2, unknown at 3',
      '> fill 1 2',
      'row 1, clue 1, complete, cells: unknown at 1, filled at 2, unknown at 3',
      '> cross 1 1',
      'row 1, clue 1, complete, cells: crossed at 1, filled at 2, unknown at 3',
      '> fill 3 2',
      'Solved in 0:00!',
      '> quit',
      '(ends)',
    ].join('\n'),
  );
  expect(store.records().records).toHaveLength(1);
});

test('coloured: runs and clues say their colours, and a colour is named, numbered or lettered', async () => {
  const on = game();
  on.begin(opened('flower.non'));
  expect(
    await dialogue(on, 'colors; row 2; fill 2 2-4 red; fill 2 5 3; color green; fill 7 2; fill 7 3 b; row 7'),
  ).toBe(
    [
      '> colors',
      '1 red',
      '2 green',
      '3 yellow',
      '4 black',
      '> row 2',
      'row 2, clue 3 red, 1 yellow, 3 red, cells: unknown at 1-9',
      '> fill 2 2-4 red',
      'row 2, clue 3 red, 1 yellow, 3 red, cells: unknown at 1, red at 2-4, unknown at 5-9',
      '> fill 2 5 3',
      'row 2, clue 3 red, 1 yellow, 3 red, cells: unknown at 1, red at 2-4, yellow at 5, unknown at 6-9',
      '> color green',
      'green it is.',
      '> fill 7 2',
      'row 7, clue 2 green, 1 green, 2 green, cells: unknown at 1, green at 2, unknown at 3-9',
      '> fill 7 3 b',
      'row 7, clue 2 green, 1 green, 2 green, cells: unknown at 1, green at 2-3, unknown at 4-9',
      '> row 7',
      'row 7, clue 2 green, 1 green, 2 green, cells: unknown at 1, green at 2-3, unknown at 4-9',
    ].join('\n'),
  );
});

test('hints in their steps, guesses, undo and redo', async () => {
  const on = game();
  on.begin(opened('plus'));
  const said = await dialogue(on, 'hint; more; more; do; undo; redo; guess; fill 1 2; drop; row 1; drop; undo');
  const lines = said.split('\n');
  expect(lines.slice(0, 8)).toEqual([
    '> hint',
    expect.stringMatching(/^Look at (row|column) 2\.?/),
    '> more',
    expect.stringMatching(/\w/),
    '> more',
    expect.stringMatching(/(row|column|cell)/i),
    '> do',
    'Done.',
  ]);
  expect(lines.slice(8)).toEqual([
    '> undo',
    'Done.',
    '> redo',
    'Done.',
    '> guess',
    'A guess begins.',
    '> fill 1 2',
    'row 1, clue 1, complete, cells: unknown at 1, filled at 2, unknown at 3',
    '> drop',
    'Guess dropped.',
    '> row 1',
    'row 1, clue 1, cells: unknown at 1-3',
    '> drop',
    'There is no guess to drop.',
    '> undo',
    'Done.',
  ]);
});

describe('what cannot be done is answered, never obeyed', () => {
  test.each([
    ['row', 'Rows go from 1 to 3.'],
    ['row 9', 'Rows go from 1 to 3.'],
    ['column x', 'Columns go from 1 to 3.'],
    ['fill', 'Say fill, a row from 1 to 3 and a column from 1 to 3: fill 3 5, or fill 3 5-9.'],
    ['fill 1 7', 'Say fill, a row from 1 to 3 and a column from 1 to 3: fill 3 5, or fill 3 5-9.'],
    ['fill 1-2 1-2', 'One row or one column at a time.'],
    ['color pink', 'This puzzle has no colour "pink". "colors" lists them.'],
    ['fill 1 1 pink', 'There is no such colour. "colors" lists them.'],
    ['dance', '"dance" is not understood. "help" lists what is.'],
    ['open', 'Open what?'],
    ['open gone.non', 'Cannot be opened: there is no file "gone.non"'],
    ['new 1x', 'Size first, as in 20x15; then, if you like, colours (1 to 4) and a seed.'],
    ['undo', 'Nothing to undo.'],
  ])('%s', async (said, answer) => {
    const on = game();
    on.begin(opened('plus'));
    expect((await on.hear(said)).lines).toEqual([answer]);
    on.save();
    expect(store.summaries()).toEqual([]);
  });

  test('without a puzzle it says how to open one', async () => {
    expect((await game().hear('fill 1 1')).lines[0]).toContain('"open cat" opens one');
    expect((await game().hear('list')).lines).toContain('cat: 12x14, medium');
  });
});

test('a range leaves crosses alone, one cell said on purpose does not', async () => {
  const on = game();
  on.begin(opened('plus'));
  await dialogue(on, 'cross 1 2; fill 1 1-3');
  expect((await on.hear('row 1')).lines[0]).toContain('filled at 1, crossed at 2, filled at 3');
  await on.hear('fill 1 2');
  expect((await on.hear('row 1')).lines[0]).toContain('does not fit its clue');
});

test('mistakes are told when asked for', async () => {
  const on = game();
  on.begin(opened('plus'));
  await on.hear('fill 1 1');
  await on.hear('cross 3 2');
  expect((await on.hear('check')).lines).toEqual(['2 marks are wrong.', 'row 1, column 1', 'row 3, column 2']);
});

test('several solutions are labelled, and either wins', async () => {
  const on = game();
  expect(on.begin(opened('two'))[0]).toBe('two: 2 columns, 2 rows, several solutions.');
  expect((await dialogue(on, 'fill 1 2; fill 2 1')).split('\n').at(-1)).toBe('Solved in 0:00!');
});

test('the game goes on where it was, with its time', async () => {
  const first = game();
  first.begin(opened('flower.non'));
  clock = 30_000;
  await first.hear('fill 2 2-4 red');
  const again = game();
  expect(again.begin(opened('flower.non'))[1]).toMatch(/^You go on: \d+ percent are done\.$/);
  expect((await again.hear('row 2')).lines[0]).toContain('red at 2-4');
  expect(store.load(FLOWER).saved?.activeMs).toBe(30_000);
});

test('a game that cannot be saved is told about, and tried again at the end', async () => {
  const on = game();
  on.begin(opened('plus'));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  expect((await on.hear('fill 1 2')).lines.at(-1)).toBe(
    'The game could not be saved: a part of the path is not a folder',
  );
  expect((await on.hear('row 1')).lines).toHaveLength(1);
  expect(on.save()).toContain('could not be saved');
  rmSync(folder);
  expect((await on.hear('QUIT')).lines).toEqual([]);
  expect(store.load(unwrap(opened('plus')).puzzle).saved?.game.past?.count).toBe(1);
});

test('one of a thing is one, and the last word on a hint names what can be said', async () => {
  const on = game();
  expect(on.begin(opened('plus'))[0]).toContain('3 columns, 3 rows');
  const said = await dialogue(on, 'fill 1 2; check; row 9; column x; hint; more; more; more; more; more');
  expect(said).toContain('The one mark is right.');
  expect(said).toContain('Rows go from 1 to 3.');
  expect(said).toContain('Columns go from 1 to 3.');
  expect(said.split('\n').at(-1)).toBe('That is all there is to tell. "do" carries it out.');
  const single = openText('rows: 1\ncolumns: 1\n');
  expect(game().begin(single)[0]).toContain('1 column, 1 row,');
});
