// Hints, loaded when the player first asks. Until then this stands for them, and counts.

import type { ModeHost } from '../element/mode.ts';
import type { HintPanel } from './hint-panel.ts';
import type { PlayerController } from './player-controller.ts';

/** How many hints a game used; shared with the panel. */
export interface HintCount {
  used: number;
}

/** The hints of one game. */
export class LazyHints {
  readonly count: HintCount;
  readonly #host: ModeHost;
  readonly #controller: PlayerController;
  readonly #flags: Uint8Array;
  #panel: HintPanel | undefined;
  #loading: Promise<HintPanel> | undefined;

  constructor(host: ModeHost, controller: PlayerController, flags: Uint8Array, used: number) {
    this.#host = host;
    this.#controller = controller;
    this.#flags = flags;
    this.count = { used };
  }

  async next(): Promise<void> {
    await (await this.#load()).next();
  }

  async apply(): Promise<void> {
    await (await this.#load()).apply();
  }

  async check(): Promise<void> {
    await (await this.#load()).check();
  }

  relabel(): void {
    this.#panel?.relabel();
  }

  clear(): void {
    this.#panel?.clear();
  }

  #load(): Promise<HintPanel> {
    this.#loading ??= import('./hint-panel.ts').then(({ HintPanel: Panel }) => {
      this.#panel = new Panel(this.#host, this.#controller, this.#flags, this.count);
      return this.#panel;
    });
    return this.#loading;
  }
}
