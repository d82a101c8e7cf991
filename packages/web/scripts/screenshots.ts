// Takes the screenshots in docs/screenshots/web-*.png from the built pages. `node scripts/screenshots.ts`
// after a build; `node scripts/screenshots.ts play edit` takes some of them.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DIST, startBrowser } from '../test/support/browser.ts';
import { serveFolder } from '../test/support/static-server.ts';

const OUT = join(import.meta.dirname, '../../../docs/screenshots');

interface Shot {
  readonly file?: string;
  readonly mode?: 'view' | 'play' | 'edit' | 'solve';
  readonly path?: string;
  readonly width: number;
  readonly height: number;
  readonly context?: BrowserContextOptions;
  prepare?(page: Page): Promise<void>;
}

/** Lets the hints play some steps, so that the board looks like a game. */
const playSome =
  (steps: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('[role=grid]').focus();
    for (let i = 0; i < steps; i += 1) {
      await page.keyboard.press('I');
      await page.waitForTimeout(60);
    }
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
  };

/** Plays the puzzle to its end. */
async function playAll(page: Page): Promise<void> {
  await page.locator('[role=grid]').focus();
  for (let i = 0; i < 400 && (await page.locator('.solved').count()) === 0; i += 1) {
    await page.keyboard.press('I');
    await page.waitForTimeout(20);
  }
  await page.waitForTimeout(1500);
}

const dark: BrowserContextOptions = { colorScheme: 'dark' };
const phone: BrowserContextOptions = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const SHOTS: Readonly<Record<string, Shot>> = {
  play: { file: 'burger.non', width: 1280, height: 860, prepare: playSome(14) },
  'play-dark': { file: 'butterfly.non', width: 1280, height: 860, context: dark, prepare: playSome(10) },
  'play-phone': { file: 'toadstool.non', width: 360, height: 720, context: phone, prepare: playSome(9) },
  'play-phone-dark': { file: 'cat.non', width: 360, height: 720, context: { ...phone, ...dark }, prepare: playSome(9) },
  'play-tablet': { file: 'cupcake.non', width: 768, height: 1000, prepare: playSome(12) },
  'play-wide': { file: 'lighthouse.non', width: 1920, height: 1080, context: dark, prepare: playSome(20) },
  zoomed: {
    file: 'lighthouse.non',
    width: 360,
    height: 720,
    context: phone,
    prepare: async (page) => {
      await playSome(20)(page);
      for (let i = 0; i < 3; i += 1) await page.keyboard.press('+');
      for (let i = 0; i < 3; i += 1) await page.keyboard.press('PageDown');
    },
  },
  hint: {
    file: 'snail.non',
    width: 1280,
    height: 860,
    prepare: async (page) => {
      await playSome(6)(page);
      for (let i = 0; i < 3; i += 1) {
        await page.keyboard.press('i');
        await page.waitForTimeout(250);
      }
    },
  },
  solved: { file: 'toadstool.non', width: 1280, height: 860, prepare: playAll },
  'solved-dark': { file: 'ice-cream.non', width: 768, height: 1000, context: dark, prepare: playAll },
  solve: {
    file: 'cupcake.non',
    mode: 'solve',
    width: 1280,
    height: 900,
    prepare: async (page) => {
      await page.locator('.ladder').waitFor();
      await page.waitForTimeout(2600);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.waitForTimeout(300);
    },
  },
  guess: {
    path: '/demo/#mode=solve&puzzle=nQ3tDpNFEo15PJ8ifpoX9cemuiku2kejrGJ5_6HtCS9V5Pp_YKAnrA',
    width: 1280,
    height: 900,
    prepare: async (page) => {
      await page.locator('.ladder').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('slider').focus();
      await page.keyboard.press('End');
      for (let i = 0; i < 80 && !(await page.locator('.reason').textContent())?.startsWith('Suppose'); i += 1) {
        await page.keyboard.press('ArrowLeft');
        await page.waitForTimeout(80);
      }
    },
  },
  'two-solutions': {
    path: '/demo/#mode=solve&theme=dark&puzzle=nQvkjIm3pt61Tyf5E29dN7enkKtGEg',
    width: 768,
    height: 860,
    context: dark,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'First solution' }).click();
    },
  },
  edit: { file: 'burger.non', mode: 'edit', width: 1280, height: 900, prepare: (page) => page.waitForTimeout(900) },
  share: {
    file: 'doughnut.non',
    mode: 'edit',
    width: 1280,
    height: 1200,
    context: dark,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Show as QR code' }).click();
      await page.waitForTimeout(700);
    },
  },
  'edit-phone': {
    file: 'strawberry.non',
    mode: 'edit',
    width: 360,
    height: 780,
    context: phone,
    prepare: (page) => page.waitForTimeout(900),
  },
  view: { file: 'carrot.non', mode: 'view', width: 768, height: 900 },
  many: { path: '/demo/many.html', width: 1280, height: 1000 },
  frame: { path: '/demo/frame.html', width: 1000, height: 700 },
  'forced-colors': {
    file: 'strawberry.non',
    width: 1024,
    height: 800,
    context: { forcedColors: 'active', colorScheme: 'dark' },
    prepare: playSome(8),
  },
  contrast: { file: 'snail.non', width: 1024, height: 800, context: { contrast: 'more' }, prepare: playSome(8) },
  russian: { file: 'whale.non', width: 1024, height: 800, context: { locale: 'ru-RU' }, prepare: playSome(6) },
};

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const server = await serveFolder(DIST);
const browser = await startBrowser();
for (const [name, shot] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { width, height, context, file, mode = 'play', path = '/demo/' } = shot;
  const opened = await browser.newContext({ viewport: { width, height }, ...context });
  const page = await opened.newPage();
  page.on('pageerror', (error) => console.error(name, error));
  await page.goto(server.url + path);
  await page.locator('[role=grid], iframe').first().waitFor();
  if (file) {
    if (name === 'russian') await page.locator('#language').selectOption('ru');
    await page.locator(`[data-mode=${mode}]`).click();
    await page.locator('#puzzle').selectOption(file);
    await page.waitForTimeout(700);
  }
  await page.waitForTimeout(500);
  await shot.prepare?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(OUT, `web-${name}.png`) });
  await opened.close();
}
await browser.close();
await server.close();
