// A drawing as the text of its file.

import { writePuzzles } from '../../packages/core/src/formats/index.ts';
import { unwrap } from '../../packages/core/src/index.ts';
import type { Drawing } from './drawing.ts';
import { puzzleOfDrawing } from './drawing.ts';

/** Writes a drawing in the `.non` format, coloured ones with `color` lines. */
export function fileText(drawing: Drawing): string {
  return unwrap(writePuzzles([puzzleOfDrawing(drawing)], 'non'));
}
