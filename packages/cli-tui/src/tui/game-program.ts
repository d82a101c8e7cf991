// The running game: terminal in, state, terminal out, and everything that has to happen in the world.
//
//   bytes ─▶ Terminal ─▶ events ─▶ handleEvent ─▶ state ─▶ Ink ─▶ FrameStream ─▶ Painter ─▶ bytes
//                                      └─▶ effects: open, share, exit …
//
// Saving needs no command: after each event the program looks whether the game is another one than the
// one on disk, and writes it before the next key is read.

import type { Result } from '@nonokit/core';
import { clueHash, linkWithCode, toCode } from '@nonokit/core';
import { render } from 'ink';
import { createElement } from 'react';
import type { ExitCode } from '../exit-code.ts';
import type { SaveStore } from '../saves/save-store.ts';
import type { Settings } from '../saves/settings.ts';
import { writeSettings } from '../saves/settings.ts';
import { reasonOf } from '../system-error.ts';
import { App } from './App.tsx';
import type { AppEvent } from './app/app-event.ts';
import { handleEvent } from './app/app-input.ts';
import type { AppState, Effect } from './app/app-state.ts';
import { playOptions } from './app/app-state.ts';
import type { OpenedPuzzle, PuzzleSources } from './library/open-puzzle.ts';
import { openOrigin, openPath, openText } from './library/open-puzzle.ts';
import type { Origin } from './library/shelf.ts';
import { ProgressKeeper } from './progress-keeper.ts';
import { openSession } from './session/session.ts';
import { FrameStream } from './terminal/frame-stream.ts';
import { Painter } from './terminal/painter.ts';
import { Pane } from './terminal/pane.ts';
import type { MouseMode, Terminal } from './terminal/terminal.ts';
import { lookOf } from './theme/look.ts';

/** What the program is started with. */
export interface GameProgramOptions {
  readonly state: AppState;
  readonly terminal: Terminal;
  readonly store: SaveStore;
  readonly sources: PuzzleSources;
  /** `undefined`: settings changed in the game are not kept, because the file cannot be read. */
  readonly configFolder: string | undefined;
  /** The page that share links lead to; without it the code alone is shared. */
  readonly sharePage: string | undefined;
  /** Today, as an ISO date. */
  readonly today: () => string;
  readonly now: () => number;
  /** A seed for a puzzle that nobody gave one. */
  readonly freshSeed: () => string;
}

/** Time between ticks: a second for the clock, a frame while the picture fills in. */
const SECOND_MS = 1000;
const FRAME_MS = 40;

/** Share codes up to this length are shown whole: not every terminal lets a program copy. */
const LONGEST_SHOWN = 110;

/** What the mouse has to report. */
export function mouseMode({ mouse, hover }: Settings): MouseMode {
  return mouse ? (hover ? 'movements' : 'buttons') : 'off';
}

/** One run of the game. */
export class GameProgram {
  readonly #options: GameProgramOptions;
  readonly #terminal: Terminal;
  readonly #pane = new Pane();
  readonly #painter: Painter;
  readonly #stream: FrameStream;
  readonly #keeper: ProgressKeeper;
  readonly #listeners = new Set<() => void>();
  #state: AppState;
  #ink: ReturnType<typeof render> | undefined;
  #clock: NodeJS.Timeout | undefined;
  #clockMs = 0;
  #lastTick: number;
  #finish: ((code: ExitCode) => void) | undefined;
  #fail: ((error: unknown) => void) | undefined;
  /** After the end: why the last of it is not on disk. */
  unsaved: string | undefined;

  constructor(options: GameProgramOptions) {
    this.#options = options;
    this.#state = options.state;
    this.#terminal = options.terminal;
    const { theme, depth, glyphs } = options.state;
    this.#painter = new Painter(this.#pane, lookOf(theme, depth, glyphs).styles, glyphs.name);
    this.#stream = new FrameStream(this.#terminal, this.#painter);
    this.#keeper = new ProgressKeeper(options.store, options.today);
    this.#lastTick = options.now();
  }

  /** Plays until the player leaves. */
  async run(first: Effect | undefined): Promise<ExitCode> {
    const finished = new Promise<ExitCode>((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
    // A bug must end the game, but first the terminal is given back and the game is saved.
    const guarded = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        this.#abort(error);
      }
    };
    this.#terminal.on('input', (events) =>
      guarded(() => {
        for (const event of events) this.dispatch(event);
      }),
    );
    this.#terminal.on('resize', () => guarded(() => this.dispatch({ type: 'resize', window: this.#window() })));
    this.#terminal.on('hangup', () => this.stop(130));
    this.#show();
    if (this.#state.settings.theme === 'auto') this.#terminal.askBackground();
    // Not awaited: a file that does not come must not keep the player here.
    if (first) this.#perform(first).catch((error: unknown) => this.#abort(error));
    return finished;
  }

  /** Takes an event, then does what follows from it. */
  dispatch(event: AppEvent): void {
    const before = this.#state;
    const { state, effects } = handleEvent(before, event);
    if (state !== before) {
      this.#state = state;
      this.#follow(before, state);
      for (const listener of this.#listeners) listener();
    }
    this.#windClock();
    for (const effect of effects) this.#perform(effect).catch((error: unknown) => this.#abort(error));
  }

  /** Saves and ends; the terminal is as it was before. */
  stop(code: ExitCode): void {
    this.close();
    this.#finish?.(code);
    this.#finish = undefined;
  }

  #abort(error: unknown): void {
    this.close();
    this.#fail?.(error);
    this.#fail = undefined;
  }

  /** Gives the terminal back and saves; safe in every state, for signals and exceptions too. */
  close(atOnce = false): void {
    clearInterval(this.#clock);
    this.unsaved = this.#keeper.keep(this.#state.play, true).problem ?? this.unsaved;
    const ink = this.#ink;
    this.#ink = undefined;
    // Ink draws once more while it leaves; the terminal is ours until then.
    if (!atOnce) ink?.unmount();
    this.#terminal.leave(atOnce);
  }

  /** Stops for a while (SIGTSTP): the terminal belongs to the shell. */
  pause(): void {
    clearInterval(this.#clock);
    // With the input paused nothing would keep the process alive when it goes on.
    this.#clock = setInterval(() => undefined, 1_000_000);
    this.#clockMs = -1;
    this.#keeper.keep(this.#state.play, true);
    this.#terminal.leave(true);
  }

  /** Goes on (SIGCONT), in a window that may have another size now. */
  resume(): void {
    this.#terminal.enter();
    this.#painter.forget();
    this.#lastTick = this.#options.now();
    this.dispatch({ type: 'resize', window: this.#window() });
    this.#stream.emit('resize');
    this.#stream.repaint();
  }

  #show(): void {
    this.#terminal.enter();
    const store = {
      getState: (): AppState => this.#state,
      subscribe: (listener: () => void) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
    // The stream has all of a WriteStream that Ink uses: write, columns, rows, isTTY, events.
    const stdout = this.#stream as unknown as NodeJS.WriteStream;
    this.#ink = render(createElement(App, { store, pane: this.#pane }), {
      stdout,
      debug: true,
      interactive: true,
      exitOnCtrlC: false,
      patchConsole: false,
      isScreenReaderEnabled: false,
    });
    this.#ink.waitUntilExit().then(
      () => undefined,
      (error: unknown) => this.#abort(error),
    );
  }

  #window(): AppState['window'] {
    return { columns: this.#terminal.columns, rows: this.#terminal.rows };
  }

  /** What changes of the state mean outside of it. */
  #follow(before: AppState, state: AppState): void {
    if (state.play !== before.play) {
      const kept = this.#keeper.keep(state.play, false);
      if (kept.problem !== undefined) this.#say(kept.problem);
      if (kept.solved) this.#celebrate();
    }
    if (state.screen === 'library' && before.screen !== 'library') this.#refreshShelf();
    if (state.settings !== before.settings) {
      this.#terminal.setMouse(mouseMode(state.settings));
      const { configFolder } = this.#options;
      try {
        if (configFolder !== undefined) writeSettings(configFolder, before.settings, state.settings);
      } catch (error) {
        this.#say(`The settings could not be kept: ${reasonOf(error)}`);
      }
    }
    const look = lookOf(state.theme, state.depth, state.glyphs);
    if (look !== lookOf(before.theme, before.depth, before.glyphs)) {
      this.#painter.forget(look.styles, look.glyphs.name);
    }
  }

  #celebrate(): void {
    this.#refreshShelf();
    queueMicrotask(() => this.dispatch({ type: 'tally', tally: this.#keeper.tally() }));
  }

  #refreshShelf(): void {
    queueMicrotask(() => {
      const { play } = this.#state;
      if (!play) return;
      const clues = clueHash(play.session.puzzle);
      this.dispatch({ type: 'progress', clues, progress: this.#keeper.progressOf(play) });
    });
  }

  #say(text: string): void {
    queueMicrotask(() => this.dispatch({ type: 'toast', text }));
  }

  async #perform(effect: Effect): Promise<void> {
    switch (effect.kind) {
      case 'exit':
        this.stop(effect.code);
        return;
      case 'save':
        this.#say(this.#keeper.keep(this.#state.play, true).problem ?? 'Saved.');
        return;
      case 'share':
        this.#share();
        return;
      case 'open':
        await this.#open(this.#completed(effect.origin));
        return;
      case 'open-path':
        await this.#openFrom(() => openPath(effect.path, this.#options.sources));
        return;
      case 'open-text':
        await this.#openFrom(() => Promise.resolve(openText(effect.text)));
        return;
    }
  }

  /** Fills in what only the world knows: today, and a seed. */
  #completed(origin: Origin): Origin {
    if (origin.kind === 'daily' && origin.date === 'today') return { kind: 'daily', date: this.#options.today() };
    if (origin.kind === 'generated' && origin.seed === '') return { ...origin, seed: this.#options.freshSeed() };
    return origin;
  }

  async #open(origin: Origin): Promise<void> {
    const words =
      origin.kind === 'generated'
        ? `Drawing and proving a new ${origin.width}x${origin.height}`
        : origin.kind === 'daily'
          ? 'Fetching the puzzle of the day'
          : undefined;
    if (words !== undefined) {
      this.dispatch({ type: 'busy', words });
      // Generating does not pause: the words must be on screen before it starts.
      await new Promise<void>((resolve) => setTimeout(resolve, 20));
    }
    await this.#openFrom(() => openOrigin(origin, this.#options.sources));
  }

  async #openFrom(read: () => Promise<Result<OpenedPuzzle>>): Promise<void> {
    let opened: Result<OpenedPuzzle>;
    try {
      opened = await read();
    } catch (error) {
      this.dispatch({ type: 'toast', text: `Cannot be opened: ${reasonOf(error)}` });
      return;
    }
    if (!opened.ok) {
      const [first] = opened.error;
      this.dispatch({ type: 'toast', text: `Cannot be opened: ${first?.message ?? 'it holds no puzzle'}` });
      return;
    }
    const { puzzle, onlySolution, info } = opened.value;
    this.#keeper.keep(this.#state.play, true);
    const { saved, problem } = this.#keeper.resume(puzzle);
    const session = openSession({ puzzle, onlySolution, ...saved }, playOptions(this.#state));
    this.#keeper.begin(session);
    this.dispatch({ type: 'opened', session, info });
    const said = problem ?? info.note;
    if (said !== undefined) this.dispatch({ type: 'toast', text: said });
  }

  #share(): void {
    const { play } = this.#state;
    if (!play) return;
    const code = toCode(play.session.puzzle);
    const { sharePage } = this.#options;
    this.#terminal.copy(sharePage === undefined ? code : linkWithCode(sharePage, code));
    this.#say(
      sharePage === undefined
        ? `Copied. This plays it: nono play ${code.length > LONGEST_SHOWN ? `${code.slice(0, 20)}…` : code}`
        : 'Copied a link to this puzzle.',
    );
  }

  /** A second hand while the time counts, frames while the picture fills in, nothing otherwise. */
  #windClock(): void {
    const { screen, play, settings } = this.#state;
    const isFilling = screen === 'solved' && play?.reveal !== null && (play?.reveal ?? 1) < 1;
    const wanted = isFilling ? FRAME_MS : screen === 'play' && settings ? SECOND_MS : 0;
    if (wanted === this.#clockMs && this.#clock) return;
    clearInterval(this.#clock);
    this.#clock = undefined;
    this.#clockMs = wanted;
    this.#lastTick = this.#options.now();
    if (wanted === 0) return;
    this.#clock = setInterval(() => {
      const now = this.#options.now();
      const milliseconds = Math.round(now - this.#lastTick);
      this.#lastTick = now;
      this.dispatch({ type: 'tick', milliseconds });
    }, wanted);
  }
}
