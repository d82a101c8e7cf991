// The size of a board against that of its puzzle. A board of another puzzle is a fault of the caller; read
// cell by cell it would give answers that look right.

import { invariant } from '../invariant.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Makes sure that a grid is as large as its puzzle.
 *
 * @throws {InvariantError} that names both sizes.
 */
export function mustFit(grid: Size, puzzle: Size, name: string): void {
  const fits = grid.width === puzzle.width && grid.height === puzzle.height;
  invariant(fits, `${name} is ${grid.width}x${grid.height}, the puzzle ${puzzle.width}x${puzzle.height}`);
}
