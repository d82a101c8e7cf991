// Everything of an element but the drawing: its mode, its words, its cursor, what is spoken. One chunk with the
// overlay, pointers and keys, loaded while the board is painted.

import type { CellIndex, Puzzle } from '@nonokit/core';
import type { ModeName, OptionName, ViewerOptions } from '../attributes.ts';
import type { GridLabels } from '../board/aria-grid.ts';
import type { Board } from '../board/board.ts';
import { OVERLAY_STYLES, Overlay } from '../board/overlay.ts';
import type { Scene } from '../board/scene.ts';
import { plainScene } from '../board/scene.ts';
import type { NonogramEventName, NonogramEvents } from '../events.ts';
import { emit } from '../events.ts';
import type { Speaker } from '../texts/speaker.ts';
import { languageOf, loadSpeaker } from '../texts/speaker.ts';
import { CONTROL_STYLES } from './control-styles.ts';
import { tellSize, watchInput } from './interaction.ts';
import { gridLabels } from './labels.ts';
import type { Mode, ModeFactory, ModeHost } from './mode.ts';
import { part } from './part.ts';
import type { Viewer } from './viewer.ts';
import { adoptStyles } from './viewer-styles.ts';

/** Starts a session on a viewer, in the reader's language; it ends with the signal. */
export async function startSession(viewer: Viewer, signal: AbortSignal): Promise<Session> {
  return new Session(viewer, await loadSpeaker(languageOf(tagOf(viewer))), signal);
}

/** The language of the options, of the page around, of the reader's system. */
function tagOf({ element, options }: Viewer): string {
  return options.lang || element.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
}

/** What a mode may use. */
export class Session implements ModeHost {
  readonly bar: HTMLElement = part('div', { class: 'bar', part: 'toolbar', role: 'toolbar' });
  readonly status: HTMLElement = part('div', { class: 'status', part: 'status' });
  readonly #viewer: Viewer;
  readonly #overlay: Overlay;
  readonly #live = part('div', { class: 'live', role: 'status', 'aria-live': 'polite' });
  #say: Speaker;
  #puzzle: Puzzle | undefined;
  #mode: Mode | undefined;
  #modeName: ModeName = 'view';
  #cursor: CellIndex = 0;
  #isHovering = false;
  #sizeFrame = 0;

  constructor(viewer: Viewer, say: Speaker, signal: AbortSignal) {
    this.#viewer = viewer;
    this.#say = say;
    this.adoptStyles(OVERLAY_STYLES + CONTROL_STYLES);
    this.frame.append(this.status, this.bar, this.#live);
    this.#overlay = new Overlay(this.board, () => this.#tellSizeSoon());
    watchInput(this, this.#overlay, signal);
    const focusChanged = (): void => queueMicrotask(() => this.#focusChanged());
    this.frame.addEventListener('focusin', focusChanged, { signal });
    this.frame.addEventListener('focusout', focusChanged, { signal });
    signal.addEventListener('abort', () => this.#end());
  }

  /** Once a frame: asking for sizes in the middle of changes would lay the page out each time. */
  #tellSizeSoon(): void {
    if (this.#sizeFrame !== 0) return;
    this.#sizeFrame = requestAnimationFrame(() => {
      this.#sizeFrame = 0;
      tellSize(this);
    });
  }

  #end(): void {
    cancelAnimationFrame(this.#sizeFrame);
    this.#mode?.destroy();
    this.#overlay.destroy();
    for (const each of [this.status, this.bar, this.#live]) each.remove();
  }

  get element(): HTMLElement {
    return this.#viewer.element;
  }

  get frame(): HTMLElement {
    return this.#viewer.frame;
  }

  get board(): Board {
    return this.#viewer.board;
  }

  get options(): Readonly<ViewerOptions> {
    return this.#viewer.options;
  }

  get say(): Speaker {
    return this.#say;
  }

  get puzzle(): Puzzle {
    if (!this.#puzzle) throw new Error('a mode runs only with a puzzle');
    return this.#puzzle;
  }

  get shown(): Puzzle | undefined {
    return this.#mode?.currentPuzzle?.() ?? this.#puzzle;
  }

  get mode(): Mode | undefined {
    return this.#mode;
  }

  get cursor(): CellIndex {
    return this.#cursor;
  }

  get #scene(): Scene {
    if (!this.#mode) throw new Error('a scene belongs to a mode');
    return this.#mode.scene;
  }

  /** Another mode, another puzzle, or both. */
  enter(puzzle: Puzzle, mode: ModeName, factory: ModeFactory): void {
    this.#mode?.destroy();
    this.bar.replaceChildren();
    this.bar.setAttribute('aria-label', this.say('tools'));
    this.status.textContent = '';
    this.#modeName = mode;
    this.#puzzle = puzzle;
    this.frame.className = `frame ${mode}`;
    this.board.stage.classList.remove('paints');
    this.#cursor = Math.min(this.#cursor, puzzle.width * puzzle.height - 1);
    // The mode's buttons show colours as the board resolves them for this puzzle; at the start it is on the board already.
    if (this.board.puzzle !== puzzle) this.board.show(plainScene(puzzle, false));
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
    void this.#viewer.start(puzzle, mode ?? this.#modeName);
  }

  /** An option changed: the session, the mode, or a new start takes care of it. */
  optionChanged(name: OptionName): void {
    if (name === 'lang') void this.#setLanguage();
    if (!this.#mode || !this.#puzzle || name === 'puzzle' || name === 'src') return;
    if (name === 'palette' || name === 'cellSize') this.sceneChanged();
    if (name === 'mode' || !this.#mode.optionChanged(name)) void this.#viewer.start(this.puzzle);
  }

  async #setLanguage(): Promise<void> {
    const language = languageOf(tagOf(this.#viewer));
    const say = await loadSpeaker(language);
    // Another language was asked for while this one was loaded.
    if (language !== languageOf(tagOf(this.#viewer))) return;
    this.#say = say;
    if (!this.#mode) return;
    this.refresh();
    this.#mode.languageChanged();
  }

  showMessage(title: 'loading' | 'noPuzzle' | 'failed', detail: string): void {
    this.#viewer.stage.hidden = true;
    this.#viewer.message.hidden = false;
    this.#viewer.message.replaceChildren(part('b', {}, this.say(title)), detail);
    this.bar.replaceChildren();
    this.status.textContent = '';
  }

  sceneChanged(): void {
    if (!this.#mode) return;
    this.#show();
    if (!this.isFocused) this.#overlay.moveCursor(undefined);
  }

  #show(): void {
    this.board.show(this.#scene);
    this.#overlay.show(this.#scene, this.#labels());
  }

  refresh(): void {
    this.board.repaint();
    this.#overlay.relabel(this.#labels());
  }

  #labels(): GridLabels {
    return gridLabels(this.say, () => this.#scene, {
      titled: this.#modeName !== 'play',
      describe: (cell) => this.#mode?.describe?.(cell),
      describeLine: (line) => this.#mode?.describeLine?.(line),
    });
  }

  puzzleChanged(puzzle: Puzzle, layout: boolean): void {
    this.#puzzle = puzzle;
    this.#cursor = Math.min(this.#cursor, puzzle.width * puzzle.height - 1);
    if (layout) this.sceneChanged();
    else this.board.repaint();
  }

  moveCursor(cell: CellIndex, byPointer = true): void {
    this.#cursor = cell;
    this.#overlay.moveCursor(cell, byPointer);
  }

  /** Shows the crosshair under a mouse; without one it goes back to the cursor, or away. */
  hover(cell: CellIndex | undefined): void {
    this.#isHovering = cell !== undefined;
    this.#overlay.moveCursor(cell ?? (this.isFocused ? this.#cursor : undefined), cell !== undefined);
    this.#mode?.hover?.(cell);
  }

  focusBoard(options: FocusOptions = { preventScroll: true }): void {
    this.#overlay.focusTarget?.focus(options);
  }

  /** True while the keys belong to the board. */
  get isFocused(): boolean {
    const target = this.#overlay.focusTarget;
    return target !== undefined && this.#viewer.root.activeElement === target;
  }

  #focusChanged(): void {
    if (this.isFocused) this.#overlay.moveCursor(this.#cursor);
    else if (!this.#isHovering) this.#overlay.moveCursor(undefined);
  }

  announce(text: string): void {
    // The same words twice would not be a change, and not be spoken.
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  emit<Name extends NonogramEventName>(name: Name, detail: NonogramEvents[Name]): boolean {
    return emit(this.element, name, detail);
  }

  adoptStyles(css: string): void {
    adoptStyles(this.#viewer.root, css);
  }
}
