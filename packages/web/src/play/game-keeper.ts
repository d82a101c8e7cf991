// Keeps one game: its time, its place in the browser's storage, what happens when the page hides or goes.
//
// The same puzzle may be open in another tab: a move there is taken over here, and a tab in which nothing
// happened since does not write its older game over it.

import { clueHash } from '@nonokit/core';
import type { Game, SavedGame } from '@nonokit/core/game';
import { canRedo, parseSave } from '@nonokit/core/game';
import type { ModeHost } from '../element/mode.ts';
import { ActiveClock } from './active-clock.ts';
import type { SaveStore } from './autosave.ts';
import { GAME_PREFIX, localStore, NO_STORE } from './autosave.ts';
import type { PlayerController } from './player-controller.ts';

/** Keeps the game of a host. */
export class GameKeeper {
  readonly clock: ActiveClock = new ActiveClock(() => performance.now());
  readonly #host: ModeHost;
  /** The game that was kept last, and the text in storage as this page knows it. */
  #kept: Game | undefined;
  #seen: string | null = null;
  #isTaking = false;

  constructor(host: ModeHost) {
    this.#host = host;
  }

  get #store(): SaveStore {
    return this.#host.options.storage === 'local' ? localStore(() => localStorage) : NO_STORE;
  }

  /** The game to go on with: from the page, else from storage. A text that cannot be read is put aside. */
  begin(): SavedGame | undefined {
    const { puzzle, options } = this.#host;
    const given = /^(empty|solution)$/.test(options.startState) ? null : options.startState;
    const stored = given === null ? this.#store.read(clueHash(puzzle)) : null;
    this.#seen = stored;
    const text = given ?? stored;
    if (text === null) return undefined;
    const read = parseSave(text, puzzle);
    if (read.ok) {
      this.clock.set(read.value.activeMs);
      return read.value;
    }
    if (stored !== null) this.#store.setAside(clueHash(puzzle));
    this.#host.emit('nonogram-error', { problems: read.error });
    return undefined;
  }

  /** Writes the game away; a game without a move is none. */
  keep(controller: PlayerController, text: () => string): void {
    const { game } = controller;
    if (this.#isTaking || (controller.moveCount === 0 && !canRedo(game))) return;
    const store = this.#store;
    const key = clueHash(this.#host.puzzle);
    if (game === this.#kept && store.read(key) !== this.#seen) return;
    this.#kept = game;
    this.#seen = text();
    store.write(key, this.#seen);
  }

  /** The clock runs while somebody can play. */
  run(controller: PlayerController): void {
    if (!controller.isSolved && document.visibilityState === 'visible') this.clock.run();
  }

  /** Stops the clock while the page is hidden, and saves whenever it hides or goes. */
  watch(controller: PlayerController, save: () => void, take: (text: string) => void, signal: AbortSignal): void {
    const elsewhere = ({ key, newValue }: StorageEvent): void => {
      const { options, puzzle } = this.#host;
      if (newValue === null || key !== GAME_PREFIX + clueHash(puzzle)) return;
      if (options.storage !== 'local' || controller.strokeLength > 0) return;
      this.#isTaking = true;
      take(newValue);
      this.#isTaking = false;
      this.#kept = controller.game;
      this.#seen = newValue;
    };
    addEventListener('storage', elsewhere, { signal });
    const changed = (): void => {
      if (document.visibilityState === 'visible' && controller.moveCount > 0) this.run(controller);
      else this.clock.pause();
      save();
    };
    document.addEventListener('visibilitychange', changed, { signal });
    addEventListener('pagehide', save, { signal });
  }
}
