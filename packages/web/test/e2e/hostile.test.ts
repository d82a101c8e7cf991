// What a page, a file or a browser may do to the element: texts that look like markup, boards of odd sizes, attributes
// that change in the middle of a stroke, storage that is full, two tabs, no worker, an element that goes while it works.

import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { cellPoint, FISH, labelOf, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

const MARKUP = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';

/** Clues of a board whose cells are all filled, or striped when it is large. */
function board(width: number, height: number): string {
  const filled = (row: number, column: number): boolean => (row + column) % 3 > 0 || width * height < 4;
  const clue = (length: number, at: (i: number) => boolean): number[] => {
    const runs: number[] = [];
    for (let i = 0, run = 0; i <= length; i += 1) {
      if (i < length && at(i)) run += 1;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
    return runs;
  };
  const rows = Array.from({ length: height }, (_, row) => clue(width, (column) => filled(row, column)));
  const columns = Array.from({ length: width }, (_, column) => clue(height, (row) => filled(row, column)));
  return `<script type="application/json">${JSON.stringify({ rows, columns })}</script>`;
}

const named = JSON.stringify({
  title: MARKUP,
  author: MARKUP,
  copyright: MARKUP,
  rows: [[1]],
  columns: [[1]],
  colors: [
    { name: 'white', rgb: 'ffffff' },
    { name: MARKUP, rgb: '000000' },
  ],
}).replaceAll('<', '\\u003c');

describe.skipIf(why)('hostile surroundings', () => {
  const stand = useStand(
    {
      '/markup': { body: pageWith('mode="play"', `<script type="application/json">${named}</script>`) },
      '/1x1': { body: pageWith('mode="play" storage="none"', board(1, 1)) },
      '/200x1': { body: pageWith('mode="play" storage="none"', board(200, 1)) },
      '/1x200': { body: pageWith('mode="play" storage="none"', board(1, 200)) },
      '/512x512': { body: pageWith('mode="play" storage="none" crosses="manual"', board(512, 512)) },
      '/fish': { body: pageWith(`mode="play" puzzle="${FISH}" crosses="manual"`) },
      '/busy': { body: pageWith('mode="solve" strategy="rows"', board(40, 40)) },
      '/rtl': {
        body: pageWith(`mode="play" puzzle="${FISH}" storage="none" crosses="manual"`).replace(
          '<html lang="en">',
          '<html lang="ar" dir="rtl">',
        ),
      },
      '/no-worker': {
        body: pageWith(`mode="solve" puzzle="${FISH}"`),
        headers: { 'content-security-policy': "worker-src 'none'" },
      },
    },
    /Creating a worker .* violates/,
  );

  test('markup in titles, names and codes stays text', async () => {
    const page = await stand.open('/markup');
    await whenReady(page);
    await page.locator('#c0').click();
    await page.locator('.solved h2').waitFor();
    expect(await page.locator('.solved').textContent()).toContain('<img src=x');
    for (const mode of ['edit', 'solve', 'view']) {
      await page.evaluate((next) => document.querySelector('nonogram-viewer')?.setAttribute('mode', next), mode);
      await whenReady(page);
    }
    const svg = await page.evaluate(() => document.querySelector('nonogram-viewer')?.toSVG({ solution: true }));
    await page.evaluate((text) => {
      document.body.insertAdjacentHTML('beforeend', text ?? '');
    }, svg);
    await page.evaluate(async (text) => {
      await document.querySelector('nonogram-viewer')?.load(text);
    }, MARKUP);
    await page.locator('.message b').waitFor();
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await page.locator('nonogram-viewer img').count()).toBe(0);
    await page.context().close();
  });

  test.each([
    ['/1x1', 1, 1],
    ['/200x1', 200, 1],
    ['/1x200', 1, 200],
    ['/512x512', 512, 512],
  ] as const)('%s can be played with a pointer and with keys', async (path, width, height) => {
    const page = await stand.open(path);
    await whenReady(page);
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Space');
    await expect
      .poll(() => page.locator('[aria-selected=true]').getAttribute('aria-label'))
      .toContain(`row ${height}, column ${width}, filled`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (width * height > 1) {
      const grid = await page.locator('[role=grid]').boundingBox();
      if (!grid) throw new Error('the board is not on the page');
      await page.mouse.click(grid.x + grid.width / width / 2, grid.y + grid.height / height / 2);
      await page.keyboard.press('Control+Home');
      await expect.poll(() => page.locator('[aria-selected=true]').getAttribute('aria-label')).toContain('filled');
    }
    await page.context().close();
  });

  test('attributes that change in the middle of a stroke do not lose the game', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    const from = await cellPoint(page, 0, 2);
    const to = await cellPoint(page, 0, 5);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.evaluate(() => {
      const viewer = document.querySelector('nonogram-viewer');
      for (const [name, value] of Object.entries({ theme: 'dark', lang: 'ru', timer: 'on', feedback: 'strong' }))
        viewer?.setAttribute(name, value);
      viewer?.setAttribute('cell-size', '20');
      viewer?.removeAttribute('cell-size');
      viewer?.setAttribute('lang', 'en');
    });
    await page.mouse.up();
    await expect.poll(() => labelOf(page, 0, 3)).toContain('filled');
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('mode', 'view'));
    await whenReady(page);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('mode', 'play'));
    await whenReady(page);
    expect(await labelOf(page, 0, 3)).toContain('filled');
    await page.context().close();
  });

  test('a full storage does not stop the game', async () => {
    const page = await stand.open('/fish', {}, () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await whenReady(page);
    const { x, y } = await cellPoint(page, 0, 2);
    await page.mouse.click(x, y);
    expect(await labelOf(page, 0, 2)).toContain('filled');
    await page.context().close();
  });

  test('two tabs on one puzzle: a move in one is there in the other, and is not written over', async () => {
    const first = await stand.open('/fish');
    await whenReady(first);
    const second = await first.context().newPage();
    await second.goto(`${stand.url}/fish`);
    await whenReady(second);
    const one = await cellPoint(second, 0, 2);
    await second.mouse.click(one.x, one.y);
    await expect.poll(() => labelOf(first, 0, 2)).toContain('filled');
    const two = await cellPoint(first, 0, 3);
    await first.mouse.click(two.x, two.y);
    await expect.poll(() => labelOf(second, 0, 3)).toContain('filled');
    // The one that closes last must not bring back what it knew before.
    await first.close();
    await second.reload();
    await whenReady(second);
    expect(await labelOf(second, 0, 2)).toContain('filled');
    expect(await labelOf(second, 0, 3)).toContain('filled');
    await second.context().close();
  });

  test('an element that goes while its solver works leaves nothing behind', async () => {
    const page = await stand.open('/busy');
    await whenReady(page);
    await page.evaluate(async (code) => {
      const old = document.querySelector('nonogram-viewer');
      old?.remove();
      const next = document.createElement('nonogram-viewer');
      next.setAttribute('mode', 'solve');
      next.setAttribute('puzzle', code);
      document.querySelector('main')?.append(next);
    }, FISH);
    await page.locator('.ladder [aria-current]').waitFor();
    expect(await page.locator('.verdict b').textContent()).toBe('There is exactly one solution.');
    await page.context().close();
  });

  test('in a page written from right to left the board is not turned', async () => {
    const page = await stand.open('/rtl');
    await whenReady(page);
    const first = await cellPoint(page, 0, 0);
    const last = await cellPoint(page, 0, 8);
    expect(first.x).toBeLessThan(last.x);
    await page.mouse.click(first.x, first.y);
    expect(await labelOf(page, 0, 0)).toContain('filled');
    await page.context().close();
  });

  test('where a page forbids workers the engine and the classics work in the page', async () => {
    const page = await stand.open('/no-worker', { reducedMotion: 'reduce' });
    await page.locator('.ladder [aria-current]').waitFor();
    await page.getByRole('combobox', { name: 'Method' }).selectOption('rows');
    await expect.poll(() => page.locator('.reason').textContent()).toContain('The method tells no steps.');
    expect(await page.locator('.verdict b').textContent()).toBe('There is exactly one solution.');
    await page.context().close();
  });

  test('broken and strange files say why, and the board stays', async () => {
    const page = await stand.open('/demo/');
    await whenReady(page);
    const files = [
      Buffer.from(''),
      Buffer.from([0, 255, 254, 0, 1, 2, 3]),
      Buffer.from(`{"rows": ${'['.repeat(5000)}`),
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${MARKUP}">]><puzzleset>&a;</puzzleset>`),
      Buffer.from('width 3\nheight 99999999\nrows\n1\ncolumns\n1'),
    ];
    for (const buffer of files) {
      await page.locator('#file').setInputFiles({ name: 'strange.non', mimeType: 'text/plain', buffer });
      await page.locator('.message b').waitFor();
      expect(await page.locator('.message b').textContent()).toBe('This puzzle cannot be read.');
      await page.evaluate((code) => document.querySelector('nonogram-viewer')?.load(code), FISH);
      await whenReady(page);
    }
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await page.locator('#file').setInputFiles(picture);
    await expect.poll(() => page.locator('nonogram-viewer').getAttribute('mode')).toBe('edit');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    await page.context().close();
  });
});
