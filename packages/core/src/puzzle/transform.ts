// Turning and recolouring pictures and puzzles. Solving commutes with all of them:
// the answer of the mirrored puzzle is the mirrored answer (law in test/laws/solver.laws.ts).

import { invariant } from '../invariant.ts';
import { unwrap } from '../result.ts';
import type { Clue } from './clue.ts';
import type { ColorId } from './color.ts';
import { at, createGrid } from './grid.ts';
import type { Picture } from './picture.ts';
import type { Puzzle } from './puzzle.ts';
import { createPuzzle } from './puzzle.ts';

/** Swaps rows and columns. */
export function transposePicture(picture: Picture): Picture {
  return mapCells(picture, picture.height, picture.width, (row, column) => column * picture.width + row);
}

/** Swaps left and right. */
export function mirrorPicture(picture: Picture): Picture {
  const { width, height } = picture;
  return mapCells(picture, width, height, (row, column) => row * width + (width - 1 - column));
}

/** Replaces each colour c by `order[c]`; the background stays. */
export function recolorPicture(picture: Picture, order: readonly ColorId[]): Picture {
  return { ...picture, cells: picture.cells.map((color) => at(order, color)) };
}

/** The puzzle whose rows are this one's columns. */
export function transposePuzzle(puzzle: Puzzle): Puzzle {
  return rebuilt(puzzle, puzzle.columns, puzzle.rows, transposePicture);
}

/** The puzzle seen in a mirror: columns in reverse order, row clues read backwards. */
export function mirrorPuzzle(puzzle: Puzzle): Puzzle {
  return rebuilt(
    puzzle,
    puzzle.rows.map((clue) => clue.toReversed()),
    puzzle.columns.toReversed(),
    mirrorPicture,
  );
}

/** The puzzle with colour c called `order[c]`; `order[0]` must be 0. */
export function recolorPuzzle(puzzle: Puzzle, order: readonly ColorId[]): Puzzle {
  invariant(order[0] === 0, 'the background keeps its number');
  const recolored = (clue: Clue): Clue => clue.map((block) => ({ ...block, color: at(order, block.color) }));
  const palette = puzzle.palette.map((color) => color);
  puzzle.palette.forEach((color, id) => {
    palette[at(order, id)] = color;
  });
  const source = rebuilt(puzzle, puzzle.rows.map(recolored), puzzle.columns.map(recolored), (goal) =>
    recolorPicture(goal, order),
  );
  return { ...source, palette };
}

function rebuilt(
  puzzle: Puzzle,
  rows: readonly Clue[],
  columns: readonly Clue[],
  turn: (goal: Picture) => Picture,
): Puzzle {
  const { palette, metadata, goal } = puzzle;
  return unwrap(createPuzzle({ rows, columns, palette, metadata, ...(goal && { goal: turn(goal) }) }));
}

function mapCells(
  picture: Picture,
  width: number,
  height: number,
  from: (row: number, column: number) => number,
): Picture {
  const turned = createGrid(width, height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      turned.cells[row * width + column] = at(picture.cells, from(row, column));
    }
  }
  return turned;
}
