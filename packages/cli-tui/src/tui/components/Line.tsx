// A full line with something at its left and something at its right.

import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Piece } from './Words.tsx';
import { lengthOf, Words } from './Words.tsx';

/** Left and right pieces; the left ones give way. */
export function Line({
  left,
  right = [],
  width,
  indent = 1,
}: {
  readonly left: readonly Piece[];
  readonly right?: readonly Piece[];
  readonly width: number;
  readonly indent?: number;
}): ReactNode {
  const rightWidth = Math.min(lengthOf(right), width);
  const room = Math.max(0, width - 2 * indent - rightWidth - (rightWidth > 0 ? 2 : 0));
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
