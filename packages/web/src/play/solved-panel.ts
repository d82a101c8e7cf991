// The reward: what the picture is called, how it went, and what next. A page puts its own links into the slot `solved`
// (the next puzzle, a gallery).

import { button } from '../element/controls.ts';
import type { ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import { clockText } from './active-clock.ts';

/** How a game went. */
export interface SolvedFacts {
  readonly timeMs: number;
  readonly moves: number;
  readonly hints: number;
}

/** Stands in the tool bar's place after the win. */
export class SolvedPanel {
  readonly #host: ModeHost;
  readonly #again: () => void;
  #panel: HTMLElement | undefined;

  constructor(host: ModeHost, again: () => void) {
    this.#host = host;
    this.#again = again;
  }

  show(facts: SolvedFacts): void {
    const { say, puzzle, bar, options } = this.#host;
    this.hide();
    bar.replaceChildren();
    const { title, author } = puzzle.metadata;
    const heading = title ?? say('solved');
    const how = [
      say('size', { width: puzzle.width, height: puzzle.height }),
      ...(author ? [say('by', { author })] : []),
      ...(facts.timeMs >= 1000 ? [clockText(facts.timeMs)] : []),
      say('moves', { n: facts.moves }),
      ...(facts.hints > 0 ? [say('hintsUsed', { n: facts.hints })] : []),
    ].join(' · ');
    const panel = part('div', { class: 'solved', part: 'solved' }, part('h2', {}, heading), part('p', {}, how));
    const actions = part('div');
    if (options.controls !== 'none' && !options.readonly) {
      const again = button({ label: say('playAgain'), run: () => this.#again() });
      again.className = 'action';
      actions.append(again);
    }
    actions.append(part('slot', { name: 'solved' }));
    panel.append(actions);
    this.#panel = panel;
    this.#host.status.after(panel);
    this.#host.announce(`${say('solved')} ${heading}. ${how}`);
  }

  hide(): void {
    this.#panel?.remove();
    this.#panel = undefined;
  }
}
