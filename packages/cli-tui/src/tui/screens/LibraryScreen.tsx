// The library. Titles and pictures are earned: nothing gives them away.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { AppState } from '../app/app-state.ts';
import { openShelf } from '../app/app-state.ts';
import { layoutLibrary } from '../app/library-layout.ts';
import type { KeyWord } from '../components/KeyLine.tsx';
import { KeyLine } from '../components/KeyLine.tsx';
import { Line, LongLine } from '../components/Line.tsx';
import { useDrawing } from '../components/look-context.ts';
import { BlockView } from '../components/PaneView.tsx';
import { PromptBar } from '../components/PromptBar.tsx';
import type { Piece } from '../components/Words.tsx';
import { lengthOf } from '../components/Words.tsx';
import { drawLibrary } from './draw-library.ts';

const KEYS: readonly KeyWord[] = [
  ['cycle', 'play'],
  [['move-left', 'move-up', 'move-down', 'move-right'], 'choose'],
  ['next-color', 'next shelf'],
  ['daily', 'today'],
  ['new', 'new'],
  ['open', 'open'],
  ['settings', 'settings'],
  ['help', 'all keys'],
  ['quit', 'leave'],
];

export function LibraryScreen({ state }: { readonly state: AppState }): ReactNode {
  const { look } = useDrawing();
  const { columns } = state.window;
  const layout = layoutLibrary(state);
  const asks = state.overlay?.kind === 'question' || state.overlay?.kind === 'import';
  const notice = noticeOf(state, look.glyphs.ellipsis);
  // A long sentence takes the last line of the tiles.
  const isLong = !asks && lengthOf(notice) > columns - 2 && layout.height > 4;
  const tiles = drawLibrary(state, layout, look);
  return (
    <Box flexDirection="column" width={columns}>
      <Headline state={state} isNarrow={layout.shelves.width === 0} indent={layout.shelves.x} />
      {layout.top > 1 && <Box height={layout.top - 1} />}
      <BlockView block={isLong ? tiles.slice(0, -1) : tiles} />
      {asks ? (
        <PromptBar state={state} height={2} width={columns} />
      ) : (
        <>
          {isLong ? <LongLine pieces={notice} width={columns} /> : <Line left={notice} width={columns} />}
          <KeyLine words={KEYS} bindings={state.bindings} width={columns} />
        </>
      )}
    </Box>
  );
}

function Headline({
  state,
  isNarrow,
  indent,
}: {
  readonly state: AppState;
  readonly isNarrow: boolean;
  readonly indent: number;
}): ReactNode {
  const { solved, streak } = state.tally;
  const right: Piece[] = [];
  if (solved > 0) right.push({ text: `${solved} solved`, role: 'quiet' });
  if (streak > 1) right.push({ text: `   ${streak} days in a row`, role: 'accent' });
  const left: readonly Piece[] = [
    { text: 'Nonokit', role: 'strong' },
    { text: isNarrow ? `  ${openShelf(state).title}` : '  pictures from numbers', role: 'faint' },
  ];
  return <Line left={left} right={right} width={state.window.columns} indent={indent} />;
}

function noticeOf(state: AppState, ellipsis: string): readonly Piece[] {
  if (state.busy !== null) return [{ text: `${state.busy}${ellipsis}`, role: 'accent' }];
  return state.toast === null ? [] : [{ text: state.toast, role: 'text' }];
}
