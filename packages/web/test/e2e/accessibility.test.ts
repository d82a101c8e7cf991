// axe finds nothing, in every mode and theme; the grid is what screen readers expect; keys reach everything.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { FISH, TOADSTOOL, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MODES = ['view', 'play', 'solve', 'edit'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** What axe finds on the page, all rules of WCAG 2.2 A and AA and best practices; empty if nothing. */
async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const result = await page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResult> } };
    return engine.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  });
  return (result as AxeResult).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`),
  );
}

const pages = Object.fromEntries(
  MODES.flatMap((mode) =>
    THEMES.flatMap((theme) =>
      Object.entries({ fish: FISH, toadstool: TOADSTOOL }).map(([name, code]) => [
        `/${mode}-${theme}-${name}`,
        {
          body: pageWith(`mode="${mode}" theme="${theme}" puzzle="${code}" storage="none" timer`, '', '').replace(
            '<main>',
            '<main><h1>Test</h1>',
          ),
        },
      ]),
    ),
  ),
);

describe.skipIf(why)('accessibility', () => {
  const stand = useStand({ ...pages, '/big': { body: pageWith('mode="play" storage="none"', bigPuzzle()) } });

  for (const mode of MODES) {
    test(`axe: ${mode}, all themes, plain and coloured`, async () => {
      for (const theme of THEMES) {
        for (const name of ['fish', 'toadstool']) {
          const page = await stand.open(`/${mode}-${theme}-${name}`, {
            reducedMotion: 'reduce',
            colorScheme: theme === 'dark' ? 'dark' : 'light',
          });
          await whenReady(page);
          await page.waitForTimeout(400);
          expect(await axe(page), `${mode} ${theme} ${name}`).toEqual([]);
          await page.context().close();
        }
      }
    });
  }

  test('axe: the hint, the solved picture, the panels of the editor', async () => {
    const play = await stand.open('/play-light-fish');
    await whenReady(play);
    await play.getByRole('button', { name: 'Hint' }).click();
    await play.getByRole('button', { name: 'Tell me more' }).click();
    expect(await axe(play)).toEqual([]);
    await play.context().close();
    const edit = await stand.open('/edit-dark-toadstool', { colorScheme: 'dark' });
    await whenReady(edit);
    for (const name of ['Colours', 'Size and title', 'Open a file', 'Save as', 'Share', 'Print']) {
      await edit.getByRole('button', { name, exact: true }).click();
      await edit.locator('.panel h2', { hasText: name }).waitFor();
      expect(await axe(edit), name).toEqual([]);
    }
    await edit.context().close();
  });

  test('axe: the pages', async () => {
    for (const path of ['/demo/', '/demo/many.html', '/demo/frame.html', '/demo/csp.html', `/embed/#puzzle=${FISH}`]) {
      const page = await stand.open(path);
      await page
        .locator(path.includes('frame') ? 'iframe' : '[role=grid]')
        .first()
        .waitFor();
      // A policy that forbids inline scripts forbids axe too.
      if (!path.includes('csp')) expect(await axe(page), path).toEqual([]);
      await page.context().close();
    }
  });

  test('a grid with headers, labelled cells, one tab stop', async () => {
    const page = await stand.open('/play-light-fish');
    await whenReady(page);
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('7');
    expect(await page.getByRole('grid').getAttribute('aria-colcount')).toBe('10');
    expect(await page.getByRole('columnheader').count()).toBe(9);
    expect(await page.getByRole('rowheader').nth(2).textContent()).toBe('row 3: 2, 6');
    expect(await page.locator('[role=gridcell][id]').count()).toBe(54);
    expect(await page.getByRole('grid').locator('[tabindex]').count()).toBe(0);
    // Tab: grid, tool bar, out.
    const focus = () =>
      page.evaluate(
        () =>
          document.querySelector('nonogram-viewer')?.shadowRoot?.activeElement?.getAttribute('role') ??
          document.querySelector('nonogram-viewer')?.shadowRoot?.activeElement?.tagName ??
          'page',
      );
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('grid');
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('BUTTON');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Cross out' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('page');
    await page.context().close();
  });

  test('lines that are done or wrong are spoken', async () => {
    const page = await stand.open('/play-light-fish');
    await whenReady(page);
    await page.keyboard.press('Tab');
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.down('Shift');
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
    await expect.poll(() => page.locator('[role=status]').textContent()).toContain('Row 4, done');
    await page.context().close();
  });

  test('a large board has its cells around the cursor and a sentence for every other row', async () => {
    const page = await stand.open('/big');
    await whenReady(page);
    await page.locator('[role=rowheader]').nth(59).waitFor({ state: 'attached' });
    expect(await page.locator('[role=gridcell][id]').count()).toBeLessThan(1200);
    expect(await page.getByRole('gridcell', { name: 'row 40: 60 open' }).count()).toBe(1);
    await page.keyboard.press('Tab');
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('PageDown');
    const active = await page.getByRole('grid').getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-label')).toBe('row 41, column 1, open');
    await page.context().close();
  });

  test('forced colours: the board is drawn in the colours of the system', async () => {
    const page = await stand.open('/play-light-fish', { forcedColors: 'active' });
    await whenReady(page);
    const colors = await page.evaluate(() => {
      const canvas = document.querySelector('nonogram-viewer')?.shadowRoot?.querySelector('canvas');
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) return [];
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] !== 255) continue;
        const key = `${data[i]},${data[i + 1]},${data[i + 2]}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      return [...seen]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 2)
        .map(([color]) => color);
    });
    const system = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.style.cssText = 'forced-color-adjust:none;color:Canvas;background:CanvasText';
      document.body.append(probe);
      const style = getComputedStyle(probe);
      return [style.color, style.backgroundColor].map((text) => text.match(/\d+/g)?.slice(0, 3).join(','));
    });
    expect(colors[0]).toBe(system[0]);
    await page.context().close();
  });
});

/** 60x60 cells, one block a row. */
function bigPuzzle(): string {
  const side = 60;
  const rows = Array.from({ length: side }, () => [1]);
  const columns = Array.from({ length: side }, () => [1]);
  return `<script type="application/json">${JSON.stringify({ rows, columns })}</script>`;
}
