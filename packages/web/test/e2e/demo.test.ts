// The playground as a visitor meets it: in four languages, on the narrowest phone, with the games of this browser marked
// in its list.

import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { FISH, goalOf, runsOfRow, TOADSTOOL, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

describe.skipIf(why)('the playground', () => {
  const stand = useStand();

  test.each([
    ['en-GB', 'en', 'Play', 'Open a file'],
    ['ja-JP', 'ja', '遊ぶ', 'ファイルを開く'],
    ['zh-TW', 'zh', '游戏', '打开文件'],
    ['ru-RU', 'ru', 'Играть', 'Открыть файл'],
    ['fr-FR', 'en', 'Play', 'Open a file'],
  ])('speaks to a reader of %s, and fits 320 pixels in every mode', async (locale, language, play, open) => {
    const page = await stand.open(`/demo/#puzzle=${TOADSTOOL}`, { locale, viewport: { width: 320, height: 640 } });
    await whenReady(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('[data-mode=play]').textContent()).toBe(play);
    expect(await page.locator('.desk label').textContent()).toBe(open);
    for (const mode of ['play', 'edit', 'solve', 'view']) {
      await page.locator(`[data-mode=${mode}]`).click();
      await whenReady(page);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect([mode, content]).toEqual([mode, window]);
    }
    await page.context().close();
  });

  test('board and tools fit a laptop in every mode', async () => {
    const page = await stand.open(`/demo/#puzzle=${TOADSTOOL}`, { viewport: { width: 1280, height: 720 } });
    for (const mode of ['play', 'edit', 'solve', 'view']) {
      await page.locator(`[data-mode=${mode}]`).click();
      await whenReady(page);
      if (mode === 'solve') await page.locator('.ladder').waitFor();
      const box = await page.locator('nonogram-viewer').boundingBox();
      expect([mode, (box?.y ?? 0) + (box?.height ?? 9999) <= 720]).toEqual([mode, true]);
    }
    await page.context().close();
  });

  test('a language that was chosen stays after a reload', async () => {
    const page = await stand.open('/demo/');
    await whenReady(page);
    await page.locator('#language').selectOption('ja');
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('lang=ja');
    await page.reload();
    await whenReady(page);
    expect(await page.locator('[data-mode=play]').textContent()).toBe('遊ぶ');
    await page.context().close();
  });

  test('the list tells which puzzles are begun and which are solved', async () => {
    const page = await stand.open('/demo/');
    await whenReady(page);
    await page.locator('#puzzle').selectOption('crown.non');
    await whenReady(page);
    await expect.poll(() => page.locator('[role=columnheader]').count()).toBe(9);
    const code = await page.evaluate(() => document.querySelector('nonogram-viewer')?.toCode() ?? '');
    expect(code).not.toBe(FISH);
    const goal = goalOf(code);
    for (let row = 0; row < goal.height; row += 1) {
      for (const [from, to] of runsOfRow(goal, row)) {
        const { width } = goal;
        const boxOf = async (column: number) => {
          const box = await page.locator(`#c${row * width + column}`).boundingBox();
          if (!box) throw new Error('the cell is not on the page');
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        };
        await page.mouse.move(...(await boxOf(from)));
        await page.mouse.down();
        await page.mouse.move(...(await boxOf(to)));
        await page.mouse.up();
      }
      if (row === 2) {
        await page.locator('#puzzle').dispatchEvent('pointerdown');
        expect(await page.locator('option[value="crown.non"]').textContent()).toMatch(/· \d+ %$/);
      }
    }
    await page.locator('.solved h2').waitFor();
    await expect.poll(() => page.locator('option[value="crown.non"]').textContent()).toMatch(/· ✓$/);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect.poll(() => page.locator('#puzzle').inputValue()).not.toBe('crown.non');
    await expect.poll(() => page.locator('.status').textContent()).toContain(' 0 % ');
    await page.context().close();
  });
});
