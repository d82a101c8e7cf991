import { describe, expect, test } from 'vitest';
import { MAX_COLORS } from './color.ts';
import { colorNameOf, defaultPalette, inkOfLetter, namedPalette, readRgb } from './default-colors.ts';

describe('default colours', () => {
  test('there is one for each place of a palette, and no two look or sound alike', () => {
    const palette = defaultPalette(MAX_COLORS);
    expect(new Set(palette.map((color) => color.rgb)).size).toBe(MAX_COLORS + 1);
    expect(new Set(palette.map((color) => color.name)).size).toBe(MAX_COLORS + 1);
  });

  test.each([
    ['#fff', 'ffffff'],
    ['1A2b3C', '1a2b3c'],
    [' Red ', 'ff0000'],
    ['#12', undefined],
    ['#1234567', undefined],
    ['nothing', undefined],
    ['', undefined],
  ])('readRgb(%j)', (text, rgb) => {
    expect(readRgb(text)).toBe(rgb);
  });

  test.each([
    ['r', 'red'],
    ['B', 'blue'],
    ['k', 'black'],
    ['x', undefined],
  ])('inkOfLetter(%s)', (letter, name) => {
    expect(inkOfLetter(letter)?.name).toBe(name);
  });

  test('every default ink is called by its own name', () => {
    for (const { name, rgb } of defaultPalette(MAX_COLORS)) expect(colorNameOf(rgb)).toBe(name);
  });

  test('equal values get different names', () => {
    expect(namedPalette(['ffffff', '123456', '123456']).map((color) => color.name)).toEqual([
      'white',
      '#123456',
      '#123456 2',
    ]);
  });
});
