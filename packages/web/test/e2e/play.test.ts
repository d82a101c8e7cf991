// Playing in Chromium: to the end by mouse, by touch and by keyboard alone; strokes that jump; pages that shift.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import {
  cellPoint,
  FISH,
  goalOf,
  labelOf,
  recordEvents,
  runsOfRow,
  TOADSTOOL,
  useStand,
  whenReady,
} from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

const LONG_ROW = JSON.stringify({ rows: [[15], [], []], columns: Array.from({ length: 15 }, () => [1]) });

describe.skipIf(why)('playing', () => {
  const stand = useStand({
    '/fish': { body: pageWith(`mode="play" puzzle="${FISH}" storage="none"`) },
    '/fish-manual': { body: pageWith(`mode="play" puzzle="${FISH}" storage="none" crosses="manual"`) },
    '/toadstool': { body: pageWith(`mode="play" puzzle="${TOADSTOOL}" storage="none"`) },
    '/long': {
      body: pageWith(
        'mode="play" storage="none" crosses="manual"',
        `<script type="application/json">${LONG_ROW}</script>`,
      ),
    },
  });

  /** Paints a whole picture row by row with the mouse. */
  async function paintWithMouse(page: Page, code: string): Promise<void> {
    const picture = goalOf(code);
    let held = 0;
    for (let row = 0; row < picture.height; row += 1) {
      for (const [first, last, color] of runsOfRow(picture, row)) {
        if (color !== held && code === TOADSTOOL) {
          await page
            .locator('.swatch')
            .nth(color - 1)
            .click();
          held = color;
        }
        const from = await cellPoint(page, row, first);
        const to = await cellPoint(page, row, last);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y);
        await page.mouse.up();
      }
    }
  }

  test('by mouse, to the end: lines are announced, the picture is revealed', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    const seen = await recordEvents(page);
    await paintWithMouse(page, FISH);
    await page.getByRole('heading', { name: 'Fish' }).waitFor();
    expect((await seen()).filter((name) => name === 'solved')).toHaveLength(1);
    expect(await seen()).toContain('line-complete');
    await page.getByRole('button', { name: 'Play again' }).click();
    expect(await labelOf(page, 0, 2)).toBe('row 1, column 3, open');
    await page.context().close();
  });

  test('by mouse, a coloured puzzle', async () => {
    const page = await stand.open('/toadstool');
    await whenReady(page);
    await paintWithMouse(page, TOADSTOOL);
    await page.getByRole('heading', { name: 'Toadstool' }).waitFor();
    await page.context().close();
  });

  test('by touch, to the end; resting crosses, two fingers leave no trace', async () => {
    const page = await stand.open('/fish-manual', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 780 },
    });
    await whenReady(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: string, ...points: { x: number; y: number }[]): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
    // A finger that rests writes a cross.
    const corner = await cellPoint(page, 0, 0);
    await send('touchStart', corner);
    await page.waitForTimeout(600);
    await send('touchEnd');
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, crossed');
    // A second finger turns the stroke into zooming.
    const a = await cellPoint(page, 3, 3);
    const b = await cellPoint(page, 3, 6);
    await send('touchStart', a);
    await send('touchMove', { x: a.x + 40, y: a.y });
    await send('touchStart', { x: a.x + 40, y: a.y }, b);
    await send('touchMove', { x: a.x, y: a.y }, { x: b.x + 60, y: b.y });
    await send('touchEnd');
    expect(await labelOf(page, 3, 3)).toBe('row 4, column 4, open');
    const zoomed = await page.evaluate(() => {
      const grid = document.querySelector('nonogram-viewer')?.shadowRoot?.querySelector<HTMLElement>('.grid');
      return grid && Number.parseFloat(grid.style.getPropertyValue('--w')) > grid.clientWidth + 1;
    });
    expect(zoomed).toBe(true);
    for (let i = 0; i < 6; i += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
    const picture = goalOf(FISH);
    for (let row = 0; row < picture.height; row += 1) {
      for (const [first, last] of runsOfRow(picture, row)) {
        await send('touchStart', await cellPoint(page, row, first));
        await send('touchMove', await cellPoint(page, row, last));
        await send('touchEnd');
      }
    }
    await page.getByRole('heading', { name: 'Fish' }).waitFor();
    await page.context().close();
  });

  test('one finger that starts on the clues scrolls the page, one that starts on a cell paints', async () => {
    const page = await stand.open('/fish', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 500 } });
    await whenReady(page);
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div style="height:2000px"></div>'));
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: { x: number; y: number }): Promise<void> => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [from]);
      for (let step = 1; step <= 10; step += 1) {
        await send('touchMove', [{ x: from.x, y: from.y - step * 12 }]);
        await page.waitForTimeout(16);
      }
      await send('touchEnd', []);
    };
    const cell = await cellPoint(page, 4, 4);
    await swipe(cell);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const stage = await page.locator('.stage').boundingBox();
    await swipe({ x: (stage?.x ?? 0) + 12, y: cell.y });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    await page.context().close();
  });

  test('by keyboard alone, to the end', async () => {
    const page = await stand.open('/fish-manual');
    await whenReady(page);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() =>
        document.querySelector('nonogram-viewer')?.shadowRoot?.activeElement?.getAttribute('role'),
      ),
    ).toBe('grid');
    await page.keyboard.press('Control+Home');
    const picture = goalOf(FISH);
    for (let row = 0; row < picture.height; row += 1) {
      await page.keyboard.press('Home');
      let column = 0;
      for (const [first, last] of runsOfRow(picture, row)) {
        for (; column < first; column += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Space');
        await page.keyboard.down('Shift');
        for (; column < last; column += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.up('Shift');
      }
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('heading', { name: 'Fish' }).waitFor();
    expect(await page.locator('[role=status]').textContent()).toContain('Solved!');
    await page.context().close();
  });

  test('the keyboard walks, crosses, notes, guesses, undoes', async () => {
    const page = await stand.open('/fish-manual');
    await whenReady(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('x');
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, crossed');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('m');
    expect(await labelOf(page, 0, 1)).toBe('row 1, column 2, maybe');
    await page.keyboard.press('Control+z');
    expect(await labelOf(page, 0, 1)).toBe('row 1, column 2, open');
    await page.keyboard.press('Control+y');
    expect(await labelOf(page, 0, 1)).toBe('row 1, column 2, maybe');
    await page.keyboard.press('(');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    expect(await labelOf(page, 5, 8)).toBe('row 6, column 9, filled, guess');
    await page.keyboard.press('Escape');
    expect(await labelOf(page, 5, 8)).toBe('row 6, column 9, open');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.context().close();
  });

  test('one move from cell 0 to cell 14 paints 15 cells, and one undo takes all back', async () => {
    const page = await stand.open('/long');
    await whenReady(page);
    const from = await cellPoint(page, 0, 0);
    const to = await cellPoint(page, 0, 14);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Straying into the next row does not matter: the stroke keeps its line.
    await page.mouse.move(to.x, to.y + 20);
    expect(await page.locator('.status').textContent()).toContain('15 cells');
    await page.mouse.up();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.undo());
    for (const column of [0, 7, 14]) expect(await labelOf(page, 0, column)).toContain('open');
    await page.context().close();
  });

  test('a banner above the board does not move the cells under the pointer', async () => {
    const page = await stand.open('/fish-manual');
    await whenReady(page);
    await page.evaluate(() => {
      const banner = document.createElement('div');
      banner.style.height = '100px';
      document.body.prepend(banner);
    });
    const { x, y } = await cellPoint(page, 0, 0);
    await page.mouse.click(x, y);
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, filled');
    // The same when the page scales the element.
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (main) main.style.cssText = 'transform:scale(0.7) translateX(60px)';
    });
    const scaled = await cellPoint(page, 2, 3);
    await page.mouse.click(scaled.x, scaled.y);
    expect(await labelOf(page, 2, 3)).toBe('row 3, column 4, filled');
    await page.context().close();
  });

  test('mouse buttons: right crosses, Ctrl with left crosses, middle clears; a stroke spares other marks', async () => {
    const page = await stand.open('/fish-manual');
    await whenReady(page);
    const at = (column: number) => cellPoint(page, 1, column);
    await page.mouse.click((await at(2)).x, (await at(2)).y, { button: 'right' });
    expect(await labelOf(page, 1, 2)).toContain('crossed');
    await page.keyboard.down('Control');
    await page.mouse.click((await at(4)).x, (await at(4)).y);
    await page.keyboard.up('Control');
    expect(await labelOf(page, 1, 4)).toContain('crossed');
    await page.mouse.move((await at(0)).x, (await at(0)).y);
    await page.mouse.down();
    await page.mouse.move((await at(5)).x, (await at(5)).y);
    await page.mouse.up();
    expect(await labelOf(page, 1, 2)).toContain('crossed');
    expect(await labelOf(page, 1, 5)).toContain('filled');
    await page.mouse.click((await at(5)).x, (await at(5)).y, { button: 'middle' });
    expect(await labelOf(page, 1, 5)).toContain('open');
    await page.context().close();
  });

  test('a host that vetoes a move keeps the board as it was', async () => {
    const page = await stand.open('/fish-manual');
    await whenReady(page);
    await page.evaluate(() => {
      document.querySelector('nonogram-viewer')?.addEventListener('nonogram-change', (event) => event.preventDefault());
    });
    const { x, y } = await cellPoint(page, 0, 2);
    await page.mouse.click(x, y);
    expect(await labelOf(page, 0, 2)).toContain('open');
    await page.context().close();
  });

  test('hints come in steps: where, which technique, why, done', async () => {
    const page = await stand.open('/fish-manual');
    await whenReady(page);
    const panel = page.locator('.hint p');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => panel.textContent()).toBe('Look at row 3.');
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await expect.poll(() => panel.textContent()).toContain('Technique: full line');
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await expect.poll(() => panel.textContent()).toContain('needs all 9 cells');
    await page.getByRole('button', { name: 'Do it for me' }).click();
    expect(await labelOf(page, 2, 0)).toBe('row 3, column 1, filled');
    // A mistake comes before any hint, and `check` finds it.
    const { x, y } = await cellPoint(page, 0, 0);
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.poll(() => panel.textContent()).toBe('1 mark is wrong.');
    expect(await labelOf(page, 0, 0)).toBe('row 1, column 1, filled, mistake');
    await page.context().close();
  });
});
