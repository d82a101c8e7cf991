// Rows of a pane, as Ink sees them: one character for each, or one for all. See `terminal/pane.ts` for why.

import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { PaneBlock, PaneRow } from '../terminal/pane.ts';
import { useDrawing } from './look-context.ts';

/** Rows with other things beside them, in a box of their size. */
export const PaneView = memo(function PaneView({ rows }: { readonly rows: readonly PaneRow[] }): ReactNode {
  const { pane } = useDrawing();
  return (
    <Box width={rows[0]?.codes.length ?? 0} height={rows.length} flexShrink={0}>
      <Text>{rows.map((row) => pane.characterOf(row)).join('\n')}</Text>
    </Box>
  );
});

/** Whole lines of the screen: one line for Ink, as many as the block has for the terminal. */
export const BlockView = memo(function BlockView({ block }: { readonly block: PaneBlock }): ReactNode {
  const { pane } = useDrawing();
  return (
    <Box height={1} flexShrink={0}>
      <Text>{pane.characterOf(block)}</Text>
    </Box>
  );
});
