// Words in a role: the only way that screens colour text.

import { Text } from 'ink';
import type { ReactNode } from 'react';
import { dress } from '../terminal/cell-style.ts';
import type { TextRole } from '../theme/theme.ts';
import { useDrawing } from './look-context.ts';

/** A piece of text and its role. */
export interface Piece {
  readonly text: string;
  readonly role?: TextRole;
  readonly strike?: boolean;
}

/** One line of pieces, cut at the end of the room; never wrapped. */
export function Words({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const { look } = useDrawing();
  const text = pieces
    .map(({ text, role = 'text', strike }) =>
      dress(text, { ...look.theme.text[role], ...(strike && { strike }) }, look.depth),
    )
    .join('');
  return <Text wrap="truncate-end">{text}</Text>;
}

/** Length of pieces in characters. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + [...piece.text].length, 0);
}
