// A game goes from the terminal program into the page and back, by the files that both write. The program is run as a
// person runs it: `nono play --plain`, `nono stats --export` and `--import`, with a folder of its own.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { cellPoint, FISH, goalOf, labelOf, runsOfRow, useStand, whenReady } from '../support/test-page.ts';

const program = join(import.meta.dirname, '../../../cli-tui/dist/bin.js');
const why = whyNoBrowser() ?? (existsSync(program) ? undefined : 'the terminal program is not built, run `pnpm build`');
if (why) process.stdout.write(`skipped: ${why}\n`);

describe.skipIf(why)('the terminal and the page', () => {
  const stand = useStand();
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nonokit-terminal-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs `nono` and says these lines to it, each when it has answered the one before; gives what it printed. */
  async function nono(home: string, args: readonly string[], lines: readonly string[] = []): Promise<string> {
    const env = { ...process.env, XDG_STATE_HOME: join(folder, home), XDG_CONFIG_HOME: join(folder, home) };
    const child = spawn(process.execPath, [program, ...args], { env });
    const waiting = [...lines];
    let said = '';
    let answered: ReturnType<typeof setTimeout> | undefined;
    const hear = (text: Buffer): void => {
      said += String(text);
      clearTimeout(answered);
      const speak = (): void => {
        const line = waiting.shift();
        if (line === undefined) child.stdin.end();
        else child.stdin.write(`${line}\n`);
      };
      answered = setTimeout(speak, 100);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    await new Promise((resolve) => child.on('close', resolve));
    clearTimeout(answered);
    return said;
  }

  /** The program's own save of the only game it has. */
  function savesOf(home: string): readonly string[] {
    const saves = join(folder, home, 'nono', 'saves');
    return readdirSync(saves)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(saves, name));
  }

  test('a save of the terminal is opened in the page, goes on there to the end, and goes back', async () => {
    const said = await nono('first', ['play', '--plain', FISH], ['fill 1 3-4', 'guess', 'cross 1 1', 'quit']);
    expect(said).toContain('row 1');
    const [save = ''] = savesOf('first');
    expect(readFileSync(save, 'utf8')).toContain('"nonokit":"save"');

    const page = await stand.open('/demo/');
    await whenReady(page);
    await page.locator('#file').setInputFiles(save);
    await expect.poll(() => page.locator('#news').textContent()).toBe('Games taken over: 1.');
    await whenReady(page);
    expect(await labelOf(page, 0, 2)).toBe('row 1, column 3, filled');
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, crossed, guess');

    // The guess was right; the rest is painted stroke by stroke.
    await page.getByRole('button', { name: 'Keep the guess' }).click();
    const goal = goalOf(FISH);
    for (let row = 0; row < goal.height; row += 1) {
      for (const [from, to] of runsOfRow(goal, row)) {
        for (let column = from; column <= to; column += 1) {
          if ((await labelOf(page, row, column)).includes('filled')) continue;
          const { x, y } = await cellPoint(page, row, column);
          await page.mouse.click(x, y);
        }
      }
    }
    await page.locator('.solved h2').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save my games' }).click(),
    ]);
    const exported = join(folder, 'from-page.json');
    await download.saveAs(exported);
    expect(await nono('second', ['stats', '--import', exported])).toMatch(/1 game/);
    const [back = ''] = savesOf('second');
    const { moves, hintsUsed } = JSON.parse(readFileSync(back, 'utf8')) as { moves: string; hintsUsed: number };
    expect(moves.startsWith('?>1:2-3 guess ?>.:0 accept')).toBe(true);
    expect(hintsUsed).toBe(0);
    // In the terminal the puzzle is solved now.
    expect(await nono('second', ['play', '--plain', FISH], ['board', 'quit'])).toContain('Solved in');
    await page.context().close();
  });

  test('all progress of the terminal in one file: the game of the puzzle on the board goes on', async () => {
    await nono('third', ['play', '--plain', FISH], ['fill 1 3-4', 'quit']);
    await nono('third', ['play', '--plain', '--daily', '--date', '2026-11-30'], ['cross 1 1', 'quit']);
    const exported = join(folder, 'progress.json');
    await nono('third', ['stats', '--export', exported]);
    const page = await stand.open(`/demo/#puzzle=${FISH}&mode=play`);
    await whenReady(page);
    await page.locator('#file').setInputFiles(exported);
    await expect.poll(() => page.locator('#news').textContent()).toBe('Games taken over: 2.');
    expect(await labelOf(page, 0, 3)).toBe('row 1, column 4, filled');
    expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(2);
    await page.context().close();
  });

  test('a text that is no progress is refused in words', async () => {
    const page = await stand.open('/demo/');
    await whenReady(page);
    const file = { name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from('{"nonokit":"progress"}') };
    await page.locator('#file').setInputFiles(file);
    await expect.poll(() => page.locator('#news').textContent()).toContain('This file cannot be read');
    await page.context().close();
  });
});
