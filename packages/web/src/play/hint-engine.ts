// What hints and checks need of core; loaded when the player first asks.

import type { CellIndex, LineRef, Picture, Puzzle } from '@nonokit/core';
import type { Game, MarkGrid } from '@nonokit/core/game';
import { boardStatus, wrongCells, wrongLines } from '@nonokit/core/game';
import type { Hint } from '@nonokit/core/hint';
import { nextHint } from '@nonokit/core/hint';
import { solveInBackground } from '../solver/worker-client.ts';

/** The next hint from the player's own board. */
export function findHint(puzzle: Puzzle, marks: MarkGrid, near: CellIndex, onlySolution: Picture | undefined): Hint {
  return nextHint(puzzle, marks, { near, ...(onlySolution && { onlySolution }) });
}

/** The solution, if it is proven to be the only one within a few seconds of work. */
export async function findOnlySolution(puzzle: Puzzle): Promise<Picture | undefined> {
  const result = await solveInBackground({ puzzle, maxSolutions: 2, classify: false, steps: 0, budget: 200_000_000 });
  return result.verdict === 'unique' ? result.solution : undefined;
}

/**
 * What is wrong on the board. With the only solution known, cells; without it a filled cell may belong to another
 * legal picture, so only lines that can no longer be completed are wrong.
 */
export function findMistakes(
  game: Game,
  onlySolution: Picture | null,
): { readonly cells: readonly CellIndex[]; readonly lines: readonly LineRef[] } {
  if (onlySolution) return { cells: wrongCells(game.marks, onlySolution), lines: [] };
  return { cells: [], lines: wrongLines(boardStatus(game, 'strong')) };
}
