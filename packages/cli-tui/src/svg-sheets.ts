// SVG drawings on their way out: one goes to standard output or a file, several into a folder.

import { basename, join } from 'node:path';
import { UsageError } from './command.ts';
import type { Io } from './io.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';

/** One drawing. */
export interface SvgSheet {
  readonly entry: PuzzleEntry;
  readonly svg: string;
}

/** Writes the drawings; names the files after the puzzles if there are several. */
export async function writeSheets(sheets: readonly SvgSheet[], output: string | undefined, io: Io): Promise<void> {
  const isFolder = output !== undefined && (await io.kindOf(output)) === 'folder';
  if (output !== undefined && isFolder) {
    const taken = new Set<string>();
    for (const { entry, svg } of sheets) await io.writeFile(join(output, freeName(entry, taken)), `${svg}\n`);
    return;
  }
  const [first] = sheets;
  if (first === undefined) return;
  if (sheets.length > 1) {
    throw new UsageError(`${sheets.length} puzzles are several drawings: name a folder that exists with --output`);
  }
  if (output === undefined || output === '-') io.stdout.write(`${first.svg}\n`);
  else await io.writeFile(output, `${first.svg}\n`);
}

/** The name of the puzzle, with a number where `a/cat.non` and `b/cat.non` would be the same drawing. */
function freeName(entry: PuzzleEntry, taken: Set<string>): string {
  const stem = stemOf(entry);
  let name = `${stem}.svg`;
  for (let next = 2; taken.has(name); next += 1) name = `${stem}-${next}.svg`;
  taken.add(name);
  return name;
}

function stemOf(entry: PuzzleEntry): string {
  const name = entry.name === '-' ? 'puzzle' : basename(entry.name).replace(/\.[^.]+$/, '');
  const safe = name.replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return `${safe}${entry.isOneOfSeveral ? `-${entry.position}` : ''}`;
}
