// Watching the engine in Chromium: the tape with its reasons, the ladder, two solutions side by side, no
// solution, stopping, and a page that keeps answering meanwhile.

import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { FISH, labelOf, TOADSTOOL, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

/** A random board of 130x130 at half density: lines alone do not get far, the search has work for long. */
function hardPuzzle(): string {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const side = 130;
  const cells = Array.from({ length: side * side }, () => next() < 0.5);
  const clue = (line: readonly boolean[]): number[] => {
    const runs: number[] = [];
    let run = 0;
    for (const filled of [...line, false]) {
      if (filled) run += 1;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
    return runs;
  };
  const lines = Array.from({ length: side }, (_, i) => i);
  return JSON.stringify({
    rows: lines.map((row) => clue(cells.slice(row * side, (row + 1) * side))),
    columns: lines.map((column) => clue(lines.map((row) => cells[row * side + column] ?? false))),
  });
}

const script = (json: string): string => `<script type="application/json">${json}</script>`;

describe.skipIf(why)('solving', () => {
  const stand = useStand({
    '/fish': { body: pageWith(`mode="solve" puzzle="${FISH}"`) },
    '/toadstool': { body: pageWith(`mode="solve" puzzle="${TOADSTOOL}"`) },
    '/two': { body: pageWith('mode="solve"', script('{"rows":[[1],[1],[3]],"columns":[[2],[1],[2]]}')) },
    '/switch': { body: pageWith('mode="solve"', script('{"rows":[[1],[1]],"columns":[[1],[1]]}')) },
    '/none': { body: pageWith('mode="solve"', script('{"rows":[[1,1],[],[1,1]],"columns":[[1],[2],[1]]}')) },
    '/hard': { body: pageWith('mode="solve"', script(hardPuzzle())) },
    '/refused': { body: pageWith('mode="solve" strategy="exact-cover"', script(hardPuzzle())) },
    '/rows': { body: pageWith('mode="solve" strategy="rows"', script(hardPuzzle())) },
    '/ahead': { body: pageWith('mode="solve" puzzle="nQvdDaP-surJ5PerJ7671UuaW0ro"') },
    '/view': { body: pageWith('mode="view"', script('{"rows":[[2],[1]],"columns":[[2],[1]]}')) },
  });

  test('steps forward and back, each with its reason; the ladder names the rung', async () => {
    const page = await stand.open('/fish', { reducedMotion: 'reduce' });
    await whenReady(page);
    await page.locator('.ladder [aria-current]').waitFor();
    expect(await page.locator('.ladder [aria-current]').textContent()).toBe('lines alone');
    expect(await page.locator('.verdict b').textContent()).toBe('There is exactly one solution.');
    // Less motion: the end is shown at once.
    expect(await labelOf(page, 3, 0)).toBe('row 4, column 1, filled');
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.reason').textContent()).toBe('Nothing is known yet.');
    expect(await labelOf(page, 3, 0)).toBe('row 4, column 1, open');
    await page.getByRole('button', { name: 'Step ahead' }).click();
    await expect.poll(() => page.locator('.reason').textContent()).toMatch(/^(Row|Column) \d+/);
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect.poll(() => page.locator('.reason').textContent()).toBe('Nothing is known yet.');
    await page.context().close();
  });

  test('where lines say no more, a supposition is told, and how it fails', async () => {
    const page = await stand.open('/ahead', { reducedMotion: 'reduce' });
    await whenReady(page);
    await expect.poll(() => page.locator('.ladder [aria-current]').textContent()).toBe('look-ahead');
    const slider = page.getByRole('slider');
    await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('max'));
    const length = Number(await slider.inputValue());
    const reasons: string[] = [];
    for (let step = 0; step < length; step += 1) {
      reasons.push((await page.locator('.reason').textContent()) ?? '');
      await page.getByRole('button', { name: 'Step back' }).click();
      await expect.poll(() => slider.inputValue()).toBe(String(length - step - 1));
      await expect.poll(() => page.locator('.reason').textContent()).not.toBe(reasons.at(-1));
    }
    const supposed = reasons.filter((reason) => reason.startsWith('Suppose row '));
    expect(supposed).toHaveLength(1);
    expect(supposed[0]).toMatch(/could no longer be completed\. So it is not\.$/);
    expect(reasons.filter((reason) => reason.includes('Too long to tell'))).toEqual([]);
    await page.context().close();
  });

  test('plays by itself and pauses', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => page.getByRole('slider').inputValue()).not.toBe('0');
    await page.getByRole('button', { name: 'Pause' }).click();
    const at = await page.getByRole('slider').inputValue();
    await page.waitForTimeout(900);
    expect(await page.getByRole('slider').inputValue()).toBe(at);
    await page.context().close();
  });

  test('in colour, the candidates of open cells are named', async () => {
    const page = await stand.open('/toadstool', { reducedMotion: 'reduce' });
    await whenReady(page);
    await page.locator('.ladder [aria-current]').waitFor();
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    const open = page.locator('[role=gridcell][aria-label*="open: background"]');
    for (let i = 0; i < 12 && (await open.count()) === 0; i += 1) {
      await page.getByRole('button', { name: 'Step ahead' }).click();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 400 })));
    }
    expect(await open.count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('several solutions: both are shown, with the cells in which they differ', async () => {
    const page = await stand.open('/switch', { reducedMotion: 'reduce' });
    await whenReady(page);
    await page.getByRole('button', { name: 'First solution' }).click();
    const first = await labelOf(page, 0, 0);
    expect(first).toContain('differs between solutions');
    await page.getByRole('button', { name: 'Second solution' }).click();
    expect(await labelOf(page, 0, 0)).not.toBe(first);
    expect(await page.getByRole('button', { pressed: true }).textContent()).toBe('Second solution');
    expect(await page.locator('.reason').textContent()).toBe('4 cells are different in the other solution.');
    await page.getByRole('button', { name: 'Steps' }).click();
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, open');
    await page.context().close();
  });

  test('no solution: the line that shows it is named', async () => {
    const page = await stand.open('/none');
    await page.locator('.verdict b').waitFor();
    expect(await page.locator('.verdict b').textContent()).toMatch(
      /^There is no solution(: (row|column) \d cannot be completed)?\.$/,
    );
    await page.context().close();
  });

  test('long work does not block the page, tells what it does, and stops', async () => {
    const page = await stand.open('/hard');
    await whenReady(page);
    const worst = await page.evaluate(async () => {
      let longest = 0;
      let last = performance.now();
      for (let i = 0; i < 60; i += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      return longest;
    });
    expect(worst).toBeLessThan(1000);
    expect(await page.locator('.verdict span').textContent()).toMatch(/\d+ %/);
    // A second worker helps while it takes longer, and goes when it is over.
    await expect.poll(() => page.workers().length).toBe(2);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('.verdict b').waitFor();
    expect(await page.locator('.verdict b').textContent()).toBe('Stopped before the proof was complete.');
    await expect.poll(() => page.workers().length).toBe(1);
    await page.context().close();
  });

  test.each(['rows', 'adaptive', 'cells', 'simple', 'mrv', 'color-masks', 'exact-cover'])(
    'a classic method solves too: %s',
    async (strategy) => {
      const page = await stand.open('/fish', { reducedMotion: 'reduce' });
      await whenReady(page);
      await page.getByRole('combobox', { name: 'Method' }).selectOption(strategy);
      await expect.poll(() => page.locator('.reason').textContent()).toContain('The method tells no steps.');
      expect(await page.locator('.verdict b').textContent()).toBe('There is exactly one solution.');
      expect(await page.locator('.counters').textContent()).toMatch(
        /^Ticks: [1-9][\d,]* · choices: \d+ · dead ends: \d+$/,
      );
      expect(await labelOf(page, 3, 0)).toBe('row 4, column 1, filled');
      await page.getByRole('combobox', { name: 'Method' }).selectOption('engine');
      await expect.poll(() => page.locator('.ladder [aria-current]').count()).toBe(1);
      expect(Number(await page.getByRole('slider').getAttribute('max'))).toBeGreaterThan(5);
      await page.context().close();
    },
  );

  test.each([
    ['en', 'This method would write down too many patterns, most of them for'],
    ['ja', 'この方法では書き出す並べ方が多すぎます'],
    ['zh', '此方法要写下的排列太多'],
    ['ru', 'Этому методу пришлось бы выписать слишком много вариантов'],
  ])('a method that cannot take a puzzle says so: %s', async (language, words) => {
    const page = await stand.open('/refused');
    await whenReady(page);
    await page.locator('nonogram-viewer').evaluate((viewer, lang) => viewer.setAttribute('lang', lang), language);
    await expect.poll(() => page.locator('.verdict b').textContent()).toContain(words);
    await page.context().close();
  });

  test('simple reasoning stops where lines stop', async () => {
    const page = await stand.open('/switch', { reducedMotion: 'reduce' });
    await whenReady(page);
    await page.locator('nonogram-viewer').evaluate((viewer) => viewer.setAttribute('strategy', 'simple'));
    await expect
      .poll(() => page.locator('.verdict b').textContent())
      .toBe('Single lines leave 4 cells open, and this method does not guess.');
    await page.context().close();
  });

  test('a classic method at long work is stopped, and the engine is asked instead', async () => {
    const page = await stand.open('/rows');
    await whenReady(page);
    expect(await page.locator('.verdict span').textContent()).toBe('At work, without news until the end.');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.locator('.verdict b').textContent()).toBe('Stopped before the proof was complete.');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('engine');
    await expect.poll(() => page.locator('.verdict span').textContent()).toMatch(/\d+ %/);
    await page.context().close();
  });

  test('viewing a puzzle of clues alone: the solution is found when it is asked for', async () => {
    const page = await stand.open('/view');
    await whenReady(page);
    const engine = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /solver-worker|run-job/.test(name)).length,
      );
    expect(await engine()).toBe(0);
    await page.getByRole('button', { name: 'Show solution' }).click();
    await page.getByRole('button', { name: 'Hide solution' }).waitFor();
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, filled');
    expect(await engine()).toBeGreaterThan(0);
    await page.context().close();
  });
});
