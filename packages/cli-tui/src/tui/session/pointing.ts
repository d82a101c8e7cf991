// The mouse on the board: press, drag, release. A stroke is shown while it grows and made when it ends;
// it becomes one move, whatever the pointer did.

import type { CellIndex, LineRef, MarkCode } from '@nonokit/core';
import { CROSSED, columnOf, filledCode, rowOf, UNKNOWN } from '@nonokit/core';
import { beginStroke, extendStroke, nearestCell, strokeMove } from '@nonokit/core/game';
import type { MouseEvent } from '../terminal/input-event.ts';
import type { PlayOptions, Session } from './session.ts';
import { withMove } from './session.ts';

/** The mark that a button makes: left fills, right crosses (also left with Ctrl or Alt), middle clears. */
export function markOfButton(event: MouseEvent, session: Session): MarkCode {
  if (event.button === 'middle') return UNKNOWN;
  if (event.button === 'right' || event.ctrl || event.alt) return CROSSED;
  return filledCode(session.color);
}

/** Begins a stroke at a cell. */
export function pressAt(session: Session, cell: CellIndex, mark: MarkCode): Session {
  const stroke = beginStroke(session.game.marks, cell, { mark, overwrite: 'like-first' });
  return {
    ...session,
    stroke,
    cursor: { row: rowOf(session.puzzle, cell), column: columnOf(session.puzzle, cell) },
    keyStroke: null,
    message: null,
  };
}

/** Goes on with the stroke to the cell nearest to a place, which may be off the board. */
export function dragTo(session: Session, row: number, column: number): Session {
  if (!session.stroke) return session;
  const stroke = extendStroke(session.stroke, nearestCell(session.puzzle, row, column));
  if (stroke === session.stroke) return session;
  return {
    ...session,
    stroke,
    cursor: { row: rowOf(session.puzzle, stroke.last), column: columnOf(session.puzzle, stroke.last) },
  };
}

/** Ends the stroke: now it is a move. */
export function release(session: Session, options: PlayOptions): Session {
  const { stroke } = session;
  if (!stroke) return session;
  const move = strokeMove(session.game, stroke, { autoCross: options.autoCross });
  return { ...withMove({ ...session, stroke: null }, move, options), lastPaint: { from: stroke.from, to: stroke.to } };
}

/** Ticks a clue number off by hand, or takes the tick away. */
export function tickBlock(session: Session, line: LineRef, block: number, options: PlayOptions): Session {
  return withMove(session, { kind: 'tick', line, block }, options);
}
