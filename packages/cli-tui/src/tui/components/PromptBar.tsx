// A question at the bottom of the screen: a line to type into, and one with help or what is wrong.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { AppState } from '../app/app-state.ts';
import { Line } from './Line.tsx';
import { useDrawing } from './look-context.ts';
import type { Piece } from './Words.tsx';

const QUESTIONS = {
  open: { label: 'Open ', help: 'a file or folder, a share code or a link. Enter opens, Esc closes.' },
  new: {
    label: 'New puzzle ',
    help: 'size, colours, seed: 20x15 or 20x15 3 or 20x15 1 tea. Enter makes it, Esc closes.',
  },
} as const;

export function PromptBar({
  state,
  height,
  width,
}: {
  readonly state: AppState;
  readonly height: number;
  readonly width: number;
}): ReactNode {
  const { look } = useDrawing();
  const lines = promptLines(state, width, look.glyphs.name === 'unicode' ? '▏' : '_').slice(0, height);
  return (
    <Box flexDirection="column" width={width} height={height}>
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Line key={index} left={pieces} width={width} />
      ))}
    </Box>
  );
}

function promptLines(state: AppState, width: number, caret: string): readonly (readonly Piece[])[] {
  const { overlay } = state;
  if (overlay?.kind === 'question') {
    const { label, help } = QUESTIONS[overlay.asks];
    const room = Math.max(8, width - label.length - 4);
    const shown = overlay.text.length > room ? overlay.text.slice(-room) : overlay.text;
    return [
      [
        { text: label, role: 'accent' },
        { text: shown, role: 'strong' },
        { text: caret, role: 'accent' },
      ],
      [overlay.problem === null ? { text: help, role: 'faint' } : { text: overlay.problem, role: 'warning' }],
    ];
  }
  if (overlay?.kind !== 'import') return [];
  if (overlay.offer.kind === 'puzzle') {
    return [
      [
        { text: 'Pasted: ', role: 'accent' },
        { text: `a puzzle, ${overlay.offer.words}.`, role: 'strong' },
      ],
      [{ text: 'Enter plays it, Esc forgets it.', role: 'faint' }],
    ];
  }
  return [
    [
      { text: 'Pasted text is no puzzle. ', role: 'accent' },
      { text: overlay.offer.problem.slice(0, 400), role: 'text' },
    ],
    [{ text: 'Nothing was done with it. Esc goes on.', role: 'faint' }],
  ];
}
