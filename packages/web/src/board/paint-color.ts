// What only coloured puzzles have: inks that read on the paper and on which numbers read, chips below clue
// numbers, symbols in cells. Loaded with the first coloured puzzle.

import type { Palette } from '@nonokit/core';
import { isBlackAndWhite } from '@nonokit/core';
import { contrast, inkOn, luminance, rgbOf, SAFE_COLORS } from './contrast.ts';
import type { Ink, Inks } from './inks.ts';
import type { ColorPainter } from './paint-cells.ts';
import { drawSymbol } from './symbols.ts';

/** Paints them. */
export const COLOR_PAINTER: ColorPainter = {
  inks: inksOf,
  chip({ pen, layout, inks, dpr }, color, x, y, done) {
    const ink = inks.colors[color];
    if (!ink) return undefined;
    const font = layout.font * dpr;
    const half = Math.min(((layout.slotWidth - 0.12 * layout.font) * dpr) / 2, (layout.cell * dpr) / 2 - 1);
    const tall = Math.min((layout.slotHeight / 2 - 0.06 * layout.font) * dpr, (layout.cell * dpr) / 2 - 1);
    pen.beginPath();
    pen.roundRect(x - half, y - tall, 2 * half, 2 * tall, font * 0.22);
    if (!done) {
      pen.fillStyle = ink.css;
      pen.fill();
    }
    if (done || ink.faint) {
      pen.strokeStyle = done && !ink.faint ? ink.css : inks.role['grid-major'];
      pen.lineWidth = Math.max(1, dpr);
      pen.stroke();
    }
    const on = done ? inks.role['clue-done'] : ink.on;
    if (font >= 7) drawSymbol(pen, color, x, y + tall * 0.66, font * 0.15, on);
    return { ink: on, base: y + font * 0.2 };
  },
  symbol(pen, color, x, y, size, ink) {
    pen.globalAlpha = 0.62;
    drawSymbol(pen, color, x, y, size, ink);
    pen.globalAlpha = 1;
  },
};

/** Contrast to the paper below which a colour gets an outline. */
const FAINT = 1.9;

function inksOf(
  palette: Palette,
  role: Inks['role'],
  choice: string,
  override: (id: number) => string,
): readonly Ink[] {
  const plain = isBlackAndWhite(palette);
  const chosen = choice.startsWith('#') ? choice.split(/[ ,]+/) : [];
  const paper = rgbOf(role.paper);
  return palette.map((color, id): Ink => {
    const safe = choice === 'safe' && id > 0 && !plain ? SAFE_COLORS[id - 1] : undefined;
    const own = id === 0 && luminance(rgbOf(color.rgb)) > 0.95 ? role.paper : `#${safe ?? color.rgb}`;
    const css = override(id) || chosen[id - 1] || own;
    return { css, on: inkOn(rgbOf(css)), faint: id > 0 && contrast(rgbOf(css), paper) < FAINT };
  });
}
