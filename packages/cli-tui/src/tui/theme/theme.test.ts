import { describe, expect, test } from 'vitest';
import type { Rgb } from '../../ansi-color.ts';
import { contrast, luminance, mix, raised, readableOn, WORDS } from './theme.ts';
import { themes } from './themes.ts';

const painted = [themes.dark, themes.light, themes.contrast];

describe.each(painted.map((theme) => [theme.name, theme] as const))('theme %s', (_, theme) => {
  test('words read on the page', () => {
    const page = theme.page.back ?? [0, 0, 0];
    for (const [role, style] of Object.entries(theme.text)) {
      expect(contrast(style.fore ?? [0, 0, 0], page), role).toBeGreaterThanOrEqual(WORDS);
    }
  });

  test('marks stand out from both tones of the paper', () => {
    const board = theme.board;
    if (!board) throw new Error('a painted theme has board colours');
    for (const paper of [board.paper, board.paperAlt]) {
      for (const mark of [board.ink, board.inkAlt, board.cross, board.note]) {
        expect(contrast(mark, paper)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('filled and unknown cells differ in grey by far, guessed ones by less', () => {
    const board = theme.board;
    if (!board) throw new Error('a painted theme has board colours');
    const apart = Math.abs(luminance(board.ink) - luminance(board.paper));
    expect(apart).toBeGreaterThan(0.5);
    expect(contrast(mix(board.ink, board.paper, 0.5), board.paper)).toBeGreaterThan(1.8);
  });
});

describe('colours', () => {
  test.each<[Rgb, Rgb, number]>([
    [[0, 0, 0], [255, 255, 255], 21],
    [[118, 118, 118], [255, 255, 255], 4.54],
  ])('contrast of %j and %j is %d', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 1);
  });

  test.each<[color: Rgb, background: Rgb]>([
    [
      [90, 90, 90],
      [40, 40, 40],
    ],
    [
      [150, 150, 150],
      [160, 160, 160],
    ],
    [
      [120, 40, 160],
      [20, 60, 90],
    ],
    [
      [255, 240, 200],
      [250, 250, 250],
    ],
  ])('%j on %j is raised as far as it must be, and no further', (color, background) => {
    const shown = raised(color, background, WORDS);
    expect(contrast(shown, background)).toBeGreaterThanOrEqual(WORDS);
    expect(contrast(shown, background)).toBeLessThan(WORDS + 0.6);
    expect(raised(shown, background, WORDS)).toEqual(shown);
  });

  test('a readable colour reaches 4.5:1 on anything', () => {
    for (let value = 0; value < 256; value += 1) {
      const grey: Rgb = [value, value, value];
      expect(contrast(readableOn(grey), grey)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
