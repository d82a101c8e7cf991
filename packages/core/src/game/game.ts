// A play session is a fold: Game + Move → Game. A Game is a value: no function here changes one.
//
//   const game = newGame(puzzle);
//   const next = applyMove(game, { kind: 'paint', changes: [{ from: UNKNOWN, to: filledCode(1), cells: [0, 1, 2] }] });
//
// A move copies the marks (one byte a cell) and shares everything else. The history is a linked list
// with the newest move first, so that a long game costs no more per move than a short one.

import type { CellIndex, Grid } from '../puzzle/grid.ts';
import { at, createGrid, mustAt } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { BlockRef, Move } from './move.ts';

/** A grid of mark codes (`puzzle/mark.ts`). Read it; whoever wants to change one copies it. */
export type MarkGrid = Grid;

/** Where a guess began: what to go back to when it is dropped. */
export interface GuessLayer {
  readonly marks: MarkGrid;
  readonly ticks: ReadonlySet<string>;
}

/** What the player has in front of them, without how it came about. */
export interface Position {
  readonly marks: MarkGrid;
  /** Open guess layers, the outermost first. */
  readonly layers: readonly GuessLayer[];
  /** Clue numbers ticked off by hand, as `tickKey` writes them. */
  readonly ticks: ReadonlySet<string>;
}

/** One link of the history. */
export interface HistoryLink {
  readonly move: Move;
  /** The position to go back to; `null` for a paint, which is its own inverse. */
  readonly before: Position | null;
  /** The next link: older ones in the past, later ones in the future. */
  readonly rest: HistoryLink | null;
  /** Links from here on, this one included. */
  readonly count: number;
}

/** A puzzle with everything a player did to it. */
export interface Game extends Position {
  readonly puzzle: Puzzle;
  /** Moves that led here, the newest first; `null` at the beginning. */
  readonly past: HistoryLink | null;
  /** Moves that were undone, the next to redo first. */
  readonly future: HistoryLink | null;
}

/** Begins a game: every cell unknown, nothing to undo. */
export function newGame(puzzle: Puzzle): Game {
  return {
    puzzle,
    marks: createGrid(puzzle.width, puzzle.height),
    layers: [],
    ticks: new Set(),
    past: null,
    future: null,
  };
}

/** The key of a clue number in `Game.ticks`. */
export function tickKey({ line, block }: BlockRef): string {
  return `${line.axis}${line.index}.${block}`;
}

/** True if the player ticked this clue number off. */
export function isTicked(game: Game, block: BlockRef): boolean {
  return game.ticks.has(tickKey(block));
}

/**
 * How tentative the mark of a cell is: 0 certain, 1 written in the outermost guess layer, and so on.
 * Views draw it lighter the deeper it is.
 */
export function guessDepth(game: Game, cell: CellIndex): number {
  const mark = at(game.marks.cells, cell);
  for (let depth = game.layers.length; depth > 0; depth -= 1) {
    if (at(mustAt(game.layers, depth - 1).marks.cells, cell) !== mark) return depth;
  }
  return 0;
}
