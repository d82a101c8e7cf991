// What stands in cells besides ink: crosses, notes, what is still possible, and marks of the things that are
// spoken of. Only modes that have such things load it.

import { CROSSED, MAYBE } from '@nonokit/core';
import type { Box, Easel } from './paint-cells.ts';
import type { NotePainter } from './scene.ts';
import { FLAG_AMBIGUOUS, FLAG_HINT, FLAG_MISTAKE, FLAG_NEWS } from './scene.ts';

/** Paints them. */
export const PAINT_NOTES: NotePainter = {
  below(easel, cell, box) {
    const flags = easel.scene.flags?.[cell] ?? 0;
    if (flags !== 0) paintGround(easel, flags, box);
  },
  above(easel, cell, box) {
    const { scene } = easel;
    const code = scene.marks[cell] ?? 0;
    const side = Math.min(box.width, box.height);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    if (code === CROSSED) paintCross(easel, (scene.tentative?.[cell] ?? 0) > 0, x, y, side);
    else if (code === MAYBE) paintMaybe(easel, x, y, side);
    else if (code === 0 && scene.candidates) paintCandidates(easel, scene.candidates[cell] ?? 0, box.x, box.y, side);
    const flags = scene.flags?.[cell] ?? 0;
    if (flags !== 0) paintFlags(easel, flags, box);
  },
};

function paintMaybe({ pen, inks }: Easel, x: number, y: number, side: number): void {
  pen.strokeStyle = inks.role.cross;
  pen.lineWidth = Math.max(1, side * 0.07);
  pen.beginPath();
  pen.arc(x, y, side * 0.17, 0, Math.PI * 2);
  pen.stroke();
}

function paintCross(easel: Easel, tentative: boolean, x: number, y: number, side: number): void {
  const { pen, inks } = easel;
  pen.strokeStyle = inks.role.cross;
  pen.fillStyle = inks.role.cross;
  if (side < 6) {
    pen.fillRect(Math.round(x - 0.5), Math.round(y - 0.5), Math.max(1, side / 4), Math.max(1, side / 4));
    return;
  }
  const arm = side * (tentative ? 0.14 : 0.21);
  pen.lineWidth = Math.max(1, side * 0.06);
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y + arm);
  pen.moveTo(x + arm, y - arm);
  pen.lineTo(x - arm, y + arm);
  pen.stroke();
  pen.lineCap = 'butt';
}

/** Dots for the colours that are still possible, at fixed places, so that a vanished one is a gap. */
function paintCandidates({ pen, inks }: Easel, mask: number, x: number, y: number, side: number): void {
  const colors = inks.colors.length;
  if (colors <= 2 || side < 8) return;
  const across = Math.ceil(Math.sqrt(colors));
  const step = side / across;
  for (let color = 0; color < colors; color += 1) {
    if ((mask & (1 << color)) === 0) continue;
    const ink = inks.colors[color];
    pen.beginPath();
    // The background is the smallest dot: nothing here.
    pen.arc(
      x + ((color % across) + 0.5) * step,
      y + (Math.floor(color / across) + 0.5) * step,
      step * (color === 0 ? 0.1 : 0.27),
      0,
      7,
    );
    pen.fillStyle = color === 0 ? inks.role.cross : (ink?.css ?? inks.role.fill);
    pen.fill();
    if (!ink?.faint) continue;
    pen.strokeStyle = inks.role['grid-major'];
    pen.lineWidth = 1;
    pen.stroke();
  }
}

/** A tint below the mark. */
function paintGround(easel: Easel, flags: number, { x, y, width: w, height: h }: Box): void {
  const { pen, inks } = easel;
  const tint = flags & FLAG_MISTAKE ? inks.role.error : inks.role.cursor;
  pen.globalAlpha = flags & (FLAG_HINT | FLAG_MISTAKE | FLAG_AMBIGUOUS) ? 0.26 : 0.13;
  pen.fillStyle = tint;
  pen.fillRect(x, y, w, h);
  pen.globalAlpha = 1;
}

/** A line around the mark, different for each meaning, so that the tint is never alone. */
function paintFlags(easel: Easel, flags: number, { x, y, width: w, height: h }: Box): void {
  const { pen, inks } = easel;
  const side = Math.min(w, h);
  const thick = Math.max(1, Math.round(side * 0.09));
  if (flags & FLAG_AMBIGUOUS) {
    pen.strokeStyle = inks.role.cursor;
    pen.lineWidth = thick;
    pen.save();
    pen.beginPath();
    pen.rect(x, y, w, h);
    pen.clip();
    pen.beginPath();
    for (let i = -1; i <= 1; i += 1) {
      pen.moveTo(x + (i * w) / 2, y + h);
      pen.lineTo(x + w + (i * w) / 2, y);
    }
    pen.stroke();
    pen.restore();
  }
  if (flags & (FLAG_HINT | FLAG_MISTAKE)) {
    pen.strokeStyle = flags & FLAG_MISTAKE ? inks.role.error : inks.role.cursor;
    pen.lineWidth = thick;
    pen.strokeRect(x + thick / 2, y + thick / 2, w - thick, h - thick);
  }
  if (flags & FLAG_NEWS) {
    pen.fillStyle = inks.role.cursor;
    pen.fillRect(x, y + h - thick, w, thick);
  }
}
