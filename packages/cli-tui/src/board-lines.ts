// A puzzle with its clues in the terminal: cells on paper whose shade changes every five lines, so that
// one can count; clues of coloured puzzles stand on their colour. Without colours it is the plain drawing
// of the core.

import type { Block, Clue, Palette, Puzzle } from '@nonokit/core';
import { at, BACKGROUND, isBlackAndWhite } from '@nonokit/core';
import type { RenderedBoard } from '@nonokit/core/render';
import { inkOn, renderText, UNDECIDED } from '@nonokit/core/render';
import type { Rgb } from './ansi-color.ts';
import { rgbOf, sgrColor } from './ansi-color.ts';
import type { Canvas } from './paint.ts';
import type { ColorDepth } from './style.ts';

type Depth = Exclude<ColorDepth, 'none'>;

/** Lines of the board, and how wide they are. */
export interface BoardLines {
  readonly lines: readonly string[];
  readonly columns: number;
}

const PAPER: Rgb = [246, 242, 233];
/** With sixteen colours paper and shade would be the same grey. */
const WHITE: Rgb = [255, 255, 255];
const SHADED: Rgb = [233, 226, 211];
const INK: Rgb = [28, 27, 26];
const FAINT: Rgb = [160, 150, 130];

/** Draws the puzzle, and in its cells the board if there is one. */
export function boardLines(puzzle: Puzzle, board: RenderedBoard | undefined, canvas: Canvas): BoardLines {
  if (canvas.depth === 'none') {
    const lines = renderText(puzzle, board ? { board } : {})
      .trimEnd()
      .split('\n');
    return { lines, columns: Math.max(...lines.map((line) => line.length)) };
  }
  const { depth } = canvas;
  const digits = (clues: readonly Clue[]): number => Math.max(1, ...clues.flatMap((clue) => clue.map(numberLength)));
  const rowDigits = digits(puzzle.rows);
  const cellWidth = Math.max(2, digits(puzzle.columns) + 1);
  const rowNumbers = Math.max(1, ...puzzle.rows.map((clue) => clue.length));
  const left = rowNumbers * (rowDigits + 1);
  const heading = columnHeading(puzzle, cellWidth, depth).map((line) => ' '.repeat(left + 1) + line);
  const rows = puzzle.rows.map((clue, row) => {
    const numbers = clueNumbers(clue, puzzle.palette, rowDigits, depth);
    const indent = ' '.repeat((rowNumbers - Math.max(1, clue.length)) * (rowDigits + 1));
    return `${indent}${numbers.join(' ')}  ${cellsOfRow(puzzle, board, row, cellWidth, depth)}`;
  });
  return { lines: [...heading, ...rows], columns: left + 1 + cellWidth * puzzle.width };
}

function numberLength(block: Block): number {
  return `${block.length}`.length;
}

/** The numbers of a clue, each padded; on their colour where there is more than one. */
function clueNumbers(clue: Clue, palette: Palette, width: number, depth: Depth): readonly string[] {
  if (clue.length === 0) return ['0'.padStart(width)];
  return clue.map((block) => dressed(`${block.length}`.padStart(width), block, palette, depth));
}

function dressed(text: string, block: Block, palette: Palette, depth: Depth): string {
  if (isBlackAndWhite(palette)) return text;
  const { rgb } = at(palette, block.color);
  const colors = `${sgrColor(rgbOf(inkOn(rgb)), depth, 'fore')};${sgrColor(rgbOf(rgb), depth, 'back')}`;
  return `\u001b[${colors}m${text}\u001b[0m`;
}

/** Column clues, top-down, standing on the board. */
function columnHeading(puzzle: Puzzle, cellWidth: number, depth: Depth): readonly string[] {
  const height = Math.max(1, ...puzzle.columns.map((clue) => clue.length));
  return Array.from({ length: height }, (_, line) =>
    puzzle.columns
      .map((clue) => {
        const block = clue[line - height + clue.length];
        if (block !== undefined) {
          const text = `${block.length}`.padStart(cellWidth - 1);
          return ` ${dressed(text, block, puzzle.palette, depth)}`;
        }
        return (clue.length === 0 && line === height - 1 ? '0' : '').padStart(cellWidth);
      })
      .join(''),
  );
}

function cellsOfRow(
  puzzle: Puzzle,
  board: RenderedBoard | undefined,
  row: number,
  cellWidth: number,
  depth: Depth,
): string {
  let line = '';
  for (let column = 0; column < puzzle.width; column += 1) {
    const isShaded = (Math.floor(row / 5) + Math.floor(column / 5)) % 2 === 1;
    const paper = isShaded ? SHADED : depth === '16' ? WHITE : PAPER;
    const value = board === undefined ? BACKGROUND : at(board.cells, row * puzzle.width + column);
    const isInk = value !== BACKGROUND && value !== UNDECIDED;
    const back = isInk ? inkOf(puzzle.palette, value) : paper;
    const text = value === UNDECIDED ? '?' : '';
    line += `\u001b[${sgrColor(FAINT, depth, 'fore')};${sgrColor(back, depth, 'back')}m${text.padStart(cellWidth)}`;
  }
  return `${line}\u001b[0m`;
}

function inkOf(palette: Palette, color: number): Rgb {
  const { rgb } = at(palette, color);
  return rgb === '000000' ? INK : rgbOf(rgb);
}
