import { puzzleOfRows, THREE_COLORS } from './game-notation.ts';
import { gameLaws } from './laws/game.laws.ts';

gameLaws('black and white 7x4', puzzleOfRows(['###.##.', '#.#....', '.......', '#.#.#.#']));
gameLaws('coloured 3x5', puzzleOfRows(['aab', '.b.', 'a.b', 'bbb', '..a'], THREE_COLORS));
gameLaws('one row', puzzleOfRows(['#.##.']));
