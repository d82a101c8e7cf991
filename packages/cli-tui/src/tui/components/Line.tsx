// A full line with something at its left and something at its right. Header, read-out and footer are such
// lines: they change with every key, so they go through Ink as one character, like the board.

import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { StyleTable } from '../terminal/cell-style.ts';
import { dress } from '../terminal/cell-style.ts';
import { RowBuilder } from '../terminal/pane.ts';
import type { Theme } from '../theme/theme.ts';
import { useDrawing } from './look-context.ts';
import { BlockView } from './PaneView.tsx';
import type { Piece } from './Words.tsx';
import { lengthOf, Words } from './Words.tsx';

interface LineProps {
  readonly left: readonly Piece[];
  readonly right?: readonly Piece[];
  readonly width: number;
  readonly indent?: number;
}

/** Left and right pieces; the left ones give way. */
export function Line({ left, right = [], width, indent = 1 }: LineProps): ReactNode {
  const { look } = useDrawing();
  const rightWidth = Math.min(lengthOf(right), Math.max(0, width - 2 * indent));
  const room = Math.max(0, width - 2 * indent - rightWidth - (rightWidth > 0 ? 2 : 0));
  if ([...left, ...right].every((piece) => isNarrow(piece.text))) {
    const row = new RowBuilder(width).space(indent, 0);
    putPieces(row, left, room, look.theme, look.styles, look.glyphs.ellipsis);
    row.space(width - indent - rightWidth - row.width, 0);
    putPieces(row, right, rightWidth, look.theme, look.styles, look.glyphs.ellipsis);
    return <BlockView block={[row.done()]} />;
  }
  // Titles in scripts with wide letters: Ink knows their widths.
  return (
    <Box width={width} height={1} paddingLeft={indent}>
      <Box width={room}>
        <Words pieces={left} />
      </Box>
      {rightWidth > 0 && (
        <Box width={rightWidth} marginLeft={2}>
          <Words pieces={right} />
        </Box>
      )}
    </Box>
  );
}

/** Two lines of words, broken where a word ends. */
export function LongLine({ pieces, width }: { readonly pieces: readonly Piece[]; readonly width: number }): ReactNode {
  const { look } = useDrawing();
  const dressed = pieces.map(({ text, role = 'text' }) => dress(text, look.theme.text[role], look.depth)).join('');
  return (
    <Box height={2} width={width} paddingLeft={1} paddingRight={1} overflow="hidden">
      <Text wrap="wrap">{dressed}</Text>
    </Box>
  );
}

/** True if each character is one column wide and one code unit long. */
function isNarrow(text: string): boolean {
  return /^[\u0020-\u007e\u00a1-\u02ff\u0370-\u10ff\u1e00-\u1fff\u2010-\u2027\u2190-\u23ff\u2500-\u27bf]*$/.test(text);
}

/** Puts pieces into a row, cut where the room ends. */
function putPieces(
  row: RowBuilder,
  pieces: readonly Piece[],
  room: number,
  theme: Theme,
  styles: StyleTable,
  ellipsis: string,
): void {
  const isCut = lengthOf(pieces) > room;
  let left = isCut ? Math.max(0, room - ellipsis.length) : room;
  for (const { text, role = 'text', strike } of pieces) {
    const shown = text.slice(0, left);
    row.put(shown, styles.idOf(strike ? { ...theme.text[role], strike } : theme.text[role]));
    left -= shown.length;
  }
  if (isCut && room >= ellipsis.length) row.put(ellipsis, styles.idOf(theme.text.faint));
}
