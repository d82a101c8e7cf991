// What the board points at: the line of a hint, then its cells; or mistakes.

import type { Session } from '../session/session.ts';
import type { Spotlight } from './draw-board.ts';
import { NO_SPOTLIGHT } from './draw-board.ts';

/** Reads the spotlight off a session. A hint's line is lit from the first stage, its cells at the last. */
export function spotlightOf(session: Session): Spotlight {
  if (session.mistakes) {
    return { lines: session.mistakes.lines, cells: new Set(), wrong: session.mistakes.cells };
  }
  if (!session.hint) return NO_SPOTLIGHT;
  const { hint, stage } = session.hint;
  const isLast = stage === hint.stages.length - 1;
  switch (hint.kind) {
    case 'mistake':
      return stage === 0
        ? NO_SPOTLIGHT
        : { lines: hint.lines, cells: new Set(), wrong: new Set(isLast ? hint.cells : []) };
    case 'step':
      return {
        lines: [hint.deduction.line],
        cells: new Set(isLast ? hint.deduction.cells.map(({ cell }) => cell) : []),
        wrong: new Set(),
      };
    case 'look-ahead': {
      const cells = new Set(isLast ? hint.deduction.cells.map(({ cell }) => cell) : []);
      return { lines: stage === 0 ? [] : [hint.deduction.line], cells, wrong: new Set() };
    }
    case 'stuck':
      return { lines: [], cells: new Set(hint.reveal && isLast ? [hint.reveal.cell] : []), wrong: new Set() };
    case 'solved':
      return NO_SPOTLIGHT;
  }
}
