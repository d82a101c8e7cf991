// The game on the page: puts the controller, the bar, keys, pointers, clock, storage and hints together.

import type { CellIndex, LineRef } from '@nonokit/core';
import { CROSSED, clueHash, filledCode, isBlackAndWhite, MAYBE, UNKNOWN } from '@nonokit/core';
import type { LineReport, Move, SavedGame } from '@nonokit/core/game';
import {
  canRedo,
  canUndo,
  encodeMove,
  isMatched,
  isTicked,
  parseSave,
  reportOf,
  runLengths,
  writeSave,
} from '@nonokit/core/game';
import type { OptionName } from '../attributes.ts';
import { placeUnder } from '../board/navigate.ts';
import { PAINT_NOTES } from '../board/paint-notes.ts';
import type { ClueLook, Scene } from '../board/scene.ts';
import { FLAG_MISTAKE } from '../board/scene.ts';
import { clueWords } from '../element/labels.ts';
import type { Mode, ModeHost } from '../element/mode.ts';
import { sweep } from '../element/sweep.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import type { Tool } from '../input/pointer-paint.ts';
import { markOfLongPress, markOfPress, paintDrag, panDrag } from '../input/pointer-paint.ts';
import { ENGLISH_MODES } from '../texts/english-modes.ts';
import { learnEnglish } from '../texts/speaker.ts';
import { ActiveClock, clockText } from './active-clock.ts';
import { localStore, NO_STORE } from './autosave.ts';
import { HintPanel } from './hint-panel.ts';
import type { PlayBar } from './play-bar.ts';
import { buildPlayBar } from './play-bar.ts';
import type { KeyCommand } from './play-keys.ts';
import { commandOfKey } from './play-keys.ts';
import { PLAY_STYLES } from './play-styles.ts';
import type { Delta, PlaySettings } from './player-controller.ts';
import { PlayerController } from './player-controller.ts';
import { SolvedPanel } from './solved-panel.ts';

learnEnglish(ENGLISH_MODES);

/** Makes the mode. */
export function createPlayMode(host: ModeHost): Mode {
  return new PlayMode(host);
}

class PlayMode implements Mode {
  readonly scene: Scene;
  readonly #host: ModeHost;
  readonly #controller: PlayerController;
  readonly #clock = new ActiveClock(() => performance.now());
  readonly #life = new AbortController();
  readonly #flags: Uint8Array;
  readonly #hints: HintPanel;
  readonly #solved: SolvedPanel;
  #bar: PlayBar;
  #tool: Tool = 'fill';
  #color = 1;
  #reveal = 0;
  #stopSweep = (): void => {};
  #ticker = 0;

  constructor(host: ModeHost) {
    this.#host = host;
    const { puzzle } = host;
    host.adoptStyles(PLAY_STYLES);
    this.#flags = new Uint8Array(puzzle.width * puzzle.height);
    const saved = this.#readSaved();
    this.#controller = new PlayerController(puzzle, this.#settings(), saved?.game);
    if (saved) this.#clock.set(saved.activeMs);
    const controller = this.#controller;
    const mode = this;
    this.scene = {
      puzzle,
      get marks() {
        return controller.marks;
      },
      get tentative() {
        return controller.tentative;
      },
      flags: this.#flags,
      get reveal() {
        return mode.#reveal;
      },
      notes: PAINT_NOTES,
      look: (axis, index) => this.#look({ axis, index }),
    };
    this.#hints = new HintPanel(host, controller, this.#flags, saved?.hintsUsed ?? 0);
    this.#solved = new SolvedPanel(host, () => this.reset());
    this.#bar = this.#buildBar();
    controller.onChange = (delta) => this.#changed(delta);
    controller.mayMove = (move, progress) => host.emit('nonogram-change', { move: encodeMove(move), progress });
    host.board.stage.classList.add('paints');
    this.#watchPage();
    if (controller.isSolved) this.#showSolved(false);
    this.#showStatus();
  }

  #settings(): PlaySettings {
    const { feedback, crosses } = this.#host.options;
    return { feedback, autoCross: crosses === 'auto' };
  }

  get #store() {
    return this.#host.options.storage === 'local' ? localStore(() => localStorage) : NO_STORE;
  }

  /** The game to go on with: from the page, else from storage. */
  #readSaved(): SavedGame | undefined {
    const { puzzle, options } = this.#host;
    const given = options.startState === 'empty' || options.startState === 'solution' ? null : options.startState;
    const stored = given === null ? this.#store.read(clueHash(puzzle)) : null;
    const text = given ?? stored;
    if (text === null) return undefined;
    const read = parseSave(text, puzzle);
    if (read.ok) return read.value;
    if (stored !== null) this.#store.setAside(clueHash(puzzle));
    this.#host.emit('nonogram-error', { problems: read.error });
    return undefined;
  }

  #buildBar(): PlayBar {
    const bar = buildPlayBar(this.#host, {
      tool: (tool) => {
        this.#tool = tool;
        this.#updateBar();
      },
      color: (color) => this.#takeColor(color),
      command: (kind) => this.#command(kind),
    });
    queueMicrotask(() => this.#updateBar());
    return bar;
  }

  #updateBar(): void {
    const { game, guessCount } = this.#controller;
    this.#bar.update({
      tool: this.#tool,
      color: this.#color,
      canUndo: canUndo(game),
      canRedo: canRedo(game),
      guessCount,
    });
    this.#host.board.stage.classList.toggle('paints', this.#tool !== 'move' && !this.#host.options.readonly);
  }

  #look(line: LineRef): ClueLook {
    const report: LineReport = reportOf(this.#controller.status, line);
    const done = report.certain.map((certain, block) => certain || isTicked(this.#controller.game, { line, block }));
    const state = report.status === 'wrong' ? 'wrong' : isMatched(report) ? 'matched' : 'open';
    return { done, state };
  }

  #changed(delta: Delta): void {
    const { board } = this.#host;
    board.touch(delta.cells);
    for (const { axis, index } of delta.lines) board.touchLine(axis, index);
    if (delta.move?.kind === 'tick') board.touchLine(delta.move.line.axis, delta.move.line.index);
    else if (delta.move && delta.move.kind !== 'paint') board.repaint();
    if (delta.cells.length > 0) this.#hints.clear();
    // A preview is only drawn; what follows is for what stays.
    if (this.#controller.strokeLength > 0) {
      this.#showStatus();
      return;
    }
    if (this.#reveal > 0 && !this.#controller.isSolved) this.#hideSolved();
    if (delta.move) this.#startClock();
    for (const line of delta.completed) this.#host.emit('nonogram-line-complete', line);
    for (const line of delta.broken) this.#host.emit('nonogram-mistake', line);
    if (delta.solved) this.#win();
    else this.#announceLines(delta);
    this.#save();
    this.#updateBar();
    this.#showStatus();
  }

  #announceLines(delta: Delta): void {
    const { say } = this.#host;
    const name = ({ axis, index }: LineRef): string =>
      say(axis === 'row' ? 'rowName' : 'columnName', { index: index + 1 });
    const news = [
      ...delta.broken.map((line) => say('lineWrong', { line: name(line) })),
      ...delta.completed.map((line) => say('lineDone', { line: name(line) })),
    ];
    if (news.length > 0) this.#host.announce(news.join('. '));
  }

  #win(): void {
    this.#clock.pause();
    this.#host.emit('nonogram-solved', {
      timeMs: this.#clock.ms,
      moves: this.#controller.moveCount,
      hints: this.#hints.used,
    });
    this.#showSolved(true);
  }

  #showSolved(animated: boolean): void {
    this.#clock.pause();
    const show = (progress: number): void => {
      this.#reveal = progress;
      this.#host.board.repaint();
    };
    this.#stopSweep();
    if (animated) this.#stopSweep = sweep(show);
    else show(1);
    this.#reveal = Math.max(this.#reveal, 0.001);
    this.#host.refresh();
    this.#solved.show({ timeMs: this.#clock.ms, moves: this.#controller.moveCount, hints: this.#hints.used });
  }

  #hideSolved(): void {
    this.#stopSweep();
    this.#reveal = 0;
    this.#solved.hide();
    this.#bar = this.#buildBar();
    this.#host.refresh();
  }

  #startClock(): void {
    if (!this.#controller.isSolved && document.visibilityState === 'visible') this.#clock.run();
  }

  #watchPage(): void {
    const { signal } = this.#life;
    const pause = (): void => {
      if (document.visibilityState === 'visible' && this.#controller.moveCount > 0) this.#startClock();
      else this.#clock.pause();
      this.#save();
    };
    document.addEventListener('visibilitychange', pause, { signal });
    addEventListener('pagehide', () => this.#save(), { signal });
    this.#host.frame.addEventListener(
      'keyup',
      (event) => {
        if (event.key === 'Shift') this.#controller.commit();
      },
      { signal },
    );
    this.#host.frame.addEventListener('focusout', () => this.#controller.commit(), { signal });
    this.#ticker = setInterval(() => {
      if (this.#host.options.timer === 'on' && this.#clock.isRunning) this.#showStatus();
    }, 1000) as unknown as number;
  }

  #save(): void {
    if (this.#controller.moveCount === 0 && !canRedo(this.#controller.game)) return;
    this.#store.write(clueHash(this.#host.puzzle), this.getState());
  }

  #showStatus(): void {
    const { say, puzzle, options, status } = this.#host;
    if (this.#reveal > 0 || options.controls === 'none') {
      status.textContent = '';
      return;
    }
    const parts = [
      say('size', { width: puzzle.width, height: puzzle.height }),
      say('percent', { n: Math.floor(this.#controller.progress * 100) }),
    ];
    if (options.timer === 'on') parts.push(clockText(this.#clock.ms));
    const { strokeLength, guessCount } = this.#controller;
    if (guessCount > 0) parts.push(say('guessing', { n: guessCount }));
    if (strokeLength > 1) parts.push(say('strokeLength', { n: strokeLength }));
    else if (this.#run) parts.push(this.#run);
    status.textContent = parts.join(' · ');
  }

  #run = '';

  hover(cell: CellIndex | undefined): void {
    const { say, puzzle } = this.#host;
    const before = this.#run;
    this.#run = '';
    if (cell !== undefined && this.#controller.marks[cell] !== UNKNOWN) {
      const { row, column } = runLengths(this.#controller.game.marks, cell);
      if (row > 1 || column > 1) this.#run = say('runs', { row, column });
    }
    if (cell !== undefined && this.#run === '') {
      this.#run = say('place', { row: Math.floor(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 });
    }
    if (this.#run !== before) this.#showStatus();
  }

  get #isFrozen(): boolean {
    return this.#reveal > 0 || this.#host.options.readonly;
  }

  press(point: PagePoint, event: PointerEvent): Drag | undefined {
    const { board, options } = this.#host;
    const place = placeUnder(board, point.x, point.y);
    const touch = event.pointerType === 'touch';
    if (place.kind === 'outside' || (event.button !== 0 && event.pointerType === 'touch')) return undefined;
    if (place.kind === 'clue') return this.#pressClue(place, point, touch && board.wish.zoom > 1);
    if (this.#tool === 'move') return panDrag(board, point);
    if (this.#isFrozen) return undefined;
    const before = this.#controller.marks[place.row * this.#host.puzzle.width + place.column] ?? UNKNOWN;
    const mark = markOfPress(event, this.#tool, this.#color, options.input, before);
    const rest = {
      mark: markOfLongPress(this.#tool, this.#color),
      done: () => navigator.vibrate?.(12),
    };
    return paintDrag(board, this.#controller, place, mark, options.input === 'cycle' ? undefined : rest, (cell) =>
      this.#host.moveCursor(cell),
    );
  }

  #pressClue(
    place: { readonly axis: 'row' | 'column'; readonly index: number; readonly slot: number },
    start: PagePoint,
    pans: boolean,
  ): Drag | undefined {
    const pan = pans ? panDrag(this.#host.board, start, place.axis === 'row' ? 'column' : 'row') : undefined;
    let moved = false;
    return {
      move: (points) => {
        const last = points.at(-1) ?? start;
        if (Math.hypot(last.x - start.x, last.y - start.y) > 6) moved = true;
        pan?.move(points);
      },
      end: () => {
        if (!moved && !this.#isFrozen) this.#tick(place);
      },
      cancel: () => {},
    };
  }

  #tick({
    axis,
    index,
    slot,
  }: {
    readonly axis: 'row' | 'column';
    readonly index: number;
    readonly slot: number;
  }): void {
    const clue = (axis === 'row' ? this.#host.puzzle.rows : this.#host.puzzle.columns)[index] ?? [];
    const block = clue.length - 1 - slot;
    if (block >= 0 && block < clue.length) this.#controller.tick({ line: { axis, index }, block });
  }

  key(event: KeyboardEvent): boolean {
    const command = commandOfKey(event);
    if (!command) return false;
    if (command.kind === 'drop' && this.#controller.guessCount === 0) return false;
    if (command.kind === 'mark') this.#markAtCursor(command.mark);
    else if (command.kind === 'color') this.#takeColor(command.color);
    else if (command.kind === 'color-step') this.#stepColor(command.step);
    else this.#command(command.kind);
    return true;
  }

  #markAtCursor(mark: 'fill' | 'cross' | 'maybe' | 'clear' | 'cycle'): void {
    if (this.#isFrozen) return;
    const fill = filledCode(this.#color);
    const cell = this.#host.cursor;
    const before = this.#controller.game.marks.cells[cell] ?? UNKNOWN;
    const marks = { fill, cross: CROSSED, maybe: MAYBE, clear: UNKNOWN };
    const cycled = before === CROSSED ? UNKNOWN : before === UNKNOWN || before === MAYBE ? fill : CROSSED;
    this.#controller.begin(cell, { mark: mark === 'cycle' ? cycled : marks[mark], overwrite: 'like-first' });
    this.#controller.commit();
  }

  cursorMoved(from: CellIndex, to: CellIndex, event: KeyboardEvent): void {
    if (!event.shiftKey || this.#isFrozen || from === to) return;
    const held = this.#tool === 'cross' ? CROSSED : filledCode(this.#color);
    const before = this.#controller.marks[from] ?? UNKNOWN;
    const { width } = this.#host.puzzle;
    const step = Math.abs(to - from) < width ? Math.sign(to - from) : Math.sign(to - from) * width;
    const cells: CellIndex[] = [];
    for (let cell = from; cell !== to; cell += step) cells.push(cell);
    this.#controller.trail([...cells, to], before === UNKNOWN ? held : before);
  }

  #takeColor(color: number): void {
    if (color < 1 || color >= this.#host.puzzle.palette.length) return;
    this.#color = color;
    this.#tool = 'fill';
    this.#updateBar();
  }

  #stepColor(step: 1 | -1): void {
    const count = this.#host.puzzle.palette.length - 1;
    if (!isBlackAndWhite(this.#host.puzzle.palette)) this.#takeColor(((this.#color - 1 + step + count) % count) + 1);
  }

  #command(kind: KeyCommand['kind'] | 'reset'): void {
    if (kind === 'undo') this.undo();
    else if (kind === 'redo') this.redo();
    else if (kind === 'hint') this.hint();
    else if (kind === 'hint-apply') void this.#hints.apply();
    else if (kind === 'check') this.check();
    else if (kind === 'reset') this.reset();
    else this.#guess(kind);
  }

  #guess(kind: KeyCommand['kind']): void {
    if (this.#isFrozen) return;
    const moves: Partial<Record<KeyCommand['kind'], Move>> = {
      guess: { kind: 'guess-start' },
      accept: { kind: 'guess-accept' },
      drop: { kind: 'guess-drop' },
    };
    const move = moves[kind];
    if (!move || !this.#controller.play(move)) return;
    const words = { guess: 'guessStarted', accept: 'guessAccepted', drop: 'guessDropped' } as const;
    this.#host.announce(this.#host.say(words[kind as keyof typeof words]));
  }

  undo(): void {
    if (!this.#host.options.readonly) this.#controller.undo();
  }

  redo(): void {
    if (!this.#host.options.readonly) this.#controller.redo();
  }

  reset(): void {
    if (!this.#host.options.readonly) this.#controller.play({ kind: 'reset' });
  }

  hint(): void {
    if (!this.#isFrozen) void this.#hints.next();
  }

  check(): void {
    if (!this.#isFrozen) void this.#hints.check();
  }

  getState(): string {
    return writeSave({ game: this.#controller.game, activeMs: this.#clock.ms, hintsUsed: this.#hints.used });
  }

  setState(text: string): boolean {
    const read = parseSave(text, this.#host.puzzle);
    if (!read.ok) {
      this.#host.emit('nonogram-error', { problems: read.error });
      return false;
    }
    this.#clock.set(read.value.activeMs);
    this.#hints.used = read.value.hintsUsed;
    this.#controller.replace(read.value.game);
    if (this.#controller.isSolved) this.#showSolved(false);
    return true;
  }

  describe(cell: CellIndex): string | undefined {
    return this.#flags[cell] === FLAG_MISTAKE ? undefined : undefined;
  }

  describeLine(line: LineRef) {
    const { status } = reportOf(this.#controller.status, line);
    return status === 'wrong' ? 'lineWrong' : status === 'open' ? undefined : 'lineDone';
  }

  optionChanged(name: OptionName): boolean {
    if (name === 'feedback' || name === 'crosses') this.#controller.configure(this.#settings());
    if (name === 'controls' || name === 'hints' || name === 'input') this.#bar = this.#buildBar();
    if (name === 'readonly') this.#updateBar();
    this.#showStatus();
    return name !== 'startState' && name !== 'storage';
  }

  languageChanged(): void {
    this.#bar = this.#buildBar();
    this.#showStatus();
  }

  destroy(): void {
    this.#save();
    this.#life.abort();
    clearInterval(this.#ticker);
    this.#stopSweep();
    this.#hints.clear();
    this.#solved.hide();
  }

  /** The clue of a line in words; used by hints. */
  clue(line: LineRef): string {
    const clue = (line.axis === 'row' ? this.#host.puzzle.rows : this.#host.puzzle.columns)[line.index] ?? [];
    return clueWords(this.#host.say, clue, this.#host.puzzle.palette);
  }
}
