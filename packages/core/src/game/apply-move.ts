// The one way forward: (game, move) → game, or why the move does not fit.

import { assertNever } from '../invariant.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import { at, createGrid } from '../puzzle/grid.ts';
import { lineName } from '../puzzle/line-ref.ts';
import { colorOfCode, MAYBE } from '../puzzle/mark.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Game, MarkGrid, Position } from './game.ts';
import { tickKey } from './game.ts';
import { markText } from './mark-text.ts';
import type { Change, Move } from './move.ts';

/**
 * Makes a move. What was undone before can no longer be redone.
 *
 * @returns a `bad-move` Problem if the move does not fit the game: a cell outside the board or with
 *   another mark than the move says, a colour or a block that does not exist, no guess to end.
 */
export function applyMove(game: Game, move: Move): Result<Game> {
  const position = positionAfter(game, game.puzzle, move);
  if (!position.ok) return err([position.error]);
  const { marks, layers, ticks } = position.value;
  const before = move.kind === 'paint' ? null : { marks: game.marks, layers: game.layers, ticks: game.ticks };
  const past = { move, before, rest: game.past, count: (game.past?.count ?? 0) + 1 };
  return ok({ puzzle: game.puzzle, marks, layers, ticks, past, future: null });
}

/** The position that a move leads to. */
function positionAfter(position: Position, puzzle: Puzzle, move: Move): Result<Position, Problem> {
  const { marks, layers, ticks } = position;
  switch (move.kind) {
    case 'paint': {
      const painted = paint(marks, puzzle, move.changes);
      return painted.ok ? ok({ marks: painted.value, layers, ticks }) : painted;
    }
    case 'tick': {
      const clues = move.line.axis === 'row' ? puzzle.rows : puzzle.columns;
      if (clues[move.line.index]?.[move.block] === undefined) {
        return err(problem('bad-move', `${lineName(move.line)} has no block ${move.block + 1} to tick`));
      }
      const changed = new Set(ticks);
      const key = tickKey(move);
      if (!changed.delete(key)) changed.add(key);
      return ok({ marks, layers, ticks: changed });
    }
    case 'reset':
      return ok({ marks: createGrid(marks.width, marks.height), layers: [], ticks: new Set() });
    case 'guess-start':
      return ok({ marks, layers: [...layers, { marks, ticks }], ticks });
    case 'guess-accept':
      if (layers.length === 0) return err(problem('bad-move', 'there is no guess to accept'));
      return ok({ marks, layers: layers.slice(0, -1), ticks });
    case 'guess-drop': {
      const layer = layers.at(-1);
      if (layer === undefined) return err(problem('bad-move', 'there is no guess to drop'));
      return ok({ marks: layer.marks, layers: layers.slice(0, -1), ticks: layer.ticks });
    }
    default:
      return assertNever(move);
  }
}

function paint(marks: MarkGrid, puzzle: Puzzle, changes: readonly Change[]): Result<MarkGrid, Problem> {
  if (changes.every((change) => change.cells.length === 0)) {
    return err(problem('bad-move', 'the stroke changes no cell'));
  }
  const lastCode = MAYBE + puzzle.palette.length - 1;
  const cells = marks.cells.slice();
  for (const { from, to, cells: painted } of changes) {
    if (to > lastCode) {
      return err(problem('bad-move', `the stroke paints colour ${colorOfCode(to)}, the puzzle has no such colour`));
    }
    if (from === to) return err(problem('bad-move', `the stroke turns ${markText(from)} into itself`));
    for (const cell of painted) {
      if (cells[cell] !== from) return err(unexpected(marks, cell, cells[cell], markText(from)));
      cells[cell] = to;
    }
  }
  return ok({ width: marks.width, height: marks.height, cells });
}

function unexpected(marks: MarkGrid, cell: number, found: number | undefined, expected: string): Problem {
  if (found === undefined)
    return problem('bad-move', `cell ${cell} is outside the ${marks.width}x${marks.height} board`);
  const place = `row ${Math.floor(cell / marks.width) + 1}, column ${(cell % marks.width) + 1}`;
  return problem('bad-move', `${place} holds ${markText(found)}, the stroke expects ${expected}`);
}

/** Takes a paint back: what each change made, becomes again what it was. */
export function unpaint(marks: MarkGrid, changes: readonly Change[]): MarkGrid {
  const cells = marks.cells.slice();
  for (let i = changes.length - 1; i >= 0; i -= 1) {
    const { from, cells: painted } = at(changes, i);
    for (const cell of painted) cells[cell] = from;
  }
  return { width: marks.width, height: marks.height, cells };
}
