// Clue numbers on the same canvas: tabular figures, bright while open, struck when certain. In a coloured
// puzzle a number stands on its colour with the colour's symbol below it.

import type { Axis, Block } from '@nonokit/core';
import { slotCenter } from './layout.ts';
import type { Easel } from './paint-cells.ts';
import { visibleCells } from './paint-cells.ts';
import type { ClueLook } from './scene.ts';
import { OPEN_LOOK } from './scene.ts';

const ZERO: readonly Block[] = [{ length: 0, color: 0 }];

/** Paints all clues in sight. */
export function paintClues(easel: Easel): void {
  const seen = visibleCells(easel);
  for (let row = seen.top; row < seen.bottom; row += 1) paintClue(easel, 'row', row);
  for (let column = seen.left; column < seen.right; column += 1) paintClue(easel, 'column', column);
}

/** Paints one clue anew. */
export function paintClue(easel: Easel, axis: Axis, index: number): void {
  const { pen, layout, scene, inks, dpr } = easel;
  const { window, gutter, cell } = layout;
  const along = axis === 'row' ? window.y + index * cell - layout.scrollY : window.x + index * cell - layout.scrollX;
  const bar =
    axis === 'row'
      ? { x: window.x - gutter.width, y: Math.max(along, window.y), width: gutter.width, height: cell }
      : { x: Math.max(along, window.x), y: window.y - gutter.height, width: cell, height: gutter.height };
  // The part of the strip that the window shows.
  const end = along + cell;
  if (axis === 'row') bar.height = Math.min(end, window.y + window.height) - bar.y;
  else bar.width = Math.min(end, window.x + window.width) - bar.x;
  if (bar.width <= 0 || bar.height <= 0) return;
  pen.save();
  pen.beginPath();
  pen.rect(Math.round(bar.x * dpr), Math.round(bar.y * dpr), Math.round(bar.width * dpr), Math.round(bar.height * dpr));
  pen.clip();
  pen.clearRect(
    Math.floor(bar.x * dpr),
    Math.floor(bar.y * dpr),
    Math.ceil(bar.width * dpr) + 1,
    Math.ceil(bar.height * dpr) + 1,
  );
  const clue = scene.puzzle[axis === 'row' ? 'rows' : 'columns'][index] ?? [];
  const blocks = clue.length === 0 ? ZERO : clue;
  const look = scene.reveal > 0 ? OPEN_LOOK : scene.look(axis, index);
  const weight = look.state === 'wrong' ? 700 : look.state === 'matched' ? 400 : 560;
  pen.font = `${weight} ${layout.font * dpr}px ${inks.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const middle = along + cell / 2;
  blocks.forEach((block, position) => {
    const center = slotCenter(layout, axis, blocks.length - 1 - position);
    const x = (axis === 'row' ? center : middle) * dpr;
    const y = (axis === 'row' ? middle : center) * dpr;
    paintNumber(easel, block, x, y, look.done[position] === true, look.state);
  });
  pen.restore();
}

function paintNumber(
  easel: Easel,
  block: Block,
  x: number,
  y: number,
  struck: boolean,
  state: ClueLook['state'],
): void {
  const { pen, layout, inks, dpr } = easel;
  const font = layout.font * dpr;
  const wrong = state === 'wrong';
  // Two strengths: `matched` lines fade, numbers that are certain are struck as well.
  const done = struck || state === 'matched';
  const color = wrong ? inks.role.error : done ? inks.role['clue-done'] : inks.role.clue;
  const chip = block.color > 0 && inks.colored ? easel.color?.chip(easel, block.color, x, y, done) : undefined;
  const ink = wrong ? color : (chip?.ink ?? color);
  const base = chip?.base ?? y + font * 0.36;
  pen.fillStyle = ink;
  if (font >= 3) pen.fillText(String(block.length), x, base);
  const reach = (0.34 + 0.3 * String(block.length).length) * font;
  if (struck && font >= 6) underline(easel, ink, x, base - font * 0.34, reach * 0.72);
  if (wrong && font >= 6) underline(easel, ink, x, base + font * 0.14, reach * 0.6);
}

function underline(easel: Easel, color: string, x: number, y: number, half: number): void {
  const { pen, dpr } = easel;
  pen.fillStyle = color;
  const thick = Math.max(1, Math.round(dpr));
  pen.fillRect(x - half, Math.round(y), 2 * half, thick);
}
