// Probing: try each candidate of a cell, look what follows from lines alone, undo, and keep
//
// - the opposite of a candidate that leads to a contradiction,
// - whatever follows from all candidates that do not.
//
//   a cell of two: filled → … cell 9 is background …     background → … cell 9 is background …
//                  so cell 9 is background
//
// One candidate at a time, to a fixpoint: this is what `lookahead` means in the ladder of classes (classify.ts). The
// fixpoint does not depend on the order of cells, because each step is monotone.

import type { SolveStats } from '../outcome/stats.ts';
import { at } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import type { Literal } from './literal.ts';
import { hasColor } from './literal.ts';
import type { Propagator } from './propagate.ts';
import { FIXPOINT, PAUSED } from './propagate.ts';
import { NO_REASON } from './trail.ts';

/** Propagates, yielding whenever the budget ends. */
export function* propagateAll(propagator: Propagator): Generator<void, number> {
  for (;;) {
    const conflict = propagator.run();
    if (conflict !== PAUSED) return conflict;
    yield;
  }
}

/**
 * Probes all open cells of a propagated board until nothing changes.
 *
 * Yields whenever the budget ends. @returns false if the board is contradictory.
 */
export function* probeToFixpoint(board: Board, propagator: Propagator, stats: SolveStats): Generator<void, boolean> {
  const { cellCount } = board.compiled;
  const agreed = new Int32Array(2 * board.compiled.varCount); // by literal: in how many branches it followed
  let sinceNews = 0;
  for (let cell = 0; board.openCells > 0 && sinceNews < cellCount; cell = (cell + 1) % cellCount) {
    sinceNews += 1;
    const candidates = at(board.candidates, cell);
    if ((candidates & (candidates - 1)) === 0) continue;
    const news = yield* probeCell(board, propagator, cell, agreed);
    stats.probes += 1;
    if (news === undefined) return false;
    if (news) sinceNews = 0;
  }
  return true;
}

/** Probes one open cell. Says whether anything was learnt; `undefined` for a contradiction. */
function* probeCell(
  board: Board,
  propagator: Propagator,
  cell: number,
  agreed: Int32Array,
): Generator<void, boolean | undefined> {
  const { trail, compiled } = board;
  const failed: Literal[] = [];
  const followed: Literal[] = []; // what followed in the first branch that did not fail
  let branches = 0;
  for (let color = 0; color < compiled.colorCount; color += 1) {
    if (((at(board.candidates, cell) >>> color) & 1) === 0) continue;
    const literal = hasColor(cell, color, compiled.colorCount);
    board.decide(literal);
    const conflict = yield* propagateAll(propagator);
    if (conflict !== FIXPOINT) {
      failed.push(literal ^ 1);
    } else {
      branches += 1;
      for (let i = trail.startOf(1); i < trail.length; i += 1) {
        const consequence = at(trail.literals, i);
        if (branches === 1) {
          followed.push(consequence);
          agreed[consequence] = 1;
        } else if (at(agreed, consequence) === branches - 1) {
          agreed[consequence] = branches;
        }
      }
    }
    board.undoTo(0);
  }
  const learnt = failed.concat(followed.filter((literal) => at(agreed, literal) === branches));
  for (const literal of followed) agreed[literal] = 0;
  if (branches === 0) return undefined;
  let news = false;
  for (const literal of learnt) {
    if (trail.values[literal] !== 0) continue;
    board.narrow(literal, NO_REASON);
    news = true;
  }
  return (yield* propagateAll(propagator)) === FIXPOINT ? news : undefined;
}
