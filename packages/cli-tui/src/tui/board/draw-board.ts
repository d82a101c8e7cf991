// From a board and its layout to the rows of a pane, one character and one style for each column.

import type { Axis, CellIndex, Clue, LineRef, Puzzle } from '@nonokit/core';
import { at, cellAt, colorOfCode } from '@nonokit/core';
import type { BoardStatus, MarkGrid } from '@nonokit/core/game';
import type { StyleId } from '../terminal/cell-style.ts';
import type { PaneRow } from '../terminal/pane.ts';
import { RowBuilder, sameRow } from '../terminal/pane.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import type { BoardSkin, ClueTone } from './board-skin.ts';
import type { ClueLine } from './clue-text.ts';
import { blockText, columnClueLines, rowClueWidth } from './clue-text.ts';
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
  /** True for cells whose mark is only a guess. */
  readonly isGuess: (cell: CellIndex) => boolean;
  readonly status: BoardStatus;
  readonly isTicked: (line: LineRef, block: number) => boolean;
  readonly cursor: Place | undefined;
  readonly crosshair: boolean;
  readonly spotlight: Spotlight;
  readonly layout: BoardLayout;
  readonly skin: BoardSkin;
  readonly glyphs: Glyphs;
  /** What stands in the corner above the row clues: the minimap. */
  readonly corner?: readonly PaneRow[];
}

/** Draws the pane; rows that look as before are the same objects as before. */
export function drawBoard(picture: BoardPicture, previous: readonly PaneRow[] = []): readonly PaneRow[] {
  const drawn: PaneRow[] = [];
  for (let y = 0; y < picture.layout.gutterHeight; y += 1) drawn.push(columnClueRow(picture, y));
  const { layout } = picture;
  if (layout.rowRules === 'lines') drawn.push(frameRow(picture, 'top'));
  for (let i = 0; i < layout.rowCount; i += 1) {
    const row = layout.firstRow + i;
    for (let line = 0; line < layout.cell.height; line += 1) drawn.push(cellRow(picture, row, line));
    const last = i === layout.rowCount - 1;
    if (layout.rowRules === 'lines' && !last && isFifth(row)) drawn.push(frameRow(picture, 'between', row));
  }
  if (layout.rowRules === 'lines') drawn.push(frameRow(picture, 'bottom'));
  return drawn.map((row, y) => {
    const before = previous[y];
    return before && sameRow(before, row) ? before : row;
  });
}

/** True if a rule follows this row or column. */
function isFifth(index: number): boolean {
  return index % 5 === 4;
}

function isLit(picture: BoardPicture, axis: Axis, index: number): boolean {
  return picture.spotlight.lines.some((line) => line.axis === axis && line.index === index);
}

function columnClueRow(picture: BoardPicture, y: number): PaneRow {
  const { layout, puzzle, skin, corner } = picture;
  const row = new RowBuilder();
  const page = skin.gutter(false, false, false);
  const cornerRow = corner?.[y];
  if (cornerRow) row.append(cornerRow);
  row.put(' '.repeat(layout.gutterWidth + 1 - row.width), page);
  for (let i = 0; i < layout.columnCount; i += 1) {
    const column = layout.firstColumn + i;
    const isCurrent = picture.crosshair && picture.cursor?.column === column;
    const hint = isLit(picture, 'column', column);
    const alternate = column % 2 === 1;
    row.put(' '.repeat((layout.columnX[i] ?? 0) - row.width), page);
    const clue = puzzle.columns[column] ?? [];
    const lines = columnClueLines(clue, puzzle.palette, layout.cell.width);
    const index = lines.length - (layout.gutterHeight - y);
    const isCut = y === 0 && lines.length > layout.gutterHeight;
    const line: ClueLine = isCut ? { text: '^', block: -1 } : (lines[index] ?? { text: '', block: -1 });
    const style =
      line.block >= 0 || line.text !== ''
        ? skin.clue(
            toneOf(picture, { axis: 'column', index: column }, line.block),
            colorOf(clue, line.block),
            isCurrent,
            alternate,
            hint,
          )
        : skin.gutter(isCurrent, alternate, hint);
    row.put(columnNumber(line.text, layout.cell.width), style);
  }
  row.put(' '.repeat(layout.width - row.width), page);
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
  if (block >= 0 && (report.certain[block] === true || picture.isTicked(line, block))) return 'certain';
  return report.status === 'open' ? 'open' : 'matched';
}

function colorOf(clue: Clue, block: number): number {
  return clue[block]?.color ?? 0;
}

/** A line of the frame, or a rule below row `above`. */
function frameRow(picture: BoardPicture, where: 'top' | 'between' | 'bottom', above = -1): PaneRow {
  const { layout, skin, glyphs, puzzle, cursor } = picture;
  const { corners, tees } = glyphs;
  const plain = skin.rule(false, false);
  const row = new RowBuilder().put(' '.repeat(layout.gutterWidth), skin.gutter(false, false, false));
  row.put({ top: corners.topLeft, between: tees.left, bottom: corners.bottomLeft }[where], plain);
  for (let i = 0; i < layout.columnCount; i += 1) {
    const column = layout.firstColumn + i;
    const tinted = where === 'between' && picture.crosshair && cursor?.column === column;
    const color = where === 'between' ? sharedColor(picture, above, column, 1, 0) : 0;
    row.put(glyphs.horizontal.repeat(layout.cell.width), skin.rule(tinted, false, color));
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
  const { marks, puzzle } = picture;
  const cell = cellAt(puzzle, row, column);
  const next = cellAt(puzzle, row + down, column + across);
  const color = colorOfCode(at(marks.cells, cell));
  if (color === 0 || color !== colorOfCode(at(marks.cells, next))) return 0;
  return picture.isGuess(cell) || picture.isGuess(next) ? 0 : color;
}

function cellRow(picture: BoardPicture, row: number, line: number): PaneRow {
  const { layout, puzzle, skin, glyphs, marks, spotlight, cursor } = picture;
  const isCurrentRow = picture.crosshair && cursor?.row === row;
  const isLitRow = isLit(picture, 'row', row);
  const lastLine = line === layout.cell.height - 1;
  const underlined = layout.rowRules === 'underlines' && lastLine && isFifth(row) && row < puzzle.height - 1;
  const built = new RowBuilder();
  rowClue(picture, built, row, line, isCurrentRow, isLitRow);
  const edge = skin.rule(false, underlined);
  built.put(layout.firstColumn > 0 ? glyphs.more.vertical : glyphs.vertical, edge);
  for (let i = 0; i < layout.columnCount; i += 1) {
    const column = layout.firstColumn + i;
    const cell = cellAt(puzzle, row, column);
    const look = skin.cell({
      mark: at(marks.cells, cell),
      alternate: (row + column) % 2 === 1,
      isGuess: picture.isGuess(cell),
      isCrosshair: isCurrentRow || (picture.crosshair && cursor?.column === column),
      isCursor: cursor?.row === row && cursor.column === column,
      hint: spotlight.cells.has(cell) ? 'cell' : isLitRow || isLit(picture, 'column', column) ? 'line' : 'none',
      isWrong: spotlight.wrong.has(cell),
      isUnderlined: underlined,
    });
    built.put(look.lines[line] ?? '', look.style);
    if (isFifth(column) && i < layout.columnCount - 1) {
      built.put(glyphs.vertical, skin.rule(isCurrentRow, underlined, sharedColor(picture, row, column, 0, 1)));
    }
  }
  const goesOn = layout.firstColumn + layout.columnCount < puzzle.width;
  return built.put(goesOn ? glyphs.more.vertical : glyphs.vertical, edge).done();
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
  const blank: StyleId = skin.gutter(isCurrent, false, hint);
  if (line !== Math.floor((layout.cell.height - 1) / 2)) {
    built.put(' '.repeat(layout.gutterWidth), blank);
    return;
  }
  const clue = puzzle.rows[row] ?? [];
  const ref: LineRef = { axis: 'row', index: row };
  const pieces = clue.length === 0 ? ['0'] : clue.map((block) => blockText(block, puzzle.palette));
  let first = 0;
  let width = rowClueWidth(clue, puzzle.palette);
  // A clue that is longer than its gutter loses its first numbers, and shows that it did.
  while (width > layout.gutterWidth - 1 && first < pieces.length - 1) {
    width -= (pieces[first]?.length ?? 0) + (first === 0 ? -1 : 1);
    first += 1;
  }
  const start = layout.gutterWidth - 1 - width;
  built.put(' '.repeat(Math.max(0, start)), blank);
  if (first > 0) built.put('< ', blank);
  for (let block = first; block < pieces.length; block += 1) {
    if (block > first) built.put(' ', blank);
    const index = clue.length === 0 ? -1 : block;
    built.put(
      pieces[block] ?? '',
      skin.clue(toneOf(picture, ref, index), colorOf(clue, index), isCurrent, false, hint),
    );
  }
  built.put(' '.repeat(Math.max(0, layout.gutterWidth - built.width)), blank);
}
