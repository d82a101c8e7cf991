// The play screen. The board is the hero; everything else is one line above and a few quiet ones below.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { AppState, PlayState } from '../app/app-state.ts';
import { drawPalette, paletteItems } from '../app/palette-bar.ts';
import { BoardView, useSkin } from '../components/BoardView.tsx';
import { KeyLine } from '../components/KeyLine.tsx';
import { Line, LongLine } from '../components/Line.tsx';
import { useDrawing } from '../components/look-context.ts';
import { PaneView } from '../components/PaneView.tsx';
import { PromptBar } from '../components/PromptBar.tsx';
import { lengthOf, Words } from '../components/Words.tsx';
import { COLOR_KEYS, headingPieces, noticePieces, PLAY_KEYS, placePieces, progressPieces } from './play-words.ts';

const PLAIN_CELL = { width: 2, height: 1 };

export function PlayScreen({ state, play }: { readonly state: AppState; readonly play: PlayState }): ReactNode {
  const { look } = useDrawing();
  const { layout } = play;
  const { columns } = layout.window;
  if (layout.board.kind === 'too-small') return <TooSmallScreen state={state} play={play} />;
  const asks = state.overlay?.kind === 'question' || state.overlay?.kind === 'import';
  return (
    <Box flexDirection="column" width={columns}>
      <Line left={headingPieces(play, look.glyphs)} right={progressPieces(state, play)} width={columns} />
      <BoardView state={state} play={play} board={layout.board} />
      {layout.hasPalette && <PaletteBar state={state} play={play} />}
      {asks ? (
        <PromptBar state={state} height={layout.infoHeight + Number(layout.hasFooter)} width={columns} />
      ) : (
        <>
          <InfoLines state={state} play={play} />
          {layout.hasFooter && (
            <KeyLine words={layout.hasPalette ? COLOR_KEYS : PLAY_KEYS} bindings={state.bindings} width={columns} />
          )}
        </>
      )}
    </Box>
  );
}

function PaletteBar({ state, play }: { readonly state: AppState; readonly play: PlayState }): ReactNode {
  const { look } = useDrawing();
  const skin = useSkin(state, play, PLAIN_CELL);
  const width = state.window.columns;
  const row = drawPalette(paletteItems(play.session, width), width, skin, look.theme, look.styles);
  return <PaneView rows={[row]} />;
}

/** The place of the cursor, and what there is to say; with one line only, what there is to say goes first. */
function InfoLines({ state, play }: { readonly state: AppState; readonly play: PlayState }): ReactNode {
  const { infoHeight } = play.layout;
  const width = state.window.columns;
  const notice = noticePieces(state, play);
  const place = placePieces(state, play);
  if (infoHeight === 1) return <Line left={notice.length > 0 ? notice : place} width={width} />;
  if (lengthOf(notice) <= width - 2) {
    return (
      <Box flexDirection="column" height={2}>
        <Line left={place} width={width} />
        <Line left={notice} width={width} />
      </Box>
    );
  }
  return <LongLine pieces={notice} width={width} />;
}

/** The window cannot hold the clues and a few cells. It says what is needed, and goes on by itself. */
function TooSmallScreen({ state, play }: { readonly state: AppState; readonly play: PlayState }): ReactNode {
  const { columns, rows } = state.window;
  const { board } = play.layout;
  const needs = board.kind === 'too-small' ? `${board.needs.columns}x${board.needs.rows}` : '';
  const now = `${columns}x${rows}`;
  const wordings = [[`needs ${needs}, now ${now}`], [`needs ${needs}`, `now ${now}`], ['needs', needs, 'now', now]];
  const lines = wordings.find((wording) => wording.every((line) => line.length <= columns)) ?? [needs];
  const advice = 'Make the window larger: the game goes on.';
  return (
    <Box width={columns} height={rows} alignItems="center" justifyContent="center" flexDirection="column">
      {lines.slice(0, rows).map((text) => (
        <Words key={text} pieces={[{ text, role: 'strong' }]} />
      ))}
      {rows > lines.length && columns > advice.length && <Words pieces={[{ text: advice, role: 'quiet' }]} />}
    </Box>
  );
}
