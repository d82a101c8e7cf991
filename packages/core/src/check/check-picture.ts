// The independent judge: does a picture satisfy the clues? It counts runs and compares, nothing else,
// and shares no code with the solver it judges.

import type { Block, Clue } from '../puzzle/clue.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { lineLength } from '../puzzle/line-ref.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** One line whose runs are not what its clue asks for. */
export interface LineFault {
  readonly line: LineRef;
  readonly expected: Clue;
  readonly found: Clue;
}

/**
 * Judges a picture.
 *
 * @returns the lines that are wrong, rows first; empty if the picture is a solution. A picture of
 *   another size is wrong in every line.
 */
export function checkPicture(puzzle: Puzzle, picture: Picture): readonly LineFault[] {
  const faults: LineFault[] = [];
  const sameSize = picture.width === puzzle.width && picture.height === puzzle.height;
  const judge = (line: LineRef, expected: Clue): void => {
    const found = sameSize ? runsOf(picture, line) : [];
    const fits =
      sameSize &&
      found.length === expected.length &&
      found.every((run, i) => run.length === expected[i]?.length && run.color === expected[i]?.color);
    if (!fits) faults.push({ line, expected, found });
  };
  puzzle.rows.forEach((clue, index) => {
    judge({ axis: 'row', index }, clue);
  });
  puzzle.columns.forEach((clue, index) => {
    judge({ axis: 'column', index }, clue);
  });
  return faults;
}

/** True if the picture satisfies every clue. */
export function isSolution(puzzle: Puzzle, picture: Picture): boolean {
  return checkPicture(puzzle, picture).length === 0;
}

function runsOf(picture: Picture, line: LineRef): readonly Block[] {
  const length = lineLength(line, picture);
  const runs: { length: number; color: number }[] = [];
  let open: { length: number; color: number } | undefined;
  for (let i = 0; i < length; i += 1) {
    const cell = line.axis === 'row' ? line.index * picture.width + i : i * picture.width + line.index;
    const color = picture.cells[cell] ?? BACKGROUND;
    if (color === BACKGROUND) {
      open = undefined;
    } else if (open?.color === color) {
      open.length += 1;
    } else {
      open = { length: 1, color };
      runs.push(open);
    }
  }
  return runs;
}
