// Our own drawings: read from the manifest that travels with them, so that the library opens without
// reading every drawing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle, Result } from '@nonokit/core';
import { clueHash, err, problem } from '@nonokit/core';
import { parsePuzzles } from '@nonokit/core/formats';
import type { Difficulty } from './shelf.ts';

/** One drawing, as the manifest describes it. */
export interface DrawingEntry {
  /** The name of its file without the ending. */
  readonly id: string;
  readonly set: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly colorCount: number;
  readonly difficulty: Difficulty;
  readonly clues: string;
  readonly note: string | undefined;
}

/** Reads the index; empty if the drawings are not there. */
export function readDrawings(folder: string): readonly DrawingEntry[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.non'));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const puzzle = readDrawing(folder, name.slice(0, -4));
    if (!puzzle.ok) return [];
    const { width, height, palette, metadata } = puzzle.value;
    return [
      {
        id: name.slice(0, -4),
        set: 'Drawings',
        title: metadata.title ?? name,
        width,
        height,
        colorCount: palette.length - 1,
        difficulty: { level: 1 as const, word: 'easy' },
        clues: clueHash(puzzle.value),
        note: undefined,
      },
    ];
  });
}

/** Reads one drawing. */
export function readDrawing(folder: string, id: string): Result<Puzzle> {
  let text: string;
  try {
    text = readFileSync(join(folder, `${id}.non`), 'utf8');
  } catch {
    return err([problem('missing-section', `there is no drawing "${id}"`)]);
  }
  const parsed = parsePuzzles(text, { format: 'non' });
  if (!parsed.ok) return parsed;
  return parsed.value[0]?.puzzle ?? err([problem('missing-section', `the drawing "${id}" is empty`)]);
}
