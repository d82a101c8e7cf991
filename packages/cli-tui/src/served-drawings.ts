// Our own drawings as the HTTP API lists them: judged when the program is built, or, when the sources run,
// when the server starts.

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Method } from '@nonokit/core';
import { isBlackAndWhite, toCode } from '@nonokit/core';
import { solve } from '@nonokit/core/solve';
import { drawingsFolder } from './drawings.ts';
import type { Io } from './io.ts';
import { puzzleEntries } from './puzzle-inputs.ts';

/** One drawing with what is proven of it. */
export interface ServedDrawing {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly width: number;
  readonly height: number;
  /** Colours besides the background. */
  readonly colorCount: number;
  readonly method: Method | null;
  readonly code: string;
}

/** The drawings that travel with the program; those with one solution count. */
export async function servedDrawings(io: Io): Promise<readonly ServedDrawing[]> {
  const judged = fileURLToPath(new URL('./drawings.json', import.meta.url));
  if ((await io.kindOf(judged)) !== 'file') return judgedNow(io);
  return JSON.parse(new TextDecoder().decode(await io.readFile(judged))) as readonly ServedDrawing[];
}

async function judgedNow(io: Io): Promise<readonly ServedDrawing[]> {
  const drawings: ServedDrawing[] = [];
  const choice = { rows: undefined, cols: undefined, from: 'non' as const, quiet: true };
  for await (const entry of puzzleEntries([drawingsFolder()], choice, io)) {
    if (!entry.puzzle.ok || !entry.name.endsWith('.non')) continue;
    const puzzle = entry.puzzle.value;
    const result = solve(puzzle, { classify: true, settle: 0 });
    if (result.verdict !== 'unique') continue;
    const { title = '', author = '', licence = '' } = puzzle.metadata;
    drawings.push({
      id: basename(entry.name, '.non'),
      title,
      author,
      licence,
      width: puzzle.width,
      height: puzzle.height,
      colorCount: isBlackAndWhite(puzzle.palette) ? 1 : puzzle.palette.length - 1,
      method: result.method,
      code: toCode(puzzle),
    });
  }
  return drawings;
}
