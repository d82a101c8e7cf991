// Whole pages in Chromium: several boards, a frame and its host, a strict policy, reload and resume, a game from
// the terminal, texts between the tags, problems shown.

import { unwrap } from '@nonokit/core';
import { applyMove, newGame, parseSave, writeSave } from '@nonokit/core/game';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { cellPoint, FISH, labelOf, puzzleOfCode, recordEvents, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

describe.skipIf(why)('pages', () => {
  const stand = useStand({
    '/kept': { body: pageWith(`mode="play" puzzle="${FISH}" timer crosses="manual"`) },
    '/two': {
      body: pageWith(`id="a" mode="play" puzzle="${FISH}" storage="none" crosses="manual"`).replace(
        '</main>',
        `<nonogram-viewer id="b" mode="play" theme="dark" lang="ru" puzzle="${FISH}" storage="none" crosses="manual"></nonogram-viewer></main>`,
      ),
    },
    '/clues': { body: pageWith('mode="play" storage="none"', '\nrows: 1 1, 3, 1\ncolumns: 2, 2, 2\n') },
    '/broken': { body: pageWith('mode="sideways" puzzle="nQbroken"') },
    '/global': {
      body: pageWith(`mode="solve" puzzle="${FISH}"`).replace(
        '<script type="module" src="/nonogram-viewer.js">',
        '<script src="/nonogram-viewer.global.js">',
      ),
    },
    '/no-storage': {
      body: pageWith(`mode="play" puzzle="${FISH}" crosses="manual"`),
      headers: { 'content-security-policy': 'sandbox allow-scripts' },
    },
  });

  test('a reload goes on where the game was, undo and time included', async () => {
    const page = await stand.open('/kept');
    await whenReady(page);
    for (const column of [2, 3, 4]) {
      const { x, y } = await cellPoint(page, 0, column);
      await page.mouse.click(x, y);
    }
    await page.waitForTimeout(1100);
    await page.reload();
    await whenReady(page);
    expect(await labelOf(page, 0, 3)).toContain('filled');
    expect(await page.locator('.status').textContent()).toMatch(/0:0[1-9]/);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await labelOf(page, 0, 4)).toContain('open');
    expect(await labelOf(page, 0, 3)).toContain('filled');
    await page.context().close();
  });

  test('a saved game that cannot be read is put aside, not overwritten', async () => {
    const page = await stand.open('/kept');
    await whenReady(page);
    const { x, y } = await cellPoint(page, 0, 2);
    await page.mouse.click(x, y);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"nonokit":"save"');
    });
    // The page must not write the game it still has when it goes.
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('storage', 'none'));
    await page.reload();
    await whenReady(page);
    expect(await labelOf(page, 0, 2)).toContain('open');
    const keys = await page.evaluate(() => Object.entries(localStorage));
    expect(keys.filter(([key]) => key.endsWith(':unreadable')).map(([, text]) => text)).toEqual(['{"nonokit":"save"']);
    await page.context().close();
  });

  test('a game saved by the terminal is continued here, and the other way', async () => {
    const page = await stand.open('/kept');
    await whenReady(page);
    const puzzle = puzzleOfCode(FISH);
    const paint = { kind: 'paint', changes: [{ from: 0, to: 3, cells: [2, 3] }] } as const;
    const guess = unwrap(applyMove(unwrap(applyMove(newGame(puzzle), paint)), { kind: 'guess-start' }));
    const cross = { kind: 'paint', changes: [{ from: 0, to: 1, cells: [0] }] } as const;
    const text = writeSave({ game: unwrap(applyMove(guess, cross)), activeMs: 61_000, hintsUsed: 1 });
    expect(await page.evaluate((save) => document.querySelector('nonogram-viewer')?.setState(save), text)).toBe(true);
    expect(await labelOf(page, 0, 2)).toBe('row 1, column 3, filled');
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, crossed, guess');
    const { x, y } = await cellPoint(page, 0, 4);
    await page.mouse.click(x, y);
    const state = await page.evaluate(() => document.querySelector('nonogram-viewer')?.getState());
    const read = unwrap(parseSave(state ?? '', puzzle));
    expect([...read.game.marks.cells.slice(0, 6)]).toEqual([1, 0, 3, 3, 3, 0]);
    expect(read.game.layers).toHaveLength(1);
    expect(read.hintsUsed).toBe(1);
    expect(read.activeMs).toBeGreaterThanOrEqual(61_000);
    await page.context().close();
  });

  test('two boards on a page do not know each other', async () => {
    const page = await stand.open('/two');
    await whenReady(page, '#a');
    await page.locator('#b').scrollIntoViewIfNeeded();
    await whenReady(page, '#b');
    await page.locator('#a').scrollIntoViewIfNeeded();
    const { x, y } = await cellPoint(page, 0, 2, '#a');
    await page.mouse.click(x, y);
    expect(await labelOf(page, 0, 2, '#a')).toBe('row 1, column 3, filled');
    expect(await labelOf(page, 0, 2, '#b')).toBe('строка 1, столбец 3, не решено');
    const globals = await page.evaluate(() => Object.keys(globalThis).filter((name) => /nono/i.test(name)));
    expect(globals).toEqual([]);
    await page.context().close();
  });

  test('boards start when they come into sight', async () => {
    const page = await stand.open('/demo/many.html', { viewport: { width: 500, height: 500 } });
    await whenReady(page);
    const started = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('nonogram-viewer')].filter((viewer) =>
            viewer.shadowRoot?.querySelector('.grid'),
          ).length,
      );
    expect(await started()).toBeLessThan(6);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(started).toBeGreaterThan(2);
    for (let i = 0; i < 6; i += 1) {
      await page.locator('nonogram-viewer').nth(i).scrollIntoViewIfNeeded();
      await page.locator('nonogram-viewer').nth(i).locator('.grid').waitFor();
    }
    expect(await started()).toBe(6);
    // Share codes reserve their room at once: nothing jumps when the boards arrive.
    const after = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs(after - before)).toBeLessThan(before * 0.35);
    await page.context().close();
  });

  test('a frame and its host: size, events, keeping and restoring the game', async () => {
    const page = await stand.open('/demo/frame.html');
    const frame = page.frameLocator('#frame');
    await frame.locator('[role=grid]').waitFor();
    const height = async () => Math.round((await page.locator('#frame').boundingBox())?.height ?? 0);
    await expect.poll(height).toBeGreaterThan(380);
    const scrolls = await page.evaluate(() => {
      const inner = (document.querySelector('#frame') as HTMLIFrameElement).contentDocument?.documentElement;
      return inner ? inner.scrollHeight - inner.clientHeight : -1;
    });
    expect(Math.abs(scrolls)).toBeLessThanOrEqual(2);
    const cell = frame.locator('[role=row][aria-rowindex="2"] [aria-colindex="4"]');
    await cell.click();
    await expect.poll(() => page.locator('#log').textContent()).toContain('change');
    await page.getByRole('button', { name: 'Keep the game' }).click();
    await cell.click();
    await expect.poll(() => cell.getAttribute('aria-label')).toContain('open');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => cell.getAttribute('aria-label')).toContain('filled');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => frame.locator('nonogram-viewer').getAttribute('theme')).toBe('dark');
    await page.context().close();
  });

  test('the frame answers only the page around it', async () => {
    const page = await stand.open('/demo/frame.html');
    await page.frameLocator('#frame').locator('[role=grid]').waitFor();
    await page.evaluate(() => {
      const inner = (document.querySelector('#frame') as HTMLIFrameElement).contentWindow;
      // From a sibling frame of another origin.
      const stranger = document.createElement('iframe');
      stranger.sandbox.add('allow-scripts');
      stranger.srcdoc = `<script>parent.frames[0].postMessage({source:'nonogram',v:1,type:'set',option:'theme',value:'contrast'},'*')</script>`;
      document.body.append(stranger);
      inner?.postMessage({ source: 'other', type: 'set', option: 'theme', value: 'contrast' }, '*');
    });
    await page.waitForTimeout(500);
    expect(await page.frameLocator('#frame').locator('nonogram-viewer').getAttribute('theme')).toBeNull();
    await page.context().close();
  });

  test('a strict content security policy refuses nothing', async () => {
    const page = await stand.open('/demo/csp.html');
    await page.evaluate(() => {
      const seen: string[] = [];
      (globalThis as unknown as { refused: string[] }).refused = seen;
      document.addEventListener('securitypolicyviolation', (event) =>
        seen.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await page.locator('nonogram-viewer').nth(1).scrollIntoViewIfNeeded();
    await page.locator('.verdict b').waitFor();
    expect(await page.locator('.verdict b').textContent()).toBe('There is exactly one solution.');
    expect(await page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)).toEqual([]);
    await page.context().close();
  });

  test('clues as plain text between the tags', async () => {
    const page = await stand.open('/clues');
    await whenReady(page);
    expect(await page.getByRole('rowheader').allTextContents()).toEqual(['row 1: 1, 1', 'row 2: 3', 'row 3: 1']);
    await page.context().close();
  });

  test('the single file for a script tag solves too, its worker inside', async () => {
    const page = await stand.open('/global');
    await page.locator('.verdict b').waitFor();
    expect(await page.locator('.verdict b').textContent()).toBe('There is exactly one solution.');
    await page.context().close();
  });

  test('without storage the game goes on, and the page can keep it', async () => {
    const page = await stand.open('/no-storage');
    await whenReady(page);
    const { x, y } = await cellPoint(page, 0, 2);
    await page.mouse.click(x, y);
    expect(await labelOf(page, 0, 2)).toContain('filled');
    expect(await page.evaluate(() => document.querySelector('nonogram-viewer')?.getState())).toContain(
      '"nonokit":"save"',
    );
    await page.context().close();
  });

  test('what cannot be read is said: bad values are ignored, bad codes shown', async () => {
    const page = await stand.open('/broken');
    const seen = await recordEvents(page);
    await page.getByText('This puzzle cannot be read.').waitFor();
    expect(await page.evaluate(() => document.querySelector('nonogram-viewer')?.mode)).toBe('view');
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('theme', 'pink'));
    expect(await seen()).toContain('error');
    expect(await page.evaluate((code) => document.querySelector('nonogram-viewer')?.load(code), FISH)).toBe(true);
    await page.locator('[role=grid]').waitFor();
    await page.context().close();
  });

  test('methods: code, drawing, focus; properties mirror attributes', async () => {
    const page = await stand.open('/kept');
    await whenReady(page);
    const facts = await page.evaluate(async () => {
      const viewer = document.querySelector('nonogram-viewer');
      if (!viewer) return null;
      viewer.focus();
      viewer.cellSize = '24';
      const svg = await viewer.toSVG({ solution: true });
      const svgOk =
        svg !== null && new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror') === null;
      return {
        code: viewer.toCode(),
        svgOk,
        focused: viewer.matches(':focus-within'),
        attribute: viewer.getAttribute('cell-size'),
        mode: viewer.mode,
        readonly: viewer.readonly,
      };
    });
    expect(facts).toEqual({ code: FISH, svgOk: true, focused: true, attribute: '24', mode: 'play', readonly: false });
    const width = await page.locator('[role=row][aria-rowindex="2"] [aria-colindex="2"]').boundingBox();
    expect(width?.width).toBeCloseTo(24, 0);
    await page.context().close();
  });
});
