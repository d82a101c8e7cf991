// The feedback for a whole board, reused from move to move: only lines whose marks changed are judged again.
//
//   let status = boardStatus(game, 'weak');
//   status = boardStatus(nextGame, 'weak', status);   // a stroke in one row: that row and its columns

import type { Clue } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import type { Axis, LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { certainBlocks } from './clue-status.ts';
import type { Game, MarkGrid } from './game.ts';
import { marksOfLine } from './line-marks.ts';
import type { Feedback, LineStatus } from './line-status.ts';
import { lineStatus } from './line-status.ts';

/** What to show beside one line. */
export interface LineReport {
  readonly status: LineStatus;
  /** For each block: may its number be greyed? (Ticks by hand come on top: `isTicked`.) */
  readonly certain: readonly boolean[];
}

/** What to show beside all lines. */
export interface BoardStatus {
  readonly rows: readonly LineReport[];
  readonly columns: readonly LineReport[];
  /** True if the filled cells satisfy all clues; any legal filling does. */
  readonly solved: boolean;
  /** What it was computed from. */
  readonly puzzle: Puzzle;
  readonly marks: MarkGrid;
  readonly feedback: Feedback;
}

/** Judges every line; takes over from `previous` what did not change. */
export function boardStatus(game: Game, feedback: Feedback, previous?: BoardStatus): BoardStatus {
  const { puzzle, marks } = game;
  const usable = previous?.puzzle === puzzle && previous.feedback === feedback ? previous : undefined;
  if (usable?.marks === marks) return usable;
  const changed = usable && changedLines(usable.marks, marks);
  const reports = (axis: Axis, clues: readonly Clue[], old: readonly LineReport[] | undefined): readonly LineReport[] =>
    clues.map((clue, index) => {
      const report = old?.[index];
      if (report && changed && at(changed[axis], index) === 0) return report;
      const own = marksOfLine(marks, { axis, index });
      return { status: lineStatus(clue, own, feedback), certain: certainBlocks(clue, own) };
    });
  const rows = reports('row', puzzle.rows, usable?.rows);
  const columns = reports('column', puzzle.columns, usable?.columns);
  const solved = [...rows, ...columns].every(isMatched);
  return { rows, columns, solved, puzzle, marks, feedback };
}

/** The report of one line. */
export function reportOf(status: BoardStatus, line: LineRef): LineReport {
  return at(line.axis === 'row' ? status.rows : status.columns, line.index);
}

/** Lines that are wrong, rows first, as strictly as the status was asked for. */
export function wrongLines(status: BoardStatus): readonly LineRef[] {
  const wrong = (axis: Axis, reports: readonly LineReport[]): readonly LineRef[] =>
    reports.flatMap((report, index) => (report.status === 'wrong' ? [{ axis, index }] : []));
  return [...wrong('row', status.rows), ...wrong('column', status.columns)];
}

/** True if the runs of the line are those of its clue. */
export function isMatched(report: LineReport): boolean {
  return report.status === 'matched' || report.status === 'done';
}

/** Which rows and columns differ between two boards: 1 for those that do. */
function changedLines(before: MarkGrid, after: MarkGrid): Readonly<Record<Axis, Uint8Array>> {
  const changed = { row: new Uint8Array(after.height), column: new Uint8Array(after.width) };
  for (let row = 0, cell = 0; row < after.height; row += 1) {
    for (let column = 0; column < after.width; column += 1, cell += 1) {
      if (before.cells[cell] === after.cells[cell]) continue;
      changed.row[row] = 1;
      changed.column[column] = 1;
    }
  }
  return changed;
}
