// The element as a citizen of its page: moved, removed and brought back, told other things, printed, made larger.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { cellPoint, FISH, labelOf, TOADSTOOL, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

/** The commonest colour on the canvas: that of the paper. */
const paperOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.querySelector('nonogram-viewer')?.shadowRoot?.querySelector('canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const seen = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue;
      const key = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  });

const LIGHT = '253,251,245';
const DARK = '29,31,37';

describe.skipIf(why)('the element', () => {
  const stand = useStand({
    '/fish': { body: pageWith(`mode="play" puzzle="${FISH}" storage="none" crosses="manual"`) },
    '/bare': {
      body: '<!doctype html><html lang="en"><head><title>Bare</title><link rel="icon" href="data:,"></head><body></body></html>',
    },
    '/toadstool': { body: pageWith(`mode="play" puzzle="${TOADSTOOL}" storage="none"`) },
  });

  test('follows the system, the theme attribute, and the page', async () => {
    const page = await stand.open('/fish', { colorScheme: 'light' });
    await whenReady(page);
    expect(await paperOf(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => paperOf(page)).toBe(DARK);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('theme', 'light'));
    await expect.poll(() => paperOf(page)).toBe(LIGHT);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.removeAttribute('theme'));
    await expect.poll(() => paperOf(page)).toBe(DARK);
    await page.context().close();
  });

  test('keeps its game when it is moved, and when it is taken away and brought back', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    const first = await cellPoint(page, 0, 2);
    await page.mouse.click(first.x, first.y);
    await page.evaluate(() => {
      const viewer = document.querySelector('nonogram-viewer');
      const section = document.createElement('section');
      document.body.append(section);
      if (viewer) section.append(viewer);
    });
    expect(await labelOf(page, 0, 2)).toContain('filled');
    await page.evaluate(async () => {
      const viewer = document.querySelector('nonogram-viewer');
      viewer?.remove();
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (viewer) document.body.append(viewer);
    });
    await page.locator('#c2').waitFor();
    await expect.poll(() => labelOf(page, 0, 2)).toContain('filled');
    const second = await cellPoint(page, 0, 3);
    await page.mouse.click(second.x, second.y);
    expect(await labelOf(page, 0, 3)).toContain('filled');
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.undo());
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.undo());
    expect(await labelOf(page, 0, 2)).toContain('open');
    await page.context().close();
  });

  test('properties set before the element is known are taken over', async () => {
    const page = await stand.open('/bare');
    await page.evaluate(async (code) => {
      const early = document.createElement('nonogram-viewer');
      Object.assign(early, { puzzle: code, mode: 'play', storage: 'none', cellSize: '30' });
      document.body.append(early);
      const script = document.createElement('script');
      script.type = 'module';
      script.src = '/nonogram-viewer.js';
      document.body.append(script);
      await customElements.whenDefined('nonogram-viewer');
    }, FISH);
    await page.locator('[role=grid]').waitFor();
    expect(await page.evaluate(() => document.querySelector('nonogram-viewer')?.getAttribute('mode'))).toBe('play');
    await page.context().close();
  });

  test('every mode follows from every other, and so does another puzzle', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    for (const mode of ['solve', 'edit', 'view', 'play', 'edit', 'play', 'solve', 'view']) {
      await page.evaluate((name) => document.querySelector('nonogram-viewer')?.setAttribute('mode', name), mode);
      await page.locator(`.frame.${mode} [role=grid]`).waitFor();
      expect(await page.locator('[role=grid]').count()).toBe(1);
    }
    await page.evaluate((code) => document.querySelector('nonogram-viewer')?.setAttribute('puzzle', code), TOADSTOOL);
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(13);
    await page.context().close();
  });

  test('speaks the language it is told, at once', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    const label = () => page.locator('#c0').getAttribute('aria-label');
    for (const [lang, words] of [
      ['ja', '1行1列、未定'],
      ['zh-CN', '第 1 行第 1 列，未定'],
      ['ru', 'строка 1, столбец 1, не решено'],
      ['en', 'row 1, column 1, open'],
    ] as const) {
      await page.evaluate((tag) => document.querySelector('nonogram-viewer')?.setAttribute('lang', tag), lang);
      await expect.poll(label).toBe(words);
    }
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('lang', 'ru'));
    await page.getByRole('button', { name: 'Подсказка' }).click();
    await expect.poll(() => page.locator('.hint p').textContent()).toBe('Посмотрите на строку 3.');
    await page.context().close();
  });

  test('takes the room that its page gives it, and never cuts a clue', async () => {
    const page = await stand.open('/toadstool');
    await whenReady(page);
    const fits = () =>
      page.evaluate(() => {
        const viewer = document.querySelector('nonogram-viewer');
        const stage = viewer?.shadowRoot?.querySelector('.stage')?.getBoundingClientRect();
        const grid = viewer?.shadowRoot?.querySelector<HTMLElement>('.grid');
        if (!viewer || !stage || !grid) return null;
        const box = grid.getBoundingClientRect();
        const gutter = {
          width: Number.parseFloat(grid.style.getPropertyValue('--gw')),
          height: Number.parseFloat(grid.style.getPropertyValue('--gh')),
        };
        return {
          inside:
            box.right <= stage.right + 1 &&
            box.bottom <= stage.bottom + 1 &&
            box.left - gutter.width >= stage.left - 1 &&
            box.top - gutter.height >= stage.top - 1,
          height: Math.round(viewer.getBoundingClientRect().height),
          cell: box.width / 12,
        };
      });
    for (const css of ['width:320px', 'width:700px;height:300px', 'width:200px;height:600px', 'height:400px', '']) {
      await page.evaluate((text) => document.querySelector('nonogram-viewer')?.setAttribute('style', text), css);
      await page.waitForTimeout(120);
      const now = await fits();
      expect([css, now?.inside]).toEqual([css, true]);
      const wanted = /height:(\d+)/.exec(css)?.[1];
      if (wanted) expect(now?.height).toBe(Number(wanted));
    }
    await page.context().close();
  });

  test('on paper: black on white, without tools and crosshair', async () => {
    const page = await stand.open('/fish', { colorScheme: 'dark' });
    await whenReady(page);
    const { x, y } = await cellPoint(page, 0, 2);
    await page.mouse.click(x, y);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await paperOf(page)).toBe('255,255,255');
    expect(await page.locator('.bar').isVisible()).toBe(false);
    expect(await page.locator('.cursor').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => paperOf(page)).toBe(DARK);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(3000);
    await page.context().close();
  });

  test('one finger in cycle: filled, crossed, open', async () => {
    const page = await stand.open('/fish', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });
    await whenReady(page);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('input', 'cycle'));
    expect(await page.getByRole('button', { name: 'Cross out' }).count()).toBe(0);
    for (const mark of ['filled', 'crossed', 'open']) {
      const { x, y } = await cellPoint(page, 1, 1);
      await page.touchscreen.tap(x, y);
      await expect.poll(() => labelOf(page, 1, 1)).toContain(mark);
    }
    await page.context().close();
  });

  test('read only: the cursor walks, nothing is written', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('readonly', ''));
    const { x, y } = await cellPoint(page, 2, 2);
    await page.mouse.click(x, y);
    await page.keyboard.press('Space');
    expect(await labelOf(page, 2, 2)).toContain('open');
    await page.context().close();
  });

  test('a clue number is ticked by a tap, and announced lines can be found', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    const before = await page.evaluate(() => document.querySelector('nonogram-viewer')?.getState() ?? '');
    const grid = await page.locator('[role=grid]').boundingBox();
    await page.mouse.click((grid?.x ?? 0) - 14, (grid?.y ?? 0) + 10);
    const after = await page.evaluate(() => document.querySelector('nonogram-viewer')?.getState() ?? '');
    expect(before).not.toContain('tick:');
    expect(after).toContain('tick:row0.1');
    await page.context().close();
  });
});
