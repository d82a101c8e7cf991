// Which mark a pointer writes, and the drag that writes it. Mouse: left the tool in hand, right or Ctrl, Alt
// with left the other one, middle an eraser. Pen: its eraser end erases. Finger: the tool in hand; resting
// on a cell takes the other tool; in `cycle` each tap goes one mark further.

import type { MarkCode } from '@nonokit/core';
import { CROSSED, filledCode, MAYBE, UNKNOWN } from '@nonokit/core';
import { nearestCell } from '@nonokit/core/game';
import type { Board } from '../board/board.ts';
import { cellUnder } from '../board/navigate.ts';
import type { PlayerController } from '../play/player-controller.ts';
import type { Drag, PagePoint } from './gestures.ts';

/** What the player holds. `move` pans the board with one finger. */
export type Tool = 'fill' | 'cross' | 'maybe' | 'move';

/** The parts of a pointer event that choose the mark. */
export interface PointerPress {
  readonly pointerType: string;
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PEN_ERASER = 5;

/** The mark a press writes. `before` is what the cell holds. */
export function markOfPress(
  press: PointerPress,
  tool: Tool,
  color: number,
  input: 'mode' | 'longpress' | 'cycle',
  before: MarkCode,
): MarkCode {
  const fill = filledCode(color);
  if (press.button === 1 || press.button === PEN_ERASER) return UNKNOWN;
  const held = tool === 'cross' ? CROSSED : tool === 'maybe' ? MAYBE : fill;
  const other = tool === 'cross' ? fill : CROSSED;
  if (press.button === 2 || press.ctrlKey || press.metaKey || press.altKey) return other;
  if (input === 'cycle' && press.pointerType !== 'mouse') {
    // Empty → filled → crossed → empty.
    if (before === UNKNOWN || before === MAYBE) return fill;
    return before === CROSSED ? UNKNOWN : CROSSED;
  }
  return held;
}

/** The mark of a finger that rests: the other of the two. */
export function markOfLongPress(tool: Tool, color: number): MarkCode {
  return tool === 'cross' ? filledCode(color) : CROSSED;
}

/** A drag that paints. `moved` hears where the stroke is now. */
export function paintDrag(
  board: Board,
  controller: PlayerController,
  start: { readonly row: number; readonly column: number },
  mark: MarkCode,
  rest: { readonly mark: MarkCode; readonly done: () => void } | undefined,
  moved: (cell: number) => void,
): Drag {
  const first = nearestCell(controller.puzzle, start.row, start.column);
  controller.begin(first, { mark, overwrite: 'like-first' });
  return {
    move: (points: readonly PagePoint[]) => {
      let last: number | undefined;
      for (const point of points) {
        const { row, column } = cellUnder(board, point.x, point.y);
        last = nearestCell(controller.puzzle, row, column);
        controller.extend(last);
      }
      if (last !== undefined) moved(last);
    },
    end: () => {
      controller.commit();
    },
    cancel: () => controller.cancel(),
    ...(rest && {
      longPress: () => {
        controller.begin(first, { mark: rest.mark, overwrite: 'like-first' });
        rest.done();
      },
    }),
  };
}
