// What a player may do next, as fast-check commands that drive a game and a naive model side by side.
//
// The model keeps whole copies: a list of boards to go back to, a list to go forward to, and plain arrays.
// It knows nothing of changes, links or sharing, so that agreement means something.

import fc from 'fast-check';
import { applyMove } from '../../src/game/apply-move.ts';
import type { Game } from '../../src/game/game.ts';
import { tickKey } from '../../src/game/game.ts';
import { redo, undo } from '../../src/game/history.ts';
import type { Move } from '../../src/game/move.ts';
import { paintMove } from '../../src/game/paint.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { unwrap } from '../../src/result.ts';

/** One board of the model. */
export interface ModelBoard {
  readonly marks: readonly number[];
  readonly ticks: readonly string[];
  readonly layers: readonly { readonly marks: readonly number[]; readonly ticks: readonly string[] }[];
}

/** The model: the board now, and copies of all boards before and after. */
export interface Model {
  now: ModelBoard;
  before: ModelBoard[];
  after: ModelBoard[];
}

/** The system under test: a variable that holds a game. */
export interface Player {
  game: Game;
}

type PlayCommand = fc.Command<Model, Player>;

/** The model's view of a game. */
export function boardOf(game: Game): ModelBoard {
  return {
    marks: [...game.marks.cells],
    ticks: [...game.ticks].sort(),
    layers: game.layers.map((layer) => ({ marks: [...layer.marks.cells], ticks: [...layer.ticks].sort() })),
  };
}

class MakeMove implements PlayCommand {
  readonly #name: string;
  readonly #fits: (model: ModelBoard) => boolean;
  readonly #expected: (model: ModelBoard) => ModelBoard;
  readonly #move: (game: Game) => Move | undefined;

  constructor(
    name: string,
    fits: (model: ModelBoard) => boolean,
    expected: (model: ModelBoard) => ModelBoard,
    move: (game: Game) => Move | undefined,
  ) {
    this.#name = name;
    this.#fits = fits;
    this.#expected = expected;
    this.#move = move;
  }

  check(model: Readonly<Model>): boolean {
    return this.#fits(model.now);
  }

  run(model: Model, player: Player): void {
    const move = this.#move(player.game);
    if (move === undefined) return;
    player.game = unwrap(applyMove(player.game, move));
    model.before.push(model.now);
    model.after = [];
    model.now = this.#expected(model.now);
    agree(model, player);
  }

  toString(): string {
    return this.#name;
  }
}

class Walk implements PlayCommand {
  readonly #back: boolean;

  constructor(back: boolean) {
    this.#back = back;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, player: Player): void {
    player.game = this.#back ? undo(player.game) : redo(player.game);
    const [from, to] = this.#back ? [model.before, model.after] : [model.after, model.before];
    const next = from.pop();
    if (next !== undefined) {
      to.push(model.now);
      model.now = next;
    }
    agree(model, player);
  }

  toString(): string {
    return this.#back ? 'undo' : 'redo';
  }
}

function agree(model: Model, player: Player): void {
  const found = JSON.stringify(boardOf(player.game));
  const expected = JSON.stringify(model.now);
  if (found !== expected) throw new Error(`the game holds\n${found}\nthe model holds\n${expected}`);
}

const always = (): boolean => true;
const guessing = (model: ModelBoard): boolean => model.layers.length > 0;

/** Sequences of everything a player can do. */
export function playArbitrary(puzzle: Puzzle, maxCommands = 60): fc.Arbitrary<Iterable<PlayCommand>> {
  const cellCount = puzzle.width * puzzle.height;
  const cell = fc.nat({ max: cellCount - 1 });
  const mark = fc.nat({ max: 1 + puzzle.palette.length });
  const paint = fc.tuple(fc.uniqueArray(cell, { minLength: 1, maxLength: 8 }), mark).map(
    ([cells, code]) =>
      new MakeMove(
        `paint ${cells} with ${code}`,
        always,
        (model) => ({ ...model, marks: model.marks.map((old, i) => (cells.includes(i) ? code : old)) }),
        (game) =>
          paintMove(
            game.marks,
            cells.map((painted) => ({ cell: painted, mark: code })),
          ),
      ),
  );
  const blocks = [
    ...puzzle.rows.flatMap((clue, index) => clue.map((_, block) => ({ line: { axis: 'row', index }, block }) as const)),
    ...puzzle.columns.flatMap((clue, index) =>
      clue.map((_, block) => ({ line: { axis: 'column', index }, block }) as const),
    ),
  ];
  const tick = fc.constantFrom(...blocks).map((block) => {
    const key = tickKey(block);
    return new MakeMove(
      `tick ${key}`,
      always,
      (model) => ({
        ...model,
        ticks: model.ticks.includes(key) ? model.ticks.filter((old) => old !== key) : [...model.ticks, key].sort(),
      }),
      () => ({ kind: 'tick', ...block }),
    );
  });
  const others = fc.constantFrom<PlayCommand>(
    new MakeMove(
      'reset',
      always,
      () => ({ marks: new Array(cellCount).fill(0), ticks: [], layers: [] }),
      () => ({ kind: 'reset' }),
    ),
    new MakeMove(
      'guess',
      always,
      (model) => ({ ...model, layers: [...model.layers, { marks: model.marks, ticks: model.ticks }] }),
      () => ({ kind: 'guess-start' }),
    ),
    new MakeMove(
      'accept',
      guessing,
      (model) => ({ ...model, layers: model.layers.slice(0, -1) }),
      () => ({ kind: 'guess-accept' }),
    ),
    new MakeMove(
      'drop',
      guessing,
      (model) => ({ ...(model.layers.at(-1) ?? model), layers: model.layers.slice(0, -1) }),
      () => ({ kind: 'guess-drop' }),
    ),
    new Walk(true),
    new Walk(false),
    new Walk(true),
  );
  return fc.commands([paint, paint, tick, others, others], { maxCommands, size: 'max' });
}
