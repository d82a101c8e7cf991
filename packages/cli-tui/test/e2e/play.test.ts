// The game in a pseudo-terminal, as a person sees and touches it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import { drawing, fileText, placeOf, puzzleOfRows, stripes } from '../support/boards.ts';
import type { PtyOptions } from '../support/pty.ts';
import { KEYS, pause } from '../support/pty.ts';
import { LADDER, PLUS, ptyRuns, saveOf } from '../support/pty-runs.ts';

const { home, start, open } = ptyRuns();

/** Cells of the goal, row by row. */
function goalOf(puzzle: Puzzle): Uint8Array {
  if (!puzzle.goal) throw new Error('a puzzle with a goal');
  return puzzle.goal.cells;
}

/** The last state of each terminal mode that the program touched: `h` on, `l` off. */
function modesOf(output: string): Readonly<Record<string, string>> {
  const modes = [...output.matchAll(/\[\?(\d+)([hl])/g)].map(([, mode, state]) => [mode, state] as const);
  // The one around each frame says nothing about what is left behind.
  return Object.fromEntries(modes.filter(([mode]) => mode !== '2026'));
}

describe('to the end', () => {
  test('by keyboard: the title is hidden before and shown after', async () => {
    const puzzle = drawing('lesson-3');
    const run = start({ args: ['play', 'lesson-3'] });
    await run.until('row 1, column 1');
    expect(run.text()).not.toContain('Heart');
    for (let row = 0; row < puzzle.height; row += 1) {
      for (let column = 0; column < puzzle.width; column += 1) {
        if (goalOf(puzzle)[row * puzzle.width + column]) await run.press(' ');
        if (column < puzzle.width - 1) await run.press(KEYS.right);
      }
      await run.press(KEYS.down, '\u001b[H');
    }
    await run.until('Heart');
    await run.until('play again');
    expect(run.text()).toContain('no hints');
    const records = readFileSync(join(home(), 'state', 'nono', 'records.jsonl'), 'utf8');
    expect(records.trim().split('\n')).toHaveLength(1);
    await run.press('b');
    await run.until('1 solved');
    await run.press('q');
    expect(await run.ended()).toBe(0);
  });

  test('by mouse: runs are drawn in one stroke each, after a resize too', async () => {
    const run = await open(LADDER);
    const strokes: [row: number, from: number, to: number][] = [];
    for (let row = 0; row < LADDER.height; row += 1) {
      if (row % 2) strokes.push([row, 0, 9]);
      else strokes.push([row, 0, 0], [row, 9, 9]);
    }
    const half = Math.floor(strokes.length / 2);
    for (const [row, from, to] of strokes.slice(0, half)) {
      await run.drag(placeOf(LADDER, row, from), placeOf(LADDER, row, to));
    }
    run.resize(120, 40);
    await run.until((text) => text.split('\n').length === 40 && /leave\s*$/m.test(text));
    await pause(300);
    for (const [row, from, to] of strokes.slice(half)) {
      await run.drag(placeOf(LADDER, row, from, 120, 40), placeOf(LADDER, row, to, 120, 40));
    }
    await run.until(`${strokes.length} moves`);
  });

  test('colours: picked by key and in the bar, by mouse', async () => {
    const palette = [
      { name: 'white', rgb: 'ffffff' },
      { name: 'red', rgb: 'cc2020' },
      { name: 'blue', rgb: '2040cc' },
    ];
    const puzzle = puzzleOfRows(['ab.', 'a..', 'bba'], palette);
    const run = await open(puzzle);
    await run.until('red 3');
    const at = (row: number, column: number) => placeOf(puzzle, row, column);
    await run.drag(at(0, 0), at(1, 0));
    await run.drag(at(2, 2));
    await run.until('red 0');
    const bar = run.lines().findIndex((line) => line.includes('blue 3'));
    await run.drag([run.lines()[bar]?.indexOf('blue') ?? 0, bar]);
    await run.drag(at(0, 1));
    await run.press('1', '2');
    await run.drag(at(2, 0), at(2, 1));
    await run.until('play again');
  });
});

describe('nothing is lost', () => {
  test('SIGKILL in the middle: at most the last stroke is missing', async () => {
    const run = await open(LADDER);
    for (let row = 1; row < 6; row += 2) await run.drag(placeOf(LADDER, row, 0), placeOf(LADDER, row, 9));
    await run.press(' ', KEYS.right, 'x');
    await run.until('crossed');
    run.kill('SIGKILL');
    await run.ended();
    const strokes = saveOf(home()).moves.split(' ');
    expect(strokes.length).toBeGreaterThanOrEqual(4);
    const again = await open(LADDER);
    await again.until(/\d\d %/);
    await again.press('u', 'u', 'u', 'u', 'u', 'u');
    await again.until('Nothing to undo.');
  });

  test.each(['SIGTERM', 'SIGHUP'] as const)('%s gives the terminal back and saves', async (signal) => {
    const run = await open(PLUS);
    await run.press(' ');
    await run.until('filled');
    run.kill(signal);
    expect(await run.ended()).toBe(130);
    expect(modesOf(run.output)).toEqual({ 1002: 'l', 1004: 'l', 1006: 'l', 1049: 'l', 2004: 'l', 25: 'h' });
    expect(saveOf(home()).moves).toBe('?>1:0');
  });

  test('Ctrl+C leaves at once with 130, q with 0', async () => {
    const run = await open(PLUS);
    await run.press('\u0003');
    expect(await run.ended()).toBe(130);
    const other = await open(PLUS);
    await other.press('q');
    expect(await other.ended()).toBe(0);
    expect(other.output).toContain('\u001b[?1049l');
  });

  test('stopped and continued, it draws itself again', async () => {
    const run = await open(PLUS);
    await run.press(' ');
    await run.until('filled');
    run.kill('SIGTSTP');
    for (let i = 0; i < 100 && !run.output.includes('\u001b[?1049l'); i += 1) await pause(20);
    expect(run.output).toContain('\u001b[?1049l');
    await pause(200);
    const before = run.output.length;
    run.kill('SIGCONT');
    for (let i = 0; i < 200 && !run.output.slice(before).includes('\u001b[?1049h'); i += 1) await pause(20);
    await run.until('filled');
    await run.press(KEYS.right, 'x');
    await run.until('crossed');
    await run.press('q');
    expect(await run.ended()).toBe(0);
  });

  test('a fault of ours gives the terminal back too, and the game is saved', async () => {
    const fault = join(home(), 'fault.mjs');
    writeFileSync(fault, "process.on('SIGUSR2', () => { throw new Error('a fault'); });\n");
    const run = await open(PLUS, { env: { NODE_OPTIONS: `--import ${fault}` } });
    await run.press(' ');
    await run.until('filled');
    run.kill('SIGUSR2');
    expect(await run.ended()).not.toBe(0);
    expect(modesOf(run.output)).toEqual({ 1002: 'l', 1004: 'l', 1006: 'l', 1049: 'l', 2004: 'l', 25: 'h' });
    expect(run.text()).toContain('a fault');
    expect(saveOf(home()).moves).toBe('?>1:0');
  });

  test('a damaged save is reported and kept', async () => {
    const run = await open(PLUS);
    await run.press(' ', 'q');
    await run.ended();
    const saves = join(home(), 'state', 'nono', 'saves');
    const [name = ''] = readdirSync(saves);
    writeFileSync(join(saves, name), 'half a sa');
    const again = start({ args: ['play', 'puzzle.non'], columns: 160 });
    await again.until('It was kept as');
    expect(readFileSync(join(saves, `${name}.bad-1`), 'utf8')).toBe('half a sa');
  });
});

describe('paste', () => {
  test('never commands: a storm of letters changes nothing', async () => {
    const run = await open(PLUS);
    run.process.write(`\u001b[200~${'xzR q u ( ) 0 9 e\n'.repeat(2000)}\u001b[201~`);
    await run.until('Pasted text is no puzzle');
    await run.press(KEYS.escape);
    await run.until('row 1, column 1');
    // The same without brackets, as an old terminal sends it.
    run.process.write('xzRqu()09exzRqu()09e hjkl RRR xx zz');
    await run.until('Pasted text is no puzzle');
    await run.press(KEYS.escape);
    await run.until('row 1, column 1');
    await run.press('u');
    await run.until('Nothing to undo.');
  });

  test('a puzzle is offered and, on Enter, played', async () => {
    const run = start();
    await run.until('Nonokit');
    run.process.write('\u001b[200~2 1, 1 / 2, 1, 0, 1\u001b[201~');
    await run.until('a puzzle');
    await run.press(KEYS.enter);
    await run.until(/Pasted puzzle/);
  });
});

describe('windows', () => {
  test('T16: 20x15 at 80x24, shrunk to 20x5 and back', async () => {
    const puzzle = stripes(20, 15);
    const run = await open(puzzle);
    await run.press(' ');
    await run.until('filled');
    run.resize(20, 5);
    await run.until(/needs \d+x\d+,?\s+now 20x5/);
    await run.press(KEYS.right);
    run.resize(80, 24);
    await run.until('row 1, column 2');
    run.resize(1, 1);
    await pause(200);
    run.resize(80, 24);
    await run.until('row 1, column 2');
    expect(run.exit).toBeUndefined();
  });

  test('100x100: clues stay, the window follows the cursor to the far corner', async () => {
    const run = await open(stripes(100, 100));
    expect(run.lines().slice(1, 9).join()).toMatch(/\d/);
    await run.press('G', '\u001b[F');
    await run.until('row 100, column 100');
    expect(run.lines().slice(1, 9).join()).toMatch(/\d/);
    const cursorLine = run.lines().findIndex((line) => line.includes('[]'));
    expect(cursorLine).toBeGreaterThan(3);
    await run.press(' ');
    await run.until('row 100, column 100  filled');
    await run.press('g', '\u001b[H');
    await run.until('row 1, column 1');
    // The wheel moves the window, the cursor stays.
    await run.press(...Array.from({ length: 10 }, () => '\u001b[<65;40;12M'));
    await run.until((text) => !text.includes('[]') && text.includes('row 1, column 1'));
  });

  test('wider than the window: scrolls sideways under row clues that stay', async () => {
    const puzzle = stripes(120, 6);
    const run = await open(puzzle);
    await run.press('\u001b[F');
    await run.until('row 1, column 120');
    const line = run.lines().find((each) => each.includes('[]')) ?? '';
    expect(line).toMatch(/120\s*.*\[\]/);
  });
});

describe('characters and colours', () => {
  test.each<[how: string, options: PtyOptions]>([
    ['--no-mouse', { args: ['play', 'cat', '--no-mouse'] }],
    ['NONO_NO_MOUSE=1', { args: ['play', 'cat'], env: { NONO_NO_MOUSE: '1' } }],
  ])('%s leaves the mouse to the terminal', async (_, options) => {
    const run = start(options);
    await run.until('row 1, column 1');
    expect(run.output).not.toMatch(/\?100[0236]h/);
  });

  test('T17: --ascii writes ASCII alone, and columns are aligned', async () => {
    const run = await open(LADDER, { args: ['--ascii'] });
    const before = run.output.length;
    await run.press(' ', KEYS.right, 'x', KEYS.down, 'm', 'i');
    await run.until('Hint:');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII is what must not be there
    expect(run.output.slice(before)).toMatch(/^[\u0000-\u007f]*$/);
    const bars = run
      .lines()
      .filter((line) => /\|.*\|/.test(line))
      .map((line) => [...line.matchAll(/[|+]/g)].map((match) => match.index).join());
    expect(bars.length).toBe(LADDER.height);
    expect(new Set(bars).size).toBe(1);
  });

  test('a locale that is not UTF-8 means ASCII', async () => {
    const run = start({ args: ['play', 'cat'], env: { LC_ALL: 'ja_JP.eucJP' } });
    await run.until('row 1, column 1');
    expect(run.text()).toContain('+--');
    expect(run.text()).not.toMatch(/[─│]/);
  });

  test('NO_COLOR: no colours, and the cursor is still seen', async () => {
    const run = await open(PLUS, { env: { NO_COLOR: '1' } });
    await run.press(' ');
    await run.until('filled');
    expect(run.output).not.toMatch(/\[(?:[0-9;]*;)?[34]8;[25];[0-9;]*m/);
    expect(run.text()).toMatch(/\[ *\]/);
  });

  test('the answer of the terminal chooses the theme', async () => {
    const run = start({ args: ['play', 'cat'] });
    await run.until('row 1, column 1');
    run.process.write('\u001b]11;rgb:ffff/ffff/ffff\u001b\\');
    await pause(300);
    expect(run.output).toContain('48;2;238;234;224');
  });
});

describe('the library', () => {
  test('greets a newcomer, once', async () => {
    const run = start({ args: ['play'] });
    await run.until('Enter opens the first lesson.');
    await run.press(KEYS.enter);
    await run.until('Tutorial 1');
    await run.press(' ');
    await run.until('filled');
    await run.press('q');
    await run.ended();
    const again = start({ args: ['play'] });
    await again.until('Go on');
    expect(again.text()).not.toContain('first lesson');
  });

  test('opens a drawing, a file of the folder, a new puzzle and the puzzle of a day', async () => {
    writeFileSync(join(home(), 'plus.non'), fileText(PLUS));
    const run = start({ args: ['play', '--date', '2026-03-02'], columns: 100, rows: 30 });
    await run.until('Tutorial');
    await run.press(KEYS.enter);
    await run.until('Tutorial 1');
    await run.press('b');
    for (let i = 0; i < 20 && !run.text().includes('plus.non'); i += 1) {
      await run.press(KEYS.tab);
      await pause(150);
    }
    await run.press(KEYS.enter);
    await run.until(/plus\.non . 5x5/);
    await run.press('D');
    await run.until('Puzzle of Mon 2 March');
    await run.press('n');
    await run.until('New puzzle');
    await run.press(...'6x6');
    await pause(200);
    await run.press(KEYS.enter);
    await run.until(/6x6 . line by line/);
  });
});
