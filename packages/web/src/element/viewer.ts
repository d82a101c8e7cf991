// What runs inside one element: puzzle, board, cursor, words, and the mode that uses them. No state is
// shared between two viewers but constructed stylesheets.

import type { CellIndex, Problem, Puzzle } from '@nonokit/core';
import type { ModeName, OptionName, ViewerOptions } from '../attributes.ts';
import { defaultOptions } from '../attributes.ts';
import { Board, reserveRoom, shapeOf } from '../board/board.ts';
import type { Scene } from '../board/scene.ts';
import { plainScene } from '../board/scene.ts';
import type { NonogramEventName, NonogramEvents } from '../events.ts';
import { emit } from '../events.ts';
import type { Speaker } from '../texts/speaker.ts';
import type { Interaction } from './interaction.ts';
import { loadMode } from './load-mode.ts';
import type { Mode, ModeHost } from './mode.ts';
import { part } from './part.ts';
import { adoptStyles, VIEWER_STYLES } from './viewer-styles.ts';

/** One running viewer. */
export class Viewer implements ModeHost {
  readonly element: HTMLElement;
  readonly frame: HTMLElement = part('div', { class: 'frame', part: 'frame' });
  readonly bar: HTMLElement = part('div', { class: 'bar', part: 'toolbar' });
  readonly status: HTMLElement = part('div', { class: 'status', part: 'status' });
  readonly board: Board;
  readonly #root: ShadowRoot;
  readonly #stage = part('div', { class: 'stage' });
  readonly #message = part('div', { class: 'message', part: 'message' });
  readonly #live = part('div', { class: 'live', role: 'status', 'aria-live': 'polite' });
  #options: ViewerOptions = defaultOptions();
  #say: Speaker | undefined;
  #puzzle: Puzzle | undefined;
  #mode: Mode | undefined;
  #modeName: ModeName = 'view';
  #cursor: CellIndex = 0;
  #life = new AbortController();
  #started: Promise<void> = Promise.resolve();
  #turn = 0;
  #hovering = false;
  #loading: Promise<void> | undefined;
  #interaction: Interaction | undefined;

  constructor(element: HTMLElement, root: ShadowRoot) {
    this.element = element;
    this.#root = root;
    this.adoptStyles(VIEWER_STYLES);
    this.frame.append(this.#message, this.#stage, this.status, this.bar, this.#live);
    this.board = new Board({ host: element, stage: this.#stage, palette: 'puzzle', cellSize: undefined });
    root.append(this.frame);
    this.#stage.hidden = true;
    this.bar.setAttribute('role', 'toolbar');
  }

  get options(): Readonly<ViewerOptions> {
    return this.#options;
  }

  get #cellSize(): number | undefined {
    return this.#options.cellSize === 'auto' ? undefined : Number(this.#options.cellSize);
  }

  get puzzle(): Puzzle {
    if (!this.#puzzle) throw new Error('a mode runs only with a puzzle');
    return this.#puzzle;
  }

  /** The puzzle on the board, if there is one; with the changes of an editor. */
  get shown(): Puzzle | undefined {
    return this.#mode?.currentPuzzle?.() ?? this.#puzzle;
  }

  get say(): Speaker {
    if (!this.#say) throw new Error('words are loaded before anything speaks');
    return this.#say;
  }

  get cursor(): CellIndex {
    return this.#cursor;
  }

  get mode(): Mode | undefined {
    return this.#mode;
  }

  get modeName(): ModeName {
    return this.#modeName;
  }

  get scene(): Scene {
    if (!this.#mode) throw new Error('a scene belongs to a mode');
    return this.#mode.scene;
  }

  /** Settles when the mode that was asked for last is on the board. */
  get started(): Promise<void> {
    return this.#started;
  }

  /** Listens to the page. */
  connect(): void {
    this.#life = new AbortController();
    this.#loading = undefined;
    this.#interaction = undefined;
    const { signal } = this.#life;
    const resize = new ResizeObserver(() => this.board.measure());
    resize.observe(this.#stage);
    signal.addEventListener('abort', () => resize.disconnect());
    this.frame.addEventListener('focusin', () => this.#focusChanged(), { signal });
    this.frame.addEventListener('focusout', () => this.#focusChanged(), { signal });
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', () => this.board.refreshInks(), { signal });
    }
  }

  /** Stops listening; the state stays. */
  disconnect(): void {
    this.#life.abort();
    this.board.destroy();
  }

  /** Takes a new value of an option that the mode has to hear about. */
  setOptions(options: ViewerOptions, changed: OptionName | undefined): void {
    const before = this.#options;
    this.#options = options;
    this.board.configure(options.palette, this.#cellSize);
    if (changed === 'theme') this.board.refreshInks();
    if (changed === undefined || !this.#mode || !this.#puzzle) return;
    if (changed === 'palette' || changed === 'cellSize') this.sceneChanged();
    if (changed === 'mode' && before.mode !== options.mode) void this.start(this.#puzzle);
    else if (changed !== 'mode' && !this.#mode.optionChanged(changed)) void this.start(this.#puzzle);
  }

  /** Speaks the language of the options or of the page. */
  async setLanguage(): Promise<void> {
    const tag =
      this.#options.lang || this.element.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
    const { languageOf, loadSpeaker } = await import('../texts/speaker.ts');
    if (this.#say?.language === languageOf(tag)) return;
    this.#say = await loadSpeaker(languageOf(tag));
    if (!this.#mode) return;
    this.refresh();
    this.#mode.languageChanged();
  }

  /** Keeps the room that a puzzle will need, before anything is drawn. */
  reserve(puzzle: Puzzle): void {
    reserveRoom(this.#stage, shapeOf(puzzle), this.#cellSize);
    this.#stage.hidden = false;
    this.#message.hidden = true;
  }

  /** Shows what is going on instead of a board. */
  async showMessage(title: 'loading' | 'noPuzzle' | 'failed', detail = ''): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    await this.setLanguage();
    if (turn !== this.#turn) return;
    this.#stage.hidden = true;
    this.#message.hidden = false;
    this.#message.replaceChildren(part('b', {}, this.say(title)), detail);
    this.bar.replaceChildren();
    this.status.textContent = '';
  }

  /**
   * Puts a puzzle on the board. It is painted at once; the mode, its words and what can be touched and read are
   * loaded meanwhile. A later start wins over an earlier one that is still loading.
   */
  start(puzzle: Puzzle, mode: ModeName = this.#options.mode): Promise<void> {
    this.#turn += 1;
    this.reserve(puzzle);
    if (!this.#mode) this.board.show(plainScene(puzzle, mode === 'view' && this.#options.startState === 'solution'));
    this.#started = this.#enter(puzzle, mode, this.#turn);
    return this.#started;
  }

  async #enter(puzzle: Puzzle, mode: ModeName, turn: number): Promise<void> {
    const [factory] = await Promise.all([loadMode(mode), this.#interact(), this.setLanguage()]);
    if (turn !== this.#turn) return;
    this.#mode?.destroy();
    this.bar.replaceChildren();
    this.bar.setAttribute('aria-label', this.say('tools'));
    this.status.textContent = '';
    this.#modeName = mode;
    this.#puzzle = puzzle;
    this.frame.className = `frame ${mode}`;
    this.#stage.classList.remove('paints');
    this.#cursor = Math.min(this.#cursor, puzzle.width * puzzle.height - 1);
    this.#mode = factory(this);
    this.#show();
    this.emit('nonogram-ready', {
      width: puzzle.width,
      height: puzzle.height,
      colors: puzzle.palette.length - 1,
      title: mode === 'play' ? null : (puzzle.metadata.title ?? null),
    });
  }

  open(puzzle: Puzzle, mode?: ModeName): void {
    void this.start(puzzle, mode ?? this.#modeName);
  }

  sceneChanged(): void {
    if (!this.#mode) return;
    this.#show();
    if (!this.isFocused) this.#interaction?.overlay.moveCursor(undefined);
  }

  #show(): void {
    this.board.show(this.scene);
    this.#interaction?.overlay.show(this.scene, this.#interaction.labels());
  }

  refresh(): void {
    this.board.repaint();
    this.#interaction?.overlay.relabel(this.#interaction.labels());
  }

  focusBoard(options: FocusOptions = { preventScroll: true }): void {
    this.#interaction?.overlay.focusTarget?.focus(options);
  }

  puzzleChanged(puzzle: Puzzle, layout: boolean): void {
    this.#puzzle = puzzle;
    this.#cursor = Math.min(this.#cursor, puzzle.width * puzzle.height - 1);
    if (layout) this.sceneChanged();
    else this.board.repaint();
  }

  moveCursor(cell: CellIndex): void {
    this.#cursor = cell;
    this.#interaction?.overlay.moveCursor(cell);
  }

  announce(text: string): void {
    // The same words twice would not be a change, and not be spoken.
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  emit<Name extends NonogramEventName>(name: Name, detail: NonogramEvents[Name]): boolean {
    return emit(this.element, name, detail);
  }

  /** Tells the page about problems. */
  report(problems: readonly Problem[]): void {
    this.emit('nonogram-error', { problems });
  }

  adoptStyles(css: string): void {
    adoptStyles(this.#root, css);
  }

  /** True while the keys belong to the board. */
  get isFocused(): boolean {
    const target = this.#interaction?.overlay.focusTarget;
    return target !== undefined && this.#root.activeElement === target;
  }

  #focusChanged(): void {
    queueMicrotask(() => {
      const overlay = this.#interaction?.overlay;
      if (this.isFocused) overlay?.moveCursor(this.#cursor);
      else if (!this.#hovering) overlay?.moveCursor(undefined);
    });
  }

  /** Shows the crosshair under a mouse; without one it goes back to the cursor, or away. */
  hover(cell: CellIndex | undefined): void {
    this.#hovering = cell !== undefined;
    this.#interaction?.overlay.moveCursor(cell ?? (this.isFocused ? this.#cursor : undefined));
    this.#mode?.hover?.(cell);
  }

  /** Loads what is touched and read, once. */
  #interact(): Promise<void> {
    const { signal } = this.#life;
    this.#loading ??= import('./interaction.ts').then(({ startInteraction }) => {
      if (signal.aborted) return;
      this.#interaction = startInteraction(this, signal);
      if (this.#mode) this.#interaction.overlay.show(this.scene, this.#interaction.labels());
    });
    return this.#loading;
  }
}
