// A puzzle as an SVG picture: board, clues, or both.
//
// Sizes are in units of one cell (20). Colours of the sheet are CSS variables with a light and a dark set, so the
// same file is at home on both; a page that embeds it may set them. Texts are escaped, nothing is fetched, there
// are no scripts. Filled cells are drawn as one path a colour and slightly inset, so that runs stay countable.

import type { Color } from '../puzzle/color.ts';
import { colorChar, isBlackAndWhite } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { inkOn } from './contrast.ts';
import { guttersOf } from './gutters.ts';
import type { RenderOptions } from './rendered-board.ts';
import { UNDECIDED } from './rendered-board.ts';
import { clueTexts } from './svg-clues.ts';
import { element, number, text } from './svg-element.ts';

/** How an SVG drawing looks. */
export interface SvgOptions extends RenderOptions {
  /** Pixels of one cell in the drawing's natural size; default 20. */
  readonly cellSize?: number;
  /** `auto` follows the reader's preference; default `auto`. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Letters in the cells of coloured puzzles, for eyes that do not tell the colours apart; default false. */
  readonly symbols?: boolean;
  /** Accessible name; nothing that gives the picture away is added by itself. */
  readonly title?: string;
}

const CELL = 20;
const LIGHT = '--paper:#fbfaf7;--ink:#26241f;--grid:#d8d3c8;--major:#8f897c;--clue:#3d3a33;--mark:#c2410c';
const DARK = '--paper:#1b1d21;--ink:#e8e6e1;--grid:#34373d;--major:#6b7078;--clue:#cfccc5;--mark:#fb923c';

/** Draws the puzzle; the result is a complete SVG document. */
export function renderSvg(puzzle: Puzzle, options: SvgOptions = {}): string {
  const { width, height } = puzzle;
  const gutters = guttersOf(puzzle);
  const withClues = options.clues ?? true;
  const numberWidth = CELL * Math.max(0.8, 0.32 + 0.34 * gutters.widestNumber);
  const left = withClues ? gutters.rowNumbers * numberWidth + CELL * 0.4 : 1;
  const top = withClues ? gutters.columnNumbers * CELL * 0.8 + CELL * 0.4 : 1;
  const [sheetWidth, sheetHeight] = [left + width * CELL + 1, top + height * CELL + 1];
  const scale = (options.cellSize ?? CELL) / CELL;
  const title = options.title ?? `Nonogram, ${width} by ${height}`;
  const parts = [
    element('title', {}, text(title)),
    element('style', {}, styleOf(options.theme ?? 'auto')),
    element('rect', { class: 'paper', x: left, y: top, width: width * CELL, height: height * CELL }),
    ...cellPaths(puzzle, options, left, top),
    ...gridLines(width, height, left, top),
    ...(withClues ? clueTexts(puzzle, { left, top, cell: CELL, numberWidth }) : []),
    ...ambiguousMarks(puzzle, options, left, top),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${number(sheetWidth)} ${number(sheetHeight)}`,
      width: number(sheetWidth * scale),
      height: number(sheetHeight * scale),
      role: 'img',
      'aria-label': title,
    },
    parts.join(''),
  );
}

function styleOf(theme: 'auto' | 'light' | 'dark'): string {
  const base = theme === 'dark' ? DARK : LIGHT;
  const follow = theme === 'auto' ? `@media (prefers-color-scheme:dark){svg{${DARK}}}` : '';
  return (
    `svg{${base}}${follow}.paper{fill:var(--paper)}.ink{fill:var(--ink)}` +
    '.grid{stroke:var(--grid);stroke-width:1}.major{stroke:var(--major);stroke-width:1.6}' +
    'text{font:600 11px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:var(--clue)}' +
    '.mid{text-anchor:middle}.mark{fill:none;stroke:var(--mark);stroke-width:2;stroke-dasharray:3 2}.open{fill:var(--major)}'
  );
}

/** One path for all cells of a colour; undecided cells get a small dot when others are decided. */
function cellPaths(puzzle: Puzzle, { board, symbols }: SvgOptions, left: number, top: number): readonly string[] {
  if (board === undefined) return [];
  const plain = isBlackAndWhite(puzzle.palette);
  const place = (cell: number): { readonly x: number; readonly y: number } => ({
    x: left + (cell % puzzle.width) * CELL,
    y: top + Math.floor(cell / puzzle.width) * CELL,
  });
  const parts: string[] = [];
  puzzle.palette.forEach((color: Color, id) => {
    if (id === 0) return;
    const cells = [...board.cells.keys()].filter((cell) => at(board.cells, cell) === id);
    if (cells.length === 0) return;
    const d = cells
      .map((cell) => `M${number(place(cell).x + 0.75)} ${number(place(cell).y + 0.75)}h18.5v18.5h-18.5z`)
      .join('');
    parts.push(element('path', plain ? { class: 'ink', d } : { fill: `#${color.rgb}`, d }));
    if (!plain && symbols) {
      for (const cell of cells) {
        const { x, y } = place(cell);
        const fill = `fill:#${inkOn(color.rgb)}`;
        parts.push(element('text', { class: 'mid', x: x + 10, y: y + 14, style: fill }, colorChar(id, puzzle.palette)));
      }
    }
  });
  const open = [...board.cells.keys()].filter((cell) => at(board.cells, cell) === UNDECIDED);
  for (const cell of open)
    parts.push(element('circle', { class: 'open', cx: place(cell).x + 10, cy: place(cell).y + 10, r: 1.5 }));
  return parts;
}

/** Hairlines, a stronger line every five, a frame around the whole. */
function gridLines(width: number, height: number, left: number, top: number): readonly string[] {
  const paths = { grid: '', major: '' };
  for (let column = 0; column <= width; column += 1) {
    paths[isMajor(column, width)] += `M${number(left + column * CELL)} ${number(top)}v${height * CELL}`;
  }
  for (let row = 0; row <= height; row += 1) {
    paths[isMajor(row, height)] += `M${number(left)} ${number(top + row * CELL)}h${width * CELL}`;
  }
  return [element('path', { class: 'grid', d: paths.grid }), element('path', { class: 'major', d: paths.major })];
}

function isMajor(line: number, last: number): 'grid' | 'major' {
  return line % 5 === 0 || line === last ? 'major' : 'grid';
}

function ambiguousMarks(puzzle: Puzzle, { ambiguous }: SvgOptions, left: number, top: number): readonly string[] {
  return (ambiguous ?? []).map((cell) =>
    element('rect', {
      class: 'mark',
      x: left + (cell % puzzle.width) * CELL + 3,
      y: top + Math.floor(cell / puzzle.width) * CELL + 3,
      width: CELL - 6,
      height: CELL - 6,
    }),
  );
}
