// Pictures beside each other where the window is wide enough, else one below the other.

import { stripVTControlCharacters } from 'node:util';
import type { Drawing } from './drawing.ts';
import type { Canvas } from './paint.ts';
import { paint } from './paint.ts';
import type { Style } from './style.ts';
import { number } from './verdict-words.ts';

/** A picture with the words above it. */
export interface Captioned {
  readonly caption: string;
  readonly drawing: Drawing;
}

const GAP = 4;

/** Lines of one or several pictures; captions are left out if there is only one without words. */
export function pictureLines(pictures: readonly Captioned[], canvas: Canvas, style: Style): readonly string[] {
  const blocks = pictures.map(({ caption, drawing }) => {
    const { lines, shrink } = paint(drawing, canvas);
    const size = `${number(drawing.width)}x${number(drawing.height)}`;
    const note = shrink > 1 ? [style.dim(`${size}, drawn ${shrink} times smaller to fit the window`)] : [];
    return [...(caption === '' ? [] : [style.bold(caption)]), ...lines, ...note];
  });
  const widths = blocks.map((block) => Math.max(...block.map(visibleLength)));
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  if (!canvas.isTTY || total > canvas.columns) return blocks.flatMap((block, i) => (i === 0 ? block : ['', ...block]));
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => {
        const line = block[row] ?? '';
        const last = i === blocks.length - 1;
        return last ? line : line + ' '.repeat((widths[i] ?? 0) - visibleLength(line) + GAP);
      })
      .join('')
      .trimEnd(),
  );
}

function visibleLength(line: string): number {
  return [...stripVTControlCharacters(line)].length;
}
