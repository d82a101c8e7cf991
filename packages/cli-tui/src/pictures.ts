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

/** Lines of one or several pictures: beside each other if the window is wide enough, perhaps drawn smaller. */
export function pictureLines(pictures: readonly Captioned[], canvas: Canvas, style: Style): readonly string[] {
  const large = blocksOf(pictures, canvas, style);
  if (!canvas.isTTY) return stacked(large);
  if (totalWidth(large) <= canvas.columns) return besides(large);
  // A window of no height makes every picture take the smaller size.
  const small = blocksOf(pictures, { ...canvas, rows: 0 }, style);
  return totalWidth(small) <= canvas.columns ? besides(small) : stacked(large);
}

type Block = readonly string[];

function blocksOf(pictures: readonly Captioned[], canvas: Canvas, style: Style): readonly Block[] {
  return pictures.map(({ caption, drawing }) => {
    const { lines, shrink } = paint(drawing, canvas);
    const size = `${number(drawing.width)}x${number(drawing.height)}`;
    const note = shrink > 1 ? [style.dim(`${size}, drawn ${shrink} times smaller to fit the window`)] : [];
    return [...(caption === '' ? [] : [style.bold(caption)]), ...lines, ...note];
  });
}

function stacked(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

function besides(blocks: readonly Block[]): readonly string[] {
  const widths = blocks.map(widthOf);
  const height = Math.max(...blocks.map((block) => block.length));
  const padded = (block: Block, row: number, index: number): string => {
    const line = block[row] ?? '';
    return index === blocks.length - 1 ? line : line + ' '.repeat((widths[index] ?? 0) - visibleLength(line) + GAP);
  };
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, index) => padded(block, row, index))
      .join('')
      .trimEnd(),
  );
}

function widthOf(block: Block): number {
  return Math.max(...block.map(visibleLength));
}

function totalWidth(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + widthOf(block) + GAP, -GAP);
}

function visibleLength(line: string): number {
  return [...stripVTControlCharacters(line)].length;
}
