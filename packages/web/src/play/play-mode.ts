// The game on the page: puts the controller, the hand, the bar, the keeper and the hints together.

import type { CellIndex, LineRef } from '@nonokit/core';
import type { Move } from '@nonokit/core/game';
import { canRedo, canUndo, encodeMove, isMatched, isTicked, parseSave, reportOf, writeSave } from '@nonokit/core/game';
import type { OptionName } from '../attributes.ts';
import { PAINT_NOTES } from '../board/paint-notes.ts';
import type { ClueLook, Scene } from '../board/scene.ts';
import type { Mode, ModeHost } from '../element/mode.ts';
import { sweep } from '../element/sweep.ts';
import { TOOL_STYLES } from '../element/tool-styles.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import { ENGLISH_PLAY } from '../texts/english-play.ts';
import type { TextKey } from '../texts/speaker.ts';
import { learnEnglish } from '../texts/speaker.ts';
import { GameKeeper } from './game-keeper.ts';
import { Hand } from './hand.ts';
import { LazyHints } from './lazy-hints.ts';
import type { PlayBar } from './play-bar.ts';
import { buildPlayBar } from './play-bar.ts';
import type { KeyCommand } from './play-keys.ts';
import { commandOfKey } from './play-keys.ts';
import type { Delta, PlaySettings } from './player-controller.ts';
import { PlayerController } from './player-controller.ts';
import { SolvedPanel } from './solved-panel.ts';
import { StatusLine } from './status-line.ts';

learnEnglish(ENGLISH_PLAY);

/** Makes the mode. */
export function createPlayMode(host: ModeHost): Mode {
  return new PlayMode(host);
}

class PlayMode implements Mode {
  readonly scene: Scene;
  readonly #host: ModeHost;
  readonly #controller: PlayerController;
  readonly #keeper: GameKeeper;
  readonly #hand: Hand;
  readonly #hints: LazyHints;
  readonly #solved: SolvedPanel;
  readonly #status: StatusLine;
  readonly #life = new AbortController();
  #bar: PlayBar;
  #reveal = 0;
  /** How many cells changed last. */
  #touched = 0;
  #stopSweep = (): void => {};

  constructor(host: ModeHost) {
    this.#host = host;
    const { puzzle } = host;
    host.adoptStyles(TOOL_STYLES);
    this.#keeper = new GameKeeper(host);
    const saved = this.#keeper.begin();
    const controller = new PlayerController(puzzle, this.#settings(), saved?.game);
    this.#controller = controller;
    const flags = new Uint8Array(puzzle.width * puzzle.height);
    const mode = this;
    this.scene = {
      puzzle,
      get marks() {
        return controller.marks;
      },
      get tentative() {
        return controller.tentative;
      },
      flags,
      get reveal() {
        return mode.#reveal;
      },
      notes: PAINT_NOTES,
      look: (axis, index) => this.#look({ axis, index }),
    };
    this.#hand = new Hand(host, controller, { isFrozen: () => this.#isFrozen, changed: () => this.#updateBar() });
    this.#hints = new LazyHints(host, controller, flags, saved?.hintsUsed ?? 0);
    this.#solved = new SolvedPanel(host, () => this.reset());
    this.#status = new StatusLine(host, controller);
    this.#bar = this.#buildBar();
    controller.onChange = (delta) => this.#changed(delta);
    controller.mayMove = (move, progress) => host.emit('nonogram-change', { move: encodeMove(move), progress });
    this.#listen();
    if (controller.isSolved) this.#showSolved(false);
    this.#showStatus();
  }

  #listen(): void {
    const { signal } = this.#life;
    const { frame } = this.#host;
    this.#keeper.watch(
      this.#controller,
      () => this.#save(),
      (text) => this.setState(text),
      signal,
    );
    // A stroke by Shift and arrows ends when Shift is let go.
    const release = (event: KeyboardEvent): void => {
      if (event.key === 'Shift') this.#controller.commit();
    };
    frame.addEventListener('keyup', release, { signal });
    frame.addEventListener('focusout', () => this.#controller.commit(), { signal });
    const ticker = setInterval(() => {
      if (this.#host.options.timer === 'on' && this.#keeper.clock.isRunning) this.#showStatus();
    }, 1000);
    signal.addEventListener('abort', () => clearInterval(ticker));
  }

  #settings(): PlaySettings {
    const { feedback, crosses } = this.#host.options;
    return { feedback, autoCross: crosses === 'auto' };
  }

  get #isFrozen(): boolean {
    return this.#reveal > 0 || this.#host.options.readonly;
  }

  #buildBar(): PlayBar {
    const bar = buildPlayBar(this.#host, {
      tool: (tool) => this.#hand.take(tool),
      color: (color) => this.#hand.takeColor(color),
      command: (kind) => this.#command(kind),
    });
    queueMicrotask(() => this.#updateBar());
    return bar;
  }

  /** Builds anew what stands below the board: the bar, or what has taken its place. */
  #rebuild(): void {
    if (this.#reveal > 0) this.#solved.show(this.#facts());
    else this.#bar = this.#buildBar();
  }

  #updateBar(): void {
    const { tool, color } = this.#hand;
    const { game, guessCount } = this.#controller;
    this.#bar.update({ tool, color, canUndo: canUndo(game), canRedo: canRedo(game), guessCount });
    this.#host.board.stage.classList.toggle('paints', tool !== 'move' && !this.#host.options.readonly);
  }

  #showStatus(): void {
    this.#status.show(this.#keeper.clock.ms, this.#reveal > 0);
  }

  #look(line: LineRef): ClueLook {
    const report = reportOf(this.#controller.status, line);
    const done = report.certain.map((certain, block) => certain || isTicked(this.#controller.game, { line, block }));
    return { done, state: report.status === 'wrong' ? 'wrong' : isMatched(report) ? 'matched' : 'open' };
  }

  #changed(delta: Delta): void {
    const { board } = this.#host;
    board.touch(delta.cells);
    this.#touched = delta.cells.length;
    for (const { axis, index } of delta.lines) board.touchLine(axis, index);
    if (delta.move?.kind === 'tick') board.touchLine(delta.move.line.axis, delta.move.line.index);
    else if (delta.move && delta.move.kind !== 'paint') board.repaint();
    if (delta.cells.length > 0) this.#hints.clear();
    // A preview is only drawn; what follows is for what stays.
    if (this.#controller.strokeLength === 0) this.#settled(delta);
    this.#showStatus();
  }

  #settled(delta: Delta): void {
    if (this.#reveal > 0 && !this.#controller.isSolved) this.#hideSolved();
    if (delta.move) this.#keeper.run(this.#controller);
    for (const line of delta.completed) this.#host.emit('nonogram-line-complete', line);
    for (const line of delta.broken) this.#host.emit('nonogram-mistake', line);
    if (delta.solved) this.#win();
    else this.#announceLines(delta);
    this.#save();
    this.#updateBar();
  }

  #announceLines({ broken, completed }: Delta): void {
    const { say } = this.#host;
    const words = (state: TextKey) => (line: LineRef) =>
      say(state, { line: say(line.axis === 'row' ? 'rowName' : 'columnName', { index: line.index + 1 }) });
    const news = [...broken.map(words('lineWrong')), ...completed.map(words('lineDone'))];
    if (news.length > 0) this.#host.announce(news.join('. '));
  }

  #facts() {
    return { timeMs: this.#keeper.clock.ms, moves: this.#controller.moveCount, hints: this.#hints.count.used };
  }

  #win(): void {
    this.#keeper.clock.pause();
    this.#host.emit('nonogram-solved', this.#facts());
    this.#showSolved(true);
  }

  #showSolved(isAnimated: boolean): void {
    this.#keeper.clock.pause();
    const show = (progress: number): void => {
      this.#reveal = progress;
      this.#host.board.repaint();
    };
    this.#stopSweep();
    if (isAnimated) this.#stopSweep = sweep(show);
    else show(1);
    this.#reveal = Math.max(this.#reveal, 0.001);
    this.#host.refresh();
    this.#solved.show(this.#facts());
  }

  #hideSolved(): void {
    this.#stopSweep();
    this.#reveal = 0;
    this.#solved.hide();
    this.#bar = this.#buildBar();
    this.#host.refresh();
  }

  #save(): void {
    this.#keeper.keep(this.#controller, () => this.getState());
  }

  hover(cell: CellIndex | undefined): void {
    if (this.#status.point(cell)) this.#showStatus();
  }

  press(point: PagePoint, event: PointerEvent): Drag | undefined {
    return this.#hand.press(point, event);
  }

  key(event: KeyboardEvent): boolean {
    const command = commandOfKey(event);
    if (!command || (command.kind === 'drop' && this.#controller.guessCount === 0)) return false;
    if (command.kind === 'mark') this.#hand.mark(command.mark);
    else if (command.kind === 'color') this.#hand.takeColor(command.color);
    else if (command.kind === 'color-step') this.#hand.stepColor(command.step);
    else this.#command(command.kind);
    return true;
  }

  cursorMoved(from: CellIndex, to: CellIndex, event: KeyboardEvent): void {
    if (event.shiftKey) this.#hand.drawAlong(from, to);
  }

  #command(kind: KeyCommand['kind'] | 'reset'): void {
    if (kind === 'undo' || kind === 'redo' || kind === 'reset') this.#travel(kind);
    else if (kind === 'hint') this.hint();
    else if (kind === 'hint-apply') void this.#hints.apply();
    else if (kind === 'check') this.check();
    else if (kind === 'guess') this.#guess({ kind: 'guess-start' }, 'guessStarted');
    else if (kind === 'accept') this.#guess({ kind: 'guess-accept' }, 'guessAccepted');
    else if (kind === 'drop') this.#guess({ kind: 'guess-drop' }, 'guessDropped');
  }

  /** What changes far from the cursor is told in words. */
  #travel(kind: 'undo' | 'redo' | 'reset'): void {
    const { say } = this.#host;
    this.#touched = 0;
    this[kind]();
    this.#host.announce(`${say(kind)}: ${say('strokeLength', { n: this.#touched })}`);
  }

  #guess(move: Move, words: TextKey): void {
    if (!this.#isFrozen && this.#controller.play(move)) this.#host.announce(this.#host.say(words));
  }

  undo(): void {
    if (!this.#host.options.readonly) this.#controller.undo();
  }

  redo(): void {
    if (!this.#host.options.readonly) this.#controller.redo();
  }

  reset(): void {
    if (!this.#host.options.readonly) this.#controller.play({ kind: 'reset' });
  }

  hint(): void {
    if (!this.#isFrozen) void this.#hints.next();
  }

  check(): void {
    if (!this.#isFrozen) void this.#hints.check();
  }

  getState(): string {
    const { game } = this.#controller;
    return writeSave({ game, activeMs: this.#keeper.clock.ms, hintsUsed: this.#hints.count.used });
  }

  setState(text: string): boolean {
    const read = parseSave(text, this.#host.puzzle);
    if (!read.ok) {
      this.#host.emit('nonogram-error', { problems: read.error });
      return false;
    }
    this.#keeper.clock.set(read.value.activeMs);
    this.#hints.count.used = read.value.hintsUsed;
    this.#controller.replace(read.value.game);
    if (this.#controller.isSolved) this.#showSolved(false);
    return true;
  }

  describeLine(line: LineRef): TextKey | undefined {
    const { status } = reportOf(this.#controller.status, line);
    return status === 'wrong' ? 'lineWrong' : status === 'open' ? undefined : 'lineDone';
  }

  optionChanged(name: OptionName): boolean {
    if (name === 'feedback' || name === 'crosses') this.#controller.configure(this.#settings());
    if (name === 'controls' || name === 'hints' || name === 'input') this.#rebuild();
    if (name === 'readonly') this.#updateBar();
    this.#showStatus();
    return name !== 'startState' && name !== 'storage';
  }

  languageChanged(): void {
    this.#rebuild();
    this.#hints.relabel();
    this.#showStatus();
  }

  destroy(): void {
    this.#save();
    this.#life.abort();
    this.#stopSweep();
    this.#hints.clear();
    this.#solved.hide();
  }
}
