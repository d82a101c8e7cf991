// A line of keys and what they do, read from the bindings, so that it is true after remapping.

import type { ReactNode } from 'react';
import type { CommandId } from '../keys/commands.ts';
import type { KeyBindings } from '../keys/key-bindings.ts';
import { keyLabel } from '../keys/key-bindings.ts';
import { Line } from './Line.tsx';
import { useDrawing } from './look-context.ts';
import type { Piece } from './Words.tsx';
import { lengthOf } from './Words.tsx';

/** One thing that a key does, in a word or two. */
export type KeyWord = readonly [commands: CommandId | readonly CommandId[], words: string];

/** Pieces for as many of the words as fit; what comes first is most important. */
export function keyPieces(
  words: readonly KeyWord[],
  bindings: KeyBindings,
  ascii: boolean,
  width: number,
): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [commands, text] of words) {
    const list = typeof commands === 'string' ? [commands] : commands;
    const labels = list.map((command) => bindings.keysOf[command][0]).filter((key) => key !== undefined);
    if (labels.length === 0) continue;
    const next: readonly Piece[] = [
      { text: labels.map((key) => keyLabel(key, ascii)).join(ascii ? ' ' : ''), role: 'key' },
      { text: ` ${text}`, role: 'faint' },
    ];
    const gap = pieces.length > 0 ? 3 : 0;
    if (lengthOf(pieces) + gap + lengthOf(next) > width) break;
    if (gap > 0) pieces.push({ text: ' '.repeat(gap) });
    pieces.push(...next);
  }
  return pieces;
}

/** The line itself. */
export function KeyLine({
  words,
  bindings,
  width,
}: {
  readonly words: readonly KeyWord[];
  readonly bindings: KeyBindings;
  readonly width: number;
}): ReactNode {
  const { look } = useDrawing();
  return <Line left={keyPieces(words, bindings, look.glyphs.name !== 'unicode', width - 2)} width={width} />;
}
