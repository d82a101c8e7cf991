// A puzzle as an SVG picture: board, clues, or both.
//
// Sizes are in units of one cell (20). Colours of the sheet are CSS variables with a light and a dark set, so the
// same file is at home on both; a page that embeds it may set them. A puzzle with colours of its own keeps its own
// background in both: black blocks would be lost on dark paper. Texts are escaped, nothing is fetched, there are no
// scripts. Filled cells are drawn as one path a colour and slightly inset, so that runs stay countable; on very
// large boards, where nobody counts any more, runs are drawn as one piece.

import type { Palette } from '../puzzle/color.ts';
import { BACKGROUND, BLACK_AND_WHITE, colorChar, isBlackAndWhite } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import { mustFit } from '../puzzle/must-fit.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { blend, inkOn } from './contrast.ts';
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
/** More cells than these are not drawn one by one. */
const MAX_SINGLE_CELLS = 40_000;
const LIGHT = '--paper:#fbfaf7;--ink:#26241f;--grid:#d8d3c8;--major:#8f897c;--clue:#3d3a33;--mark:#c2410c';
const DARK = '--paper:#1b1d21;--ink:#e8e6e1;--grid:#34373d;--major:#6b7078;--clue:#cfccc5;--mark:#fb923c';

/** Draws the puzzle; the result is a complete SVG document. */
export function renderSvg(puzzle: Puzzle, options: SvgOptions = {}): string {
  const { width, height } = puzzle;
  if (options.board) mustFit(options.board, puzzle, 'the board');
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
    element('style', {}, styleOf(options.theme ?? 'auto', puzzle.palette)),
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
      class: 'nonogram',
      viewBox: `0 0 ${number(sheetWidth)} ${number(sheetHeight)}`,
      width: number(sheetWidth * scale),
      height: number(sheetHeight * scale),
      role: 'img',
      'aria-label': title,
    },
    parts.join(''),
  );
}

function styleOf(theme: 'auto' | 'light' | 'dark', palette: Palette): string {
  const base = theme === 'dark' ? DARK : LIGHT;
  const follow = theme === 'auto' ? `@media (prefers-color-scheme:dark){.nonogram{${DARK}}}` : '';
  const own = isThemed(palette) ? '' : `.nonogram{${ownPaper(palette)}}`;
  // Every selector starts with the class: inside a page, the rules must not reach its other drawings.
  return (
    `.nonogram{${base}}${follow}${own}.nonogram .paper{fill:var(--paper)}.nonogram .ink{fill:var(--ink)}` +
    '.nonogram .grid{stroke:var(--grid);stroke-width:1}.nonogram .major{stroke:var(--major);stroke-width:1.6}' +
    '.nonogram text{font:600 11px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:var(--clue)}' +
    '.nonogram .mid{text-anchor:middle}.nonogram .open{fill:var(--major)}' +
    '.nonogram .mark{fill:none;stroke:var(--mark);stroke-width:2;stroke-dasharray:3 2}'
  );
}

/** True for black on white, which stands for the ink and the paper of the theme. */
function isThemed(palette: Palette): boolean {
  return palette.length <= 2 && palette.every((color, id) => color.rgb === BLACK_AND_WHITE[id]?.rgb);
}

/** Paper in the puzzle's own background, with lines and marks that show on it. */
function ownPaper(palette: Palette): string {
  const paper = palette[BACKGROUND]?.rgb ?? 'ffffff';
  const ink = inkOn(paper);
  const mark = ink === '000000' ? 'c2410c' : 'fb923c';
  return `--paper:#${paper};--grid:#${blend(paper, ink, 0.17)};--major:#${blend(paper, ink, 0.5)};--mark:#${mark}`;
}

/** One path for all cells of a colour; undecided cells get a small dot when others are decided. */
function cellPaths(puzzle: Puzzle, { board, symbols }: SvgOptions, left: number, top: number): readonly string[] {
  if (board === undefined) return [];
  const { width, palette } = puzzle;
  const paths = palette.map((): string[] => []);
  const letters: string[] = [];
  const dots: string[] = [];
  const isLarge = board.cells.length > MAX_SINGLE_CELLS;
  for (let cell = 0; cell < board.cells.length; cell += 1) {
    const color = at(board.cells, cell);
    if (color === BACKGROUND) continue;
    const x = left + (cell % width) * CELL;
    const y = top + Math.floor(cell / width) * CELL;
    if (color === UNDECIDED) {
      dots.push(element('circle', { class: 'open', cx: x + 10, cy: y + 10, r: 1.5 }));
    } else if (isLarge) {
      const start = cell;
      while ((cell + 1) % width !== 0 && board.cells[cell + 1] === color) cell += 1;
      const length = (cell + 1 - start) * CELL;
      paths[color]?.push(`M${number(x)} ${number(y)}h${length}v${CELL}h-${length}z`);
    } else {
      paths[color]?.push(`M${number(x + 0.75)} ${number(y + 0.75)}h18.5v18.5h-18.5z`);
      if (symbols && !isBlackAndWhite(palette)) {
        const style = `fill:#${inkOn(palette[color]?.rgb ?? 'ffffff')}`;
        letters.push(element('text', { class: 'mid', x: x + 10, y: y + 14, style }, colorChar(color, palette)));
      }
    }
  }
  const filled = paths.flatMap((path, id) => {
    if (path.length === 0) return [];
    const d = path.join('');
    return [element('path', isThemed(palette) ? { class: 'ink', d } : { fill: `#${palette[id]?.rgb}`, d })];
  });
  return [...filled, ...letters, ...dots];
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
