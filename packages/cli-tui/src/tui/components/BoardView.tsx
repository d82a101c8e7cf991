// The board of the play screen.

import { guessDepth, tickKey } from '@nonokit/core/game';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { AppState, PlayState } from '../app/app-state.ts';
import { crosshairPlace, playOptions } from '../app/app-state.ts';
import { BoardSkin } from '../board/board-skin.ts';
import { drawBoard } from '../board/draw-board.ts';
import type { BoardLayout } from '../board/layout.ts';
import { drawMinimap } from '../board/minimap.ts';
import { spotlightOf } from '../board/spotlight.ts';
import { shownMarks } from '../session/session.ts';
import { placeRows } from '../terminal/pane.ts';
import { useDrawing } from './look-context.ts';
import { BlockView } from './PaneView.tsx';

/** The skin for the puzzle on the table. */
export function useSkin(state: AppState, play: PlayState, cell: BoardLayout['cell']): BoardSkin {
  const { look } = useDrawing();
  const { palette } = play.session.puzzle;
  const { symbols } = state.settings;
  return useMemo(
    () => new BoardSkin({ theme: look.theme, glyphs: look.glyphs, styles: look.styles, palette, cell, symbols }),
    [look, palette, cell, symbols],
  );
}

/** The room of the board as one block, the board in its middle. */
export function BoardView({
  state,
  play,
  board,
}: {
  readonly state: AppState;
  readonly play: PlayState;
  readonly board: BoardLayout;
}): ReactNode {
  const { look } = useDrawing();
  const skin = useSkin(state, play, board.cell);
  const { session, layout } = play;
  const { game, puzzle } = session;
  const { minimap, crosshair } = state.settings;
  const marks = shownMarks(session, playOptions(state));
  const hasMap = minimap === 'on' || (minimap === 'auto' && board.scrolls);
  const { ticks } = game;
  const rows = drawBoard({
    puzzle,
    marks,
    isGuess: game.layers.length > 0 ? (cell) => guessDepth(game, cell) > 0 : undefined,
    status: session.status,
    isTicked: ticks.size > 0 ? (line, block) => ticks.has(tickKey({ line, block })) : undefined,
    cursor: session.cursor,
    crosshair: crosshair ? crosshairPlace(play) : undefined,
    spotlight: spotlightOf(session),
    layout: board,
    skin,
    glyphs: look.glyphs,
    indent: layout.boardX,
    corner: hasMap ? drawMinimap({ puzzle, marks, layout: board, skin, look }) : undefined,
  });
  return <BlockView block={placeRows(rows, layout.boardY - 1, layout.boardRoom.rows)} />;
}
