// One finger that moves the board instead of painting on it.

import type { Board } from '../board/board.ts';
import { panBoard } from '../board/navigate.ts';
import type { Drag, PagePoint } from './gestures.ts';

/** A drag that moves the board under the finger. */
export function panDrag(board: Board, start: PagePoint, along: 'both' | 'row' | 'column' = 'both'): Drag {
  let at = start;
  return {
    move: (points) => {
      const to = points.at(-1) ?? at;
      panBoard(board, along === 'row' ? 0 : at.x - to.x, along === 'column' ? 0 : at.y - to.y);
      at = to;
    },
    end: () => {},
    cancel: () => {},
  };
}
