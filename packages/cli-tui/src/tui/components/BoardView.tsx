// The board of the play screen: its rows are drawn again only when something that they show changed, and
// rows that look as before stay the same objects.

import { guessDepth } from '@nonokit/core/game';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import type { AppState, PlayState } from '../app/app-state.ts';
import { playOptions } from '../app/app-state.ts';
import { BoardSkin } from '../board/board-skin.ts';
import { drawBoard } from '../board/draw-board.ts';
import type { BoardLayout } from '../board/layout.ts';
import { drawMinimap } from '../board/minimap.ts';
import { spotlightOf } from '../board/spotlight.ts';
import { shownMarks } from '../session/session.ts';
import type { PaneRow } from '../terminal/pane.ts';
import { useDrawing } from './look-context.ts';
import { PaneView } from './PaneView.tsx';

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

export function BoardView({
  state,
  play,
  layout,
}: {
  readonly state: AppState;
  readonly play: PlayState;
  readonly layout: BoardLayout;
}): ReactNode {
  const { look } = useDrawing();
  const skin = useSkin(state, play, layout.cell);
  const before = useRef<readonly PaneRow[]>([]);
  const { session } = play;
  const { game, puzzle } = session;
  const { minimap, crosshair } = state.settings;
  const options = playOptions(state);
  const marks = shownMarks(session, options);
  const hasMap = minimap === 'on' || (minimap === 'auto' && layout.scrolls);
  const corner = hasMap ? drawMinimap({ puzzle, marks, layout, skin, look }) : undefined;
  const hasGuesses = game.layers.length > 0;
  const rows = drawBoard(
    {
      puzzle,
      marks,
      isGuess: (cell) => hasGuesses && guessDepth(game, cell) > 0,
      status: session.status,
      isTicked: (line, block) => game.ticks.size > 0 && game.ticks.has(`${line.axis}${line.index}.${block}`),
      cursor: session.cursor,
      crosshair,
      spotlight: spotlightOf(session),
      layout,
      skin,
      glyphs: look.glyphs,
      ...(corner && { corner }),
    },
    before.current,
  );
  before.current = rows;
  return <PaneView rows={rows} />;
}
