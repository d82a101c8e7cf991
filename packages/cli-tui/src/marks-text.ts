// A player's board as text, in line notation: `#` or a letter filled, `.` crossed, `?` unknown.
//
//   ?##./?#??    two rows of four cells

import type { Grid, Puzzle, SavedBoard } from '@nonokit/core';
import { BACKGROUND, CROSSED, colorOfChar, createGrid, filledCode, UNKNOWN } from '@nonokit/core';
import { UsageError } from './command.ts';

/** An untouched board. */
export function emptyMarks({ width, height }: Puzzle): Grid {
  return createGrid(width, height);
}

/** The board that a file saved: cells with one colour left are marked, the others are unknown. */
export function marksOfSaved(saved: SavedBoard): Grid {
  const marks = createGrid(saved.width, saved.height);
  saved.candidates.forEach((mask, cell) => {
    const isDecided = mask !== 0 && (mask & (mask - 1)) === 0;
    const color = 31 - Math.clz32(mask);
    if (isDecided) marks.cells[cell] = color === BACKGROUND ? CROSSED : filledCode(color);
  });
  return marks;
}

/** Reads a board from rows joined by `/`, or one a line. */
export function marksOfText(text: string, puzzle: Puzzle): Grid {
  const rows = text.trim().split(/\s*[/\n]\s*/);
  const { width, height, palette } = puzzle;
  if (rows.length !== height || rows.some((row) => row.length !== width)) {
    throw new UsageError(`the board is not ${width}x${height}: rows of ${width} cells, joined by "/"`);
  }
  const marks = createGrid(width, height);
  [...rows.join('')].forEach((char, cell) => {
    const color = char === '?' ? UNKNOWN : colorOfChar(char, palette);
    if (color === undefined) throw new UsageError(`the board has "${char}", expected ?, . or a colour`);
    if (char !== '?') marks.cells[cell] = color === BACKGROUND ? CROSSED : filledCode(color);
  });
  return marks;
}
