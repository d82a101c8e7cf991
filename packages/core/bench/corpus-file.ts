// Reads puzzles from JSON Lines for benchmarks: one object a line with width, height, colors, rows, cols.

import { readFileSync } from 'node:fs';
import type { Clue } from '../src/puzzle/clue.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';

/** A puzzle of a file, or `undefined` where its clues cannot be right. */
export interface CorpusEntry {
  readonly id: string;
  readonly puzzle: Puzzle | undefined;
  /** What others found: `unique`, `multiple`, `none` or `unknown`. */
  readonly known: string;
}

interface Row {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly colors: readonly { readonly name: string; readonly rgb: string }[];
  readonly rows: readonly (readonly (number | readonly [number, number])[])[];
  readonly cols: readonly (readonly (number | readonly [number, number])[])[];
  readonly solutionCount: string;
}

const clueOf = (blocks: readonly (number | readonly [number, number])[]): Clue =>
  blocks.map((block) =>
    typeof block === 'number' ? { length: block, color: 1 } : { length: block[0], color: block[1] },
  );

/** Reads all puzzles of a file. */
export function readCorpus(path: string): readonly CorpusEntry[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => {
    const row = JSON.parse(line) as Row;
    const made = createPuzzle({
      width: row.width,
      height: row.height,
      palette: row.colors,
      rows: row.rows.map(clueOf),
      columns: row.cols.map(clueOf),
    });
    return { id: row.id, known: row.solutionCount, puzzle: made.ok ? made.value : undefined };
  });
}
