import { describe, expect, test } from 'vitest';
import { contrast, inkOn, rgbOf, SAFE_COLORS } from './contrast.ts';
import { drawSymbol } from './symbols.ts';
import type { PlainTheme } from './theme-colors.ts';
import { COLOR_ROLES, FORCED_DECLARATIONS, THEME_COLORS } from './theme-colors.ts';

const themes = Object.keys(THEME_COLORS) as PlainTheme[];
const ratio = (a: string, b: string): number => contrast(rgbOf(a), rgbOf(b));

describe.each(themes)('%s', (theme) => {
  const color = THEME_COLORS[theme];

  test.each(['text', 'quiet', 'clue', 'clue-done', 'error', 'cursor'] as const)('%s reads on the ground', (role) => {
    expect(ratio(color[role], color.bg)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['grid', 'grid-major', 'cross', 'cursor', 'error', 'fill'] as const)('%s is seen on the paper', (role) => {
    expect(ratio(color[role], color.paper)).toBeGreaterThanOrEqual(3);
  });

  test('every fifth line is heavier to the eye than the others', () => {
    expect(ratio(color['grid-major'], color.paper)).toBeGreaterThan(ratio(color.grid, color.paper) + 1);
  });
});

test('forced colours name a colour for every role', () => {
  for (const role of COLOR_ROLES) expect(FORCED_DECLARATIONS).toMatch(new RegExp(`--_${role}:[A-Z]`));
});

describe('inkOn', () => {
  test.each(['000000', 'ffffff', '808080', 'ff0000', '00ff00', '0000ff', 'f0e442', '777777', ...SAFE_COLORS])(
    'reads on %s',
    (rgb) => {
      expect(ratio(inkOn(rgbOf(rgb)), rgb)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('rgbOf', () => {
  test.each([
    ['#1f5fd0', [31, 95, 208]],
    ['1f5fd0', [31, 95, 208]],
    ['rgb(31, 95, 208)', [31, 95, 208]],
    ['rgba(31, 95, 208, 0.5)', [31, 95, 208]],
    ['color(srgb 1 0.5 0)', [255, 127.5, 0]],
  ])('%s', (text, expected) => {
    expect(rgbOf(text).slice(0, 3)).toEqual(expected);
  });
});

test('31 colours have 31 symbols', () => {
  const drawings = Array.from({ length: 31 }, (_, i) => {
    const calls: string[] = [];
    const log =
      (name: string) =>
      (...numbers: number[]) =>
        calls.push(name + numbers.map((n) => n.toFixed(2)).join());
    const pen = {
      lineWidth: 1,
      fillStyle: '',
      strokeStyle: '',
      beginPath: log('b'),
      moveTo: log('m'),
      lineTo: log('l'),
      arc: log('a'),
      closePath: log('c'),
      fill: log('f'),
      stroke: log('s'),
    };
    drawSymbol(pen as unknown as CanvasRenderingContext2D, i + 1, 0, 0, 10, '#000');
    return calls.join(' ');
  });
  expect(new Set(drawings).size).toBe(31);
});
