// The play screen from top to bottom, as numbers. The drawing and the mouse read the same numbers, so a
// click lands where the eye sees the cell, after any resize:
//
//   0            header          Garden 3 · 20x15 · medium              37 %  4:21
//   boardY       the board, in the middle of what is left
//   paletteY     1 red  2 green  3 blue                  coloured puzzles only
//   infoY        row 4, column 7 · run 3                 and hints, messages
//   footerY      Space fill  x cross  i hint  ? help     if there is room

import type { Puzzle } from '@nonokit/core';
import { isBlackAndWhite } from '@nonokit/core';
import type { BoardLayout, Place, Space, TooSmall, Zoom } from '../board/layout.ts';
import { layoutBoard } from '../board/layout.ts';

/** Where the parts of the play screen are. */
export interface PlayLayout {
  readonly window: Space;
  readonly board: BoardLayout | TooSmall;
  /** Upper left corner of the board's pane on the screen. */
  readonly boardX: number;
  readonly boardY: number;
  /** Room that the board may take, below the header. */
  readonly boardRoom: Space;
  readonly hasPalette: boolean;
  readonly infoHeight: number;
  readonly hasFooter: boolean;
}

export interface PlayLayoutWish {
  readonly puzzle: Puzzle;
  readonly window: Space;
  readonly zoom: Zoom;
  readonly scroll: Place;
  readonly cursor: Place | undefined;
  readonly margin: number;
  readonly plainClues: boolean;
}

/** Lays the play screen out: the comfortable way if the board fits so, else without the footer. */
export function layoutPlay(wish: PlayLayoutWish): PlayLayout {
  const roomy = wish.window.rows >= 22;
  const comfortable = layoutWith(wish, roomy ? 2 : 1, true);
  const isWhole = comfortable.board.kind === 'board' && !comfortable.board.scrolls;
  if (isWhole || roomy) return comfortable;
  return layoutWith(wish, 1, false);
}

function layoutWith(wish: PlayLayoutWish, infoHeight: number, hasFooter: boolean): PlayLayout {
  const { window, puzzle } = wish;
  const hasPalette = !isBlackAndWhite(puzzle.palette);
  const rows = window.rows - 1 - infoHeight - Number(hasPalette) - Number(hasFooter);
  const boardRoom = { columns: window.columns, rows: Math.max(0, rows) };
  const board = withChrome(
    layoutBoard({
      puzzle,
      space: boardRoom,
      zoom: wish.zoom,
      scroll: wish.scroll,
      cursor: wish.cursor,
      margin: wish.margin,
      plainClues: wish.plainClues,
    }),
    window.rows - boardRoom.rows,
  );
  const shape = board.kind === 'board' ? board : { width: 0, height: 0, gutterWidth: 0 };
  // Clues weigh less than cells: the middle of the window is the middle of the cells where that fits.
  const ideal = Math.floor((window.columns - shape.width - shape.gutterWidth * 0.5) / 2);
  const boardX = Math.max(0, Math.min(ideal, window.columns - shape.width));
  const boardY = 1 + Math.max(0, Math.floor((boardRoom.rows - shape.height) / 2));
  return { window, board, boardX, boardY, boardRoom, hasPalette, infoHeight, hasFooter };
}

/** A window must hold the lines around the board too. */
function withChrome(board: BoardLayout | TooSmall, lines: number): BoardLayout | TooSmall {
  if (board.kind === 'board') return board;
  return { kind: 'too-small', needs: { columns: board.needs.columns, rows: board.needs.rows + lines } };
}
