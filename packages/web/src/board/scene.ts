// What is on the board, for whoever draws it: the painter and the labels for screen readers. A mode owns
// its scene and says which cells and lines changed.

import type { Axis, CellIndex, MarkCode, Puzzle } from '@nonokit/core';
import { filledCode } from '@nonokit/core';
import type { Box, Easel } from './paint-cells.ts';

/** Cells that need attention; bits of `Scene.flags`. */
export const FLAG_HINT = 1;
/** Contradicts a clue. */
export const FLAG_MISTAKE = 2;
/** Differs between two solutions. */
export const FLAG_AMBIGUOUS = 4;
/** Has just changed. */
export const FLAG_NEWS = 8;

/** Belongs to the line that is spoken of. */
export const FLAG_LINE = 16;

/** How a clue looks. */
export interface ClueLook {
  /** By block: certain, so struck through. */
  readonly done: readonly boolean[];
  /** `matched`: all runs stand as asked; `wrong`: they never will. */
  readonly state: 'open' | 'matched' | 'wrong';
}

/** Paints below and above the ink of a cell. */
export interface NotePainter {
  below(easel: Easel, cell: CellIndex, box: Box): void;
  above(easel: Easel, cell: CellIndex, box: Box): void;
}

/** The board as it is to be shown. */
export interface Scene {
  readonly puzzle: Puzzle;
  /** Room for clues that may grow: most blocks in a row and in a column. */
  readonly room?: { readonly rowBlocks: number; readonly columnBlocks: number };
  /** A mark code per cell. */
  readonly marks: ArrayLike<MarkCode>;
  /** Not 0 where the mark belongs to a guess. */
  readonly tentative?: ArrayLike<number>;
  readonly flags?: ArrayLike<number>;
  /** Colours still possible, one bit mask a cell; shown where more than one is left. */
  readonly candidates?: ArrayLike<number>;
  /** 0 the board in play, 1 the finished picture without lines; between: the sweep over it. */
  readonly reveal: number;
  look(axis: Axis, index: number): ClueLook;
  /** Paints what is in cells besides ink. */
  readonly notes?: NotePainter;
}

/** A clue of which nothing is known. */
export const OPEN_LOOK: ClueLook = { done: [], state: 'open' };

/** A board in which nobody wrote, or its goal without lines. */
export function plainScene(puzzle: Puzzle, solved: boolean): Scene {
  const goal = solved ? puzzle.goal : undefined;
  const marks = new Uint8Array(puzzle.width * puzzle.height);
  goal?.cells.forEach((color, cell) => {
    if (color > 0) marks[cell] = filledCode(color);
  });
  return { puzzle, marks, reveal: goal ? 1 : 0, look: () => OPEN_LOOK };
}

/** True if the sweep of the reveal has passed a cell: from the upper left corner to the lower right. */
export function isRevealed(scene: Scene, cell: CellIndex): boolean {
  if (scene.reveal <= 0) return false;
  if (scene.reveal >= 1) return true;
  const { width, height } = scene.puzzle;
  const diagonal = Math.floor(cell / width) + (cell % width);
  return diagonal <= scene.reveal * (width + height);
}
