// Puzzles made here, from a seed: the same in every run.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cluesOf, createGrid } from '@nonokit/core';

/** A puzzle as the API takes it. */
export interface PlainPuzzle {
  readonly rows: readonly (readonly number[])[];
  readonly cols: readonly (readonly number[])[];
}

/** Random numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The clues of a random picture. */
export function randomPuzzle(seed: number, width: number, height: number, density: number): PlainPuzzle {
  const random = randomOf(seed);
  const picture = createGrid(width, height);
  for (let cell = 0; cell < picture.cells.length; cell += 1) picture.cells[cell] = random() < density ? 1 : 0;
  const { rows, columns } = cluesOf(picture);
  const plain = (lines: typeof rows): number[][] => lines.map((clue) => clue.map((block) => block.length));
  return { rows: plain(rows), cols: plain(columns) };
}

/** Ambiguous, and only a search with some hundred dead ends finds out. */
export const hardPuzzle = { ...randomPuzzle(10, 25, 25, 0.45), settle: 0 };

/** Large, and lines alone decide it. */
export const largePuzzle = randomPuzzle(1, 120, 90, 0.7);

/** A puzzle of the optional folder beside the project, by file and line; `undefined` if it is not there. */
export function outsidePuzzle(file: string, line: number): PlainPuzzle | undefined {
  const path = fileURLToPath(new URL(`../../../../../shared/puzzles/${file}`, import.meta.url));
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8').split('\n')[line] ?? '{}';
  const { rows, cols } = JSON.parse(text) as PlainPuzzle;
  return { rows, cols };
}
