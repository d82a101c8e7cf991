// A session is a game with everything around it that one front end needs: cursor, colour, a stroke on
// its way, the hint being shown. A value, changed only by the functions of this folder:
//
//   key ──▶ command ──▶ playCommand(session, command)  ─┐
//   mouse ─▶ target ──▶ pressAt / dragTo / release      ├─▶ Session ─▶ screen
//   clock ─▶ addActiveTime                             ─┘

import type { CellIndex, ColorId, MarkCode, Picture, Puzzle } from '@nonokit/core';
import { cellAt, MAYBE, UNKNOWN } from '@nonokit/core';
import type { BoardStatus, Feedback, Game, MarkGrid, Move, Stroke } from '@nonokit/core/game';
import { applyMove, boardStatus, marksAfter, newGame, strokeMove } from '@nonokit/core/game';
import type { Hint } from '@nonokit/core/hint';
import type { Place } from '../board/layout.ts';

/** Choices of the player that change what a command does. */
export interface PlayOptions {
  readonly feedback: Feedback;
  readonly autoCross: boolean;
}

/** What the last stroke did, to be repeated while moving. */
export interface LastPaint {
  readonly from: readonly MarkCode[] | null;
  readonly to: MarkCode;
}

/** A stroke that a key began; it is made at once, and made again when it grows. */
export interface KeyStroke {
  readonly base: Game;
  readonly stroke: Stroke;
}

/** The hint being shown, and how much of it. */
export interface ShownHint {
  readonly hint: Hint;
  /** Index into its stages. */
  readonly stage: number;
}

/** What "look for mistakes" found. */
export interface ShownMistakes {
  readonly cells: ReadonlySet<CellIndex>;
  readonly lines: readonly { readonly axis: 'row' | 'column'; readonly index: number }[];
}

/** One puzzle being played. */
export interface Session {
  readonly puzzle: Puzzle;
  /** The solution, if it is proven that there is no other. */
  readonly onlySolution: Picture | undefined;
  readonly game: Game;
  readonly status: BoardStatus;
  readonly cursor: Place;
  readonly color: ColorId;
  readonly lastPaint: LastPaint;
  readonly paintLock: boolean;
  /** A stroke of the mouse that is not made yet. */
  readonly stroke: Stroke | null;
  readonly keyStroke: KeyStroke | null;
  readonly hint: ShownHint | null;
  readonly hintsUsed: number;
  readonly mistakes: ShownMistakes | null;
  /** One line for the player, gone with the next command. */
  readonly message: string | null;
  readonly activeMs: number;
}

/** What a session begins with. */
export interface SessionStart {
  readonly puzzle: Puzzle;
  readonly onlySolution?: Picture | undefined;
  readonly game?: Game;
  readonly activeMs?: number;
  readonly hintsUsed?: number;
}

/** Begins or resumes. The cursor stands at the first cell. */
export function openSession(start: SessionStart, options: PlayOptions): Session {
  const { puzzle, onlySolution, game = newGame(puzzle), activeMs = 0, hintsUsed = 0 } = start;
  return {
    puzzle,
    onlySolution,
    game,
    status: boardStatus(game, options.feedback),
    cursor: { row: 0, column: 0 },
    color: 1,
    lastPaint: { from: [UNKNOWN, MAYBE], to: MAYBE + 1 },
    paintLock: false,
    stroke: null,
    keyStroke: null,
    hint: null,
    hintsUsed,
    mistakes: null,
    message: null,
    activeMs,
  };
}

/** The cell under the cursor. */
export function cursorCell(session: Session): CellIndex {
  return cellAt(session.puzzle, session.cursor.row, session.cursor.column);
}

/** The marks to draw: a stroke on its way is shown as if it were made. */
export function shownMarks(session: Session, options: PlayOptions): MarkGrid {
  if (!session.stroke) return session.game.marks;
  return marksAfter(session.game.marks, strokeMove(session.game, session.stroke, { autoCross: options.autoCross }));
}

/** Goes on with another game: after a move, undo, redo. What was pointed at is no longer true. */
export function withGame(session: Session, game: Game, options: PlayOptions): Session {
  if (game === session.game) return session;
  const status = boardStatus(game, options.feedback, session.status);
  return { ...session, game, status, stroke: null, keyStroke: null, hint: null, mistakes: null };
}

/** Makes a move that is known to fit; one that does not leaves a message. */
export function withMove(session: Session, move: Move | undefined, options: PlayOptions): Session {
  if (!move) return session;
  const made = applyMove(session.game, move);
  if (!made.ok) return { ...session, message: made.error[0]?.message ?? null };
  return withGame(session, made.value, options);
}

/** Judges the lines again, after the player chose another strength of feedback. */
export function withOptions(session: Session, options: PlayOptions): Session {
  return { ...session, status: boardStatus(session.game, options.feedback, session.status) };
}

/** Adds time during which the player was there. */
export function addActiveTime(session: Session, milliseconds: number): Session {
  return { ...session, activeMs: session.activeMs + milliseconds };
}

/** True if there is anything to lose by forgetting this session. */
export function isBegun(session: Session): boolean {
  return session.game.past !== null || session.game.future !== null;
}

/** Cells of each colour that the clues ask for and that are not filled yet; index 0 is not used. */
export function cellsLeft(session: Session): readonly number[] {
  const left = session.puzzle.palette.map(() => 0);
  for (const clue of session.puzzle.rows) {
    for (const block of clue) left[block.color] = (left[block.color] ?? 0) + block.length;
  }
  session.game.marks.cells.forEach((code) => {
    if (code > MAYBE) left[code - MAYBE] = (left[code - MAYBE] ?? 0) - 1;
  });
  return left;
}
