import { expect } from 'vitest';
import type { Game } from '../src/game/game.ts';
import { movesOf } from '../src/game/history.ts';
import { parseSave, writeSave } from '../src/game/save.ts';
import { unwrap } from '../src/result.ts';
import { boardOf } from './arbitraries/move.arb.ts';
import { puzzleOfRows, THREE_COLORS } from './game-notation.ts';
import { gameLaws } from './laws/game.laws.ts';

const saves = [
  {
    name: 'replaying a save gives the live game, with its undo, redo and guess layers',
    holds: (game: Game) => {
      const text = writeSave({ game, activeMs: 1, hintsUsed: 0 });
      const again = unwrap(parseSave(text, game.puzzle)).game;
      expect(boardOf(again)).toEqual(boardOf(game));
      expect(movesOf(again)).toEqual(movesOf(game));
      expect(writeSave({ game: again, activeMs: 1, hintsUsed: 0 })).toBe(text);
    },
  },
];

gameLaws('black and white 7x4', puzzleOfRows(['###.##.', '#.#....', '.......', '#.#.#.#']), saves);
gameLaws('coloured 3x5', puzzleOfRows(['aab', '.b.', 'a.b', 'bbb', '..a'], THREE_COLORS), saves);
gameLaws('one row', puzzleOfRows(['#.##.']), saves);
