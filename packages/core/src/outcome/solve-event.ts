// What an observer may see while a puzzle is being solved, instead of logging.

import type { CellIndex } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Solution } from './solve-result.ts';

/** `line`: one line gave news. `progress`: now and then. `solution`: one was found. */
export type SolveEvent =
  | {
      readonly kind: 'line';
      readonly line: LineRef;
      /** Cells that lost a candidate, with what is left (bit mask). */
      readonly cells: readonly { readonly cell: CellIndex; readonly candidates: number }[];
    }
  | {
      readonly kind: 'progress';
      readonly phase: 'lines' | 'probing' | 'search' | 'classify';
      readonly ticks: number;
      readonly decidedCells: number;
      readonly totalCells: number;
      readonly conflicts: number;
    }
  | { readonly kind: 'solution'; readonly solution: Solution; readonly index: number };

/** Receives events; must not call back into the solver. */
export type SolveObserver = (event: SolveEvent) => void;
