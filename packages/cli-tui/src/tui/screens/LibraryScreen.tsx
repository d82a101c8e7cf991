// The library: shelves at the left, puzzles in the middle, at the right what the player has drawn so far.
// Titles and pictures are earned: nothing gives them away.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { AppState } from '../app/app-state.ts';
import { chosenIndex, chosenItem, openShelf } from '../app/app-state.ts';
import { layoutLibrary } from '../app/library-layout.ts';
import type { KeyWord } from '../components/KeyLine.tsx';
import { KeyLine } from '../components/KeyLine.tsx';
import { Line } from '../components/Line.tsx';
import { useDrawing } from '../components/look-context.ts';
import { PromptBar } from '../components/PromptBar.tsx';
import type { Piece } from '../components/Words.tsx';
import { Words } from '../components/Words.tsx';
import { itemPieces, shelfPieces } from './library-words.ts';
import { Preview } from './Preview.tsx';

const KEYS: readonly KeyWord[] = [
  ['cycle', 'play'],
  [['move-up', 'move-down'], 'choose'],
  [['move-left', 'move-right'], 'shelf'],
  ['daily', 'today'],
  ['new', 'new'],
  ['open', 'open'],
  ['settings', 'settings'],
  ['help', 'all keys'],
  ['quit', 'leave'],
];

export function LibraryScreen({ state }: { readonly state: AppState }): ReactNode {
  const { look } = useDrawing();
  const { columns, rows } = state.window;
  const layout = layoutLibrary(state);
  const shelf = openShelf(state);
  const chosen = chosenIndex(state);
  const item = chosenItem(state);
  const shelves = state.shelves.slice(layout.shelves.first, layout.shelves.first + layout.height);
  const items = shelf.items.slice(layout.items.first, layout.items.first + layout.height);
  const asks = state.overlay?.kind === 'question' || state.overlay?.kind === 'import';
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Headline state={state} />
      {layout.top > 2 && <Box height={1} />}
      <Box height={1} paddingLeft={layout.items.x}>
        <Words pieces={layout.shelves.width > 0 ? [] : shelfPieces(shelf, true, columns - 4, look.glyphs)} />
      </Box>
      <Box height={layout.height} paddingLeft={layout.shelves.width > 0 ? layout.shelves.x : layout.items.x}>
        {layout.shelves.width > 0 && (
          <Box flexDirection="column" width={layout.items.x - layout.shelves.x} flexShrink={0}>
            {shelves.map((each) => (
              <Words
                key={each.id}
                pieces={shelfPieces(each, each.id === shelf.id, layout.shelves.width, look.glyphs)}
              />
            ))}
          </Box>
        )}
        <Box flexDirection="column" width={layout.items.width} flexShrink={0}>
          {items.length === 0 && <Words pieces={[{ text: emptyWords(shelf.id), role: 'quiet' }]} />}
          {items.map((each, index) => {
            const position = layout.items.first + index;
            const pieces = itemPieces(each, position === chosen, layout.items.width, look.glyphs);
            return <Words key={`${shelf.id} ${position}`} pieces={pieces} />;
          })}
        </Box>
        {layout.preview.width > 0 && item && (
          <Box marginLeft={layout.preview.x - layout.items.x - layout.items.width} width={layout.preview.width}>
            <Preview item={item} width={layout.preview.width} height={layout.height} />
          </Box>
        )}
      </Box>
      {asks ? (
        <PromptBar state={state} height={2} width={columns} />
      ) : (
        <>
          <Line left={noticeOf(state)} width={columns} />
          <KeyLine words={KEYS} bindings={state.bindings} width={columns} />
        </>
      )}
    </Box>
  );
}

function Headline({ state }: { readonly state: AppState }): ReactNode {
  const { solved, streak } = state.tally;
  const right: Piece[] = [];
  if (solved > 0) right.push({ text: `${solved} solved`, role: 'quiet' });
  if (streak > 1) right.push({ text: `   ${streak} days in a row`, role: 'accent' });
  return (
    <Line
      left={[
        { text: 'Nonokit', role: 'strong' },
        { text: '  pictures from numbers', role: 'faint' },
      ]}
      right={right}
      width={state.window.columns}
      indent={2}
    />
  );
}

function noticeOf(state: AppState): readonly Piece[] {
  if (state.busy !== null) return [{ text: `${state.busy} …`, role: 'accent' }];
  return state.toast === null ? [] : [{ text: state.toast, role: 'text' }];
}

function emptyWords(shelf: string): string {
  return shelf === 'files' ? 'No puzzle files here. o opens one.' : 'Nothing here yet.';
}
