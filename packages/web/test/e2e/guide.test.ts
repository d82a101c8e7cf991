// Every html block of docs/guides/embed-the-viewer.md is opened as a page, as a reader would paste it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import type { MadePages } from '../support/static-server.ts';
import { cellPoint, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/embed-the-viewer.md'), 'utf8');
const blocks = [...guide.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

/** The block in a page, with the CDN's files taken from the build. */
function pageOf(block: string): string {
  const local = block.replaceAll('https://cdn.jsdelivr.net/npm/@nonokit/web/dist/', '/');
  return `<!doctype html><html lang="en"><head><title>Guide</title><link rel="icon" href="data:,"></head><body>${local}</body></html>`;
}

const pages: MadePages = Object.fromEntries(blocks.map((block, i) => [`/guide-${i}`, { body: pageOf(block) }]));
const indexOf = (words: string): number => blocks.findIndex((block) => block.includes(words));

describe.skipIf(why)('the guide', () => {
  const stand = useStand(pages);

  test('has its pages', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(7);
  });

  test.each(blocks.map((block, i) => [i, block.split('\n').find((line) => /<(nonogram|iframe|div)/.test(line)) ?? '']))(
    'page %i: %s',
    async (i) => {
      const page = await stand.open(`/guide-${i}`);
      const inFrame = (blocks[i] ?? '').includes('<iframe');
      const board = inFrame ? page.frameLocator('iframe').locator('[role=grid]') : page.locator('[role=grid]').first();
      await board.waitFor();
      await page.context().close();
    },
  );

  test('clues and JSON between the tags: the second is solved from the start', async () => {
    const page = await stand.open(`/guide-${indexOf('application/json')}`);
    await page.locator('nonogram-viewer').nth(1).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Hide solution' }).waitFor();
    await page.context().close();
  });

  test('options of a script: cells of 32 pixels', async () => {
    const page = await stand.open(`/guide-${indexOf("cellSize: '32'")}`);
    await whenReady(page);
    const cell = await page.locator('[role=gridcell][id]').first().boundingBox();
    expect(cell?.width).toBeCloseTo(32, 0);
    await page.context().close();
  });

  test('variables of the page colour the board, also when they change later', async () => {
    const page = await stand.open(`/guide-${indexOf('--nono-paper')}`);
    await whenReady(page);
    const paperAt = async (): Promise<string> => {
      const { x, y } = await cellPoint(page, 2, 4);
      return page.evaluate(
        ([px, py]) => {
          const canvas = document.querySelector('nonogram-viewer')?.shadowRoot?.querySelector('canvas');
          const box = canvas?.getBoundingClientRect();
          const data = canvas
            ?.getContext('2d')
            ?.getImageData((px ?? 0) - (box?.left ?? 0), (py ?? 0) - (box?.top ?? 0), 1, 1).data;
          return [...(data ?? [])].slice(0, 3).join(',');
        },
        [x, y],
      );
    };
    expect(await paperAt()).toBe('23,53,42');
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.style.setProperty('--nono-paper', '#ff0000'));
    await expect.poll(paperAt).toBe('255,0,0');
    await page.context().close();
  });

  test('keep and restore; a vetoed reset', async () => {
    const page = await stand.open(`/guide-${indexOf('id="keep"')}`);
    await whenReady(page);
    const { x, y } = await cellPoint(page, 0, 2);
    const label = () => page.locator('#c2').getAttribute('aria-label');
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.mouse.click(x, y);
    await expect.poll(label).toContain('open');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(label).toContain('filled');
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.reset());
    expect(await label()).toContain('filled');
    await page.context().close();
  });

  test('the frame gets the height it asks for, and its game back after a reload', async () => {
    const page = await stand.open(`/guide-${indexOf('<iframe')}`);
    const frame = page.frameLocator('#frame');
    await frame.locator('[role=grid]').waitFor();
    await frame.locator('#c2').click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('game'))).toContain('"nonokit":"save"');
    await page.reload();
    await expect.poll(() => frame.locator('#c2').getAttribute('aria-label')).toContain('filled');
    await page.context().close();
  });
});
