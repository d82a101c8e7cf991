// What the solver came to, below the board: how far it is, then the verdict with its rung of the ladder, what it cost,
// and, of several solutions, buttons that put two of them on the board.

import type { Picture, Problem, SolveResult } from '@nonokit/core';
import { button } from '../element/controls.ts';
import type { ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import type { SolverProgress } from '../solver/protocol.ts';
import type { TextKey } from '../texts/speaker.ts';
import { refusalWords } from './strategy-choice.ts';
import { countersWords, LADDER, verdictWords } from './verdict-words.ts';

/** What the solver says. */
export type SolverNews =
  /** At work; a classic method tells no progress. */
  | { readonly kind: 'work'; readonly isEngine: boolean; readonly progress: SolverProgress | undefined }
  /** The method cannot take this puzzle. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'answer'; readonly result: SolveResult };

/** What its buttons do. */
export interface VerdictActions {
  stop(): void;
  again(): void;
  /** Puts one of two solutions on the board. */
  show(picture: Picture, other: Picture): void;
  /** Puts the steps on the board again. */
  showSteps(): void;
}

/** The panel. */
export class VerdictPanel {
  readonly root: HTMLElement = part('div', { class: 'verdict', part: 'verdict' });
  readonly #host: ModeHost;
  readonly #actions: VerdictActions;
  readonly #progressWords = part('span');
  /** Buttons with the picture that each puts on the board; none for the steps. */
  readonly #choices = new Map<HTMLElement, Picture | undefined>();

  constructor(host: ModeHost, actions: VerdictActions) {
    this.#host = host;
    this.#actions = actions;
  }

  /** Says the news. */
  tell(news: SolverNews): void {
    if (news.kind === 'work') this.#tellWork(news.isEngine, news.progress);
    else if (news.kind === 'answer') this.#tellAnswer(news.result);
    else this.root.replaceChildren(part('b', {}, refusalWords(this.#host.say, news.problems)));
  }

  /** Presses the button of what is on the board. */
  press(shown: Picture | undefined): void {
    for (const [made, shows] of this.#choices) made.setAttribute('aria-pressed', String(shown === shows));
  }

  #tellWork(isEngine: boolean, progress: SolverProgress | undefined): void {
    const { say } = this.#host;
    const { decidedCells = 0, totalCells = 1, phase = 'lines' } = progress ?? {};
    const percent = Math.floor((100 * decidedCells) / totalCells);
    this.#progressWords.textContent = isEngine
      ? say(phase === 'lines' ? 'progressLines' : 'progressSearch', { n: percent })
      : say('working');
    // The button stays the same one: news must not take it away from under the pointer.
    if (this.#progressWords.isConnected) return;
    this.root.replaceChildren(
      this.#progressWords,
      this.#action('cancel', () => this.#actions.stop()),
    );
  }

  #tellAnswer(result: SolveResult): void {
    const { say } = this.#host;
    const children: HTMLElement[] = [part('b', {}, verdictWords(say, result))];
    if (result.verdict === 'unique' && result.method) children.push(this.#ladder(result.method));
    if (result.verdict === 'multiple') children.push(this.#solutions(result.solutions));
    if (result.verdict === 'unknown') children.push(this.#action('again', () => this.#actions.again()));
    children.push(part('span', { class: 'counters' }, countersWords(say, result)));
    this.root.replaceChildren(...children);
  }

  #solutions([a, b]: readonly Picture[]): HTMLElement {
    const group = part('span', { class: 'group' });
    this.#choices.clear();
    if (!a || !b) return group;
    this.#choices.set(
      this.#action('solutionA', () => this.#actions.show(a, b)),
      a,
    );
    this.#choices.set(
      this.#action('solutionB', () => this.#actions.show(b, a)),
      b,
    );
    this.#choices.set(
      this.#action('solutionSteps', () => this.#actions.showSteps()),
      undefined,
    );
    this.press(undefined);
    group.append(...this.#choices.keys());
    return group;
  }

  #ladder(method: string): HTMLElement {
    const at = LADDER.findIndex(([rung]) => rung === method);
    const list = part('ol', { class: 'ladder', 'aria-label': this.#host.say('ladder') });
    LADDER.forEach(([, text], i) => {
      const rung = part('li', {}, this.#host.say(text));
      if (i === at) rung.setAttribute('aria-current', 'true');
      else if (i < at) rung.className = 'below';
      list.append(rung);
    });
    return list;
  }

  #action(key: TextKey, run: () => void): HTMLElement {
    const made = button({ label: this.#host.say(key), run });
    made.className = 'action';
    return made;
  }
}
