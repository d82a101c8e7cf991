// The right side of the library: the player's own drawing so far, never more, and a few words.

import type { Picture } from '@nonokit/core';
import { at } from '@nonokit/core';
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { rgbOf } from '../../ansi-color.ts';
import type { Pixels } from '../board/draw-picture.ts';
import { drawPicture, scaleFor } from '../board/draw-picture.ts';
import { clockText } from '../components/clock-text.ts';
import { useDrawing } from '../components/look-context.ts';
import { PaneView } from '../components/PaneView.tsx';
import type { Piece } from '../components/Words.tsx';
import { Words } from '../components/Words.tsx';
import type { PlayedPicture, ShelfItem } from '../library/shelf.ts';
import { itemName } from '../library/shelf.ts';
import type { PaneRow } from '../terminal/pane.ts';
import type { Look } from '../theme/look.ts';

/** Lines below the picture. */
const WORDS = 6;

export function Preview({
  item,
  width,
  height,
}: {
  readonly item: ShelfItem;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const { look } = useDrawing();
  const rows = useMemo(() => drawnSoFar(item, look, width, height), [item, look, width, height]);
  const words = describe(item);
  return (
    <Box flexDirection="column" width={width} height={height} overflow="hidden">
      {rows.length > 0 && (
        <Box height={rows.length + 1} flexShrink={0}>
          <PaneView rows={rows} />
        </Box>
      )}
      {words.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Words key={index} pieces={pieces} />
      ))}
    </Box>
  );
}

/** The cells that the player filled; an empty sheet of the right shape before that. */
function drawnSoFar(item: ShelfItem, look: Look, width: number, height: number): readonly PaneRow[] {
  const { size, progress } = item;
  if (!size) return [];
  const played = progress.kind === 'fresh' ? undefined : progress.played;
  const pixels = pixelsOf(played, size, look);
  const room = { columns: Math.min(width, 56), rows: Math.max(1, height - WORDS - 1) };
  const hasHalves = look.glyphs.name === 'unicode' && look.depth !== 'none';
  return drawPicture(pixels, scaleFor(pixels, room, hasHalves, 2), look.styles, look.glyphs);
}

function pixelsOf(
  played: PlayedPicture | undefined,
  size: { readonly width: number; readonly height: number },
  look: Look,
): Pixels {
  const { board } = look.theme;
  const paper = board?.paper ?? [40, 40, 40];
  const alternate = board?.paperAlt ?? paper;
  const isPlain = !played || played.palette.length <= 2;
  const colorOf = (picture: Picture, cell: number): number => at(picture.cells, cell);
  return {
    ...size,
    colorAt(row, column) {
      const color = played ? colorOf(played.picture, row * size.width + column) : 0;
      if (color === 0) return (row + column) % 2 === 0 ? paper : alternate;
      return isPlain ? (board?.ink ?? [220, 220, 220]) : rgbOf(played?.palette[color]?.rgb ?? '000000');
    },
    signAt: (row, column) => (played && colorOf(played.picture, row * size.width + column) > 0 ? '#' : '.'),
  };
}

function describe(item: ShelfItem): readonly (readonly Piece[])[] {
  const { progress, size, colorCount, difficulty, note } = item;
  const lines: Piece[][] = [[{ text: itemName(item), role: 'strong' }]];
  const facts = [
    size && `${size.width}x${size.height}`,
    colorCount > 1 ? `${colorCount} colours` : undefined,
    difficulty?.word,
  ].filter((fact) => fact !== undefined);
  if (facts.length > 0) lines.push([{ text: facts.join(', '), role: 'quiet' }]);
  if (progress.kind === 'begun') lines.push([{ text: `${Math.floor(progress.share * 100)} % done`, role: 'accent' }]);
  if (progress.kind === 'solved') {
    const time = progress.bestMs === undefined ? '' : ` in ${clockText(progress.bestMs)}`;
    lines.push([{ text: `solved${time}`, role: 'good' }]);
  }
  if (note !== undefined) lines.push([{ text: note, role: 'quiet' }]);
  return lines;
}
