// A folder of puzzle collections as sets: each file with many puzzles is one, each folder below is one,
// and the loose files beside them are one more.

import { basename, join } from 'node:path';
import type { Io } from './io.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import { puzzleEntries } from './puzzle-inputs.ts';

/** Puzzles that are reported together. */
export interface CorpusSet {
  readonly name: string;
  entries(): AsyncIterable<PuzzleEntry>;
}

/** Finds the sets of a folder, in the order of their names. */
export async function corpusSets(folder: string, io: Io): Promise<readonly CorpusSet[]> {
  const listed = [...(await io.listFolder(folder))].sort((a, b) => (a.name < b.name ? -1 : 1));
  const visible = listed.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  const read = (paths: readonly string[]) => (): AsyncIterable<PuzzleEntry> =>
    puzzleEntries(paths, { rows: undefined, cols: undefined, from: undefined, quiet: true }, io);
  const own = visible.filter(({ name, kind }) => kind === 'folder' || name.endsWith('.jsonl'));
  const sets = own.map(({ name }) => ({
    name: name.replace(/\.jsonl$/, ''),
    entries: read([join(folder, name)]),
  }));
  const loose = visible.filter(({ name, kind }) => kind === 'file' && /\.(non|nonpack|xml|pbn)$/.test(name));
  if (loose.length > 0) {
    sets.unshift({ name: basename(folder), entries: read(loose.map(({ name }) => join(folder, name))) });
  }
  return sets;
}
