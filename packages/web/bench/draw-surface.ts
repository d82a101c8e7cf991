// Which way of drawing carries a 100x100 coloured board? Paints it cell by cell in Chromium, eight
// cells a frame, as a fast stroke does, and prints the work of a frame: script + style + layout + paint.
//
//   node packages/web/bench/draw-surface.ts
//
// Read by docs/decisions/0010-canvas-and-aria-grid.md.

import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

/** Runs in the page: builds a board of one kind, paints it, gives set-up and frame times in milliseconds. */
async function paint({
  kind,
  side,
  frames,
}: {
  kind: string;
  side: number;
  frames: number;
}): Promise<{ setup: number; work: number[]; gaps: number[] }> {
  const size = 10;
  const colors = ['#d33', '#36c', '#2a2', '#e90', '#939', '#088'];
  const begin = performance.now();
  document.body.replaceChildren();
  let set: (cell: number, color: string) => void;
  if (kind === 'canvas' || kind === 'canvas + aria grid') {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side * size;
    document.body.append(canvas);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#ddd';
    pen.fillRect(0, 0, side * size, side * size);
    const labels: HTMLElement[] = [];
    if (kind !== 'canvas') {
      const grid = document.createElement('div');
      grid.style.cssText = `position:absolute;inset:0 auto auto 0;width:${side * size}px;height:${side * size}px;display:flex;flex-direction:column`;
      grid.setAttribute('role', 'grid');
      for (let row = 0; row < side; row += 1) {
        const line = document.createElement('div');
        line.setAttribute('role', 'row');
        line.style.cssText = 'display:flex;flex:1 1 0';
        for (let column = 0; column < side; column += 1) {
          const cell = document.createElement('div');
          cell.setAttribute('role', 'gridcell');
          cell.setAttribute('aria-label', `row ${row + 1}, column ${column + 1}`);
          cell.style.flex = '1 1 0';
          line.append(cell);
          labels.push(cell);
        }
        grid.append(line);
      }
      document.body.append(grid);
    }
    set = (cell, color) => {
      pen.fillStyle = color;
      pen.fillRect((cell % side) * size + 1, Math.floor(cell / side) * size + 1, size - 1, size - 1);
      labels[cell]?.setAttribute(
        'aria-label',
        `row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}, filled`,
      );
    };
  } else if (kind === 'svg') {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('width', `${side * size}`);
    svg.setAttribute('height', `${side * size}`);
    const cells: SVGRectElement[] = [];
    for (let cell = 0; cell < side * side; cell += 1) {
      const rect = document.createElementNS(space, 'rect');
      rect.setAttribute('x', `${(cell % side) * size + 1}`);
      rect.setAttribute('y', `${Math.floor(cell / side) * size + 1}`);
      rect.setAttribute('width', `${size - 1}`);
      rect.setAttribute('height', `${size - 1}`);
      rect.setAttribute('fill', '#ddd');
      svg.append(rect);
      cells.push(rect);
    }
    document.body.append(svg);
    set = (cell, color) => cells[cell]?.setAttribute('fill', color);
  } else {
    const grid = document.createElement('div');
    grid.style.cssText = `display:grid;grid-template-columns:repeat(${side},${size}px);grid-auto-rows:${size}px;width:${side * size}px`;
    const cells: HTMLElement[] = [];
    for (let cell = 0; cell < side * side; cell += 1) {
      const box = document.createElement('div');
      box.style.cssText = 'border-right:1px solid #999;border-bottom:1px solid #999';
      grid.append(box);
      cells.push(box);
    }
    document.body.append(grid);
    set = (cell, color) => {
      const box = cells[cell];
      if (box) box.style.backgroundColor = color;
    };
  }
  const after = (): Promise<void> =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await after();
  const setup = performance.now() - begin;
  const work: number[] = [];
  const gaps: number[] = [];
  let previous = await frame();
  let cell = 0;
  for (let i = 0; i < frames; i += 1) {
    const at = await frame();
    gaps.push(at - previous);
    previous = at;
    const start = performance.now();
    for (let k = 0; k < 8; k += 1, cell = (cell + 1) % (side * side))
      set(cell, colors[(cell + i) % colors.length] ?? '#000');
    await after();
    work.push(performance.now() - start);
  }
  return { setup, work, gaps };
}

const quantile = (numbers: readonly number[], q: number): string =>
  ([...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * q)] ?? 0).toFixed(1);

console.log('kind                 side   set-up ms   frame work ms: median  95 %  99 %   gap between frames 95 %');
for (const side of [30, 100]) {
  for (const kind of ['canvas', 'canvas + aria grid', 'svg', 'dom']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
    await page.setContent('<!doctype html><title>board</title>');
    const { setup, work, gaps } = await page.evaluate(paint, { kind, side, frames: 200 });
    console.log(
      `${kind.padEnd(20)} ${String(side).padStart(4)} ${setup.toFixed(0).padStart(11)} ${quantile(work, 0.5).padStart(22)} ${quantile(work, 0.95).padStart(5)} ${quantile(work, 0.99).padStart(5)} ${quantile(gaps, 0.95).padStart(14)}`,
    );
    await page.close();
  }
}
await browser.close();
