// What an element does before anything else is there: it keeps the room for its board and paints it. The
// session (modes, words, pointers, keys, labels) is loaded meanwhile and takes over.

import type { Problem, Puzzle } from '@nonokit/core';
import type { ModeName, OptionName, ViewerOptions } from '../attributes.ts';
import { defaultOptions } from '../attributes.ts';
import { Board, reserveRoom, shapeOf } from '../board/board.ts';
import { plainScene } from '../board/scene.ts';
import { emit } from '../events.ts';
import { loadMode } from './load-mode.ts';
import { part } from './part.ts';
import type { Session } from './session.ts';
import { adoptStyles, VIEWER_STYLES } from './viewer-styles.ts';

/** What an element goes on with when it comes back to a page. */
interface Parked {
  readonly puzzle: Puzzle | undefined;
  readonly state: string | null | undefined;
}

/** One running viewer. No state is shared between two of them but constructed stylesheets. */
export class Viewer {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The outermost element inside the shadow root. */
  readonly frame: HTMLElement = part('div', { class: 'frame', part: 'frame' });
  readonly stage: HTMLElement = part('div', { class: 'stage' });
  readonly message: HTMLElement = part('div', { class: 'message', part: 'message' });
  readonly board: Board;
  options: ViewerOptions = defaultOptions();
  /** Modes, words and everything that is touched and read; absent while it is loaded. */
  session: Session | undefined;
  /** Settles when the mode that was asked for last is on the board. */
  started: Promise<void> = Promise.resolve();
  #loading: Promise<Session> | undefined;
  #life = new AbortController();
  #parked: Parked | undefined;
  #turn = 0;

  constructor(element: HTMLElement, root: ShadowRoot) {
    this.element = element;
    this.root = root;
    adoptStyles(root, VIEWER_STYLES);
    this.frame.append(this.message, this.stage);
    this.board = new Board({ host: element, stage: this.stage, palette: 'puzzle', cellSize: undefined });
    root.append(this.frame);
    this.stage.hidden = true;
  }

  /** The puzzle on the board, if there is one; with the changes of an editor. */
  get shown(): Puzzle | undefined {
    return this.session?.shown;
  }

  /** Listens to the page, and goes on with what was there before; false if nothing was. */
  connect(): boolean {
    this.#life = new AbortController();
    const { signal } = this.#life;
    const resize = new ResizeObserver(() => this.board.measure());
    resize.observe(this.stage);
    signal.addEventListener('abort', () => resize.disconnect());
    // Fetched while the puzzle is still read.
    void loadMode(this.options.mode);
    void this.load();
    const { puzzle, state } = this.#parked ?? {};
    if (puzzle) void this.start(puzzle).then(() => state && this.session?.mode?.setState?.(state));
    return puzzle !== undefined;
  }

  /** Stops everything, and remembers the game for when the element comes back to a page. */
  disconnect(): void {
    this.#parked = { puzzle: this.shown, state: this.session?.mode?.getState?.() };
    this.#life.abort();
    this.board.destroy();
    this.session = undefined;
    this.#loading = undefined;
  }

  /** Takes new options. */
  setOptions(options: ViewerOptions, changed?: OptionName): void {
    this.options = options;
    this.board.configure(options.palette, this.#cellSize);
    if (changed === 'theme') this.board.refreshInks();
    if (changed) this.session?.optionChanged(changed);
  }

  get #cellSize(): number | undefined {
    return this.options.cellSize === 'auto' ? undefined : Number(this.options.cellSize);
  }

  /** Keeps the room that a puzzle will need, before anything is drawn. */
  reserve(puzzle: Puzzle): void {
    reserveRoom(this.stage, shapeOf(puzzle), this.#cellSize);
    this.stage.hidden = false;
    this.message.hidden = true;
  }

  /** Shows what is going on instead of a board. */
  async say(message: 'loading' | 'noPuzzle' | 'failed', detail = ''): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const session = await this.load();
    if (turn === this.#turn) session.showMessage(message, detail);
  }

  /**
   * Puts a puzzle on the board. It is painted at once; the rest is loaded meanwhile. A later start wins over an
   * earlier one that is still loading.
   */
  start(puzzle: Puzzle, mode: ModeName = this.options.mode): Promise<void> {
    this.#turn += 1;
    this.reserve(puzzle);
    const isSolved = mode === 'view' && this.options.startState === 'solution';
    if (!this.session?.mode) this.board.show(plainScene(puzzle, isSolved));
    this.started = this.#enter(puzzle, mode, this.#turn);
    return this.started;
  }

  async #enter(puzzle: Puzzle, mode: ModeName, turn: number): Promise<void> {
    const colors = this.board.prepare(puzzle.palette);
    const [factory, session] = await Promise.all([loadMode(mode), this.load(), colors]);
    if (turn === this.#turn) session.enter(puzzle, mode, factory);
  }

  /** Loads the session, once. */
  load(): Promise<Session> {
    const { signal } = this.#life;
    this.#loading ??= import('./session.ts').then(async ({ startSession }) => {
      this.session = await startSession(this, signal);
      return this.session;
    });
    return this.#loading;
  }

  /** Tells the page about problems. */
  report(problems: readonly Problem[]): void {
    emit(this.element, 'nonogram-error', { problems });
  }
}
