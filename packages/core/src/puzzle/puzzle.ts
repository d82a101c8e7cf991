// From what a file said to a puzzle that can be asked.
//
// A PuzzleSource is unproven: readers fill in what they found. `createPuzzle` checks all of it at
// once and is the only maker of a Puzzle, so solver code never validates:
//
//   rows 3 / 1    columns 2 / 1 / 1    →  Puzzle 3x2
//   rows 4        columns 1 / 1        →  clue-too-long (row 1), sums-differ (4 against 2)

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Clue } from './clue.ts';
import { sameClues } from './clue.ts';
import type { Palette } from './color.ts';
import { BLACK_AND_WHITE } from './color.ts';
import { sameGrid } from './grid.ts';
import type { Metadata } from './metadata.ts';
import type { Picture } from './picture.ts';
import { cluesOf } from './picture.ts';
import { clueProblems, goalProblems, paletteProblems, sizeProblems, sumProblems } from './validate.ts';

/**
 * Cells as a file remembers them between "nothing known" and "decided": one bit mask of possible
 * colours per cell, bit c = colour c.
 */
export interface SavedBoard {
  readonly width: number;
  readonly height: number;
  readonly candidates: Uint32Array;
}

/** What a file said, not yet trusted. Clues, or a goal from which they follow, or both. */
export interface PuzzleSource {
  /** The width the file states; else it is the number of columns. */
  readonly width?: number;
  readonly height?: number;
  readonly rows?: readonly Clue[];
  readonly columns?: readonly Clue[];
  /** Index 0 is the background; black and white when absent. */
  readonly palette?: Palette;
  readonly goal?: Picture;
  /** Partly filled boards that the file keeps. */
  readonly saved?: readonly SavedBoard[];
  readonly metadata?: Metadata;
}

/** Clues that are consistent enough to ask for a picture. Made by `createPuzzle` only. */
export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly palette: Palette;
  /** The picture the author meant; satisfies the clues. */
  readonly goal?: Picture;
  readonly saved?: readonly SavedBoard[];
  readonly metadata: Metadata;
}

/**
 * Checks a source and makes the puzzle.
 *
 * @returns every problem found, not only the first: sizes, palette, blocks that do not fit, colours
 *   that do not exist, sums of rows and columns that differ, a goal that contradicts the clues.
 */
export function createPuzzle(source: PuzzleSource): Result<Puzzle> {
  const palette = source.palette ?? BLACK_AND_WHITE;
  const early: Problem[] = [...paletteProblems(palette)];
  const derived = source.goal !== undefined && (source.rows === undefined || source.columns === undefined);
  const clues = derived && source.goal ? cluesOf(source.goal) : undefined;
  const rows = source.rows ?? clues?.rows;
  const columns = source.columns ?? clues?.columns;
  if (rows === undefined || columns === undefined) {
    const lacking =
      rows === undefined && columns === undefined ? 'row and column' : rows === undefined ? 'row' : 'column';
    early.push(problem('missing-clues', `the puzzle has no ${lacking} clues, and no goal picture to take them from`));
    return err(early);
  }
  const size = { width: source.width ?? columns.length, height: source.height ?? rows.length };
  early.push(...sizeProblems(size, rows.length, columns.length));
  // Without sound sizes and colours the later checks would only repeat the same fault.
  if (early.length > 0) return err(early);
  const late = [
    ...clueProblems(rows, 'row', size.width, palette),
    ...clueProblems(columns, 'column', size.height, palette),
  ];
  if (!late.some((found) => found.code === 'bad-block' || found.code === 'unknown-color')) {
    late.push(...sumProblems(rows, columns, palette));
  }
  if (source.goal) late.push(...goalProblems(source.goal, size, rows, columns, palette));
  if (late.length > 0) return err(late);
  return ok({
    ...size,
    rows,
    columns,
    palette,
    metadata: source.metadata ?? {},
    ...(source.goal && { goal: source.goal }),
    ...(source.saved && { saved: source.saved }),
  });
}

/** Makes the puzzle of a picture; the picture becomes its goal. */
export function puzzleOf(
  picture: Picture,
  palette: Palette = BLACK_AND_WHITE,
  metadata: Metadata = {},
): Result<Puzzle> {
  return createPuzzle({ goal: picture, palette, metadata });
}

/** True if both ask for the same thing: size, clues, goal. Names and RGB values do not count. */
export function samePuzzle(a: Puzzle, b: Puzzle): boolean {
  const sameGoal = a.goal === undefined || b.goal === undefined ? a.goal === b.goal : sameGrid(a.goal, b.goal);
  return sameGoal && sameClues(a.rows, b.rows) && sameClues(a.columns, b.columns);
}
