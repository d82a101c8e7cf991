// From a puzzle and what was asked to the bytes of a drawing; both addresses that draw call it.

import type { Puzzle } from '@nonokit/core';
import { BACKGROUND, colorOfChar, createGrid } from '@nonokit/core';
import type { RenderedBoard } from '@nonokit/core/render';
import { renderSvg, renderText, UNDECIDED } from '@nonokit/core/render';
import { startSolve } from '@nonokit/core/solve';
import { DEFAULT_CELL, fittingCell, renderPng } from './png/render-png.ts';
import { HttpProblem } from './problem-json.ts';
import type { DrawingFormat } from './schemas/render.ts';
import { runInSlices } from './solving/slices.ts';

/** How to draw. */
export interface DrawingOptions {
  readonly to: DrawingFormat;
  readonly picture?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly cellSize?: number | undefined;
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  readonly symbols?: boolean | undefined;
  readonly clues?: boolean | undefined;
  readonly solution?: boolean | undefined;
}

interface Shown {
  readonly board?: RenderedBoard;
  readonly ambiguous?: readonly number[];
}

/** Draws; `spent` is called with the ticks if a solution was asked for. */
export async function draw(
  puzzle: Puzzle,
  options: DrawingOptions,
  call: { readonly budget: number; readonly signal: AbortSignal; readonly spent: (ticks: number) => void },
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { to, title, theme = 'auto', symbols = false, cellSize } = options;
  const size =
    to === 'png' ? pngSize(puzzle, options) : { cellSize: cellSize ?? DEFAULT_CELL, clues: options.clues ?? true };
  const shown = await shownOf(puzzle, options, call);
  if (to === 'txt') return renderText(puzzle, { ...shown, clues: size.clues });
  if (to === 'svg')
    return renderSvg(puzzle, { ...shown, ...size, theme, symbols, ...(title !== undefined && { title }) });
  return renderPng(puzzle, { ...shown, ...size, theme: theme === 'dark' ? 'dark' : 'light' });
}

/** @throws {HttpProblem} 422 before any pixel is made, if what was asked for has too many. */
function pngSize(puzzle: Puzzle, { cellSize, clues }: DrawingOptions): { cellSize: number; clues: boolean } {
  const wanted = cellSize ?? DEFAULT_CELL;
  const withClues = fittingCell(puzzle, wanted, true);
  const without = fittingCell(puzzle, wanted, false);
  const found = clues === false || (clues === undefined && withClues === 0) ? without : withClues;
  if (found > 0 && (cellSize === undefined || found === cellSize)) {
    return { cellSize: found, clues: clues ?? withClues > 0 };
  }
  const message = 'the PNG would have more than 4 million pixels; ask for smaller cells, no clues, or SVG';
  const place = cellSize === undefined ? 'clues' : 'cellSize';
  throw new HttpProblem('invalid-request', message, {
    faults: [{ pointer: `/${place}`, parameter: place, code: 'too-many-pixels', message }],
  });
}

async function shownOf(
  puzzle: Puzzle,
  { picture, solution }: DrawingOptions,
  { budget, signal, spent }: Parameters<typeof draw>[2],
): Promise<Shown> {
  if (picture !== undefined) return { board: boardOf(puzzle, picture) };
  if (solution !== true) return {};
  const run = startSolve(puzzle, { budget, stop: signal });
  const result = await runInSlices(run, signal);
  spent(run.ticks);
  const board = createGrid(puzzle.width, puzzle.height);
  board.cells.fill(UNDECIDED);
  switch (result.verdict) {
    case 'unique':
      return { board: result.solution };
    case 'multiple':
      for (const cell of result.forced) board.cells[cell] = result.solutions[0]?.cells[cell] ?? UNDECIDED;
      return { board, ambiguous: result.ambiguous };
    case 'unknown':
      result.candidates.cells.forEach((mask, cell) => {
        if (mask !== 0 && (mask & (mask - 1)) === 0) board.cells[cell] = 31 - Math.clz32(mask);
      });
      return { board };
    case 'none':
      return { board };
  }
}

/** @throws {HttpProblem} 422 if the picture has another size, or colours the puzzle has not. */
function boardOf(puzzle: Puzzle, rows: readonly string[]): RenderedBoard {
  const { width, height, palette } = puzzle;
  const refuse = (pointer: string, code: string, message: string): HttpProblem =>
    new HttpProblem('invalid-request', message, { faults: [{ pointer, code, message }] });
  if (rows.length !== height || rows.some((row) => row.length !== width)) {
    throw refuse('/picture', 'wrong-size', `the picture must have ${height} rows of ${width} cells`);
  }
  const board = createGrid(width, height);
  rows.forEach((row, index) => {
    [...row].forEach((char, column) => {
      const color = char === '?' ? UNDECIDED : colorOfChar(char, palette);
      if (color === undefined) {
        throw refuse(`/picture/${index}`, 'unknown-color', `"${char}" is no colour of this puzzle`);
      }
      board.cells[index * width + column] = color;
    });
  });
  return board;
}

/** A picture to judge: undecided cells count as background. */
export function filledOf(puzzle: Puzzle, rows: readonly string[]): RenderedBoard {
  const board = boardOf(puzzle, rows);
  return { ...board, cells: board.cells.map((color) => (color === UNDECIDED ? BACKGROUND : color)) };
}
