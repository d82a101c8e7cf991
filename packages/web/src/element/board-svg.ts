// The board as an SVG document, drawn by core; loaded when a page asks for it.

import type { Puzzle } from '@nonokit/core';
import { renderSvg } from '@nonokit/core/render';

/** Draws clues and grid; with the picture if asked for and known. */
export function boardSvg(puzzle: Puzzle, solution: boolean): string {
  const board = solution ? puzzle.goal : undefined;
  return renderSvg(puzzle, { symbols: true, ...(board && { board }) });
}
