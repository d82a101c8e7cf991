// What the browser tests share: one browser and one server a file, pages that fail on console errors, and places of
// cells by what a screen reader would find.

import type { Picture, Puzzle } from '@nonokit/core';
import { fromCode, unwrap } from '@nonokit/core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { DIST, startBrowser } from './browser.ts';

import type { MadePages, StaticServer } from './static-server.ts';
import { serveFolder } from './static-server.ts';

/** A fish of 9x6 cells, solved by lines alone. */
export const FISH = 'naxUIzNLm0IIizXHzsigJXyI';
/** A toadstool of 12x13 cells in three colours. */
export const TOADSTOOL = 'nf3wf___-wdF2TRPR_IoQlUb2Fkc3Rvb2wOnN7c3tbS6JEGHMxRBDMyMIMUwsxDEILGVCVQlUqEolisrJaQo0ETkkg';

/** The puzzle of a code. */
export function puzzleOfCode(code: string): Puzzle {
  return unwrap(fromCode(code));
}

/** The picture of a code that has one. */
export function goalOf(code: string): Picture {
  const { goal } = puzzleOfCode(code);
  if (!goal) throw new Error('the code has no picture');
  return goal;
}

/** The browser and the server of a test file. */
export interface Stand {
  readonly url: string;
  /** Opens a page; console errors and exceptions on it fail the test. `first` runs in it before its own scripts. */
  open(path: string, options?: BrowserContextOptions, first?: () => void): Promise<Page>;
}

/** Starts browser and server for the tests of a file, and ends them. Console errors may only be `expected` ones. */
export function useStand(pages: MadePages = {}, expected: RegExp = /^$/): Stand {
  let browser: Browser | undefined;
  let server: StaticServer | undefined;
  const complaints: string[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([startBrowser(), serveFolder(DIST, pages)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    expect(complaints).toEqual([]);
  });
  return {
    get url() {
      return server?.url ?? '';
    },
    async open(path, options = {}, first) {
      if (!browser || !server) throw new Error('the stand is not up');
      const context = await browser.newContext({ viewport: { width: 900, height: 900 }, ...options });
      const page = await context.newPage();
      if (first) await page.addInitScript(first);
      page.on('pageerror', (error) => complaints.push(`${path}: ${error}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`${path}: ${message.text()}`);
      });
      await page.goto(server.url + path);
      return page;
    },
  };
}

/** Waits until a viewer has its board, labels included. */
export async function whenReady(page: Page, selector = 'nonogram-viewer'): Promise<void> {
  await page.locator(`${selector} [role=grid]`).first().waitFor();
  await page.evaluate(async (wanted) => {
    const viewer = document.querySelector(wanted) as (HTMLElement & { ready: Promise<void> }) | null;
    await viewer?.ready;
  }, selector);
}

/** The middle of a cell on the page. */
export async function cellPoint(
  page: Page,
  row: number,
  column: number,
  selector = 'nonogram-viewer',
): Promise<{ x: number; y: number }> {
  const line = page.locator(`${selector} [role=row][aria-rowindex="${row + 2}"]`);
  const box = await line.locator(`[role=gridcell][aria-colindex="${column + 2}"]`).boundingBox();
  if (!box) throw new Error(`row ${row + 1}, column ${column + 1} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a screen reader says of a cell. */
export async function labelOf(page: Page, row: number, column: number, selector = 'nonogram-viewer'): Promise<string> {
  const line = page.locator(`${selector} [role=row][aria-rowindex="${row + 2}"]`);
  const cell = line.locator(`[role=gridcell][aria-colindex="${column + 2}"]`);
  // Labels that nobody reads are written when the browser has time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 400 })));
  return (await cell.getAttribute('aria-label')) ?? '';
}

/** Events that a viewer sent, from now on. */
export async function recordEvents(
  page: Page,
  selector = 'nonogram-viewer',
): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((wanted) => {
    const seen: string[] = [];
    (globalThis as unknown as { seen: string[] }).seen = seen;
    for (const name of ['ready', 'change', 'line-complete', 'solved', 'mistake', 'hint', 'error']) {
      document.querySelector(wanted)?.addEventListener(`nonogram-${name}`, () => seen.push(name));
    }
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

/** Stretches of equal colour in a row, as a player paints them: first column, last column, colour. */
export function runsOfRow(picture: Picture, row: number): readonly (readonly [number, number, number])[] {
  const runs: (readonly [number, number, number])[] = [];
  for (let start = 0; start < picture.width; ) {
    const color = picture.cells[row * picture.width + start] ?? 0;
    let end = start;
    while (end + 1 < picture.width && picture.cells[row * picture.width + end + 1] === color) end += 1;
    if (color > 0) runs.push([start, end, color]);
    start = end + 1;
  }
  return runs;
}
