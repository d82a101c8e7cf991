// Where everything of a board is on the screen: gutters, cells, rules, and which part of a large board
// is in the window.
//
//        ┌ gutterWidth ┐┌ columnX[0]
//                        1  2      ┐
//                     1  3  1      ┘ gutterHeight
//                   ┌──────────┐     frame, if there is room for lines
//               2 1 │██    ██  │     rowY[0]
//
// A board that fits is drawn with a frame and a line every five rows. If that is too high, the line
// becomes an underline, which takes no room. If it still does not fit, cells get narrower, and then the
// board scrolls under clue bars that stay. Clues are cut only where the window is smaller than `needs`.

import type { Puzzle } from '@nonokit/core';
import { clueExtentOf } from './clue-text.ts';

/** Characters that one cell takes. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** From small to large, as `+` and `-` step through them. A character is about twice as high as wide. */
export const ZOOM_LEVELS: readonly CellSize[] = [
  { width: 1, height: 1 },
  { width: 2, height: 1 },
  { width: 3, height: 1 },
  { width: 4, height: 2 },
  { width: 6, height: 3 },
];

/** An index into the levels, or whatever suits the window. */
export type Zoom = number | 'auto';

/** How rows are told apart every five: by a line of their own, or by an underline. */
export type RowRules = 'lines' | 'underlines';

/** A size in characters. */
export interface Space {
  readonly columns: number;
  readonly rows: number;
}

/** A place on the board. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A board that can be drawn. */
export interface BoardLayout {
  readonly kind: 'board';
  readonly cell: CellSize;
  readonly zoom: number;
  readonly rowRules: RowRules;
  readonly gutterWidth: number;
  readonly gutterHeight: number;
  /** True if some clues are longer than their gutter. */
  readonly cutsRows: boolean;
  readonly cutsColumns: boolean;
  /** The cells in the window. */
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rowCount: number;
  readonly columnCount: number;
  /** First character column of each column in the window, first text line of each row; within the pane. */
  readonly columnX: readonly number[];
  readonly rowY: readonly number[];
  /** Size of the whole pane. */
  readonly width: number;
  readonly height: number;
  /** True if part of the board is outside the window. */
  readonly scrolls: boolean;
}

/** The window is too small, and how large it must be. */
export interface TooSmall {
  readonly kind: 'too-small';
  readonly needs: Space;
}

export interface LayoutWish {
  readonly puzzle: Puzzle;
  readonly space: Space;
  readonly zoom: Zoom;
  /** First row and column that were in the window before. */
  readonly scroll: Place;
  /** The cell to keep in the window, and how many cells around it. */
  readonly cursor: Place | undefined;
  readonly margin: number;
  /** True if neighbouring numbers have no tint to tell them apart, so that `10` and `12` need a gap. */
  readonly plainClues?: boolean;
}

/** Clues up to this size are never cut: 1 1 1 1 1 1 1 1, as many numbers as a line of 15 can have, and more. */
const LEAST_GUTTER: Space = { columns: 18, rows: 8 };

/** Columns of the corner in which the map of a board that scrolls is drawn, if the window has this many. */
const MAP_WIDTH = 12;
const ROOMY = 70;

const FRAME = 2;
const FIVE = 5;

/** Rules between cells `first` and `first + count - 1`. */
function rulesBetween(first: number, count: number): number {
  return count <= 0 ? 0 : Math.floor((first + count - 1) / FIVE) - Math.floor(first / FIVE);
}

/** Lays a board out. */
export function layoutBoard(wish: LayoutWish): BoardLayout | TooSmall {
  const needs = neededSpace(wish.puzzle);
  if (wish.space.columns < needs.columns || wish.space.rows < needs.rows) return { kind: 'too-small', needs };
  const zoom = wish.zoom === 'auto' ? fittingZoom(wish.puzzle, wish.space, wish.plainClues ?? false) : wish.zoom;
  return layoutAt(wish, zoom);
}

/** The smallest window in which a board can be played: all clues, and a few cells at width 1. */
export function neededSpace(puzzle: Puzzle): Space {
  const clues = clueExtentOf(puzzle);
  return {
    columns: Math.min(clues.rowWidth + 1, LEAST_GUTTER.columns) + FRAME + Math.min(puzzle.width, FIVE) + 1,
    rows: Math.min(clues.columnHeight(1), LEAST_GUTTER.rows) + Math.min(puzzle.height, FIVE),
  };
}

function fullSpace(puzzle: Puzzle, zoom: number, rules: RowRules): Space {
  const cell = cellAtZoom(zoom);
  const clues = clueExtentOf(puzzle);
  const lines = rules === 'lines' ? FRAME + rulesBetween(0, puzzle.height) : 0;
  return {
    columns: clues.rowWidth + 1 + FRAME + puzzle.width * cell.width + rulesBetween(0, puzzle.width),
    rows: clues.columnHeight(cell.width) + puzzle.height * cell.height + lines,
  };
}

function cellAtZoom(zoom: number): CellSize {
  return ZOOM_LEVELS[zoom] ?? { width: 2, height: 1 };
}

function fits(puzzle: Puzzle, zoom: number, rules: RowRules, space: Space): boolean {
  const full = fullSpace(puzzle, zoom, rules);
  return full.columns <= space.columns && full.rows <= space.rows;
}

/** The largest cells with which the whole board is in the window; else square ones, and it scrolls. */
function fittingZoom(puzzle: Puzzle, space: Space, plainClues: boolean): number {
  for (const zoom of [4, 3]) {
    if (fits(puzzle, zoom, 'lines', space) || fits(puzzle, zoom, 'underlines', space)) return zoom;
  }
  const clues = clueExtentOf(puzzle);
  const wider = !clues.isStacked(3) && clues.isStacked(plainClues ? 1 : 2);
  for (const rules of ['lines', 'underlines'] as const) {
    if (wider && fits(puzzle, 2, rules, space)) return 2;
    if (fits(puzzle, 1, rules, space)) return 1;
  }
  if (fits(puzzle, 0, 'underlines', space)) return 0;
  const roomy = space.columns - clues.rowWidth - 1 - FRAME >= Math.min(puzzle.width, 12) * 2;
  return roomy ? (wider && plainClues ? 2 : 1) : 0;
}

function layoutAt(wish: LayoutWish, zoom: number): BoardLayout {
  const { puzzle, space } = wish;
  const cell = cellAtZoom(zoom);
  const clues = clueExtentOf(puzzle);
  const rowRules = fits(puzzle, zoom, 'lines', space) ? 'lines' : 'underlines';
  const fullWidth = clues.rowWidth + 1;
  const fullHeight = clues.columnHeight(cell.width);
  const full = fullSpace(puzzle, zoom, rowRules);
  const isWhole = full.columns <= space.columns && full.rows <= space.rows;
  const gutterOfClues =
    full.columns <= space.columns
      ? fullWidth
      : Math.min(fullWidth, mostGutter(space.columns, LEAST_GUTTER.columns, 0.4));
  const gutterWidth = isWhole || space.columns < ROOMY ? gutterOfClues : Math.max(gutterOfClues, MAP_WIDTH);
  const gutterHeight =
    full.rows <= space.rows ? fullHeight : Math.min(fullHeight, mostGutter(space.rows, LEAST_GUTTER.rows, 0.45));
  const across = visiblePart({
    count: puzzle.width,
    size: cell.width,
    room: space.columns - gutterWidth - FRAME,
    ruleSize: 1,
    first: wish.scroll.column,
    keep: wish.cursor?.column,
    margin: wish.margin,
  });
  const down = visiblePart({
    count: puzzle.height,
    size: cell.height,
    room: space.rows - gutterHeight - (rowRules === 'lines' ? FRAME : 0),
    ruleSize: rowRules === 'lines' ? 1 : 0,
    first: wish.scroll.row,
    keep: wish.cursor?.row,
    margin: wish.margin,
  });
  const left = gutterWidth + 1;
  const top = gutterHeight + (rowRules === 'lines' ? 1 : 0);
  return {
    kind: 'board',
    cell,
    zoom,
    rowRules,
    gutterWidth,
    gutterHeight,
    cutsRows: gutterWidth < fullWidth,
    cutsColumns: gutterHeight < fullHeight,
    firstRow: down.first,
    firstColumn: across.first,
    rowCount: down.count,
    columnCount: across.count,
    columnX: across.offsets.map((offset) => left + offset),
    rowY: down.offsets.map((offset) => top + offset),
    width: left + across.extent + 1,
    height: top + down.extent + (rowRules === 'lines' ? 1 : 0),
    scrolls: across.count < puzzle.width || down.count < puzzle.height,
  };
}

/** Clues of a board that scrolls take at most this much of the window; what is longer is cut, and shows it. */
function mostGutter(room: number, least: number, share: number): number {
  return Math.max(least, Math.floor(room * share));
}

interface PartWish {
  readonly count: number;
  readonly size: number;
  readonly room: number;
  readonly ruleSize: number;
  readonly first: number;
  readonly keep: number | undefined;
  readonly margin: number;
}

interface Part {
  readonly first: number;
  readonly count: number;
  readonly offsets: readonly number[];
  readonly extent: number;
}

/** The stretch of cells along one axis that fits, moved as little as possible to keep the cursor in it. */
function visiblePart(wish: PartWish): Part {
  const { count, keep, margin } = wish;
  let first = Math.max(0, Math.min(wish.first, count - 1));
  if (keep !== undefined) first = Math.min(first, Math.max(0, keep - margin));
  let visible = countFrom(wish, first);
  if (keep !== undefined) {
    const last = Math.min(count - 1, keep + margin);
    while (first + visible - 1 < last && first < keep) {
      first += 1;
      visible = countFrom(wish, first);
    }
  }
  // No empty room at the far end while cells are hidden at the near end.
  while (first > 0 && first - 1 + countFrom(wish, first - 1) >= count) first -= 1;
  visible = countFrom(wish, first);
  const offsets: number[] = [];
  for (let i = 0; i < visible; i += 1) {
    offsets.push(i * wish.size + rulesBetween(first, i + 1) * wish.ruleSize);
  }
  return { first, count: visible, offsets, extent: (offsets.at(-1) ?? 0) + wish.size };
}

function countFrom(wish: PartWish, first: number): number {
  let visible = 1;
  while (
    first + visible < wish.count &&
    (visible + 1) * wish.size + rulesBetween(first, visible + 1) * wish.ruleSize <= wish.room
  ) {
    visible += 1;
  }
  return visible;
}
