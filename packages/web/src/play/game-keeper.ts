// Keeps one game: its time, its place in the browser's storage, what happens when the page hides or goes.

import { clueHash } from '@nonokit/core';
import type { SavedGame } from '@nonokit/core/game';
import { canRedo, parseSave } from '@nonokit/core/game';
import type { ModeHost } from '../element/mode.ts';
import { ActiveClock } from './active-clock.ts';
import type { SaveStore } from './autosave.ts';
import { localStore, NO_STORE } from './autosave.ts';
import type { PlayerController } from './player-controller.ts';

/** Keeps the game of a host. */
export class GameKeeper {
  readonly clock: ActiveClock = new ActiveClock(() => performance.now());
  readonly #host: ModeHost;

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
    if (controller.moveCount === 0 && !canRedo(controller.game)) return;
    this.#store.write(clueHash(this.#host.puzzle), text());
  }

  /** The clock runs while somebody can play. */
  run(controller: PlayerController): void {
    if (!controller.isSolved && document.visibilityState === 'visible') this.clock.run();
  }

  /** Stops the clock while the page is hidden, and saves whenever it hides or goes. */
  watch(controller: PlayerController, save: () => void, signal: AbortSignal): void {
    const changed = (): void => {
      if (document.visibilityState === 'visible' && controller.moveCount > 0) this.run(controller);
      else this.clock.pause();
      save();
    };
    document.addEventListener('visibilitychange', changed, { signal });
    addEventListener('pagehide', save, { signal });
  }
}
