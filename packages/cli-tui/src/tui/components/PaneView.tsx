// Rows of a pane, as Ink sees them: one character each. See `terminal/pane.ts` for why.

import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { PaneRow } from '../terminal/pane.ts';
import { useDrawing } from './look-context.ts';

/** Draws the rows one below the other, in a box of their size. */
export const PaneView = memo(function PaneView({ rows }: { readonly rows: readonly PaneRow[] }): ReactNode {
  const { pane } = useDrawing();
  return (
    <Box width={rows[0]?.text.length ?? 0} height={rows.length} flexShrink={0}>
      <Text>{rows.map((row) => pane.characterOf(row)).join('\n')}</Text>
    </Box>
  );
});
