// One solve, stage by stage, in slices that may end after any piece of work:
//
//   lines → search → settle → classify → done
//
// `lines` propagates; most drawings end there and never pay for the rest. `search` decides the verdict. `settle` sorts
// the cells of an ambiguous puzzle: it demands "some cell on which all solutions so far agree is different" until that
// is refuted – what is then agreed is forced. `classify` works out the class of a unique puzzle.
//
// Slices do not change anything: the same work is done in the same order, and ticks come out the same.

import { Budget } from '../outcome/budget.ts';
import type { SolveEvent } from '../outcome/solve-event.ts';
import type { SolveResult } from '../outcome/solve-result.ts';
import type { SolveStats } from '../outcome/stats.ts';
import { createStats } from '../outcome/stats.ts';
import type { Method, UnknownReason } from '../outcome/verdict.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { mustFit } from '../puzzle/must-fit.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { Board } from './board.ts';
import { classify } from './classify.ts';
import type { CompiledPuzzle } from './compile.ts';
import { compile } from './compile.ts';
import type { Exchange } from './portfolio/exchange.ts';
import { FIXPOINT, PAUSED, Propagator } from './propagate.ts';
import type { ResumeState } from './resume.ts';
import { writeResume } from './resume.ts';
import { Search } from './search.ts';
import { SolutionSet } from './solution-set.ts';
import type { SolveOptions, SolveRun } from './solve.ts';

/** Where a run is. */
export type Stage = 'lines' | 'search' | 'settle' | 'classify' | 'done';

const DEFAULT_SETTLE_TICKS = 2_000_000;
const PROGRESS_TICKS = 2_000_000;

/** A solve in progress. Mutable; made by `startSolve` and `resumeSolve`. */
export class Run implements SolveRun {
  readonly #puzzle: Puzzle;
  readonly #options: SolveOptions;
  readonly #compiled: CompiledPuzzle;
  readonly #budget: Budget;
  readonly #stats: SolveStats = createStats();
  readonly #maxSolutions: number;
  readonly #found: SolutionSet;
  readonly #kept: number;
  readonly #board: Board;
  readonly #propagator: Propagator;
  readonly #exchange: Exchange | undefined;
  #search: Search | undefined;
  #stage: Stage = 'lines';
  #undecidedCells: number;
  #solutionCount = 0;
  #isComplete = false; // no other solution exists
  #areCellsSettled = false; // agreed cells are forced
  #settleLimit = 0;
  #contradiction: LineRef | null = null;
  #classification: Generator<void, Method> | undefined;
  #method: Method | null = null;

  /**
   * @param kept how many solutions to remember; the observer hears of all.
   * @param exchange the mailbox of an arm of a portfolio.
   */
  constructor(
    puzzle: Puzzle,
    options: SolveOptions,
    resumed?: ResumeState,
    kept: number = Number.POSITIVE_INFINITY,
    exchange?: Exchange,
  ) {
    this.#kept = kept;
    this.#exchange = exchange;
    this.#puzzle = puzzle;
    this.#options = options;
    this.#maxSolutions = Math.max(1, options.maxSolutions ?? 2);
    this.#compiled = compile(puzzle);
    this.#budget = new Budget(options.budget, options.stop);
    this.#found = new SolutionSet(this.#compiled.cellCount);
    this.#board = new Board(this.#compiled);
    this.#propagator = new Propagator(this.#board, this.#budget, this.#stats, options.observer);
    this.#undecidedCells = this.#compiled.cellCount;
    if (options.given !== undefined) {
      mustFit(options.given, puzzle, 'the given board');
      if (!this.#board.restrict(options.given.cells)) this.#refute(0);
    }
    if (resumed === undefined) this.#board.queueAll();
    else this.#restore(resumed);
  }

  get ticks(): number {
    return this.#budget.ticks;
  }

  /** True once the verdict cannot change any more. */
  get isDecided(): boolean {
    return this.#stage !== 'lines' && this.#stage !== 'search';
  }

  /** True if the solutions found are all there are. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Why the work ended, if not because everything is known. */
  get endReason(): UnknownReason {
    if (this.#budget.isStopped) return 'stopped';
    return this.#solutionCount >= this.#maxSolutions ? 'max-solutions' : 'budget';
  }

  advance(ticks: number): SolveResult | undefined {
    const target = Math.min(this.#budget.limit, this.#budget.ticks + ticks);
    const { observer } = this.#options;
    while (!this.#isDone) {
      this.#budget.pauseAt = observer === undefined ? target : Math.min(target, this.#budget.ticks + PROGRESS_TICKS);
      this.#work();
      if (observer !== undefined) observer(this.#progress());
      if (this.#budget.isSpent || this.#budget.isStopped) return this.result();
      if (this.#budget.ticks >= target && !this.#isDone) return undefined;
    }
    return this.result();
  }

  result(): SolveResult {
    const stats = { ...this.#stats, ticks: this.#budget.ticks };
    const answer = { undecidedCells: this.#undecidedCells, stats };
    const { solutions } = this.#found;
    if (solutions.length >= 2) {
      const settled = this.#isComplete || this.#areCellsSettled;
      const agreed = this.#found.agreed();
      const [first] = solutions;
      const isForced = (cell: number): boolean =>
        settled || this.#board.rootCandidates(cell) === 1 << (first?.cells[cell] ?? 0);
      return {
        verdict: 'multiple',
        solutions,
        complete: this.#isComplete,
        forced: agreed.filter(isForced),
        ambiguous: this.#found.ambiguous(),
        open: agreed.filter((cell) => !isForced(cell)),
        ...answer,
      };
    }
    const [solution] = solutions;
    if (this.#isComplete && solution !== undefined) {
      return { verdict: 'unique', solution, method: this.#method, ...answer };
    }
    if (this.#isComplete) return { verdict: 'none', line: this.#contradiction, problems: [], ...answer };
    const reason = this.#stage === 'done' && !this.#mayGuess ? 'no-guess' : this.endReason;
    return {
      verdict: 'unknown',
      reason,
      candidates: this.#found.candidates(this.#board),
      solution: solution ?? null,
      resume: reason === 'no-guess' ? null : this.save(),
      ...answer,
    };
  }

  save(): string {
    return writeResume(this.#puzzle, this.#options.given, {
      stage: this.#stage === 'lines' || this.#stage === 'search' ? this.#stage : 'settle',
      board: this.#board,
      search: this.#search,
      solutions: this.#found.solutions,
      differs: this.#found.differs,
      isComplete: this.#isComplete,
      undecidedCells: this.#undecidedCells,
    });
  }

  /** True if lines alone decided all cells, from nothing but the clues. */
  get #areLinesEnough(): boolean {
    return this.#undecidedCells === 0 && this.#options.given === undefined;
  }

  get #isDone(): boolean {
    return this.#stage === 'done';
  }

  get #mayGuess(): boolean {
    return this.#options.guess !== false;
  }

  /** Works in the current stage until it ends or the budget does. */
  #work(): void {
    if (this.#stage === 'lines') this.#workLines();
    if (this.#stage === 'search') this.#workSearch();
    if (this.#stage === 'settle') this.#workSettle();
    if (this.#stage === 'classify') this.#workClassify();
  }

  #workLines(): void {
    if (this.#options.observer === undefined) this.#board.sketch();
    const outcome = this.#propagator.run();
    this.#board.record();
    // If the budget ended with the last cell and the last line, the work has ended, too.
    const isFinished = this.#board.openCells === 0 && this.#board.queue.size === 0;
    if (outcome === PAUSED && !isFinished) return;
    const conflict = outcome === PAUSED ? FIXPOINT : outcome;
    this.#undecidedCells = conflict === FIXPOINT ? this.#board.openCells : this.#undecidedCells;
    if (conflict !== FIXPOINT) {
      this.#refute(conflict);
    } else if (this.#board.openCells === 0) {
      this.#noteSolution(true);
      this.#endSearch();
    } else if (this.#mayGuess) {
      this.#beginSearch();
    } else {
      this.#stage = 'done';
    }
  }

  #workSearch(): void {
    const search = this.#search ?? this.#beginSearch();
    for (;;) {
      const outcome = search.run();
      if (outcome === 'paused') return;
      if (outcome === 'refuted') {
        if (this.#solutionCount === 0) this.#refute(search.rootConflict);
        else this.#endSearch();
        return;
      }
      this.#noteSolution(true);
      search.exclude();
      if (this.#solutionCount >= this.#maxSolutions) {
        this.#beginSettle();
        return;
      }
    }
  }

  #workSettle(): void {
    const search = this.#search ?? this.#beginSearch();
    this.#budget.pauseAt = Math.min(this.#budget.pauseAt, this.#settleLimit);
    for (;;) {
      const outcome = search.run();
      if (outcome === 'paused') {
        if (this.#budget.ticks >= this.#settleLimit) this.#stage = 'done';
        return;
      }
      if (outcome === 'refuted') {
        this.#areCellsSettled = true;
        this.#stage = 'done';
        return;
      }
      this.#noteSolution(false);
      this.#demandChange(search);
    }
  }

  #workClassify(): void {
    this.#classification ??= classify(this.#compiled, this.#budget, this.#stats, this.#areLinesEnough);
    const step = this.#classification.next();
    if (step.done !== true) return;
    this.#method = step.value;
    this.#stage = 'done';
  }

  #beginSearch(): Search {
    this.#stage = this.#stage === 'lines' ? 'search' : this.#stage;
    const seed = this.#options.seed ?? 0;
    this.#search = new Search(this.#board, this.#propagator, this.#budget, this.#stats, seed, this.#exchange);
    return this.#search;
  }

  /** Nothing is left to search. */
  #endSearch(): void {
    this.#isComplete = true;
    this.#stage = this.#solutionCount === 1 && this.#options.classify === true ? 'classify' : 'done';
  }

  #refute(conflict: number): void {
    this.#isComplete = true;
    this.#stage = 'done';
    const line = -1 - conflict;
    this.#contradiction = line >= 0 && line < this.#compiled.lineCount ? at(this.#compiled.lines, line).ref : null;
  }

  #beginSettle(): void {
    this.#exchange?.close();
    const limit = this.#options.settle ?? this.#budget.ticks + DEFAULT_SETTLE_TICKS;
    this.#settleLimit = this.#budget.ticks + limit;
    this.#stage = this.#solutionCount >= 2 && limit > 0 ? 'settle' : 'done';
    if (this.#stage === 'settle' && this.#search !== undefined) this.#demandChange(this.#search);
  }

  /** From now on only solutions count that differ where all so far agree; decisions aim there. */
  #demandChange(search: Search): void {
    const changes = this.#found.changes(this.#compiled.colorCount);
    search.demand(Int32Array.from(changes));
    for (const literal of changes) search.phases[literal >> 1] = literal & 1;
  }

  #noteSolution(isWanted: boolean): void {
    const solution = this.#found.add(this.#board, isWanted && this.#solutionCount < this.#kept);
    if (!isWanted) return;
    const event: SolveEvent = { kind: 'solution', solution, index: this.#solutionCount };
    this.#solutionCount += 1;
    this.#exchange?.noteSolution(solution);
    this.#options.observer?.(event);
  }

  #restore(state: ResumeState): void {
    const board = this.#board;
    if (state.stage === 'settle' && state.solutions.length < this.#maxSolutions) {
      // Settling excludes solutions that show nothing new; whoever wants more of them now begins again.
      board.queueAll();
      return;
    }
    for (const solution of state.solutions) {
      this.#found.solutions.push(solution);
      this.#found.note(solution);
      this.#solutionCount += 1;
    }
    this.#found.differs.set(state.differs);
    this.#undecidedCells = state.undecidedCells;
    if (!board.assume(state.facts)) {
      this.#refute(0);
      return;
    }
    if (state.isComplete) {
      this.#endSearch();
      return;
    }
    if (state.stage === 'lines') {
      board.queue.clear();
      for (const line of state.waiting) board.queue.push(line);
      return;
    }
    board.queueAll();
    this.#stage = 'search';
    const search = this.#beginSearch();
    search.restore(state);
    if (state.stage === 'settle' || this.#solutionCount >= this.#maxSolutions) this.#beginSettle();
  }

  #progress(): SolveEvent {
    const phase = this.#stage === 'lines' || this.#stage === 'classify' ? this.#stage : 'search';
    const { cellCount } = this.#compiled;
    return {
      kind: 'progress',
      phase,
      ticks: this.#budget.ticks,
      decidedCells: cellCount - this.#board.openCells,
      totalCells: cellCount,
      conflicts: this.#stats.conflicts,
    };
  }
}
