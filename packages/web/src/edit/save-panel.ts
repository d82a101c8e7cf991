// Saving: every format that core can write this puzzle in, and pictures of it.

import type { Puzzle } from '@nonokit/core';
import { formats } from '@nonokit/core/formats';
import { boardSvg } from '../element/board-svg.ts';
import { button } from '../element/controls.ts';
import { part } from '../element/part.ts';
import type { Panel } from './edit-bar.ts';

/** A file ready to be saved. */
interface ReadyFile {
  readonly label: string;
  readonly name: string;
  make(): Promise<Blob>;
}

/** Builds the panel. */
export const savePanel: Panel = ({ host, actions }) => {
  const list = part('div', { class: 'row' });
  // The drawing may go on while the panel is open: what is saved is what is there then.
  const saveAs = async (label: string): Promise<void> => {
    const file = filesOf(actions.puzzle()).find((ready) => ready.label === label);
    if (file) download(await file.make(), file.name);
  };
  for (const { label } of filesOf(actions.puzzle())) {
    const save = button({ label, run: () => void saveAs(label) });
    save.className = 'action';
    list.append(save);
  }
  return [part('p', {}, host.say('saveHow')), list];
};

/** Everything that this puzzle can be saved as. */
export function filesOf(puzzle: Puzzle): readonly ReadyFile[] {
  const name =
    (puzzle.metadata.title ?? 'nonogram').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'nonogram';
  const texts = formats.flatMap((format): ReadyFile[] => {
    const written = format.write([puzzle]);
    if (!written.ok) return [];
    const make = async (): Promise<Blob> => new Blob([written.value], { type: 'text/plain' });
    return [{ label: format.label, name: name + (format.extensions[0] ?? '.txt'), make }];
  });
  const svg = (solution: boolean) => async (): Promise<Blob> =>
    new Blob([boardSvg(puzzle, solution)], { type: 'image/svg+xml' });
  return [
    ...texts,
    { label: 'SVG', name: `${name}.svg`, make: svg(false) },
    { label: 'SVG ✓', name: `${name}-solution.svg`, make: svg(true) },
    { label: 'PNG', name: `${name}.png`, make: () => pngOf(puzzle) },
  ];
}

/** The picture as pixel art, enlarged to be seen; opening it again gives the same picture. */
function pngOf({ goal, palette, width, height }: Puzzle): Promise<Blob> {
  const side = Math.max(1, Math.floor(640 / Math.max(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = width * side;
  canvas.height = height * side;
  const pen = canvas.getContext('2d');
  for (let cell = 0; pen && cell < width * height; cell += 1) {
    pen.fillStyle = `#${palette[goal?.cells[cell] ?? 0]?.rgb ?? 'ffffff'}`;
    pen.fillRect((cell % width) * side, Math.floor(cell / width) * side, side, side);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
