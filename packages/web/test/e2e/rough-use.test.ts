// What people do that nobody planned for: a key held down, a language chosen in the middle, a drawing that goes on while
// its link is shown, a page around that sends more than it may.

import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { FISH, labelOf, TOADSTOOL, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

describe.skipIf(why)('rough use', () => {
  const stand = useStand({
    '/play': { body: pageWith(`mode="play" puzzle="${FISH}" storage="none" crosses="manual"`) },
    '/color': { body: pageWith(`mode="play" puzzle="${TOADSTOOL}" storage="none"`) },
    '/dot': { body: pageWith('mode="play" storage="none"', 'rows: 1\ncolumns: 1') },
    '/edit': { body: pageWith(`mode="edit" puzzle="${FISH}"`) },
    '/clues': { body: pageWith('mode="edit"', 'rows: 1 1, 5, 5, 3, 1\ncolumns: 2, 4, 4, 4, 2') },
    '/fixed': { body: pageWith(`mode="edit" puzzle="${FISH}" readonly`) },
    '/around': {
      body: `<link rel="icon" href="data:,"><iframe src="/embed/#mode=play&puzzle=${FISH}" width="400" height="500"></iframe>`,
    },
  });
  const code = () => document.querySelector('nonogram-viewer')?.toCode();

  test('a page around the frame sets options, and no other attribute', async () => {
    const page = await stand.open('/around');
    const frame = page.frameLocator('iframe');
    await frame.locator('[role=grid]').waitFor();
    await page.evaluate(() => {
      const send = (message: object) => frames[0]?.postMessage({ source: 'nonogram', v: 1, ...message }, '*');
      send({ type: 'hello' });
      for (const option of ['onfocusin', 'style', '-', 'class'])
        send({ type: 'set', option, value: 'globalThis.hacked = true' });
      send({ type: 'load', puzzle: 'naxUIzNLm0IIizXHzsigJXyI', mode: 'onfocusin' });
      send({ type: 'focus' });
      send({ type: 'set', option: 'theme', value: 'dark' });
    });
    const viewer = frame.locator('nonogram-viewer');
    await expect.poll(() => viewer.getAttribute('theme')).toBe('dark');
    expect(await viewer.evaluate((element) => element.getAttributeNames().sort())).toEqual(['mode', 'puzzle', 'theme']);
    expect(await viewer.getAttribute('mode')).toBe('play');
    expect(await viewer.evaluate(() => 'hacked' in globalThis)).toBe(false);
    await page.context().close();
  });

  test('reasons name the colours as the board does', async () => {
    const page = await stand.open('/color');
    await whenReady(page);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.hint());
    for (let i = 0; i < 2; i += 1) await page.getByRole('button', { name: 'Tell me more' }).click();
    await expect
      .poll(() => page.locator('.hint p').textContent())
      .toMatch(/clue 7 colour 1, 5 colour 2, 1 colour 3 needs/);
    await page.context().close();
  });

  test('a zoomed board keeps the ring of the cursor off the clues', async () => {
    const page = await stand.open('/color');
    await whenReady(page);
    await page.locator('[role=grid]').focus();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('+');
    await page.locator('.stage').hover();
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.locator('.shade').getAttribute('style')).toMatch(/--t: ?8px/);
    await page.mouse.move(0, 0);
    const sides = await page.locator('.stage').evaluate((stage) => {
      const top = (selector: string): number =>
        stage.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return { ring: top('.cursor'), cells: top('.shade') };
    });
    expect(sides.ring).toBeGreaterThanOrEqual(sides.cells - 2);
    await page.context().close();
  });

  test('clues without a picture are drawn as their solution', async () => {
    const page = await stand.open('/clues');
    await whenReady(page);
    await expect.poll(() => page.locator('.status').textContent()).toBe('5×5 · 16 cells filled');
    expect(await page.getByRole('rowheader').first().textContent()).toBe('row 1: 1, 1');
    await page.context().close();
  });

  test('undo, redo and an emptied board are told in words', async () => {
    const page = await stand.open('/play');
    await whenReady(page);
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+z');
    const said = page.locator('.live');
    await expect.poll(() => said.textContent()).toBe('Undo: 1 cell');
    await page.keyboard.press('Control+y');
    await expect.poll(() => said.textContent()).toBe('Redo: 1 cell');
    await page.getByRole('button', { name: 'Empty the board' }).click();
    await expect.poll(() => said.textContent()).toBe('Empty the board: 1 cell');
    await page.context().close();
  });

  test('a link that is followed on the demo page brings its theme along', async () => {
    const page = await stand.open('/demo/');
    await whenReady(page);
    await page.evaluate((puzzle) => {
      location.hash = `#mode=play&theme=dark&puzzle=${puzzle}`;
    }, FISH);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.getByLabel('Theme').inputValue()).toBe('dark');
    await page.context().close();
  });

  test('a key that is held writes once, and moves on', async () => {
    const page = await stand.open('/play');
    await whenReady(page);
    await page.locator('[role=grid]').focus();
    for (let i = 0; i < 4; i += 1) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    expect(await labelOf(page, 0, 0)).toContain('filled');
    for (let i = 0; i < 3; i += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    expect(await page.locator('[aria-selected=true]').getAttribute('aria-label')).toContain('column 4');
    for (let i = 0; i < 4; i += 1) await page.keyboard.down('i');
    await page.keyboard.up('i');
    await page.getByRole('button', { name: 'Tell me more' }).waitFor();
    await page.context().close();
  });

  test('another language takes the open hint and the end of the game with it', async () => {
    const page = await stand.open('/color');
    await whenReady(page);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.hint());
    await page.getByRole('button', { name: 'Tell me more' }).waitFor();
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('lang', 'ru'));
    await expect.poll(() => page.locator('.hint').textContent()).toMatch(/^[^a-z]+$/i);
    await page.goto(`${stand.url}/dot`);
    await whenReady(page);
    await page.locator('#c0').click();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.setAttribute('lang', 'ru'));
    await expect.poll(() => page.locator('.solved').textContent()).toMatch(/^[^a-z]+$/i);
    expect(await page.locator('[part=toolbar] button').count()).toBe(0);
    await page.context().close();
  });

  test('the link, the files and the size follow the drawing while their panels are open', async () => {
    const page = await stand.open('/edit');
    await whenReady(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('Space');
    const drawn = await page.evaluate(code);
    expect(drawn).not.toBe(FISH);
    expect(await page.getByLabel('Link to this puzzle').inputValue()).toContain(`puzzle=${drawn}`);
    await page.getByRole('button', { name: 'Save as' }).click();
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const wait = page.waitForEvent('download');
    await page.getByRole('button', { name: 'share code' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await wait).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString().trim()).toBe(await page.evaluate(code));
    await page.getByRole('button', { name: 'Size and title' }).click();
    const width = page.getByLabel('Width');
    await width.fill('999');
    await width.press('Tab');
    expect(await width.inputValue()).toBe('150');
    expect(await page.getByLabel('Height').evaluate((input) => input.matches(':focus'))).toBe(true);
    const title = page.getByLabel('Title', { exact: true });
    await title.focus();
    await page.keyboard.type('x');
    await page.keyboard.press('Control+z');
    expect(await title.inputValue()).toBe('fish');
    expect(await width.inputValue()).toBe('150');
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('Control+z');
    expect(await width.inputValue()).toBe('9');
    await page.context().close();
  });

  test('a drawing that is read only cannot be changed by keys or methods, and offers no tools', async () => {
    const page = await stand.open('/fixed');
    await whenReady(page);
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.reset());
    expect(await page.evaluate(code)).toBe(FISH);
    expect(await page.getByRole('button', { name: 'Pencil' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(1);
    await page.evaluate(() => document.querySelector('nonogram-viewer')?.removeAttribute('readonly'));
    await page.getByRole('button', { name: 'Pencil' }).click();
    await page.context().close();
  });
});
