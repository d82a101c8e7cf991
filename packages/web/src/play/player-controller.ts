// A game in the making, without a page: what strokes, undo, guesses and ticks do, and what changed by
// them. The page draws the delta.
//
// A stroke is a preview until the pointer goes up; then it is one move. So a second finger, a lost pointer or a page
// that vetoes leaves nothing behind.

import type { CellIndex, LineRef, Puzzle } from '@nonokit/core';
import { UNKNOWN } from '@nonokit/core';
import type {
  BlockRef,
  BoardStatus,
  Feedback,
  Game,
  LineReport,
  Move,
  Stroke,
  StrokeOptions,
} from '@nonokit/core/game';
import {
  applyMove,
  beginStroke,
  boardStatus,
  crossFinishedLines,
  extendStroke,
  guessDepth,
  isMatched,
  newGame,
  paintMove,
  progressOf,
  redo,
  strokeMove,
  undo,
} from '@nonokit/core/game';

/** What the options say about playing. */
export interface PlaySettings {
  readonly feedback: Feedback;
  readonly autoCross: boolean;
}

/** What is different after something happened. */
export interface Delta {
  readonly cells: readonly CellIndex[];
  readonly lines: readonly LineRef[];
  /** Lines that are now as their clue asks, and lines that now contradict it; only after a move. */
  readonly completed: readonly LineRef[];
  readonly broken: readonly LineRef[];
  /** True when this made the last clue fit. */
  readonly solved: boolean;
  /** The move that was made; absent for a preview. */
  readonly move?: Move;
}

/** Runs one game. */
export class PlayerController {
  readonly puzzle: Puzzle;
  #settings: PlaySettings;
  #game: Game;
  #status: BoardStatus;
  #preview: Game | undefined;
  #stroke: Stroke | undefined;
  #trail: { readonly cells: CellIndex[]; readonly mark: number } | undefined;
  #tentative: Uint8Array;
  /** Hears of every change. */
  onChange: (delta: Delta) => void = () => {};
  /** Asked before a move counts; false drops it. */
  mayMove: (move: Move, progress: number) => boolean = () => true;

  constructor(puzzle: Puzzle, settings: PlaySettings, game: Game = newGame(puzzle)) {
    this.puzzle = puzzle;
    this.#settings = settings;
    this.#game = game;
    if (settings.autoCross && game.past === null && game.future === null) this.#game = withEmptyLinesCrossed(game);
    this.#status = boardStatus(this.#game, settings.feedback);
    this.#tentative = new Uint8Array(puzzle.width * puzzle.height);
    this.#readGuesses();
  }

  get game(): Game {
    return this.#game;
  }

  /** The marks to draw, a stroke on its way included. */
  get marks(): Uint8Array {
    return this.#shown.marks.cells;
  }

  get tentative(): Uint8Array {
    return this.#tentative;
  }

  get status(): BoardStatus {
    return this.#status;
  }

  get isSolved(): boolean {
    return this.#preview === undefined && this.#status.solved;
  }

  get progress(): number {
    return progressOf(this.#status).share;
  }

  get moveCount(): number {
    return this.#game.past?.count ?? 0;
  }

  get guessCount(): number {
    return this.#game.layers.length;
  }

  /** How many cells the stroke on its way covers; 0 without one. */
  get strokeLength(): number {
    return this.#stroke?.cells.length ?? this.#trail?.cells.length ?? 0;
  }

  get #shown(): Game {
    return this.#preview ?? this.#game;
  }

  /** Begins a stroke; it shows at once. */
  begin(cell: CellIndex, options: StrokeOptions): void {
    this.cancel();
    this.#stroke = beginStroke(this.#game.marks, cell, options);
    this.#previewStroke();
  }

  /** Moves the end of the stroke. */
  extend(cell: CellIndex): void {
    if (!this.#stroke) return;
    const next = extendStroke(this.#stroke, cell);
    if (next === this.#stroke) return;
    this.#stroke = next;
    this.#previewStroke();
  }

  /** Paints along the way of the keyboard: every cell of it gets the mark, other marks are protected. */
  trail(cells: readonly CellIndex[], mark: number): void {
    if (this.#stroke) return;
    this.#trail ??= { cells: [], mark };
    this.#trail.cells.push(...cells);
    this.#show(this.#after(this.#trailMove()));
  }

  /** Makes the stroke a move; false if it changed nothing or was vetoed. */
  commit(): boolean {
    const move = this.#stroke
      ? strokeMove(this.#game, this.#stroke, { autoCross: this.#settings.autoCross })
      : this.#trailMove();
    this.#stroke = undefined;
    this.#trail = undefined;
    if (move) return this.play(move);
    this.#show(undefined);
    return false;
  }

  /** Forgets the stroke. */
  cancel(): void {
    if (!this.#stroke && !this.#trail) return;
    this.#stroke = undefined;
    this.#trail = undefined;
    this.#show(undefined);
  }

  /** Makes a move; false if it does not fit or was vetoed. */
  play(move: Move): boolean {
    const next = applyMove(this.#game, move);
    if (!next.ok) {
      this.#show(undefined);
      return false;
    }
    const status = boardStatus(next.value, this.#settings.feedback, this.#status);
    if (!this.mayMove(move, progressOf(status).share)) {
      this.#show(undefined);
      return false;
    }
    this.#become(next.value, move);
    return true;
  }

  undo(): void {
    this.cancel();
    this.#become(undo(this.#game), undefined);
  }

  redo(): void {
    this.cancel();
    this.#become(redo(this.#game), undefined);
  }

  /** Gives cells marks, as one move. */
  paint(cells: Iterable<{ readonly cell: CellIndex; readonly mark: number }>): boolean {
    const move = paintMove(this.#game.marks, cells);
    return move !== undefined && this.play(move);
  }

  /** Ticks a clue number off, or takes the tick away. */
  tick(block: BlockRef): boolean {
    return this.play({ kind: 'tick', line: block.line, block: block.block });
  }

  /** Goes on with another game of the same puzzle. */
  replace(game: Game): void {
    this.cancel();
    this.#become(game, undefined);
  }

  /** Takes new settings; all feedback is judged anew. */
  configure(settings: PlaySettings): void {
    this.#settings = settings;
    this.#become(this.#game, undefined);
  }

  #trailMove(): Move | undefined {
    const trail = this.#trail;
    if (!trail) return undefined;
    const { cells } = this.#game.marks;
    const free = trail.cells.filter((cell) => trail.mark === UNKNOWN || cells[cell] === UNKNOWN);
    return paintMove(
      this.#game.marks,
      free.map((cell) => ({ cell, mark: trail.mark })),
    );
  }

  #previewStroke(): void {
    if (this.#stroke) this.#show(this.#after(strokeMove(this.#game, this.#stroke)));
  }

  #after(move: Move | undefined): Game | undefined {
    const next = move ? applyMove(this.#game, move) : undefined;
    return next?.ok ? next.value : undefined;
  }

  /** Shows a preview, or the game again. */
  #show(preview: Game | undefined): void {
    const marks = this.#shown.marks.cells;
    this.#preview = preview;
    const before = this.#status;
    this.#status = boardStatus(this.#shown, this.#settings.feedback, before);
    this.#tell(marks, before, {});
  }

  #become(game: Game, move: Move | undefined): void {
    const marks = this.#shown.marks.cells;
    const settled = boardStatus(this.#game, this.#settings.feedback, this.#status);
    const before = this.#status;
    this.#preview = undefined;
    this.#game = game;
    this.#status = boardStatus(game, this.#settings.feedback, before);
    const guessed = this.#tentative;
    this.#readGuesses();
    this.#tell(marks, before, move ? { move, settled } : {}, guessed);
  }

  #tell(
    marks: Uint8Array,
    before: BoardStatus,
    made: { readonly move?: Move; readonly settled?: BoardStatus },
    guessed: Uint8Array = this.#tentative,
  ): void {
    const cells: CellIndex[] = [];
    const now = this.marks;
    for (let cell = 0; cell < now.length; cell += 1) {
      if (now[cell] !== marks[cell] || this.#tentative[cell] !== guessed[cell]) cells.push(cell);
    }
    const { settled, move } = made;
    const news = (test: (report: LineReport) => boolean): readonly LineRef[] =>
      settled ? linesWhere(this.#status, settled, (after, old) => test(after) && !test(old)) : [];
    this.onChange({
      cells,
      lines: linesWhere(this.#status, before, (after, old) => after !== old),
      completed: news(isMatched),
      broken: news((report) => report.status === 'wrong'),
      solved: move !== undefined && this.#status.solved && settled?.solved === false,
      ...(move && { move }),
    });
  }

  #readGuesses(): void {
    this.#tentative = new Uint8Array(this.puzzle.width * this.puzzle.height);
    if (this.#game.layers.length === 0) return;
    for (let cell = 0; cell < this.#tentative.length; cell += 1) this.#tentative[cell] = guessDepth(this.#game, cell);
  }
}

function linesWhere(
  after: BoardStatus,
  before: BoardStatus,
  test: (after: LineReport, before: LineReport) => boolean,
): readonly LineRef[] {
  const found: LineRef[] = [];
  for (const axis of ['row', 'column'] as const) {
    const old = before[`${axis}s`];
    after[`${axis}s`].forEach((report, index) => {
      const previous = old[index];
      if (previous && test(report, previous)) found.push({ axis, index });
    });
  }
  return found;
}

/** Crosses the lines without blocks, as the first move of a new game. */
function withEmptyLinesCrossed(game: Game): Game {
  const move = crossFinishedLines(game);
  const next = move ? applyMove(game, move) : undefined;
  return next?.ok ? next.value : game;
}
