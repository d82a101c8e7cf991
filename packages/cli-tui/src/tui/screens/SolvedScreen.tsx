// The reward: the picture in its colours fills in from the upper left, then title, author, time.

import { at, isBlackAndWhite } from '@nonokit/core';
import { pictureOfMarks } from '@nonokit/core/game';
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { rgbOf } from '../../ansi-color.ts';
import { clockWords, counted } from '../../clock-words.ts';
import type { AppState, PlayState } from '../app/app-state.ts';
import type { Pixels } from '../board/draw-picture.ts';
import { drawPicture, pictureSpace, scaleFor } from '../board/draw-picture.ts';
import type { KeyWord } from '../components/KeyLine.tsx';
import { keyPieces } from '../components/KeyLine.tsx';
import { useDrawing } from '../components/look-context.ts';
import { BlockView } from '../components/PaneView.tsx';
import type { Piece } from '../components/Words.tsx';
import { lengthOf, Words } from '../components/Words.tsx';
import { indentRows, placeRows } from '../terminal/pane.ts';
import type { Look } from '../theme/look.ts';
import { mix } from '../theme/theme.ts';

const KEYS: readonly KeyWord[] = [
  ['cycle', 'next'],
  ['share', 'share'],
  ['undo', 'back to the board'],
  ['reset', 'play again'],
  ['library', 'library'],
  ['quit', 'leave'],
];

export function SolvedScreen({ state, play }: { readonly state: AppState; readonly play: PlayState }): ReactNode {
  const { look } = useDrawing();
  const { columns, rows } = state.window;
  const reveal = play.reveal ?? 1;
  const { game, puzzle } = play.session;
  const pixels = useMemo(() => revealed(play, look, reveal), [play, look, reveal]);
  const isRoomy = rows >= 20;
  const room = { columns: columns - 4, rows: rows - (isRoomy ? 8 : 5) };
  const hasHalves = look.glyphs.name === 'unicode' && look.depth !== 'none';
  const scale = scaleFor(pixels, room, hasHalves);
  const drawn = drawPicture(pixels, scale, look.styles, look.glyphs);
  const space = pictureSpace(pixels, scale);
  const title = play.info.title ?? play.info.heading;
  const byline = [
    play.info.title === undefined ? undefined : play.info.heading,
    play.info.author === undefined ? undefined : `by ${play.info.author}`,
  ].filter((part) => part !== undefined);
  const hints = play.session.hintsUsed;
  const facts = [
    `${puzzle.width}x${puzzle.height}`,
    state.settings.timer ? clockWords(play.session.activeMs) : undefined,
    hints === 0 ? 'no hints' : hints === 1 ? 'one hint' : `${hints} hints`,
    counted(game.past?.count ?? 0, 'move'),
  ].filter((part) => part !== undefined);
  const between = ` ${look.glyphs.separator} `;
  const words: readonly (readonly Piece[])[] =
    reveal < 1
      ? []
      : [
          [{ text: title, role: 'strong' }],
          ...(isRoomy && byline.length > 0 ? [[{ text: byline.join(between), role: 'quiet' } as const]] : []),
          [{ text: facts.join(between), role: 'good' }],
        ];
  const keys = keyPieces(KEYS, state.bindings, look.glyphs.name !== 'unicode', columns - 2);
  const notice: readonly Piece[] = state.toast === null ? [] : [{ text: state.toast, role: 'accent' }];
  const height = rows - words.length - 2 - Number(isRoomy);
  const left = Math.max(0, Math.floor((columns - space.columns) / 2));
  const top = Math.max(0, Math.floor((height - space.rows) / 2));
  return (
    <Box flexDirection="column" width={columns}>
      <BlockView block={placeRows(indentRows(drawn, left), top, height)} />
      {words.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Centred key={index} pieces={pieces} width={columns} />
      ))}
      {isRoomy && <Box height={1} />}
      <Centred pieces={notice} width={columns} />
      <Centred pieces={keys} width={columns} />
    </Box>
  );
}

function Centred({ pieces, width }: { readonly pieces: readonly Piece[]; readonly width: number }): ReactNode {
  return (
    <Box height={1} paddingLeft={Math.max(0, Math.floor((width - lengthOf(pieces)) / 2))}>
      <Words pieces={pieces} />
    </Box>
  );
}

/** What the player filled, as far as the sweep has come in its own colours, beyond it as on the board. */
function revealed(play: PlayState, look: Look, reveal: number): Pixels {
  const { puzzle, game } = play.session;
  const { width, height, palette } = puzzle;
  const picture = pictureOfMarks(game.marks);
  const isPlain = isBlackAndWhite(palette);
  const { board } = look.theme;
  const paper = board?.paper ?? [0, 0, 0];
  const ink = board?.ink ?? [230, 230, 230];
  const ground = isPlain ? paper : rgbOf(palette[0]?.rgb ?? 'ffffff');
  const before = isPlain ? (board?.paperAlt ?? paper) : (board?.colorPaper ?? paper);
  const isPlainInk = isPlain && palette[1]?.rgb === '000000';
  return {
    width,
    height,
    colorAt(row, column) {
      const color = at(picture.cells, row * width + column);
      const isReached = (row + column) / (width + height) <= reveal * 1.02;
      const own = color === 0 ? ground : isPlainInk ? ink : rgbOf(palette[color]?.rgb ?? '000000');
      if (isReached) return own;
      return color === 0 ? before : mix(own, before, 0.25);
    },
    signAt(row, column) {
      const color = at(picture.cells, row * width + column);
      return color === 0 ? ' ' : isPlain ? '#' : String.fromCharCode(96 + color);
    },
  };
}
