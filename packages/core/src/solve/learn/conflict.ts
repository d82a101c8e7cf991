// Learning from a contradiction: first unique implication point.
//
// Going back along the trail from the contradiction, literals of the current level are replaced by their reasons until
// one is left. It and the literals of earlier levels cannot all be true together – that is the clause:
//
//   level 3:  d → a → b,  a → c,  b c e(level 1) contradict     learnt: ¬a ∨ ¬e
//
// After jumping back to level 1 the clause makes ¬a true: the same mistake is never made again (Marques-Silva and
// Sakallah, GRASP, 1996). Reasons of lines are worked out here and only here, by the Explainer; premises already met
// are preferred, because they cost nothing.

import { wordAt } from '../../puzzle/grid.ts';
import type { Board } from '../board.ts';
import type { Explainer } from '../explain.ts';
import type { Literal } from '../literal.ts';
import { cellOf, colorOf, hasColor, removalOf } from '../literal.ts';
import { CELL_IS_DECIDED, ONLY_ONE_LEFT } from '../trail.ts';
import type { Activity } from './activity.ts';
import type { ClauseStore } from './clauses.ts';

/** Works out the clause of a contradiction. The answer lies in its fields until the next call. */
export class ConflictAnalysis {
  readonly #board: Board;
  readonly #clauses: ClauseStore;
  readonly #explainer: Explainer;
  readonly #activity: Activity;
  /** The learnt clause: first the literal that will be asserted, then one of the highest other level. */
  readonly learnt: Int32Array;
  size = 0;
  lbd = 0;
  /** Where to jump back to: the level of `learnt[1]`, 0 for a unit clause. */
  backLevel = 0;
  readonly #premises: Int32Array;
  readonly #met: Uint8Array; // by variable: seen in this analysis
  readonly #metList: Int32Array;
  #metCount = 0;
  readonly #levelStamps: Int32Array; // by level: the last count that met it
  #stamp = 0;

  constructor(board: Board, clauses: ClauseStore, explainer: Explainer, activity: Activity) {
    const { varCount } = board.compiled;
    this.#board = board;
    this.#clauses = clauses;
    this.#explainer = explainer;
    this.#activity = activity;
    this.learnt = new Int32Array(varCount + 1);
    this.#premises = new Int32Array(varCount + 1);
    this.#met = new Uint8Array(varCount);
    this.#metList = new Int32Array(varCount);
    this.#levelStamps = new Int32Array(varCount + 2);
  }

  /**
   * Analyses a contradiction found above level 0.
   *
   * @param conflict the violated clause or line, as a reason (trail.ts).
   */
  run(conflict: number): void {
    const { trail } = this.#board;
    const { literals, levels } = trail;
    const level = trail.level;
    this.size = 1; // place 0 is for the asserted literal
    let open = this.#meet(this.#premisesOf(-1, conflict), level);
    let index = trail.length;
    let asserted: Literal = -1;
    for (;;) {
      do index -= 1;
      while (
        (this.#met[wordAt(literals, index) >> 1] as number) === 0 ||
        wordAt(levels, wordAt(literals, index) >> 1) < level
      );
      const literal = wordAt(literals, index);
      open -= 1;
      if (open <= 0) {
        asserted = literal ^ 1;
        break;
      }
      open += this.#meet(this.#premisesOf(literal, wordAt(trail.reasons, literal >> 1)), level);
    }
    this.learnt[0] = asserted;
    this.#dropImplied();
    for (let i = 0; i < this.#metCount; i += 1) this.#met[wordAt(this.#metList, i)] = 0;
    this.#metCount = 0;
    this.#findBackLevel();
    this.lbd = this.#countLevels(this.learnt, 0, this.size);
    this.#activity.fade();
  }

  /** Notes the premises; gives how many of them are new and of the current level. */
  #meet(count: number, level: number): number {
    const { levels } = this.#board.trail;
    let current = 0;
    for (let i = 0; i < count; i += 1) {
      const literal = wordAt(this.#premises, i);
      const variable = literal >> 1;
      const own = wordAt(levels, variable);
      if (own === 0 || (this.#met[variable] as number) !== 0) continue;
      this.#met[variable] = 1;
      this.#metList[this.#metCount] = variable;
      this.#metCount += 1;
      this.#activity.bump(variable);
      if (own >= level) {
        current += 1;
      } else {
        this.learnt[this.size] = literal ^ 1;
        this.size += 1;
      }
    }
    return current;
  }

  /** Writes the true literals from which the literal (−1: the contradiction) follows; gives their number. */
  #premisesOf(literal: Literal, reason: number): number {
    const premises = this.#premises;
    if (reason > 0) return this.#clausePremises(literal, reason);
    if (reason > CELL_IS_DECIDED) return this.#explainer.explain(-1 - reason, literal, this.#met, premises);
    const { colorCount } = this.#board.compiled;
    const cell = cellOf(literal, colorCount);
    if (reason === CELL_IS_DECIDED) {
      premises[0] = hasColor(cell, 31 - Math.clz32(wordAt(this.#board.candidates, cell)), colorCount);
      return 1;
    }
    const own = colorOf(literal, colorCount);
    let count = 0;
    for (let color = 0; color < colorCount; color += 1) {
      if (color === own) continue;
      premises[count] = removalOf(cell, color, colorCount);
      count += 1;
    }
    return count;
  }

  #clausePremises(literal: Literal, clause: number): number {
    const { arena } = this.#clauses;
    const first = this.#clauses.firstOf(clause);
    const size = this.#clauses.sizeOf(clause);
    let count = 0;
    for (let i = first; i < first + size; i += 1) {
      const other = wordAt(arena, i);
      if (other === literal) continue;
      this.#premises[count] = other ^ 1;
      count += 1;
    }
    if (this.#clauses.lbdOf(clause) > 2) this.#clauses.markUsed(clause, this.#countLevels(arena, first, first + size));
    return count;
  }

  /** Drops literals that follow from others of the clause in one step, where the step needs no line. */
  #dropImplied(): void {
    let kept = 1;
    for (let i = 1; i < this.size; i += 1) {
      const literal = wordAt(this.learnt, i);
      if (this.#isImplied(literal ^ 1)) continue;
      this.learnt[kept] = literal;
      kept += 1;
    }
    this.size = kept;
  }

  #isImplied(literal: Literal): boolean {
    const { trail, candidates, compiled } = this.#board;
    const reason = wordAt(trail.reasons, literal >> 1);
    if (reason > 0) {
      const { arena } = this.#clauses;
      const first = this.#clauses.firstOf(reason);
      const end = first + this.#clauses.sizeOf(reason);
      for (let i = first; i < end; i += 1) {
        const variable = wordAt(arena, i) >> 1;
        if (variable !== literal >> 1 && (this.#met[variable] as number) === 0 && wordAt(trail.levels, variable) > 0)
          return false;
      }
      return true;
    }
    if (reason === CELL_IS_DECIDED) {
      const cell = cellOf(literal, compiled.colorCount);
      const color = 31 - Math.clz32(wordAt(candidates, cell));
      return (this.#met[hasColor(cell, color, compiled.colorCount) >> 1] as number) !== 0;
    }
    if (reason === ONLY_ONE_LEFT) {
      const count = this.#premisesOf(literal, reason);
      for (let i = 0; i < count; i += 1) {
        const variable = wordAt(this.#premises, i) >> 1;
        if ((this.#met[variable] as number) === 0 && wordAt(trail.levels, variable) > 0) return false;
      }
      return true;
    }
    return false;
  }

  #findBackLevel(): void {
    const { levels } = this.#board.trail;
    this.backLevel = 0;
    for (let i = 1; i < this.size; i += 1) {
      const level = wordAt(levels, wordAt(this.learnt, i) >> 1);
      if (level <= this.backLevel) continue;
      this.backLevel = level;
      const swapped = wordAt(this.learnt, 1);
      this.learnt[1] = wordAt(this.learnt, i);
      this.learnt[i] = swapped;
    }
  }

  #countLevels(literals: Int32Array, from: number, to: number): number {
    const { levels } = this.#board.trail;
    this.#stamp += 1;
    let count = 0;
    for (let i = from; i < to; i += 1) {
      const level = wordAt(levels, wordAt(literals, i) >> 1);
      if (level === 0 || wordAt(this.#levelStamps, level) === this.#stamp) continue;
      this.#levelStamps[level] = this.#stamp;
      count += 1;
    }
    return count;
  }
}
