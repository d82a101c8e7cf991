// Drawing in Chromium: strokes, live clues and verdict, files in and out, links, printing.

import { puzzleOf, unwrap } from '@nonokit/core';
import { writePuzzles } from '@nonokit/core/formats';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import { pageWith } from '../support/element-page.ts';
import {
  cellPoint,
  FISH,
  goalOf,
  labelOf,
  puzzleOfCode,
  TOADSTOOL,
  useStand,
  whenReady,
} from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

/** Pixel art of a puzzle, each cell a square of pixels. */
function pngOf(code: string, scale: number): Buffer {
  const { palette, width, height } = puzzleOfCode(code);
  const goal = goalOf(code);
  const png = new PNG({ width: width * scale, height: height * scale });
  for (let y = 0; y < png.height; y += 1) {
    for (let x = 0; x < png.width; x += 1) {
      const color = goal.cells[Math.floor(y / scale) * width + Math.floor(x / scale)] ?? 0;
      const rgb = Number.parseInt(palette[color]?.rgb ?? '0', 16);
      png.data.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], (y * png.width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

/** Drops a file on the element, as a person does from the desktop. */
async function drop(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ({ fileName, fileType, base64 }) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], fileName, { type: fileType }),
      );
      const viewer = document.querySelector('nonogram-viewer');
      viewer?.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }));
      viewer?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    { fileName: name, fileType: type, base64: bytes.toString('base64') },
  );
}

const codeOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.querySelector('nonogram-viewer')?.toCode());

describe.skipIf(why)('drawing', () => {
  const empty = JSON.stringify({
    rows: Array.from({ length: 8 }, () => []),
    columns: Array.from({ length: 8 }, () => []),
  });
  const stand = useStand({
    '/fish': { body: pageWith(`mode="edit" puzzle="${FISH}"`) },
    '/empty': { body: pageWith('mode="edit"', `<script type="application/json">${empty}</script>`) },
  });

  test('a diagonal is ambiguous, and the verdict says so while drawing', async () => {
    const page = await stand.open('/empty');
    await whenReady(page);
    for (const [row, column] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const { x, y } = await cellPoint(page, row, column);
      await page.mouse.click(x, y);
    }
    await page.locator('.verdict', { hasText: 'There are several solutions; 4 cells differ.' }).waitFor();
    expect(await labelOf(page, 1, 2)).toContain('differs between solutions');
    expect(await page.getByRole('rowheader').nth(1).textContent()).toBe('row 2: 1');
    const { x, y } = await cellPoint(page, 1, 2);
    await page.mouse.click(x, y);
    await page.locator('.verdict', { hasText: 'There is exactly one solution.' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByRole('rowheader').nth(1).textContent()).toBe('row 2: 1');
    await page.context().close();
  });

  test('pencil, line and area; another colour; right button erases', async () => {
    const page = await stand.open('/empty');
    await whenReady(page);
    const drag = async (from: [number, number], to: [number, number]): Promise<void> => {
      const a = await cellPoint(page, ...from);
      const b = await cellPoint(page, ...to);
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y);
      await page.mouse.up();
    };
    await page.getByRole('button', { name: 'Straight line' }).click();
    await drag([0, 0], [7, 7]);
    expect(await page.getByRole('rowheader').allTextContents()).toEqual(
      Array.from({ length: 8 }, (_, i) => `row ${i + 1}: 1`),
    );
    await page.getByRole('button', { name: 'Colours' }).click();
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await page.getByRole('button', { name: 'Fill an area' }).click();
    const corner = await cellPoint(page, 0, 7);
    await page.mouse.click(corner.x, corner.y);
    expect(await page.getByRole('rowheader').nth(0).textContent()).toMatch(/^row 1: 1 .*, 7 /);
    await page.getByRole('button', { name: 'Pencil' }).click();
    await page.mouse.click(corner.x, corner.y, { button: 'right' });
    expect(await page.getByRole('rowheader').nth(0).textContent()).toMatch(/^row 1: 1 .*, 6 /);
    await page.context().close();
  });

  test('the keyboard draws', async () => {
    const page = await stand.open('/empty');
    await whenReady(page);
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
    expect(await page.getByRole('rowheader').nth(0).textContent()).toBe('row 1: 3');
    await page.keyboard.press('Backspace');
    expect(await page.getByRole('rowheader').nth(0).textContent()).toBe('row 1: 2');
    await page.keyboard.press('Control+z');
    expect(await page.getByRole('rowheader').nth(0).textContent()).toBe('row 1: 3');
    await page.context().close();
  });

  test('pixel art, plain and enlarged, is taken cell by cell', async () => {
    const page = await stand.open('/empty');
    await whenReady(page);
    await drop(page, 'art.png', 'image/png', pngOf(TOADSTOOL, 1));
    await page.getByRole('rowheader').nth(12).waitFor();
    const same = async (): Promise<readonly string[]> => page.getByRole('rowheader').allTextContents();
    const small = await same();
    expect(small).toHaveLength(13);
    await drop(page, 'fish.png', 'image/png', pngOf(FISH, 7));
    await expect.poll(async () => (await same()).length).toBe(6);
    const goal = goalOf(FISH);
    const code = await codeOf(page);
    expect([...goalOf(code ?? '').cells]).toEqual([...goal.cells]);
    await page.context().close();
  });

  test('a picture that is no pixel art is refused with the reason', async () => {
    const page = await stand.open('/empty');
    await whenReady(page);
    const png = new PNG({ width: 60, height: 60 });
    for (let i = 0; i < 3600; i += 1) png.data.set([i % 251, (i * 7) % 253, (i * 13) % 255, 255], i * 4);
    await drop(page, 'photo.png', 'image/png', PNG.sync.write(png));
    await page.getByText(/the picture has \d+ colours, at most 32 are possible/).waitFor();
    await page.context().close();
  });

  test('puzzle files: dropped, pasted, and several in one', async () => {
    const page = await stand.open('/empty');
    await whenReady(page);
    const text = unwrap(writePuzzles([puzzleOfCode(FISH)], 'json'));
    await drop(page, 'fish.json', 'application/json', Buffer.from(text));
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(6);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'rows: 1 1, 3, 1\ncolumns: 2, 2, 2');
      document
        .querySelector('nonogram-viewer')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(3);
    const several = unwrap(writePuzzles([puzzleOfCode(FISH), puzzleOfCode(TOADSTOOL)], 'jsonl'));
    await drop(page, 'pack.jsonl', 'text/plain', Buffer.from(several));
    await page.getByText('The file holds 2 puzzles.').waitFor();
    await page.getByRole('button', { name: 'No. 2, 12×13' }).click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(13);
    await page.context().close();
  });

  test('share: the link plays the puzzle, with a QR code', async () => {
    const page = await stand.open('/demo/');
    await whenReady(page);
    await page.evaluate((code) => document.querySelector('nonogram-viewer')?.load(code, 'edit'), FISH);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link to this puzzle').inputValue();
    expect(link).toContain(`#puzzle=${FISH}`);
    await page.getByRole('button', { name: 'Show as QR code' }).click();
    await page.getByRole('img', { name: 'Show as QR code' }).waitFor();
    await page.goto('about:blank');
    await page.goto(link);
    await whenReady(page);
    expect(await page.evaluate(() => document.querySelector('nonogram-viewer')?.mode)).toBe('play');
    await expect.poll(() => codeOf(page)).toBe(FISH);
    await page.context().close();
  });

  test('save: every format that core writes, and pictures that open again', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    await page.getByRole('button', { name: 'Save as' }).click();
    const buttons = page.locator('.panel .action');
    expect(await buttons.count()).toBeGreaterThanOrEqual(6);
    const wait = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PNG' }).click();
    const file = await wait;
    expect(file.suggestedFilename()).toBe('fish.png');
    const stream = await file.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    await drop(page, 'again.png', 'image/png', Buffer.concat(chunks));
    await page.waitForTimeout(300);
    expect([...goalOf((await codeOf(page)) ?? '').cells]).toEqual([...goalOf(FISH).cells]);
    await page.context().close();
  });

  test('print: boards some on a page, solutions on pages of their own', async () => {
    const page = await stand.open('/fish');
    await whenReady(page);
    const several = unwrap(
      writePuzzles([puzzleOfCode(FISH), puzzleOfCode(TOADSTOOL), unwrap(puzzleOf(goalOf(FISH)))], 'jsonl'),
    );
    await drop(page, 'pack.jsonl', 'text/plain', Buffer.from(several));
    await page.getByText('The file holds 3 puzzles.').waitFor();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByLabel('Puzzles on a page').selectOption('2');
    // The print dialogue itself is replaced; what it would print stays in its frame.
    await page.evaluate(() => {
      const append = document.body.append.bind(document.body);
      document.body.append = (...nodes) => {
        append(...nodes);
        const [frame] = nodes;
        if (frame instanceof HTMLIFrameElement && frame.contentWindow) frame.contentWindow.print = () => {};
      };
    });
    await page.getByRole('button', { name: 'Print all 3 puzzles of the file' }).click();
    const pages = await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.nonogram-print');
      return [...(frame?.contentDocument?.querySelectorAll('section') ?? [])].map((section) =>
        [...section.querySelectorAll('figure')].map((figure) => figure.querySelectorAll('path').length > 2),
      );
    });
    expect(pages).toEqual([[false, false], [false], [true, true], [true]]);
    await page.context().close();
  });
});
