// <nonogram-viewer>: attributes, properties, methods and events around a Viewer. The file can be imported
// where there is no DOM; the class then has nothing to extend and is never made.

import type { Puzzle, Result } from '@nonokit/core';
import { toCode } from '@nonokit/core';
import type { ModeName, OptionName, ViewerOptions } from '../attributes.ts';
import { ATTRIBUTES, attributeOf, defaultOptions, OPTION_NAMES, optionOf, readOption } from '../attributes.ts';
import { inlineText, readCode, readSource, readText } from './puzzle-reader.ts';
import { Viewer } from './viewer.ts';

const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Attributes that say where the puzzle comes from. */
const SOURCES: ReadonlySet<OptionName> = new Set(['puzzle', 'src']);

/**
 * Shows, plays, edits or solves a nonogram.
 *
 * Every attribute is also a property in camel case: `cell-size` is `cellSize`.
 */
// The interface below lends the class its option properties; they are defined at the end of this file.
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: each merged property is defined from the same table
export class NonogramViewer extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  readonly #viewer: Viewer;
  #options = defaultOptions();
  #sight: IntersectionObserver | undefined;
  #fetching = new AbortController();
  #loaded: Promise<void> = Promise.resolve();
  #waiting: Puzzle | undefined;
  #isInSight = false;

  constructor() {
    super();
    this.#viewer = new Viewer(this, this.attachShadow({ mode: 'open', delegatesFocus: true }));
  }

  connectedCallback(): void {
    // Moved within the page: everything goes on.
    if (this.#sight) return;
    for (const name of OPTION_NAMES) this.#adoptEarlyProperty(name);
    this.#viewer.setOptions(this.#options);
    const goesOn = this.#viewer.connect();
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#isInSight = true;
        this.#startWaiting();
      },
      { rootMargin: '300px' },
    );
    this.#sight.observe(this);
    if (goesOn) return;
    if (document.readyState === 'loading' && !this.#options.puzzle && !this.#options.src) {
      // The text between the tags is not there yet.
      document.addEventListener('DOMContentLoaded', () => this.#loadFromOptions(), { once: true });
    } else {
      this.#loadFromOptions();
    }
  }

  disconnectedCallback(): void {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#sight?.disconnect();
      this.#sight = undefined;
      this.#fetching.abort();
      this.#viewer.disconnect();
    });
  }

  attributeChangedCallback(attribute: string, before: string | null, written: string | null): void {
    const name = optionOf(attribute);
    if (!name || before === written) return;
    const { value, isRead } = readOption(name, written);
    this.#options = { ...this.#options, [name]: value };
    if (!isRead) void this.#warn(name, written ?? '');
    // An element that the parser made is on the page before it is connected here.
    if (!this.#sight) return;
    this.#viewer.setOptions(this.#options, name);
    if (SOURCES.has(name)) this.#loadFromOptions();
  }

  /** Value of an option, as the properties give it. */
  getOption<Name extends OptionName>(name: Name): ViewerOptions[Name] {
    return this.#options[name];
  }

  /** Settles when the puzzle is on the board in the mode that was asked for. */
  get ready(): Promise<void> {
    return this.#loaded.then(() => {
      this.#startWaiting();
      return this.#viewer.started;
    });
  }

  /**
   * Puts a puzzle on the board: a share code, a link that carries one, or a text of any format.
   *
   * @returns true if it could be read; else `nonogram-error` says why.
   */
  async load(text: string, mode?: ModeName): Promise<boolean> {
    const code = text.includes('\n') ? undefined : readCode(text.trim());
    return this.#take(code?.ok ? code : await readText(text), mode);
  }

  /** The game as text, the same that the terminal program saves; `null` when nothing is played. */
  getState(): string | null {
    return this.#viewer.session?.mode?.getState?.() ?? null;
  }

  /** Goes on with a saved game of this puzzle; false if the text is not one. */
  async setState(text: string): Promise<boolean> {
    await this.ready;
    return this.#viewer.session?.mode?.setState?.(text) ?? false;
  }

  /** Takes the last stroke back. */
  undo(): void {
    this.#viewer.session?.mode?.undo?.();
  }

  /** Makes the stroke again that was taken back. */
  redo(): void {
    this.#viewer.session?.mode?.redo?.();
  }

  /** Empties the board; can be undone. */
  reset(): void {
    this.#viewer.session?.mode?.reset?.();
  }

  /** Gives a hint; again for more of it. */
  hint(): void {
    this.#viewer.session?.mode?.hint?.();
  }

  /** Marks what contradicts the clues. */
  check(): void {
    this.#viewer.session?.mode?.check?.();
  }

  /** The share code of the puzzle; `null` without one. */
  toCode(): string | null {
    const puzzle = this.#viewer.shown;
    return puzzle ? toCode(puzzle) : null;
  }

  /** The board as an SVG document; with the picture if asked for. */
  async toSVG(options: { readonly solution?: boolean } = {}): Promise<string | null> {
    const puzzle = this.#viewer.shown;
    if (!puzzle) return null;
    const { boardSvg } = await import('./board-svg.ts');
    return boardSvg(puzzle, options.solution === true);
  }

  override focus(options?: FocusOptions): void {
    this.#viewer.session?.focusBoard(options);
  }

  /** A property set before the class was known hides the accessor: take it over. */
  #adoptEarlyProperty(name: OptionName): void {
    if (name === 'lang' || !Object.hasOwn(this, name)) return;
    const own = this as unknown as Record<string, unknown>;
    const value = own[name];
    Reflect.deleteProperty(this, name);
    own[name] = value;
  }

  #loadFromOptions(): void {
    this.#fetching.abort();
    this.#fetching = new AbortController();
    this.#loaded = this.#loadNow(this.#fetching.signal);
  }

  async #loadNow(signal: AbortSignal): Promise<void> {
    const { puzzle, src } = this.#options;
    const inline = puzzle || src ? undefined : inlineText(this);
    if (puzzle) {
      // A share code is read at once, so the room for the board is there before the first paint.
      await this.#take(readCode(puzzle));
    } else if (src || inline !== undefined) {
      void this.#viewer.say('loading');
      const result = await (src ? readSource(src, signal) : readText(inline ?? '')).catch(() => undefined);
      if (result && !signal.aborted) await this.#take(result);
    } else {
      await this.#viewer.say('noPuzzle');
    }
  }

  async #take(result: Result<Puzzle>, mode?: ModeName): Promise<boolean> {
    if (!result.ok) {
      await this.#viewer.say('failed', result.error.map((problem) => problem.message).join('\n'));
      this.#viewer.report(result.error);
      return false;
    }
    this.#viewer.reserve(result.value);
    if (mode && mode !== this.#options.mode) this.setAttribute('mode', mode);
    this.#waiting = result.value;
    // The observer speaks a frame later; whoever is in sight now need not wait for it.
    const { top, bottom } = this.getBoundingClientRect();
    if (this.#isInSight || (top < innerHeight && bottom > 0)) this.#startWaiting();
    return true;
  }

  /** Starts the puzzle that waits for the element to come into sight. */
  #startWaiting(): void {
    const puzzle = this.#waiting;
    this.#waiting = undefined;
    if (puzzle) void this.#viewer.start(puzzle);
  }

  async #warn(name: OptionName, written: string): Promise<void> {
    const { optionProblem } = await import('../option-problem.ts');
    const problem = optionProblem(name, written);
    // biome-ignore lint/suspicious/noConsole: the author of the page looks there
    console.warn(`<nonogram-viewer> ${problem.message}`);
    this.#viewer.report([problem]);
  }
}

/** The option properties; `lang` is every element's own. */
export interface NonogramViewer extends Omit<ViewerOptions, 'lang'> {}

for (const name of OPTION_NAMES) {
  if (name === 'lang') continue;
  Object.defineProperty(NonogramViewer.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: NonogramViewer) {
      return this.getOption(name);
    },
    set(this: NonogramViewer, value: unknown) {
      const attribute = attributeOf(name);
      if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? '' : String(value));
    },
  });
}
