// Help in small doses: each request tells one stage more, the last one offers to do it.

import { isDecidedCode } from '@nonokit/core';
import { boardStatus, paintMove, wrongCells, wrongLines } from '@nonokit/core/game';
import type { Hint } from '@nonokit/core/hint';
import { nextHint } from '@nonokit/core/hint';
import type { PlayOptions, Session } from './session.ts';
import { cursorCell, withMove } from './session.ts';

/** Asks for a hint, or for more of the one that is shown. */
export function askHint(session: Session): Session {
  const { hint: shown } = session;
  if (shown && shown.stage < shown.hint.stages.length - 1) {
    return { ...session, hint: { ...shown, stage: shown.stage + 1 } };
  }
  if (shown) return { ...session, message: 'That is all there is to tell.' };
  const { puzzle, game, onlySolution } = session;
  const hint = nextHint(puzzle, game.marks, { near: cursorCell(session), ...(onlySolution && { onlySolution }) });
  if (hint.kind === 'solved') return session;
  return {
    ...session,
    hint: { hint, stage: 0 },
    hintsUsed: session.hintsUsed + 1,
    mistakes: null,
    keyStroke: null,
    cursor: placeOfHint(session, hint),
  };
}

/** The cursor goes to the line that a step speaks of, so that a board larger than the window shows it. */
function placeOfHint({ cursor }: Session, hint: Hint): Session['cursor'] {
  if (hint.kind !== 'step') return cursor;
  const { axis, index } = hint.deduction.line;
  return axis === 'row' ? { row: index, column: cursor.column } : { row: cursor.row, column: index };
}

/** True if the hint that is shown can be carried out. */
export function canDoHint(session: Session): boolean {
  const hint = session.hint?.hint;
  if (!hint) return false;
  if (hint.kind === 'step' || hint.kind === 'look-ahead') return true;
  if (hint.kind === 'mistake') return hint.cells.length > 0 && session.onlySolution !== undefined;
  return hint.kind === 'stuck' && hint.reveal !== null;
}

/** Does what the hint says; asks for one first if none is shown. */
export function doHint(before: Session, options: PlayOptions): Session {
  const session = before.hint ? before : askHint(before);
  const hint = session.hint?.hint;
  if (!hint || !canDoHint(session)) return { ...session, message: 'There is nothing to do by itself here.' };
  const { marks } = session.game;
  const wishes =
    hint.kind === 'mistake'
      ? hint.cells.map((cell) => ({ cell, mark: 0 }))
      : hint.kind === 'stuck'
        ? hint.reveal
          ? [{ cell: hint.reveal.cell, mark: hint.reveal.becomes }]
          : []
        : hint.kind === 'solved'
          ? []
          : hint.deduction.cells.map(({ cell, becomes }) => ({ cell, mark: becomes }));
  return withMove(session, paintMove(marks, wishes), options);
}

/** Shows what cannot stay: cells if the solution is known to be the only one, else lines. */
export function lookForMistakes(session: Session): Session {
  const { game, onlySolution } = session;
  if (onlySolution) {
    const cells = wrongCells(game.marks, onlySolution);
    const decided = game.marks.cells.filter((code) => isDecidedCode(code)).length;
    const message =
      cells.length === 0
        ? decided === 0
          ? 'Nothing is marked yet.'
          : decided === 1
            ? 'The one mark is right.'
            : `All ${decided} marks are right so far.`
        : `${cells.length} ${cells.length === 1 ? 'mark is' : 'marks are'} wrong.`;
    return { ...session, hint: null, mistakes: { cells: new Set(cells), lines: [] }, message };
  }
  const lines = wrongLines(boardStatus(game, 'strong'));
  const message =
    lines.length === 0
      ? 'Every line can still be completed.'
      : `${lines.length} ${lines.length === 1 ? 'line' : 'lines'} can no longer be completed.`;
  return { ...session, hint: null, mistakes: { cells: new Set(), lines }, message };
}
