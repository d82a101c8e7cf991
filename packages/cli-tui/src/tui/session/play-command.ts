// What each key of the board does. Pure: (session, command, options) → session.

import type { LineRef, MarkCode } from '@nonokit/core';
import { at, CROSSED, filledCode, isBlackAndWhite, isDecidedCode, MAYBE, UNKNOWN } from '@nonokit/core';
import type { Move } from '@nonokit/core/game';
import {
  beginStroke,
  canRedo,
  canUndo,
  extendStroke,
  paintMove,
  redo,
  reportOf,
  strokeMove,
  tickKey,
  undo,
  withAutoCrosses,
} from '@nonokit/core/game';
import type { CommandId } from '../keys/commands.ts';
import { askHint, doHint, lookForMistakes } from './hinting.ts';
import type { PlayOptions, Session } from './session.ts';
import { cursorCell, withGame, withMove } from './session.ts';

/** Rows that a page is. */
const PAGE = 5;

type Direction = 'up' | 'down' | 'left' | 'right';
const STEPS: Readonly<Record<Direction, readonly [down: number, across: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Obeys a command; gives the same session if the command is none of the board's. */
export function playCommand(before: Session, command: CommandId, options: PlayOptions): Session {
  const session = before.message === null ? before : { ...before, message: null };
  const direction = /^(move|paint|next-open)-(up|down|left|right)$/.exec(command);
  if (direction) {
    const way = direction[2] as Direction;
    if (direction[1] === 'next-open') return nextOpen(session, way);
    return direction[1] === 'paint' || session.paintLock ? paintStep(session, way, options) : step(session, way);
  }
  const color = /^color-([1-9])$/.exec(command);
  if (color) return pickColor(session, Number(color[1]));
  const { puzzle, cursor } = session;
  switch (command) {
    case 'row-start':
      return moveTo(session, cursor.row, 0);
    case 'row-end':
      return moveTo(session, cursor.row, puzzle.width - 1);
    case 'first-row':
      return moveTo(session, 0, cursor.column);
    case 'last-row':
      return moveTo(session, puzzle.height - 1, cursor.column);
    case 'page-up':
      return moveTo(session, cursor.row - PAGE, cursor.column);
    case 'page-down':
      return moveTo(session, cursor.row + PAGE, cursor.column);
    case 'fill':
      return toggle(session, filledCode(session.color), options);
    case 'cross':
      return toggle(session, CROSSED, options);
    case 'maybe':
      return toggle(session, MAYBE, options);
    case 'clear':
      return toggle(session, UNKNOWN, options);
    case 'cycle':
      return cycle(session, options);
    case 'paint-lock':
      return { ...session, paintLock: !session.paintLock, keyStroke: null };
    case 'next-color':
      return pickColor(session, (session.color % (puzzle.palette.length - 1)) + 1);
    case 'previous-color':
      return pickColor(session, session.color > 1 ? session.color - 1 : puzzle.palette.length - 1);
    default:
      return think(session, command, options);
  }
}

function think(session: Session, command: CommandId, options: PlayOptions): Session {
  const { game } = session;
  switch (command) {
    case 'guess-start':
      return { ...withMove(session, { kind: 'guess-start' }, options), message: 'A guess begins.' };
    case 'guess-accept':
      return withMove(session, { kind: 'guess-accept' }, options);
    case 'escape':
      return letGo(session, options);
    case 'tick-row':
      return tickNext(session, { axis: 'row', index: session.cursor.row }, options);
    case 'tick-column':
      return tickNext(session, { axis: 'column', index: session.cursor.column }, options);
    case 'undo':
      return canUndo(game) ? withGame(session, undo(game), options) : { ...session, message: 'Nothing to undo.' };
    case 'redo':
      return canRedo(game) ? withGame(session, redo(game), options) : { ...session, message: 'Nothing to redo.' };
    case 'reset':
      return { ...withMove(session, { kind: 'reset' }, options), message: 'Emptied. Undo brings it back.' };
    case 'hint':
      return askHint(session);
    case 'apply-hint':
      return doHint(session, options);
    case 'check-errors':
      return lookForMistakes(session);
    default:
      return session;
  }
}

/** Ticks the first number of a line that is neither ticked nor certain: what a click on it does, for keys. */
function tickNext(session: Session, line: LineRef, options: PlayOptions): Session {
  const { puzzle, game, status } = session;
  const clue = (line.axis === 'row' ? puzzle.rows : puzzle.columns)[line.index] ?? [];
  const { certain } = reportOf(status, line);
  const block = clue.findIndex((_, i) => certain[i] !== true && !game.ticks.has(tickKey({ line, block: i })));
  if (block < 0) return { ...session, message: `Every number of ${line.axis} ${line.index + 1} is done.` };
  return withMove(session, { kind: 'tick', line, block }, options);
}

/** Escape: what is open closes first, then the innermost guess is dropped. */
function letGo(session: Session, options: PlayOptions): Session {
  if (session.stroke) return { ...session, stroke: null };
  if (session.hint || session.mistakes) return { ...session, hint: null, mistakes: null };
  if (session.paintLock) return { ...session, paintLock: false, keyStroke: null };
  if (session.game.layers.length === 0) return session;
  return { ...withMove(session, { kind: 'guess-drop' }, options), message: 'Guess dropped.' };
}

function moveTo(session: Session, row: number, column: number): Session {
  const { width, height } = session.puzzle;
  const inside = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  const cursor = { row: inside(row, height), column: inside(column, width) };
  return { ...session, cursor, keyStroke: null };
}

function step(session: Session, way: Direction): Session {
  const [down, across] = STEPS[way];
  return moveTo(session, session.cursor.row + down, session.cursor.column + across);
}

function nextOpen(session: Session, way: Direction): Session {
  const [down, across] = STEPS[way];
  const { width, height } = session.puzzle;
  let { row, column } = session.cursor;
  for (;;) {
    row += down;
    column += across;
    if (row < 0 || column < 0 || row >= height || column >= width) return step(session, way);
    const mark = at(session.game.marks.cells, row * width + column);
    if (!isDecidedCode(mark)) return moveTo(session, row, column);
  }
}

function toggle(session: Session, mark: MarkCode, options: PlayOptions): Session {
  // One deliberate press may replace what is there; only strokes protect it.
  const stroke = beginStroke(session.game.marks, cursorCell(session), { mark, overwrite: 'like-first' });
  const move = strokeMove(session.game, stroke, { autoCross: options.autoCross });
  return { ...withMove(session, move, options), lastPaint: { from: stroke.from, to: stroke.to } };
}

function cycle(session: Session, options: PlayOptions): Session {
  const cell = cursorCell(session);
  const mark = at(session.game.marks.cells, cell);
  const next = mark > MAYBE ? CROSSED : mark === CROSSED ? UNKNOWN : filledCode(session.color);
  const plain = paintMove(session.game.marks, [{ cell, mark: next }]);
  const move: Move | undefined =
    plain && options.autoCross && next > MAYBE ? withAutoCrosses(session.game, plain) : plain;
  return { ...withMove(session, move, options), lastPaint: { from: [UNKNOWN, MAYBE], to: next } };
}

/** Moves and paints: one stroke, and so one undo step, until another command comes. */
function paintStep(session: Session, way: Direction, options: PlayOptions): Session {
  const { from, to } = session.lastPaint;
  const moved = step(session, way);
  const cell = cursorCell(moved);
  const begun =
    session.keyStroke ??
    ({
      base: session.game,
      stroke: {
        ...beginStroke(session.game.marks, cursorCell(session), { mark: to, axisLock: false }),
        from: to === UNKNOWN ? from : [UNKNOWN, MAYBE],
        to,
        erases: to === UNKNOWN,
      },
    } as const);
  const stroke = extendStroke(begun.stroke, cell);
  const move = strokeMove(begun.base, stroke, { autoCross: options.autoCross });
  const painted = withMove({ ...moved, game: begun.base }, move, options);
  // Without a change the base is the game that stands.
  const shown = move ? painted : { ...moved, game: session.game };
  return { ...shown, keyStroke: { base: begun.base, stroke } };
}

function pickColor(session: Session, color: number): Session {
  const { palette } = session.puzzle;
  if (isBlackAndWhite(palette)) return session;
  if (color >= palette.length) return { ...session, message: `This puzzle has ${palette.length - 1} colours.` };
  return { ...session, color, lastPaint: { from: [UNKNOWN, MAYBE], to: filledCode(color) }, keyStroke: null };
}
