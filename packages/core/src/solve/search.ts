// The search: decide, propagate, learn from contradictions, jump back, begin again – until a solution or a refutation.
//
// Lazy clause generation (Ohrimenko, Stuckey and Codish, 2009) with lines as the constraints: a line deduces with its
// bit-parallel solver, and a clause is written for it only when a conflict asks for the reason.
//
// Uniqueness is the same loop: after a solution the clause "not all of these decisions" is added and the search goes
// on. A refutation then says that there is no other solution; so enumeration is complete (law in solver.laws.ts).

import type { Budget } from '../outcome/budget.ts';
import type { SolveStats } from '../outcome/stats.ts';
import { wordAt } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import { Explainer } from './explain.ts';
import { Activity } from './learn/activity.ts';
import { ClauseStore } from './learn/clauses.ts';
import { ConflictAnalysis } from './learn/conflict.ts';
import { createPhases } from './learn/phases.ts';
import { Restarts } from './learn/restarts.ts';
import type { Literal } from './literal.ts';
import { removalOf } from './literal.ts';
import type { Exchange } from './portfolio/exchange.ts';
import type { Propagator } from './propagate.ts';
import { PAUSED } from './propagate.ts';
import type { ResumeState, SearchPace } from './resume.ts';
import { Steering } from './steering.ts';
import { NO_REASON } from './trail.ts';

/** What a stretch of search came to. `refuted`: there is no solution besides those excluded before. */
export type SearchOutcome = 'solution' | 'refuted' | 'paused';

const FIRST_REDUCTION = 2000;
const REDUCTION_GROWTH = 300;

/** A search that can be interrupted after any piece of work. Mutable, owned by one run. */
export class Search {
  readonly #board: Board;
  readonly #propagator: Propagator;
  readonly #budget: Budget;
  readonly #stats: SolveStats;
  readonly clauses: ClauseStore;
  readonly activity: Activity;
  readonly phases: Uint8Array;
  readonly #analysis: ConflictAnalysis;
  readonly #restarts = new Restarts();
  readonly #steering: Steering;
  readonly #exchange: Exchange | undefined;
  readonly #decisions: Int32Array; // literals for a blocking clause
  readonly #resumed: Literal[] = []; // decisions of a saved search that are still to be repeated, the first one last
  #isRefuted = false;
  #rootConflict = 0;
  #reductionAt = FIRST_REDUCTION;
  #reductions = 0;

  /** @param exchange the mailbox of an arm, if there are others to talk to. */
  constructor(
    board: Board,
    propagator: Propagator,
    budget: Budget,
    stats: SolveStats,
    seed: number,
    exchange?: Exchange,
  ) {
    const { varCount } = board.compiled;
    this.#board = board;
    this.#exchange = exchange;
    this.#propagator = propagator;
    this.#budget = budget;
    this.#stats = stats;
    this.clauses = new ClauseStore(board, budget);
    this.activity = new Activity(varCount);
    this.phases = createPhases(board.compiled);
    const explainer = new Explainer(board, budget, stats);
    this.#analysis = new ConflictAnalysis(board, this.clauses, explainer, this.activity);
    this.#decisions = new Int32Array(varCount + 1);
    this.#steering = new Steering(board, budget, this.activity, this.phases, seed, exchange?.arm);
    if (seed !== 0) this.activity.shuffle(seed);
    this.#insertOpen();
    propagator.clauses = this.clauses;
  }

  /** The contradiction that refuted everything, as a reason. */
  get rootConflict(): number {
    return this.#rootConflict;
  }

  /** Takes over clauses, decisions, phases and activities of a saved search. Call once, at level 0. */
  restore(state: ResumeState): void {
    if (state.phases.length > 0) this.phases.set(state.phases);
    for (const { lbd, literals } of state.clauses) this.#addClause(literals, lbd);
    this.activity.restoreFrom(state.activityHalvings);
    this.#resumed.push(...state.decisions.toReversed());
    if (state.pace === undefined) return;
    const [index, conflicts, ...steering] = state.pace;
    this.#restarts.restore(index, conflicts);
    this.#steering.restore(steering);
  }

  /** When to begin again and to steer next, for `restore`. */
  pace(): SearchPace {
    return [...this.#restarts.save(), ...this.#steering.save(this.#stats.conflicts)];
  }

  /** Searches on until a solution stands on the board, nothing is left to search, or the budget ends. */
  run(): SearchOutcome {
    while (!this.#isRefuted) {
      const conflict = this.#propagator.run();
      if (conflict === PAUSED) return 'paused';
      if (conflict !== 0) {
        this.#learn(conflict);
        continue;
      }
      if (this.#board.openCells === 0) return 'solution';
      if (this.#isRestartDue()) {
        this.#restart();
        continue;
      }
      if (this.#board.trail.level === 0 && !this.#steering.beginAt(this.#stats.conflicts)) return 'paused';
      if (!this.#decide()) return 'paused';
    }
    return 'refuted';
  }

  #isRestartDue(): boolean {
    if (this.#exchange?.isUrgent === true) return true;
    return !this.#steering.isDiving && this.#restarts.isDue();
  }

  /** Excludes the solution on the board and goes back to where another may begin. */
  exclude(): void {
    this.#steering.end();
    const { trail } = this.#board;
    const { level } = trail;
    if (level === 0) {
      this.#isRefuted = true;
      return;
    }
    for (let l = 1; l <= level; l += 1) this.#decisions[level - l] = wordAt(trail.literals, trail.startOf(l)) ^ 1;
    this.#undoTo(level - 1);
    const opposite = wordAt(this.#decisions, 0);
    const reason = level === 1 ? NO_REASON : this.clauses.addPermanent(this.#decisions, level);
    this.#board.narrow(opposite, reason);
  }

  /** Demands, for all that is to come, that one of these literals holds. */
  demand(literals: Int32Array): void {
    this.#undoTo(0);
    this.#addClause(literals, 0);
  }

  /** Adds a clause at level 0, without what is decided there; LBD 0 makes it permanent. */
  #addClause(literals: Int32Array, lbd: number): void {
    const { values } = this.#board.trail;
    let size = 0;
    for (let i = 0; i < literals.length; i += 1) {
      const literal = wordAt(literals, i);
      if ((values[literal] as number) > 0) return;
      if ((values[literal] as number) < 0) continue;
      this.#decisions[size] = literal;
      size += 1;
    }
    if (size === 0) this.#isRefuted = true;
    else if (size === 1) this.#board.narrow(wordAt(this.#decisions, 0), NO_REASON);
    else if (lbd === 0) this.clauses.addPermanent(this.#decisions, size);
    else this.clauses.addLearnt(this.#decisions, size, lbd);
  }

  #insertOpen(): void {
    const { values } = this.#board.trail;
    for (let variable = 0; variable < values.length / 2; variable += 1) {
      if ((values[2 * variable] as number) === 0) this.activity.insert(variable);
    }
  }

  #learn(conflict: number): void {
    this.#stats.conflicts += 1;
    this.#resumed.length = 0;
    if (this.#board.trail.level === 0) {
      this.#isRefuted = true;
      this.#rootConflict = conflict;
      return;
    }
    this.#steering.noteConflict();
    const analysis = this.#analysis;
    analysis.run(conflict);
    this.#exchange?.noteClause(analysis.learnt, analysis.size, analysis.lbd);
    this.#restarts.noteConflict();
    this.#undoTo(analysis.backLevel);
    const asserted = wordAt(analysis.learnt, 0);
    const reason =
      analysis.size === 1 ? NO_REASON : this.clauses.addLearnt(analysis.learnt, analysis.size, analysis.lbd);
    this.#board.narrow(asserted, reason);
  }

  #restart(): void {
    this.#stats.restarts += 1;
    this.#restarts.restarted();
    this.#undoTo(0);
    if (this.#stats.conflicts >= this.#reductionAt) {
      this.clauses.reduce();
      this.#reductions += 1;
      this.#reductionAt = this.#stats.conflicts + FIRST_REDUCTION + REDUCTION_GROWTH * this.#reductions;
    }
    if (this.#exchange !== undefined) this.#takeIn(this.#exchange);
  }

  /** At the root: adds the clauses that other arms told, and follows them to a solution that is new here. */
  #takeIn(exchange: Exchange): void {
    for (let told = exchange.nextClauses(); told !== undefined; told = exchange.nextClauses()) {
      this.#budget.spend(told.length);
      for (let at = 0; at < told.length && !this.#isRefuted; ) {
        const end = at + 2 + wordAt(told, at);
        this.#addClause(told.subarray(at + 2, end), wordAt(told, at + 1));
        at = end;
      }
    }
    const colors = exchange.takeLead();
    if (colors === undefined) return;
    this.#steering.end();
    this.#resumed.length = 0;
    const { colorCount } = this.#board.compiled;
    for (let cell = 0; cell < colors.length; cell += 1) {
      for (let color = 0; color < colorCount; color += 1) {
        if (color === (colors[cell] as number)) continue;
        const removal = removalOf(cell, color, colorCount);
        this.phases[removal >> 1] = removal & 1;
        if (colorCount > 2) this.phases[cell * colorCount + (colors[cell] as number)] = 0;
      }
    }
  }

  /** Makes the next decision. False if the budget ended while it was sought. */
  #decide(): boolean {
    const literal = this.#nextDecision();
    if (literal < 0) return false;
    this.#board.decide(literal);
    this.#stats.decisions += 1;
    if (this.#board.trail.level > this.#stats.maxLevel) this.#stats.maxLevel = this.#board.trail.level;
    return true;
  }

  /** What a saved search had decided, else what a dive says, else the most active open variable in its phase. */
  #nextDecision(): Literal {
    const { values } = this.#board.trail;
    for (let resumed = this.#resumed.pop(); resumed !== undefined; resumed = this.#resumed.pop()) {
      if ((values[resumed] as number) === 0) return resumed;
    }
    if (this.#steering.isDiving) return this.#steering.next();
    let variable = this.activity.take();
    while (variable >= 0 && (values[2 * variable] as number) !== 0) variable = this.activity.take();
    return 2 * variable + (this.phases[variable] as number);
  }

  /** Undoes levels; what becomes open keeps its phase and waits to be decided again. */
  #undoTo(level: number): void {
    const { trail } = this.#board;
    if (trail.level <= level) return;
    for (let i = trail.startOf(level + 1); i < trail.length; i += 1) {
      const literal = wordAt(trail.literals, i);
      this.phases[literal >> 1] = literal & 1;
      this.activity.insert(literal >> 1);
    }
    this.#board.undoTo(level);
    this.clauses.rewind();
  }
}
