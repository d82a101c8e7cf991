// Unlimited undo and redo. Every move is one step, whatever it changed.

import { invariant } from '../invariant.ts';
import { unwrap } from '../result.ts';
import { applyMove, unpaint } from './apply-move.ts';
import type { Game, HistoryLink } from './game.ts';
import { newGame } from './game.ts';
import type { Move } from './move.ts';

/** True if there is a move to take back. */
export function canUndo(game: Game): boolean {
  return game.past !== null;
}

/** True if there is a move to make again. */
export function canRedo(game: Game): boolean {
  return game.future !== null;
}

/** Takes the newest move back; gives the same game if there is none. */
export function undo(game: Game): Game {
  const { past } = game;
  if (past === null) return game;
  const future = { ...past, rest: game.future, count: (game.future?.count ?? 0) + 1 };
  if (past.before !== null) return { puzzle: game.puzzle, ...past.before, past: past.rest, future };
  invariant(past.move.kind === 'paint', 'only a paint is its own inverse');
  const { puzzle, layers, ticks } = game;
  return { puzzle, marks: unpaint(game.marks, past.move.changes), layers, ticks, past: past.rest, future };
}

/** Makes the move again that was undone last; gives the same game if there is none. */
export function redo(game: Game): Game {
  const { future } = game;
  if (future === null) return game;
  return { ...unwrap(applyMove(game, future.move)), future: future.rest };
}

/** Begins again and forgets the history. (The move `reset` empties the board and can be undone.) */
export function restart(game: Game): Game {
  return newGame(game.puzzle);
}

/** All moves in the order in which they were made, undone ones included, and how many of them stand. */
export function movesOf(game: Game): { readonly moves: readonly Move[]; readonly made: number } {
  const past = linkedMoves(game.past).reverse();
  return { moves: [...past, ...linkedMoves(game.future)], made: past.length };
}

function linkedMoves(first: HistoryLink | null): Move[] {
  const moves: Move[] = [];
  for (let link = first; link !== null; link = link.rest) moves.push(link.move);
  return moves;
}
