// From a board and its layout to the rows of a pane, one character and one style for each column. Runs
// on every key press: what does not change is looked up, not made again.

import type { Axis, CellIndex, Clue, LineRef, Puzzle } from '@nonokit/core';
import { at, colorOfCode } from '@nonokit/core';
import type { BoardStatus, MarkGrid } from '@nonokit/core/game';
import type { PaneBlock, PaneRow } from '../terminal/pane.ts';
import { RowBuilder } from '../terminal/pane.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import type { BoardSkin, ClueTone } from './board-skin.ts';
import { CELL } from './board-skin.ts';
import { columnClues, rowClues } from './clue-text.ts';
import type { BoardLayout, Place } from './layout.ts';

/** What a hint or a check points at. */
export interface Spotlight {
  readonly lines: readonly LineRef[];
  readonly cells: ReadonlySet<CellIndex>;
  readonly wrong: ReadonlySet<CellIndex>;
}

/** Nothing is pointed at. */
export const NO_SPOTLIGHT: Spotlight = { lines: [], cells: new Set(), wrong: new Set() };

/** Everything a drawing depends on. */
export interface BoardPicture {
  readonly puzzle: Puzzle;
  /** The marks to show: a stroke on its way included. */
  readonly marks: MarkGrid;
  /** True for cells whose mark is only a guess; absent if nothing is guessed. */
  readonly isGuess: ((cell: CellIndex) => boolean) | undefined;
  readonly status: BoardStatus;
  /** True for numbers ticked by hand; absent if none is. */
  readonly isTicked: ((line: LineRef, block: number) => boolean) | undefined;
  readonly cursor: Place | undefined;
  /** The cell whose row and column are tinted. */
  readonly crosshair: Place | undefined;
  readonly spotlight: Spotlight;
  readonly layout: BoardLayout;
  readonly skin: BoardSkin;
  readonly glyphs: Glyphs;
  /** Blanks before each row. */
  readonly indent: number;
  /** What stands in the corner above the row clues: the minimap. */
  readonly corner?: readonly PaneRow[] | undefined;
}

/** Draws the pane. */
export function drawBoard(picture: BoardPicture): PaneBlock {
  const { layout } = picture;
  const drawn: PaneRow[] = [];
  for (let y = 0; y < layout.gutterHeight; y += 1) drawn.push(columnClueRow(picture, y));
  if (layout.rowRules === 'lines') drawn.push(frameRow(picture, 'top'));
  for (let i = 0; i < layout.rowCount; i += 1) {
    const row = layout.firstRow + i;
    for (let line = 0; line < layout.cell.height; line += 1) drawn.push(cellRow(picture, row, line));
    const last = i === layout.rowCount - 1;
    if (layout.rowRules === 'lines' && !last && isFifth(row)) drawn.push(frameRow(picture, 'between', row));
  }
  if (layout.rowRules === 'lines') drawn.push(frameRow(picture, 'bottom'));
  return drawn;
}

function beginRow({ layout, indent }: BoardPicture): RowBuilder {
  return new RowBuilder(indent + layout.width).space(indent, 0);
}

/** True if a rule follows this row or column. */
function isFifth(index: number): boolean {
  return index % 5 === 4;
}

function isLit(picture: BoardPicture, axis: Axis, index: number): boolean {
  const { lines } = picture.spotlight;
  return lines.length > 0 && lines.some((line) => line.axis === axis && line.index === index);
}

function columnClueRow(picture: BoardPicture, y: number): PaneRow {
  const { layout, puzzle, skin, corner, indent } = picture;
  const row = beginRow(picture);
  const page = skin.gutter(false, false, false);
  const cornerRow = corner?.[y];
  if (cornerRow) row.append(cornerRow);
  row.space(indent + layout.gutterWidth + 1 - row.width, page);
  const clues = columnClues(puzzle, layout.cell.width);
  for (let i = 0; i < layout.columnCount; i += 1) {
    const column = layout.firstColumn + i;
    const isCurrent = picture.crosshair?.column === column;
    const hint = isLit(picture, 'column', column);
    const alternate = column % 2 === 1;
    row.space(indent + (layout.columnX[i] ?? 0) - row.width, page);
    const lines = clues[column] ?? [];
    const isCut = y === 0 && lines.length > layout.gutterHeight;
    const line = lines[lines.length - (layout.gutterHeight - y)];
    if (!isCut && (line === undefined || line.text === '')) {
      row.space(layout.cell.width, skin.gutter(isCurrent, alternate, hint));
      continue;
    }
    const block = isCut || line === undefined ? -1 : line.block;
    const tone = toneOf(picture, { axis: 'column', index: column }, block);
    const style = skin.clue(tone, colorOf(puzzle.columns[column], block), isCurrent, alternate, hint);
    row.put(columnNumber(isCut || line === undefined ? '^' : line.text, layout.cell.width), style);
  }
  row.space(indent + layout.width - row.width, page);
  return row.done();
}

/** Numbers stand at the right of narrow cells and in the middle of wide ones. */
function columnNumber(text: string, width: number): string {
  if (width <= 3) return text.padStart(width);
  return text.padStart(Math.ceil((width + text.length) / 2)).padEnd(width);
}

function toneOf(picture: BoardPicture, line: LineRef, block: number): ClueTone {
  const report = at(line.axis === 'row' ? picture.status.rows : picture.status.columns, line.index);
  if (report.status === 'wrong') return 'wrong';
  if (block >= 0 && (report.certain[block] === true || picture.isTicked?.(line, block))) return 'certain';
  return report.status === 'open' ? 'open' : 'matched';
}

function colorOf(clue: Clue | undefined, block: number): number {
  return clue?.[block]?.color ?? 0;
}

/** A line of the frame, or a rule below row `above`. */
function frameRow(picture: BoardPicture, where: 'top' | 'between' | 'bottom', above = -1): PaneRow {
  const { layout, skin, glyphs, puzzle } = picture;
  const { corners, tees } = glyphs;
  const plain = skin.rule(false, false);
  const row = beginRow(picture).space(layout.gutterWidth, skin.gutter(false, false, false));
  row.put({ top: corners.topLeft, between: tees.left, bottom: corners.bottomLeft }[where], plain);
  const line = glyphs.horizontal.repeat(layout.cell.width);
  for (let i = 0; i < layout.columnCount; i += 1) {
    const column = layout.firstColumn + i;
    const tinted = where === 'between' && picture.crosshair?.column === column;
    const color = where === 'between' ? sharedColor(picture, above, column, 1, 0) : 0;
    row.put(line, skin.rule(tinted, false, color));
    if (isFifth(column) && i < layout.columnCount - 1 && column < puzzle.width - 1) {
      const next = where === 'between' ? sharedColor(picture, above, column + 1, 1, 0) : 0;
      const glyph = { top: tees.top, between: glyphs.crossing, bottom: tees.bottom }[where];
      row.put(glyph, skin.rule(false, false, color === next ? color : 0));
    }
  }
  return row.put({ top: corners.topRight, between: tees.right, bottom: corners.bottomRight }[where], plain).done();
}

/** The colour that a certain cell and its neighbour below or beside share; 0 if they do not. */
function sharedColor(picture: BoardPicture, row: number, column: number, down: number, across: number): number {
  const { marks } = picture;
  const cell = row * marks.width + column;
  const next = cell + down * marks.width + across;
  const color = colorOfCode(at(marks.cells, cell));
  if (color === 0 || color !== colorOfCode(at(marks.cells, next))) return 0;
  return picture.isGuess?.(cell) || picture.isGuess?.(next) ? 0 : color;
}

function cellRow(picture: BoardPicture, row: number, line: number): PaneRow {
  const { layout, puzzle, skin, glyphs, marks, spotlight, cursor, isGuess } = picture;
  const isCurrentRow = picture.crosshair?.row === row;
  const isLitRow = isLit(picture, 'row', row);
  const lastLine = line === layout.cell.height - 1;
  const underlined = layout.rowRules === 'underlines' && lastLine && isFifth(row) && row < puzzle.height - 1;
  const built = beginRow(picture);
  rowClue(picture, built, row, line, isCurrentRow, isLitRow);
  const edge = skin.rule(false, underlined);
  built.put(layout.firstColumn > 0 ? glyphs.more.vertical : glyphs.vertical, edge);
  const ofRow =
    (underlined ? CELL.underline : 0) | (isCurrentRow ? CELL.crosshair : 0) | (isLitRow ? CELL.hintLine : 0);
  const crossColumn = picture.crosshair?.column ?? -1;
  const cursorColumn = cursor?.row === row ? cursor.column : -1;
  const hasLights = spotlight.lines.length + spotlight.cells.size + spotlight.wrong.size > 0;
  const last = layout.columnCount - 1;
  for (let i = 0; i <= last; i += 1) {
    const column = layout.firstColumn + i;
    const cell = row * marks.width + column;
    let flags = ofRow | ((row + column) & 1);
    if (column === crossColumn) flags |= CELL.crosshair;
    if (column === cursorColumn) flags |= CELL.cursor;
    if (isGuess?.(cell)) flags |= CELL.guess;
    if (hasLights) flags |= lightOf(picture, cell, column);
    const look = skin.cell(at(marks.cells, cell), flags);
    built.put(look.lines[line] ?? '', look.style);
    if (i < last && isFifth(column)) {
      built.put(glyphs.vertical, skin.rule(isCurrentRow, underlined, sharedColor(picture, row, column, 0, 1)));
    }
  }
  const goesOn = layout.firstColumn + layout.columnCount < puzzle.width;
  return built.put(goesOn ? glyphs.more.vertical : glyphs.vertical, edge).done();
}

function lightOf(picture: BoardPicture, cell: CellIndex, column: number): number {
  const { cells, wrong } = picture.spotlight;
  if (wrong.has(cell)) return CELL.wrong;
  if (cells.has(cell)) return CELL.hintCell;
  return isLit(picture, 'column', column) ? CELL.hintLine : 0;
}

function rowClue(
  picture: BoardPicture,
  built: RowBuilder,
  row: number,
  line: number,
  isCurrent: boolean,
  hint: boolean,
): void {
  const { layout, puzzle, skin } = picture;
  const blank = skin.gutter(isCurrent, false, hint);
  if (line !== Math.floor((layout.cell.height - 1) / 2)) {
    built.space(layout.gutterWidth, blank);
    return;
  }
  const clue = puzzle.rows[row] ?? [];
  const ref: LineRef = { axis: 'row', index: row };
  const { pieces, width: full } = at(rowClues(puzzle), row);
  let first = 0;
  let width = full;
  // A clue that is longer than its gutter loses its first numbers, and shows that it did.
  while (width > layout.gutterWidth - 1 && first < pieces.length - 1) {
    width -= (pieces[first]?.length ?? 0) + (first === 0 ? -1 : 1);
    first += 1;
  }
  built.space(layout.gutterWidth - 1 - width, blank);
  if (first > 0) built.put('< ', blank);
  for (let block = first; block < pieces.length; block += 1) {
    if (block > first) built.space(1, blank);
    const index = clue.length === 0 ? -1 : block;
    built.put(
      pieces[block] ?? '',
      skin.clue(toneOf(picture, ref, index), colorOf(clue, index), isCurrent, false, hint),
    );
  }
  built.space(picture.indent + layout.gutterWidth - built.width, blank);
}
