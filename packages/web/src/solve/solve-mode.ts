// Watching the engine think: its steps on a tape, line by line with the reason; then the verdict, and, if
// there are several solutions, where two of them differ.

import type { CellIndex, Picture, Problem, Result, SolveResult } from '@nonokit/core';
import { createStats, filledCode, ok } from '@nonokit/core';
import type { OptionName, ViewerOptions } from '../attributes.ts';
import { PAINT_NOTES } from '../board/paint-notes.ts';
import type { Scene } from '../board/scene.ts';
import { FLAG_AMBIGUOUS, FLAG_LINE, FLAG_NEWS, OPEN_LOOK } from '../board/scene.ts';
import { colorName } from '../element/labels.ts';
import type { Mode, ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import { watchArrowKeys } from '../element/toolbar-keys.ts';
import { zoomButtons } from '../element/zoom-buttons.ts';
import type { SolverProgress } from '../solver/protocol.ts';
import { solveClassically, solveInBackground } from '../solver/worker-client.ts';
import { ENGLISH_PLAY } from '../texts/english-play.ts';
import { ENGLISH_STUDIO } from '../texts/english-studio.ts';
import { learnEnglish } from '../texts/speaker.ts';
import { SOLVE_STYLES } from './solve-styles.ts';
import { candidatesOfPicture, StepTrack } from './step-track.ts';
import { refusalWords, strategyChoice } from './strategy-choice.ts';
import { TapeControls } from './tape-controls.ts';
import { VerdictPanel } from './verdict-panel.ts';
import { verdictWords } from './verdict-words.ts';

/** More steps than anybody watches; the rest of a long way is one last step. */
const MOST_STEPS = 4000;
/** A solution depends on no supposition. */
const NO_LEVELS: ArrayLike<number> = [];

learnEnglish(ENGLISH_PLAY);
learnEnglish(ENGLISH_STUDIO);

/** Makes the mode. */
export function createSolveMode(host: ModeHost): Mode {
  return new SolveMode(host);
}

class SolveMode implements Mode {
  readonly scene: Scene;
  readonly #host: ModeHost;
  readonly #track: StepTrack;
  readonly #flags: Uint8Array;
  readonly #tape: TapeControls;
  readonly #reason = part('div', { class: 'reason', part: 'reason' });
  readonly #verdict: VerdictPanel;
  #stop = new AbortController();
  #strategy: ViewerOptions['strategy'];
  /** Why the method does not answer. */
  #refusal: readonly Problem[] | undefined;
  #result: SolveResult | undefined;
  #progress: SolverProgress | undefined;
  #shown: Picture | undefined;
  #shownMarks: Uint8Array | undefined;

  constructor(host: ModeHost) {
    this.#host = host;
    this.#strategy = host.options.strategy;
    const { puzzle } = host;
    host.adoptStyles(SOLVE_STYLES);
    const cells = puzzle.width * puzzle.height;
    const track = new StepTrack(puzzle);
    this.#track = track;
    this.#flags = new Uint8Array(cells);
    const mode = this;
    this.scene = {
      puzzle,
      get marks() {
        return mode.#shownMarks ?? track.marks;
      },
      get tentative() {
        return mode.#shown ? NO_LEVELS : track.levels;
      },
      flags: this.#flags,
      candidates: track.candidates,
      reveal: 0,
      notes: PAINT_NOTES,
      look: () => OPEN_LOOK,
    };
    this.#tape = new TapeControls(host, track, (changed) => this.#moved(changed));
    this.#verdict = new VerdictPanel(host, {
      stop: () => this.#stop.abort(),
      again: () => void this.#solve(),
      show: (picture, other) => this.#showSolution(picture, other),
      showSteps: () => this.#tape.rest(),
    });
    host.status.after(this.#reason, this.#verdict.root, this.#tape.root);
    this.#buildBar();
    void this.#solve();
  }

  /** Begins with an empty tape, whatever was on it. */
  async #solve(): Promise<void> {
    this.#stop.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.#result = undefined;
    this.#refusal = undefined;
    this.#progress = undefined;
    this.#tape.pause();
    this.#moved(this.#track.clear());
    this.#tape.update();
    this.#showVerdict();
    const answer = await this.#ask(stop.signal).catch((reason: unknown) => String(reason));
    // A stopped engine still says what is known; a later question has taken this one's place.
    if (this.#stop !== stop || this.#isDestroyed) return;
    if (typeof answer === 'string') {
      this.#host.status.textContent = answer;
      this.#refusal = [];
    } else if (!answer.ok) {
      this.#refusal = answer.error;
      this.#host.announce(refusalWords(this.#host.say, answer.error));
    } else {
      this.#take(answer.value);
    }
    this.#showVerdict();
  }

  async #ask(signal: AbortSignal): Promise<Result<SolveResult>> {
    const { puzzle } = this.#host;
    if (this.#strategy !== 'engine') {
      const answer = await solveClassically({ puzzle, strategy: this.#strategy, maxSolutions: 2 }, signal);
      return answer ?? ok(this.#nothingKnown());
    }
    return ok(
      await solveInBackground(
        { puzzle, maxSolutions: 2, classify: true, steps: MOST_STEPS },
        {
          progress: (progress) => {
            if (signal.aborted) return;
            this.#progress = progress;
            this.#showVerdict();
          },
          steps: (steps) => {
            if (!signal.aborted) this.#lengthen(() => this.#track.append(steps));
          },
          told: () => {
            if (!signal.aborted) this.#told();
          },
        },
        signal,
      ),
    );
  }

  /** The answer of a method that was ended in the middle of its work. */
  #nothingKnown(): SolveResult {
    const { width, height } = this.#host.puzzle;
    return {
      verdict: 'unknown',
      reason: 'stopped',
      candidates: { width, height, cells: this.#track.candidates.slice() },
      solution: null,
      resume: null,
      undecidedCells: width * height,
      stats: createStats(),
    };
  }

  #take(result: SolveResult): void {
    this.#result = result;
    if (this.#strategy !== 'engine') {
      const { verdict } = result;
      if (verdict === 'unique') this.#track.appendRest({ kind: 'method' }, candidatesOfPicture(result.solution.cells));
      else if (verdict === 'unknown') this.#track.appendRest({ kind: 'method' }, result.candidates.cells);
    }
    this.#tape.update();
    this.#host.announce(verdictWords(this.#host.say, result));
    if (result.verdict !== 'none') this.#tape.play();
  }

  /** No step comes any more: what none of them decided is one last step. */
  #told(): void {
    const result = this.#result;
    if (result?.verdict !== 'unique' || this.#isDestroyed) return;
    this.#lengthen(() => this.#track.appendRest({ kind: 'search' }, candidatesOfPicture(result.solution.cells)));
  }

  /** Puts more on the tape; one that rested at its end runs on. */
  #lengthen(append: () => void): void {
    const { position, length } = this.#track;
    append();
    this.#tape.update();
    if (position > 0 && position === length && this.#track.length > length && !this.#tape.isPlaying) this.#tape.play();
  }

  #isDestroyed = false;

  /** The tape moved: shows the board there, and why. */
  #moved(changed: ReadonlySet<CellIndex>): void {
    this.#shownMarks = undefined;
    this.#shown = undefined;
    this.#verdict.press(undefined);
    const dirty = new Set(changed);
    for (let cell = 0; cell < this.#flags.length; cell += 1) {
      if (this.#flags[cell] === 0) continue;
      dirty.add(cell);
      this.#flags[cell] = 0;
    }
    const step = this.#track.current;
    const { puzzle, board } = this.#host;
    if (step?.reason.kind === 'line') {
      const { axis, index } = step.reason.line;
      const length = axis === 'row' ? puzzle.width : puzzle.height;
      for (let i = 0; i < length; i += 1) {
        const cell = axis === 'row' ? index * puzzle.width + i : i * puzzle.width + index;
        this.#flags[cell] = FLAG_LINE;
        dirty.add(cell);
      }
    }
    if (step) {
      for (let i = 0; i < step.cells.length; i += 1) {
        const cell = step.cells[i] ?? 0;
        this.#flags[cell] = FLAG_NEWS;
        dirty.add(cell);
      }
    }
    board.touch(dirty);
    void this.#showReason();
  }

  async #showReason(): Promise<void> {
    const { say, puzzle } = this.#host;
    const step = this.#track.current;
    if (!step) {
      this.#reason.textContent = say('stepNone');
      return;
    }
    // While the tape runs fast, only the steps on which it rests are put into words.
    const position = this.#track.position;
    const before = this.#track.candidates.slice();
    for (let i = 0; i < step.cells.length; i += 1) before[step.cells[i] ?? 0] = step.before[i] ?? 0;
    const { stepWords } = await import('./step-words.ts');
    const words = await stepWords(say, puzzle, step, before);
    if (position !== this.#track.position || this.#isDestroyed) return;
    this.#reason.textContent = words;
    if (!this.#tape.isPlaying) this.#host.announce(words);
  }

  #showVerdict(): void {
    if (this.#refusal) this.#verdict.tell({ kind: 'refused', problems: this.#refusal });
    else if (this.#result) this.#verdict.tell({ kind: 'answer', result: this.#result });
    else this.#verdict.tell({ kind: 'work', isEngine: this.#strategy === 'engine', progress: this.#progress });
    this.#verdict.press(this.#shown);
  }

  /** One of two solutions, with the cells marked in which the other differs. */
  #showSolution(picture: Picture, other: Picture): void {
    this.#tape.pause();
    this.#shown = picture;
    this.#verdict.press(picture);
    this.#shownMarks = Uint8Array.from(picture.cells, (color) => (color > 0 ? filledCode(color) : 0));
    for (let cell = 0; cell < this.#flags.length; cell += 1) {
      this.#flags[cell] = picture.cells[cell] === other.cells[cell] ? 0 : FLAG_AMBIGUOUS;
    }
    this.#host.board.touch(this.#flags.keys());
    const ambiguous = this.#flags.filter((flag) => flag !== 0).length;
    this.#reason.textContent = this.#host.say('differs', { n: ambiguous });
    this.#host.announce(this.#reason.textContent);
  }

  #buildBar(): void {
    const { bar, options, say } = this.#host;
    const isFull = options.controls === 'full';
    const choice = (): HTMLElement =>
      strategyChoice(say, this.#strategy, (strategy) => {
        this.#strategy = strategy;
        void this.#solve();
      });
    bar.replaceChildren(...(isFull ? [choice(), ...zoomButtons(this.#host)] : []));
    watchArrowKeys(this.#host.bar);
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === ' ') this.#tape.toggle();
    else if (event.key === '.' || event.key === 'n') this.#tape.step(1);
    else if (event.key === ',' || event.key === 'p') this.#tape.step(-1);
    else return false;
    return true;
  }

  describe(cell: CellIndex): string | undefined {
    if (this.#shown || this.#track.marks[cell] !== 0) return undefined;
    const { say, puzzle } = this.#host;
    const mask = this.#track.candidates[cell] ?? 0;
    const names = puzzle.palette.flatMap((_, id) =>
      (mask >>> id) & 1 ? [id === 0 ? say('background') : colorName(say, puzzle.palette, id)] : [],
    );
    return puzzle.palette.length > 2 && names.length < puzzle.palette.length
      ? say('candidates', { colors: names.join(', ') })
      : undefined;
  }

  optionChanged(name: OptionName): boolean {
    if (name === 'controls') this.#buildBar();
    if (name === 'strategy') {
      this.#strategy = this.#host.options.strategy;
      this.#buildBar();
      void this.#solve();
    }
    return true;
  }

  languageChanged(): void {
    this.#buildBar();
    this.#tape.relabel();
    this.#showVerdict();
    void this.#showReason();
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#stop.abort();
    this.#tape.destroy();
    this.#reason.remove();
    this.#verdict.root.remove();
  }
}
