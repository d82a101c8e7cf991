// A deduction: cells that follow, and why. What a technique finds and a hint offers.
//
//   row 2, clue 4:  ?????  →  ?###?   technique `overlap`, block 0,
//   "Row 2: block 1 (4) covers columns 2-4 wherever it stands."

import type { CellIndex } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import type { Explanation } from './explain.ts';

/** One cell that follows: the player's mark, and what it becomes (crossed or filled). */
export interface CellDeduction {
  readonly cell: CellIndex;
  readonly was: MarkCode;
  readonly becomes: MarkCode;
}

/** A block of a clue that the reason speaks of, counted from 0. */
export interface ClueRef {
  readonly line: LineRef;
  readonly block: number;
}

/** Cells decided, by which technique, and why. */
export interface Deduction {
  /** `Technique.id`. */
  readonly technique: string;
  /** The line to look at. */
  readonly line: LineRef;
  /** At least one; rising order. */
  readonly cells: readonly CellDeduction[];
  readonly blocks: readonly ClueRef[];
  readonly explanation: Explanation;
}
