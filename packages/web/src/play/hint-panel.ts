// Help on request, a step at a time: where to look, which technique, which cells and why, do it. And `check`:
// is anything on the board wrong? Both load their engine when they are first asked.

import type { LineRef, Picture } from '@nonokit/core';
import type { Hint } from '@nonokit/core/hint';
import { bringIntoSight } from '../board/navigate.ts';
import { FLAG_HINT, FLAG_LINE, FLAG_MISTAKE } from '../board/scene.ts';
import { button } from '../element/controls.ts';
import type { ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import { ENGLISH_HELP } from '../texts/english-help.ts';
import { learnEnglish } from '../texts/speaker.ts';
import type { HintCount } from './lazy-hints.ts';
import type { PlayerController } from './player-controller.ts';

learnEnglish(ENGLISH_HELP);

/** The engine behind the panel: a chunk of its own. */
const loadEngine = () => import('./hint-engine.ts');

/** Shows hints below the board and on it. */
export class HintPanel {
  readonly #host: ModeHost;
  readonly #controller: PlayerController;
  readonly #flags: Uint8Array;
  readonly #count: HintCount;
  readonly #panel = part('div', { class: 'hint', part: 'hint' });
  #hint: Hint | undefined;
  #stage = 0;
  #turn = 0;
  #onlySolution: Picture | null | undefined;

  constructor(host: ModeHost, controller: PlayerController, flags: Uint8Array, count: HintCount) {
    this.#host = host;
    this.#controller = controller;
    this.#flags = flags;
    this.#count = count;
  }

  /** Shows the next stage of the hint, or the first of a new one. */
  async next(): Promise<void> {
    if (!this.#hint) {
      const { game } = this.#controller;
      this.#turn += 1;
      const turn = this.#turn;
      this.#show(this.#host.say('thinking'), []);
      const { findHint } = await loadEngine();
      const hint = findHint(this.#host.puzzle, game.marks, this.#host.cursor, this.#onlySolution ?? undefined);
      if (turn !== this.#turn) return;
      this.#hint = hint;
      this.#stage = 0;
      if (hint.kind !== 'solved') this.#count.used += 1;
    } else {
      this.#stage += 1;
    }
    if (this.#stage >= this.#hint.stages.length) {
      await this.apply();
      return;
    }
    await this.#showStage();
  }

  /** Writes what the hint says onto the board. */
  async apply(): Promise<void> {
    if (!this.#hint) await this.next();
    const hint = this.#hint;
    if (!hint) return;
    const cells =
      hint.kind === 'step' || hint.kind === 'look-ahead'
        ? hint.deduction.cells
        : hint.kind === 'stuck' && hint.reveal
          ? [hint.reveal]
          : [];
    const technique = hint.kind === 'step' || hint.kind === 'look-ahead' ? hint.deduction.technique : null;
    this.clear();
    if (cells.length === 0) return;
    this.#host.emit('nonogram-hint', { level: 4, technique, text: '' });
    this.#controller.paint(cells.map(({ cell, becomes }) => ({ cell, mark: becomes })));
  }

  async #showStage(): Promise<void> {
    const hint = this.#hint;
    const stage = hint?.stages[this.#stage];
    if (!hint || !stage) return;
    const { say } = this.#host;
    const { explanationWords } = await import('../texts/explanation-words.ts');
    const text = await explanationWords(say, stage, this.#host.puzzle);
    const technique = hint.kind === 'step' || hint.kind === 'look-ahead' ? hint.deduction.technique : null;
    const isLast = this.#stage === hint.stages.length - 1;
    const canApply =
      hint.kind === 'step' || hint.kind === 'look-ahead' || (hint.kind === 'stuck' && hint.reveal !== null);
    const actions: HTMLElement[] = [];
    if (!isLast || canApply)
      actions.push(this.#action(isLast ? 'hintApply' : 'hintMore', () => void this.next(), true));
    actions.push(this.#action('close', () => this.clear()));
    this.#flag(hint);
    this.#show(text, actions);
    this.#host.emit('nonogram-hint', { level: this.#stage + 1, technique, text });
  }

  #action(key: 'hintApply' | 'hintMore' | 'close', run: () => void, primary = false): HTMLElement {
    const made = button({ label: this.#host.say(key), run });
    made.className = primary ? 'action primary' : 'action';
    return made;
  }

  /** Marks on the board what the stage speaks of. */
  #flag(hint: Hint): void {
    this.#unflag();
    if (hint.kind === 'mistake') {
      if (this.#stage >= 1) for (const line of hint.lines) this.#flagLine(line);
      if (this.#stage >= 1) for (const cell of hint.cells) this.#flags[cell] = FLAG_MISTAKE;
    } else if (hint.kind === 'step' || (hint.kind === 'look-ahead' && this.#stage > 0)) {
      this.#flagLine(hint.deduction.line);
      if (this.#stage >= 2) for (const { cell } of hint.deduction.cells) this.#flags[cell] = FLAG_HINT;
      const [first] = hint.deduction.cells;
      if (first) bringIntoSight(this.#host.board, first.cell);
    } else if (hint.kind === 'stuck' && hint.reveal && this.#stage > 0) {
      this.#flags[hint.reveal.cell] = FLAG_HINT;
    }
    this.#repaintFlags();
  }

  #flagLine({ axis, index }: LineRef): void {
    const { width, height } = this.#host.puzzle;
    const length = axis === 'row' ? width : height;
    for (let i = 0; i < length; i += 1) this.#flags[axis === 'row' ? index * width + i : i * width + index] = FLAG_LINE;
  }

  #unflag(): void {
    this.#flags.fill(0);
  }

  #repaintFlags(): void {
    this.#host.board.touch(this.#flags.keys());
  }

  /** Looks for mistakes and says what it found. */
  async check(): Promise<void> {
    this.clear();
    const { say } = this.#host;
    this.#turn += 1;
    const turn = this.#turn;
    this.#show(say('checking'), []);
    const { findOnlySolution, findMistakes } = await loadEngine();
    this.#onlySolution ??= (await findOnlySolution(this.#host.puzzle)) ?? null;
    if (turn !== this.#turn) return;
    const { cells, lines } = findMistakes(this.#controller.game, this.#onlySolution);
    this.#unflag();
    for (const line of lines) this.#flagLine(line);
    for (const cell of cells) this.#flags[cell] = FLAG_MISTAKE;
    this.#repaintFlags();
    const count = cells.length > 0 ? cells.length : lines.length;
    const text = count === 0 ? say('checkFine') : say(cells.length > 0 ? 'checkCells' : 'checkLines', { n: count });
    this.#show(text, [this.#action('close', () => this.clear())]);
  }

  #show(text: string, actions: readonly HTMLElement[]): void {
    const hadFocus = this.#panel.contains((this.#panel.getRootNode() as ShadowRoot).activeElement);
    this.#panel.replaceChildren(part('p', {}, text));
    if (actions.length > 0) this.#panel.append(part('div', {}, ...actions));
    if (!this.#panel.isConnected) this.#host.bar.after(this.#panel);
    if (hadFocus) actions[0]?.focus();
    this.#host.announce(text);
  }

  /** Says the hint again, in another language. */
  relabel(): void {
    if (this.#hint) void this.#showStage();
    else this.clear();
  }

  /** Takes the hint away. */
  clear(): void {
    this.#turn += 1;
    this.#hint = undefined;
    if (this.#panel.isConnected) {
      const hadFocus = this.#panel.contains((this.#panel.getRootNode() as ShadowRoot).activeElement);
      this.#panel.remove();
      if (hadFocus) this.#host.focusBoard();
    }
    if (this.#flags.some((flag) => flag !== 0)) {
      this.#unflag();
      this.#repaintFlags();
    }
  }
}
