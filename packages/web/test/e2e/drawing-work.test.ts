// What a stroke costs, counted instead of timed: canvas calls, changes of the document, layouts. Each is bounded by the
// cells that the pointer passed and their lines, not by the board: a 100x100 board must cost what a 30x30 board does.
// The times themselves are measured by scripts/measure.ts on a quiet machine.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bigPuzzle, jsonScript } from '../support/big-puzzle.ts';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import { useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

interface Work {
  /** Calls that put something on the canvas. */
  readonly canvasCalls: number;
  /** Pixels that were filled or cleared, in boards. */
  readonly boards: number;
  /** Elements added, removed, or given other attributes or texts. */
  readonly mutations: number;
  readonly layouts: number;
  /** Elements whose style was worked out anew, and boxes that were laid out anew. */
  readonly styledElements: number;
  readonly laidOutBoxes: number;
  /** The largest layout shift. */
  readonly shift: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number };
    readonly data?: { readonly type?: string };
  };
}

/** Counts from before the page's scripts run. */
function countWork(): void {
  const counted = { canvasCalls: 0, pixels: 0, mutations: 0, shift: 0 };
  (globalThis as unknown as { counted: typeof counted }).counted = counted;
  const pen = CanvasRenderingContext2D.prototype;
  for (const name of ['fillText', 'fill', 'stroke', 'strokeRect', 'drawImage'] as const) {
    const plain = pen[name] as (...all: unknown[]) => unknown;
    Reflect.set(pen, name, function counting(this: CanvasRenderingContext2D, ...all: unknown[]) {
      counted.canvasCalls += 1;
      return plain.apply(this, all);
    });
  }
  for (const name of ['fillRect', 'clearRect'] as const) {
    const plain = pen[name];
    pen[name] = function counting(this: CanvasRenderingContext2D, x: number, y: number, w: number, h: number) {
      counted.canvasCalls += 1;
      counted.pixels += Math.max(0, w) * Math.max(0, h);
      plain.call(this, x, y, w, h);
    };
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      counted.shift = Math.max(counted.shift, (entry as unknown as { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The work that some strokes cause. */
async function workOf(page: Page, strokes: () => Promise<void>): Promise<Work> {
  await page.evaluate(() => {
    const { counted } = globalThis as unknown as {
      counted: { canvasCalls: number; pixels: number; mutations: number; shift: number };
    };
    Object.assign(counted, { canvasCalls: 0, pixels: 0, mutations: 0 });
    // What waits for the pointer to rest is not work of the stroke.
    const ended = (): void => {
      const all = globalThis as unknown as { ended: typeof counted };
      setTimeout(() => {
        all.ended = { ...counted };
      });
    };
    addEventListener('pointerup', ended, { once: true });
    const root = document.querySelector('nonogram-viewer')?.shadowRoot;
    if (!root) return;
    new MutationObserver((records) => {
      for (const { type, addedNodes, removedNodes } of records) {
        counted.mutations += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
      }
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await strokes();
  const trace = JSON.parse(String(await browser?.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
  const isEnd = ({ name, args }: TraceEvent): boolean => name === 'EventDispatch' && args?.data?.type === 'pointerup';
  const end = trace.traceEvents.find(isEnd)?.ts;
  if (end === undefined) throw new Error('the trace has no end of the stroke');
  const sumOf = (name: string, count: (event: TraceEvent) => number): number =>
    trace.traceEvents.reduce((sum, event) => (event.name === name && event.ts <= end ? sum + count(event) : sum), 0);
  const counted = await page.evaluate(() => {
    const { ended: all } = globalThis as unknown as {
      ended: { canvasCalls: number; pixels: number; mutations: number; shift: number };
    };
    const canvas = document.querySelector('nonogram-viewer')?.shadowRoot?.querySelector('canvas');
    return { ...all, area: canvas ? canvas.width * canvas.height : 1 };
  });
  return {
    canvasCalls: counted.canvasCalls,
    boards: counted.pixels / counted.area,
    mutations: counted.mutations,
    layouts: sumOf('Layout', (event) => (event.args?.beginData ? 1 : 0)),
    styledElements: sumOf('UpdateLayoutTree', (event) => event.args?.elementCount ?? 0),
    laidOutBoxes: sumOf('Layout', (event) => event.args?.beginData?.dirtyObjects ?? 0),
    shift: counted.shift,
  };
}

const MOVES = 25;

describe.skipIf(why)('the work of a stroke', () => {
  const stand = useStand({
    '/30': { body: pageWith('mode="play" storage="none"', jsonScript(bigPuzzle(30, 6))) },
    '/100': { body: pageWith('mode="play" storage="none"', jsonScript(bigPuzzle(100, 6))) },
  });

  async function open(side: 30 | 100): Promise<{ page: Page; at: (row: number, column: number) => [number, number] }> {
    const opened = await stand.open(`/${side}`, { viewport: { width: 1280, height: 1100 } }, countWork);
    await whenReady(opened);
    // Rows are built when there is time.
    await opened.locator(`[role=row][aria-rowindex="${side + 1}"]`).waitFor({ state: 'attached' });
    await opened.waitForTimeout(300);
    const grid = await opened.locator('[role=grid]').boundingBox();
    if (!grid) throw new Error('the board is not on the page');
    const step = grid.width / side;
    return { page: opened, at: (row, column) => [grid.x + (column + 0.5) * step, grid.y + (row + 0.5) * step] };
  }

  /** One stroke, a cell a pointer event. */
  async function stroke(page: Page, cells: readonly (readonly [number, number])[]): Promise<void> {
    const [first, ...rest] = cells;
    if (!first) return;
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(...point);
    await page.mouse.up();
  }

  test.each([
    [30, 'along a row'],
    [30, 'down a column'],
    [100, 'along a row'],
    [100, 'down a column'],
  ] as const)('%i cells a side, %s', async (side, direction) => {
    const { page, at } = await open(side);
    const way = Array.from({ length: MOVES + 1 }, (_, i) => i + 2);
    const line = (other: number) =>
      way.map((place) => (direction === 'along a row' ? at(other, place) : at(place, other)));
    // The first stroke takes the focus, which builds the rows around the cursor.
    await stroke(page, line(9));
    await page.waitForTimeout(800);
    const work = await workOf(page, () => stroke(page, line(1)));
    // A cell and its two clues: some strips cleared, some numbers and chips painted.
    expect(work.canvasCalls).toBeGreaterThan(MOVES);
    expect(work.canvasCalls / MOVES).toBeLessThan(90);
    // All of it together never covers the board once.
    expect(work.boards).toBeLessThan(0.5);
    // Crosshair, status line, the labels of the line: the same few for any board.
    expect(work.mutations / MOVES).toBeLessThan(14);
    expect(work.layouts).toBeLessThan(MOVES + 20);
    expect(work.styledElements / MOVES).toBeLessThan(6);
    expect(work.laidOutBoxes / MOVES).toBeLessThan(16);
    expect(work.shift).toBe(0);
    await page.context().close();
  });
});
