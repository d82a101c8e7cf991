// Play, pause, step, scrub. The tape runs by the clock of the page, as fast as it must to be through in
// about half a minute, and rests at its end.

import type { CellIndex } from '@nonokit/core';
import { button, iconOf } from '../element/controls.ts';
import type { ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import type { StepTrack } from './step-track.ts';

const ICONS = {
  play: 'M8 5.5v13l10-6.5Z',
  pause: 'M8.5 6v12 M15.5 6v12',
  back: 'M15 6l-7 6 7 6 M6 6v12',
  ahead: 'M9 6l7 6-7 6 M18 6v12',
};
const SLOWEST_MS = 650;
const WHOLE_MS = 30_000;

/** The row of controls. */
export class TapeControls {
  readonly root = part('div', { class: 'tape', part: 'tape', role: 'group' });
  readonly #host: ModeHost;
  readonly #track: StepTrack;
  readonly #moved: (changed: ReadonlySet<CellIndex>) => void;
  readonly #slider = document.createElement('input');
  readonly #count = document.createElement('output');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #toggle: HTMLButtonElement | undefined;

  constructor(host: ModeHost, track: StepTrack, moved: (changed: ReadonlySet<CellIndex>) => void) {
    this.#host = host;
    this.#track = track;
    this.#moved = moved;
    this.#slider.type = 'range';
    this.#slider.min = '0';
    this.#slider.addEventListener('input', () => {
      const wanted = Number(this.#slider.value);
      this.pause();
      this.#goTo(wanted);
    });
    this.relabel();
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** New words. */
  relabel(): void {
    const { say } = this.#host;
    this.root.setAttribute('aria-label', say('tape'));
    this.#slider.setAttribute('aria-label', say('tapePosition'));
    const back = button({ label: say('stepBack'), icon: iconOf(ICONS.back), keys: ',', run: () => this.step(-1) });
    const ahead = button({ label: say('stepAhead'), icon: iconOf(ICONS.ahead), keys: '.', run: () => this.step(1) });
    this.#toggle = button({
      label: say('tapePlay'),
      icon: iconOf(ICONS.play),
      keys: 'Space',
      run: () => this.toggle(),
    });
    this.root.replaceChildren(back, this.#toggle, ahead, this.#slider, this.#count);
    this.update();
  }

  /** More tape, or another place on it. */
  update(): void {
    const { length, position } = this.#track;
    // An empty tape keeps its place, so that nothing jumps when the first step comes.
    this.root.style.visibility = length === 0 ? 'hidden' : '';
    this.#slider.max = String(length);
    this.#slider.value = String(position);
    this.#slider.disabled = length === 0;
    this.#slider.setAttribute('aria-valuetext', this.#host.say('tapeStep', { n: position, of: length }));
    this.#count.value = `${position} / ${length}`;
    const { say } = this.#host;
    if (!this.#toggle) return;
    const label = say(this.isPlaying ? 'tapePause' : 'tapePlay');
    if (this.#toggle.getAttribute('aria-label') === label) return;
    this.#toggle.setAttribute('aria-label', label);
    this.#toggle.title = label;
    this.#toggle.replaceChildren(iconOf(this.isPlaying ? ICONS.pause : ICONS.play));
  }

  /** Runs on from here; from the beginning when at the end. Readers who want less motion see the end at once. */
  play(): void {
    if (this.#track.position >= this.#track.length) this.#goTo(0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#goTo(this.#track.length);
      return;
    }
    this.#schedule();
    this.update();
  }

  #schedule(): void {
    const wait = Math.min(SLOWEST_MS, WHOLE_MS / Math.max(1, this.#track.length));
    // Very long tapes move several steps a frame.
    const steps = Math.max(1, Math.round(16 / wait));
    this.#timer = setTimeout(
      () => {
        this.#goTo(this.#track.position + steps);
        if (this.#track.position < this.#track.length) this.#schedule();
        else this.pause();
      },
      Math.max(16, wait),
    );
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.update();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  step(by: 1 | -1): void {
    this.pause();
    this.#goTo(this.#track.position + by);
  }

  /** Shows the tape's own board again. */
  rest(): void {
    this.#goTo(this.#track.position);
  }

  #goTo(position: number): void {
    const changed = this.#track.goTo(position);
    this.update();
    this.#moved(changed);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.root.remove();
  }
}
