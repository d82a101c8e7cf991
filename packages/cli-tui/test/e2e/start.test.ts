// What the game is started with, where no screen can be drawn, and progress that goes to another machine.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCode, unwrap } from '@nonokit/core';
import { writePuzzles } from '@nonokit/core/formats';
import { describe, expect, test } from 'vitest';
import { fileText } from '../support/boards.ts';
import { KEYS, PROGRAM } from '../support/pty.ts';
import { LADDER, PLUS, ptyRuns, saveOf } from '../support/pty-runs.ts';

const { home, start, open } = ptyRuns();

describe('progress', () => {
  test('is told by nono stats, and goes to another machine as one file', async () => {
    const run = await open(PLUS);
    await run.press(KEYS.right, KEYS.right, ' ', KEYS.down, ' ', '\u001b[H');
    await run.press(KEYS.down, ' ', KEYS.shiftRight, KEYS.shiftRight, KEYS.shiftRight, KEYS.shiftRight);
    await run.press(KEYS.down, KEYS.left, KEYS.left, ' ', KEYS.down, ' ');
    await run.until('play again');
    await run.press('q');
    await run.ended();
    writeFileSync(join(home(), 'ladder.non'), fileText(LADDER));
    const begun = start({ args: ['play', 'ladder.non'] });
    await begun.until('row 1, column 1');
    await begun.press(' ', 'q');
    await begun.ended();

    const told = start({ args: ['stats'] });
    expect(await told.ended()).toBe(0);
    expect(told.text()).toMatch(/solved +1\n/);
    expect(told.text()).toMatch(/5x5 +1 +0:\d\d/);
    const exported = start({ args: ['stats', '--export', 'progress.json'] });
    expect(await exported.ended()).toBe(0);

    const elsewhere = { XDG_STATE_HOME: join(home(), 'elsewhere') };
    const imported = start({ args: ['stats', '--import', 'progress.json'], env: elsewhere });
    expect(await imported.ended()).toBe(0);
    expect(imported.text()).toContain('New here: 2 games, 1 solved puzzle.');
    const again = start({ args: ['play', 'ladder.non'], env: elsewhere });
    await again.until('row 1, column 1');
    await again.press('u');
    await again.until('row 1, column 1');
    await again.press('u');
    await again.until('Nothing to undo.');
  });
});

describe('what can be played', () => {
  const CODE = toCode(PLUS);
  test.each<[what: string, args: readonly string[], seen: string | RegExp]>([
    ['a share code', [CODE], /nQ?.* · 5x5/],
    ['a share link', [`https://example.org/play#puzzle=${CODE}&mode=play`], /5x5 · line by line/],
    ['the puzzle of the day', ['--daily', '--date', '2026-03-02'], 'Puzzle of Mon 2 March'],
    ['a folder', ['pictures'], /▸plus\.non/],
    ['one puzzle of a file', ['two.non#2'], /two\.non#2|two\.non #2/],
  ])('%s', async (_, args, seen) => {
    mkdirSync(join(home(), 'pictures'));
    writeFileSync(join(home(), 'pictures', 'plus.non'), fileText(PLUS));
    writeFileSync(join(home(), 'two.non'), unwrap(writePuzzles([LADDER, PLUS], 'non')));
    const run = start({ args: ['play', ...args], columns: 110 });
    await run.until(seen);
  });

  test.each<[what: string, path: string, seen: string | RegExp]>([
    ['nothing there', 'gone.non', 'there is no file or folder "gone.non"'],
    ['a device without an end', '/dev/zero', 'larger than 64 MB'],
    ['a picture of another kind', 'picture.png', 'this is a PNG image'],
    ['bytes', 'bytes.non', 'this is not text'],
    ['words', 'words.txt', /none of the known\s+formats/],
    ['clues that cannot be right', 'long.txt', /blocks 3 need 3\s+cells/],
    ['a folder with nothing in it', 'empty', 'No puzzle files in this folder.'],
  ])('%s: one sentence in the library, and the game goes on', async (_, path, seen) => {
    mkdirSync(join(home(), 'empty'));
    writeFileSync(join(home(), 'picture.png'), Buffer.from('89504e470d0a1a0a0000', 'hex'));
    writeFileSync(join(home(), 'bytes.non'), Buffer.from('77696474680001020304', 'hex'));
    writeFileSync(join(home(), 'words.txt'), 'Dear aunt,\nhow are you?\n');
    writeFileSync(join(home(), 'long.txt'), 'rows: 3, 1\ncolumns: 1, 1\n');
    const run = start({ args: ['play', path], columns: 90 });
    await run.until(seen);
    await run.press('?');
    await run.until('all of them can be changed');
    await run.press(KEYS.escape);
    await run.until('Nonokit');
    await run.press('q');
    expect(await run.ended()).toBe(0);
  });

  test.skipIf(process.platform === 'win32')('a pipe that nobody writes into can be left', async () => {
    const pipe = join(home(), 'pipe.non');
    execFileSync('mkfifo', [pipe]);
    const run = start({ args: ['play', pipe] });
    await run.until('Nonokit');
    await run.press('\u0003');
    expect(await run.ended()).toBe(130);
  });
});

describe('without a screen to draw on', () => {
  test.each([
    ['--plain', { args: ['play', '--plain', 'puzzle.non'] }],
    ['TERM=dumb', { env: { TERM: 'dumb' } }],
    ['INK_SCREEN_READER', { env: { INK_SCREEN_READER: '1' } }],
  ])('%s: the dialogue, without a single control character', async (_, options) => {
    writeFileSync(join(home(), 'puzzle.non'), fileText(PLUS));
    const run = start({ args: ['play', 'puzzle.non'], ...options });
    await run.until('Nonokit in words.');
    await run.until('puzzle.non: 5 columns, 5 rows, one solution.');
    await run.press(...'row 3', '\r');
    await run.until('row 3, clue 5, cells: unknown at 1-5');
    await run.press(...'fill 3 1-5', '\r');
    await run.until('row 3, clue 5, done, cells: filled at 1-5');
    await run.press(...'quit', '\r');
    expect(await run.ended()).toBe(0);
    expect(run.output).not.toContain('\u001b');
    expect(saveOf(home()).moves).toBe('?>1:10-14');
  });

  test('through a pipe: the dialogue if asked for, else a sentence and exit 2', () => {
    writeFileSync(join(home(), 'puzzle.non'), fileText(PLUS));
    const env = {
      ...process.env,
      XDG_STATE_HOME: join(home(), 'state'),
      XDG_CONFIG_HOME: join(home(), 'config'),
    };
    const play = (...args: readonly string[]) =>
      spawnSync(process.execPath, [PROGRAM, 'play', 'puzzle.non', ...args], {
        cwd: home(),
        env,
        input: 'fill 3 1-5\nrow 3\n',
        encoding: 'utf8',
      });
    expect(play()).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^nono: playing needs a terminal/),
    });
    const { status, stdout } = play('--plain');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(-2)).toEqual(['row 3, clue 5, done, cells: filled at 1-5', '']);
  });
});
