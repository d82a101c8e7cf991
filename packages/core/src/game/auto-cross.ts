// Crossing what is left of finished lines, as an option. The crosses join the move that finished the
// line, so that one undo takes back both.

import { at, columnOf, rowOf } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { cellOfLine, linesOf } from '../puzzle/line-ref.ts';
import { CROSSED, UNKNOWN } from '../puzzle/mark.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Game, MarkGrid } from './game.ts';
import { marksOfLine, runsOf } from './line-marks.ts';
import { runsMatch } from './line-status.ts';
import type { Move } from './move.ts';
import type { CellMark } from './paint.ts';
import { marksAfter, paintMove } from './paint.ts';

/** Adds to a paint the crosses of all lines through its cells that it finishes. Notes stay. */
export function withAutoCrosses(game: Game, move: Move): Move {
  if (move.kind !== 'paint') return move;
  const marks = marksAfter(game.marks, move);
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const change of move.changes) {
    for (const cell of change.cells) {
      rows.add(rowOf(marks, cell));
      columns.add(columnOf(marks, cell));
    }
  }
  const lines: readonly LineRef[] = [
    ...[...rows].map((index) => ({ axis: 'row', index }) as const),
    ...[...columns].map((index) => ({ axis: 'column', index }) as const),
  ];
  const crosses = paintMove(marks, crossesOf(game.puzzle, marks, lines));
  return crosses?.kind === 'paint' ? { kind: 'paint', changes: [...move.changes, ...crosses.changes] } : move;
}

/**
 * The move that crosses what is left of every finished line, empty ones included.
 *
 * @returns `undefined` if there is nothing to cross.
 */
export function crossFinishedLines(game: Game): Move | undefined {
  const { puzzle, marks } = game;
  return paintMove(marks, crossesOf(puzzle, marks, linesOf(marks)));
}

function* crossesOf(puzzle: Puzzle, marks: MarkGrid, lines: readonly LineRef[]): Generator<CellMark> {
  for (const line of lines) {
    const clue = at(line.axis === 'row' ? puzzle.rows : puzzle.columns, line.index);
    const own = marksOfLine(marks, line);
    if (!runsMatch(clue, runsOf(own))) continue;
    for (let i = 0; i < own.length; i += 1) {
      if (own[i] === UNKNOWN) yield { cell: cellOfLine(line, i, marks), mark: CROSSED };
    }
  }
}
