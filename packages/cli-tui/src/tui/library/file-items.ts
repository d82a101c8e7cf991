// The player's own puzzle files: those of one folder, without looking into deeper ones.

import { join } from 'node:path';
import { clueHash } from '@nonokit/core';
import { formats } from '@nonokit/core/formats';
import type { Io } from '../../io.ts';
import { printableLine } from '../../printable.ts';
import { puzzleEntries } from '../../puzzle-inputs.ts';
import type { SaveStore } from '../../saves/save-store.ts';
import { progressFrom } from './library.ts';
import type { ShelfItem } from './shelf.ts';

/** So many files are read at most, and none larger than this: the library must open at once. */
const MOST_FILES = 200;
const LARGEST_BYTES = 200_000;

/** Reads the puzzle files of a folder. */
export async function fileItems(folder: string, io: Io, store: SaveStore): Promise<readonly ShelfItem[]> {
  const extensions = formats.flatMap((format) => format.extensions).filter((extension) => extension !== '.json');
  let names: readonly string[];
  try {
    const entries = await io.listFolder(folder);
    names = entries.filter((entry) => entry.kind === 'file').map((entry) => entry.name);
  } catch {
    return [];
  }
  const saves = new Map(store.summaries().map((summary) => [summary.clues, summary]));
  const items: ShelfItem[] = [];
  const isPuzzle = (name: string): boolean => extensions.some((extension) => name.toLowerCase().endsWith(extension));
  for (const name of names.filter(isPuzzle).sort().slice(0, MOST_FILES)) {
    const path = folder === '.' ? name : join(folder, name);
    if ((await io.sizeOf(path)) > LARGEST_BYTES) continue;
    for await (const entry of puzzleEntries([path], { rows: undefined, cols: undefined, from: undefined }, io)) {
      if (!entry.puzzle.ok) continue;
      const puzzle = entry.puzzle.value;
      const clues = clueHash(puzzle);
      items.push({
        origin: { kind: 'file', path: entry.isOneOfSeveral ? `${path}#${entry.position}` : path },
        label: printableLine(entry.isOneOfSeveral ? `${name} #${entry.position}` : name, 40),
        title: puzzle.metadata.title === undefined ? undefined : printableLine(puzzle.metadata.title, 40),
        size: { width: puzzle.width, height: puzzle.height },
        colorCount: puzzle.palette.length - 1,
        difficulty: undefined,
        clues,
        progress: progressFrom(saves.get(clues), undefined, false),
        note: undefined,
      });
    }
  }
  return items;
}
