// What holds for every game, whatever a player does: the claims of `game/`, as a suite.
//
// - a game and a naive model that copies everything agree after every step,
// - undo ∘ apply is the identity, redo ∘ undo is the identity,
// - the moves as text, read back and made again, give the same game, wherever the player stands in them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from '../../src/game/apply-move.ts';
import type { Game } from '../../src/game/game.ts';
import { newGame } from '../../src/game/game.ts';
import { canRedo, canUndo, movesOf, redo, undo } from '../../src/game/history.ts';
import { decodeMove, encodeMove } from '../../src/game/move.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { unwrap } from '../../src/result.ts';
import type { Model, Player } from '../arbitraries/move.arb.ts';
import { boardOf, playArbitrary } from '../arbitraries/move.arb.ts';

/** Plays commands against a fresh model and gives the game that came out. */
export function playedGame(puzzle: Puzzle, commands: Iterable<fc.Command<Model, Player>>): Game {
  const player: Player = { game: newGame(puzzle) };
  fc.modelRun(() => ({ model: { now: boardOf(player.game), before: [], after: [] }, real: player }), commands);
  return player.game;
}

/** Runs the laws on one puzzle; `extra` are further claims about any game that play can reach. */
export function gameLaws(
  name: string,
  puzzle: Puzzle,
  extra: readonly { readonly name: string; readonly holds: (game: Game) => void }[] = [],
): void {
  const law = (claim: (game: Game) => void, numRuns = 150): void => {
    fc.assert(
      fc.property(playArbitrary(puzzle), (commands) => {
        claim(playedGame(puzzle, commands));
      }),
      { numRuns },
    );
  };

  describe(`laws of play: ${name}`, () => {
    test('a game agrees with the naive model at every step', () => {
      law(() => undefined, 400);
    });

    test('undo takes back exactly the newest move, and redo makes it again', () => {
      law((game) => {
        const back = undo(game);
        if (canUndo(game)) {
          const move = game.past?.move;
          expect(boardOf(redo(back))).toEqual(boardOf(game));
          if (move) expect(boardOf(unwrap(applyMove(back, move)))).toEqual(boardOf(game));
        }
        if (canRedo(game)) expect(boardOf(undo(redo(game)))).toEqual(boardOf(game));
      });
    });

    test('all the way back is an empty board', () => {
      law((game) => {
        let first = game;
        while (canUndo(first)) first = undo(first);
        expect(boardOf(first)).toEqual(boardOf(newGame(puzzle)));
      });
    });

    test('moves as text, made again, give the same game', () => {
      law((game) => {
        const { moves, made } = movesOf(game);
        let again = newGame(puzzle);
        for (const move of moves) {
          again = unwrap(applyMove(again, unwrap(decodeMove(encodeMove(move), puzzle.width * puzzle.height))));
        }
        for (let i = moves.length; i > made; i -= 1) again = undo(again);
        expect(boardOf(again)).toEqual(boardOf(game));
        expect(movesOf(again)).toEqual(movesOf(game));
      });
    });

    for (const { name: claim, holds } of extra) {
      test(claim, () => {
        law(holds);
      });
    }
  });
}
