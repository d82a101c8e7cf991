// Generated puzzles: a smooth picture, proven unique, or the best that the budget allowed, with its verdict.
//
//   generatePuzzle({ width: 20, height: 15, seed: 'tea' })
//
// A picture is drawn and its puzzle asked. Where lines leave cells open, some of these are given the
// colour around them and the puzzle is asked again: that is how blots and switches go. When a picture
// does not come right after some rounds, the next one is drawn. Same seed, options and versions (of
// generator and engine): same puzzle, on every machine, because work is counted in ticks.

import { invariant } from '../invariant.ts';
import type { SolveResult } from '../outcome/solve-result.ts';
import type { Method, Verdict } from '../outcome/verdict.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Palette } from '../puzzle/color.ts';
import { BACKGROUND, BLACK_AND_WHITE } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { puzzleOf } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err, ok, unwrap } from '../result.ts';
import { solve } from '../solve/solve.ts';
import type { Random } from './seeded.ts';
import { createRandom } from './seeded.ts';
import { commonNeighbor, smoothPicture } from './smooth.ts';

/** Goes up whenever the same seed gives another puzzle. */
export const GENERATOR_VERSION = 1;

/** Longest side of a generated puzzle. */
export const MAX_GENERATED_SIDE = 200;

/** What to generate. */
export interface GenerateOptions {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Inks besides the background, 1–4. Default 1. */
  readonly colors?: number;
  /** Share of filled cells, 0.1–0.9. Default 0.5. */
  readonly density?: number;
  /** Default `none`. */
  readonly symmetry?: 'none' | 'mirror';
  /**
   * `line`: lines alone must solve it. `any`: unique is enough, which takes fewer rounds and is harder.
   * Default `line`.
   */
  readonly solvable?: 'line' | 'any';
  /** Most ticks to spend; default 20 million: usual sizes take less than one. */
  readonly budget?: number;
}

/** A generated puzzle, with what is proven of it. */
export interface GeneratedPuzzle {
  readonly puzzle: Puzzle;
  /** `unique` unless the budget ended first; then what is known of the best one found. */
  readonly verdict: Verdict;
  /** `trivial` or `line` if lines alone solve it; `null` if that is not so, or not known. */
  readonly method: Method | null;
  readonly seed: string;
  readonly version: number;
  /** Pictures drawn, and rounds of repair in all. */
  readonly attempts: number;
  readonly repairs: number;
  readonly ticks: number;
}

/** Four inks that colour-blind eyes tell apart (Okabe and Ito 2008). */
const INKS: Palette = [
  { name: 'blue', rgb: '0072b2' },
  { name: 'orange', rgb: 'e69f00' },
  { name: 'green', rgb: '009e73' },
  { name: 'pink', rgb: 'cc79a7' },
];

const ROUNDS = 32;

/**
 * Generates a puzzle. Deterministic.
 *
 * @returns `bad-option` Problems if sizes, colours or density are outside what can be asked for.
 */
export function generatePuzzle(options: GenerateOptions): Result<GeneratedPuzzle> {
  const { width, height, seed, colors = 1, density = 0.5, symmetry = 'none', solvable = 'line' } = options;
  const problems = [...optionProblems(width, height, colors, density), ...wordProblems(symmetry, solvable)];
  if (problems.length > 0) return err(problems);
  const budget = options.budget ?? 20_000_000;
  const palette = colors === 1 ? BLACK_AND_WHITE : [at(BLACK_AND_WHITE, 0), ...INKS.slice(0, colors)];
  const work = new Attempt(palette, solvable, budget);
  do {
    work.attempts += 1;
    const random = createRandom(`${seed} ${width}x${height} ${colors} ${density} ${symmetry} ${work.attempts}`);
    work.repair(random, smoothPicture(random, { width, height, colors, density, symmetry }), symmetry === 'mirror');
  } while (!work.isDone);
  return ok({ ...work.judged(), seed, version: GENERATOR_VERSION });
}

function optionProblems(width: number, height: number, colors: number, density: number): readonly Problem[] {
  const found: Problem[] = [];
  for (const [name, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (Number.isInteger(side) && side >= 1 && side <= MAX_GENERATED_SIDE) continue;
    found.push(
      problem('bad-option', `the ${name} is ${side}, expected a whole number from 1 to ${MAX_GENERATED_SIDE}`),
    );
  }
  if (!Number.isInteger(colors) || colors < 1 || colors > INKS.length) {
    found.push(problem('bad-option', `${colors} colours, expected 1 to ${INKS.length}`));
  }
  if (!(density >= 0.1 && density <= 0.9)) {
    found.push(problem('bad-option', `the density is ${density}, expected 0.1 to 0.9`));
  }
  return found;
}

/** What the types say already, for callers without types: another word would silently mean the default. */
function wordProblems(symmetry: string, solvable: string): readonly Problem[] {
  const found: Problem[] = [];
  if (!['none', 'mirror'].includes(symmetry)) {
    found.push(problem('bad-option', `the symmetry is "${symmetry}", expected none or mirror`));
  }
  if (!['line', 'any'].includes(solvable)) {
    found.push(problem('bad-option', `solvable by "${solvable}", expected line or any`));
  }
  return found;
}

/** A puzzle that was asked, and how good it is. */
interface Candidate {
  readonly puzzle: Puzzle;
  readonly result: SolveResult;
}

/** The search for one puzzle: what was tried, the best so far, the ticks that are left. */
class Attempt {
  attempts = 0;
  #repairs = 0;
  #ticks = 0;
  #best: Candidate | undefined;
  readonly #palette: Palette;
  readonly #solvable: 'line' | 'any';
  readonly #budget: number;
  readonly #searchBudget: number;

  constructor(palette: Palette, solvable: 'line' | 'any', budget: number) {
    this.#palette = palette;
    this.#solvable = solvable;
    this.#budget = budget;
    // The rest is for the verdict of the best one, should none be proven.
    this.#searchBudget = Math.ceil(budget * 0.8);
  }

  /** True once a puzzle is proven unique, in the way that was asked for, or the ticks are spent. */
  get isDone(): boolean {
    return this.#best?.result.verdict === 'unique' || this.#ticks >= this.#searchBudget;
  }

  /** Asks a picture's puzzle and mends it, for some rounds. */
  repair(random: Random, drawn: Picture, isMirrored: boolean): void {
    let picture = drawn;
    for (let round = 0; round < ROUNDS; round += 1) {
      const puzzle = unwrap(puzzleOf(picture, this.#palette));
      const lines = this.#solve(puzzle, { guess: false, budget: this.#searchBudget - this.#ticks });
      if (this.isDone) return;
      // One hard puzzle must not take the ticks of many easy ones.
      if (this.#solvable === 'any') this.#solve(puzzle, { budget: Math.ceil((this.#searchBudget - this.#ticks) / 10) });
      if (this.isDone || lines.verdict !== 'unknown') return;
      picture = mended(random, picture, lines.candidates.cells, isMirrored);
      this.#repairs += 1;
    }
  }

  /** The best puzzle, judged as far as the budget goes. */
  judged(): Omit<GeneratedPuzzle, 'seed' | 'version'> {
    if (this.#best?.result.verdict === 'unknown')
      this.#solve(this.#best.puzzle, { budget: this.#budget - this.#ticks });
    invariant(this.#best, 'at least one picture was asked');
    const { puzzle, result } = this.#best;
    const isUnique = result.verdict === 'unique';
    const byLines = isUnique && result.undecidedCells === 0;
    const spare = Math.max(1, this.#budget - this.#ticks);
    const classified = byLines ? solve(puzzle, { guess: false, classify: true, budget: spare }) : undefined;
    this.#ticks += classified?.stats.ticks ?? 0;
    return {
      puzzle,
      verdict: result.verdict,
      method: classified?.verdict === 'unique' ? classified.method : null,
      attempts: this.attempts,
      repairs: this.#repairs,
      ticks: this.#ticks,
    };
  }

  #solve(puzzle: Puzzle, options: { readonly guess?: boolean; readonly budget: number }): SolveResult {
    const result = solve(puzzle, { ...options, budget: Math.max(1, options.budget), settle: 0 });
    this.#ticks += result.stats.ticks;
    if (this.#best === undefined || isBetter(result, this.#best.result)) this.#best = { puzzle, result };
    return result;
  }
}

const RANK: Readonly<Record<Verdict, number>> = { none: 0, unknown: 1, multiple: 1, unique: 2 };

function isBetter(a: SolveResult, b: SolveResult): boolean {
  if (RANK[a.verdict] !== RANK[b.verdict]) return RANK[a.verdict] > RANK[b.verdict];
  if (a.undecidedCells !== b.undecidedCells) return a.undecidedCells < b.undecidedCells;
  // Of the same puzzle, the answer that says more.
  return b.verdict === 'unknown' && a.verdict === 'multiple';
}

/** Gives some of the cells that lines leave open the colour around them; at least one changes. */
function mended(random: Random, picture: Picture, candidates: Uint32Array, isMirrored: boolean): Picture {
  const open = [...candidates.keys()].filter((cell) => {
    const mask = at(candidates, cell);
    return (mask & (mask - 1)) !== 0;
  });
  const { width, height } = picture;
  const cells = picture.cells.slice();
  const wanted = 1 + Math.floor((open.length * 2) / 3);
  for (let i = 0; i < wanted; i += 1) {
    const cell = at(open, random.below(open.length));
    const now = at(cells, cell);
    const common = commonNeighbor({ width, height, cells }, cell);
    // Where the cell already agrees with its neighbours, emptying or filling it breaks the tie.
    const next = common !== now ? common : now === BACKGROUND ? 1 : BACKGROUND;
    cells[cell] = next;
    if (isMirrored) cells[cell - (cell % width) + width - 1 - (cell % width)] = next;
  }
  return { width, height, cells };
}
