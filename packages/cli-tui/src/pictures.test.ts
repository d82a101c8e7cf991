import { stripVTControlCharacters } from 'node:util';
import { BLACK_AND_WHITE, createGrid } from '@nonokit/core';
import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import type { Canvas } from './paint.ts';
import type { Captioned } from './pictures.ts';
import { pictureLines } from './pictures.ts';
import { createStyle } from './style.ts';

const window: Canvas = { depth: '16', unicode: true, isTTY: true, columns: 40, rows: 24 };
const style = createStyle({ isTTY: false }, () => undefined);
const picture = (caption: string, side: number): Captioned => ({
  caption,
  drawing: drawingOf(createGrid(side, 2), BLACK_AND_WHITE),
});

test.each<[string, number, Partial<Canvas>, string[]]>([
  ['beside each other', 4, {}, ['one         two', `${' '.repeat(20)}`, `${' '.repeat(20)}`]],
  [
    'beside each other when drawn smaller',
    16,
    {},
    ['one                 two', `${'▀'.repeat(16)}    ${'▀'.repeat(16)}`],
  ],
  ['one below the other', 30, {}, ['one', '▀'.repeat(30), '', 'two', '▀'.repeat(30)]],
  [
    'one below the other in a pipe',
    4,
    { isTTY: false, depth: 'none' },
    ['one', '....', '....', '', 'two', '....', '....'],
  ],
])('%s', (_name, side, change, expected) => {
  const lines = pictureLines([picture('one', side), picture('two', side)], { ...window, ...change }, style);
  expect(lines.map(stripVTControlCharacters)).toEqual(expected);
});
