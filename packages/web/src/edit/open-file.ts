// Files that come to the editor: dropped on it, pasted, or picked. Text in any format of core, or a picture
// taken cell by cell.

import type { Puzzle, Result } from '@nonokit/core';
import { err, ok, problem } from '@nonokit/core';
import { parsePuzzles } from '@nonokit/core/formats';
import { puzzleOfSheet } from './drawing.ts';
import type { Pixels } from './pixel-art.ts';
import { sheetOfPixels } from './pixel-art.ts';

/** Watches an element for dropped and pasted files and texts. */
export function watchFiles(element: HTMLElement, signal: AbortSignal, open: (file: Blob) => void): void {
  const frame = element.shadowRoot?.querySelector('.frame');
  const over = (on: boolean): void => {
    frame?.classList.toggle('dropping', on);
  };
  element.addEventListener(
    'dragover',
    (event) => {
      event.preventDefault();
      over(true);
    },
    { signal },
  );
  element.addEventListener('dragleave', () => over(false), { signal });
  element.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      over(false);
      const file = dataOf(event.dataTransfer);
      if (file) open(file);
    },
    { signal },
  );
  element.addEventListener(
    'paste',
    (event) => {
      // Fields of the panels keep their own paste.
      if (event.composedPath()[0] instanceof HTMLInputElement) return;
      const file = dataOf(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      open(file);
    },
    { signal },
  );
}

function dataOf(data: DataTransfer | null): Blob | undefined {
  const [file] = data?.files ?? [];
  if (file) return file;
  const text = data?.getData('text/plain') ?? '';
  return text.trim() === '' ? undefined : new Blob([text], { type: 'text/plain' });
}

/** Reads a file: all its puzzles that can be read, or why none can. */
export async function readFile(file: Blob): Promise<Result<readonly Puzzle[]>> {
  if (file.type.startsWith('image/') && file.type !== 'image/svg+xml' && file.type !== 'image/x-portable-bitmap') {
    const pixels = await decode(file);
    if (!pixels) return err([problem('bad-encoding', 'the browser cannot decode this picture')]);
    const sheet = sheetOfPixels(pixels);
    return sheet.ok ? ok([puzzleOfSheet(sheet.value)]) : sheet;
  }
  const text = await file.text();
  const parsed = parsePuzzles(text.trim().replace(/^\S*#(?:puzzle=)?(?=[\w-]+$)/, ''));
  if (!parsed.ok) return parsed;
  const puzzles = parsed.value.flatMap(({ puzzle }) => (puzzle.ok ? [puzzle.value] : []));
  const problems = parsed.value.flatMap(({ puzzle }) => (puzzle.ok ? [] : puzzle.error));
  return puzzles.length > 0 ? ok(puzzles) : err(problems);
}

/** Pixels by the browser's own decoder, without colour conversion or smoothing. */
async function decode(file: Blob): Promise<Pixels | undefined> {
  try {
    const image = await createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen?.drawImage(image, 0, 0);
    image.close();
    return pen?.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    return undefined;
  }
}
