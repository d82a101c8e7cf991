import { stripVTControlCharacters as visible } from 'node:util';
import type { Palette } from '@nonokit/core';
import { BLACK_AND_WHITE, pictureOfRows } from '@nonokit/core';
import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { DIFFERS, drawingOf, drawingOfCandidates, drawingRows, paletteLegend, UNDECIDED } from './drawing.ts';
import type { Canvas } from './paint.ts';
import { paint } from './paint.ts';

const COLORS: Palette = [
  { name: 'white', rgb: 'ffffff' },
  { name: 'red', rgb: 'ff0000' },
  { name: 'blue', rgb: '0000ff' },
];

function drawing(rows: readonly string[], palette: Palette = BLACK_AND_WHITE): Drawing {
  const picture = pictureOfRows(rows, palette);
  if (!picture) throw new Error('not a picture');
  return drawingOf(picture, palette);
}

const pipe: Canvas = { depth: 'none', unicode: true, isTTY: false, columns: 80, rows: 24 };
const window: Canvas = { depth: 'true', unicode: true, isTTY: true, columns: 80, rows: 24 };

test('a pipe gets line notation', () => {
  expect(paint(drawing(['.#.', '##.']), pipe).lines).toEqual(['.#.', '##.']);
  expect(paint(drawing(['.a.', 'bb.'], COLORS), pipe).lines).toEqual(['.a.', 'bb.']);
});

test('unknown and differing cells are question marks', () => {
  const known = drawingOfCandidates({ width: 3, height: 1, cells: Uint32Array.of(1, 2, 3) }, BLACK_AND_WHITE);
  expect([...known.cells]).toEqual([0, 1, UNDECIDED]);
  expect(drawingRows(known)).toEqual(['.#?']);
  const picture = pictureOfRows(['.##'], BLACK_AND_WHITE);
  expect(picture && [...drawingOf(picture, BLACK_AND_WHITE, [1]).cells]).toEqual([0, DIFFERS, 1]);
});

test('a window gets cells of two characters in the exact colours', () => {
  expect(paint(drawing(['.a', 'ba'], COLORS), window).lines).toEqual([
    '\u001b[48;2;255;255;255m  \u001b[48;2;255;0;0m  \u001b[0m',
    '\u001b[48;2;0;0;255m  \u001b[48;2;255;0;0m  \u001b[0m',
  ]);
});

test('higher than the window: two cells a character', () => {
  const high = drawing(Array.from({ length: 31 }, () => '.#'));
  const { lines, shrink } = paint(high, window);
  expect(shrink).toBe(1);
  expect(lines).toHaveLength(16);
  expect(lines.map(visible)).toEqual(Array.from({ length: 16 }, () => '▀▀'));
  expect(lines[15]).toContain(';49m');
});

test('wider than the window: several cells a pixel, averaged', () => {
  const wide = drawing([`${'#'.repeat(100)}${'.'.repeat(100)}`, '#'.repeat(200), '#'.repeat(200)]);
  const { lines, shrink } = paint(wide, window);
  expect(shrink).toBe(3);
  expect(lines.map((line) => visible(line).length)).toEqual([67]);
});

test.each<[string, Partial<Canvas>, string]>([
  ['256 colours', { depth: '256' }, '\u001b[48;5;196m  \u001b[48;5;21m  \u001b[0m'],
  ['16 colours', { depth: '16' }, '\u001b[101m  \u001b[44m  \u001b[0m'],
])('%s', (_name, change, expected) => {
  expect(paint(drawing(['ab'], COLORS), { ...window, ...change }).lines[0]).toBe(expected);
});

test('a terminal without colour draws one ink as blocks, more as letters', () => {
  const plain = { ...window, depth: 'none' } as const;
  expect(paint(drawing(['#.#.', '##..']), plain).lines).toEqual(['█▄▀ ']);
  expect(paint(drawing(['ab'], COLORS), plain).lines).toEqual(['ab']);
  expect(paint(drawing(['#.']), { ...plain, unicode: false }).lines).toEqual(['#.']);
});

test('without block characters a large picture is shrunk to fit', () => {
  const { lines, shrink } = paint(drawing(['#'.repeat(60), '.'.repeat(60)]), { ...window, unicode: false });
  expect(shrink).toBe(2);
  expect(lines.map((line) => visible(line).length)).toEqual([60]);
});

test('the legend names letters; black and white needs none', () => {
  expect(paletteLegend(COLORS)).toBe('a red  b blue');
  expect(paletteLegend(BLACK_AND_WHITE)).toBe('');
});
