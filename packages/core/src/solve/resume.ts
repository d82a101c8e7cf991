// A search state as text, and back: to go on after a budget ended, in another process or another day.
//
//   nono-resume.1.9c1f03ab.AAEC….5d0e3f21      version, hash of clues and givens, state, checksum
//
// Kept are the facts, the solutions found, all blocking clauses, the learnt clauses of low LBD up to a size limit, open
// decisions, phases, activities (as powers of two), and when to begin again and to steer next. Forgotten clauses are only ever consequences, so the verdict
// after resuming is the verdict of an uninterrupted run (tested with random budgets); ticks differ.
//
// The checksum finds damage, not malice: solutions are checked against the clues when read, but a forged text can make
// its own owner believe that something was refuted. Do not take texts from strangers for proofs.

import { isSolution } from '../check/check-picture.ts';
import type { CandidateGrid, Solution } from '../outcome/solve-result.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import { at, createGrid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Board } from './board.ts';
import type { Literal } from './literal.ts';
import { bytesToText, hashNumbers, NumberReader, NumberWriter, textToBytes } from './resume-text.ts';
import type { Search } from './search.ts';
import { ENGINE_VERSION } from './version.ts';

const PREFIX = 'nono-resume';
const STAGES = ['lines', 'search', 'settle'] as const;
/** Most literals of learnt clauses that are saved: about 150 kB of text. */
const MAX_LEARNT_LITERALS = 50_000;

/** What is worth saving of a run. */
export interface SavableRun {
  readonly stage: (typeof STAGES)[number];
  readonly board: Board;
  readonly search: Search | undefined;
  readonly solutions: readonly Solution[];
  readonly differs: Uint8Array;
  readonly isComplete: boolean;
  readonly undecidedCells: number;
}

/** A clause as it was saved; LBD 0 for those that belong to the question. */
export interface SavedClause {
  readonly lbd: number;
  readonly literals: Int32Array;
}

/** When a search begins again and steers: what `Restarts.save` and `Steering.save` give. */
export type SearchPace = readonly [number, number, number, number, number, number];

/** A saved state, read back. */
export interface ResumeState {
  readonly stage: (typeof STAGES)[number];
  readonly isComplete: boolean;
  readonly undecidedCells: number;
  readonly solutions: readonly Solution[];
  readonly differs: Uint8Array;
  readonly facts: Int32Array; // literals true at level 0
  readonly waiting: readonly number[]; // lines not yet propagated, in stage `lines`
  readonly clauses: readonly SavedClause[];
  readonly decisions: readonly Literal[];
  readonly phases: Uint8Array;
  readonly activityHalvings: Uint8Array; // by variable: how often below the largest; 255 for none
  readonly pace: SearchPace | undefined; // of a search that had begun
}

/** Writes the state of a run. */
export function writeResume(puzzle: Puzzle, given: CandidateGrid | undefined, run: SavableRun): string {
  const { board, search } = run;
  const writer = new NumberWriter();
  writer.write(STAGES.indexOf(run.stage));
  writer.write(run.isComplete ? 1 : 0);
  writer.write(run.undecidedCells);
  writer.write(run.solutions.length);
  for (const solution of run.solutions) for (const color of solution.cells) writer.write(color);
  writeFlags(writer, run.differs);
  const { trail } = board;
  const rootLength = trail.level === 0 ? trail.length : trail.startOf(1);
  writer.writeRising(trail.literals.slice(0, rootLength).sort());
  const waiting = run.stage === 'lines' ? board.queue.waiting() : [];
  writer.write(waiting.length);
  for (const line of waiting) writer.write(line);
  writer.write(search === undefined ? 0 : 1);
  if (search !== undefined) writeSearch(writer, board, search);
  const bytes = writer.bytes();
  const hash = hex(hashPuzzle(puzzle, given));
  return `${PREFIX}.${ENGINE_VERSION}.${hash}.${bytesToText(bytes)}.${hex(hashNumbers(bytes))}`;
}

function writeSearch(writer: NumberWriter, board: Board, search: Search): void {
  const clauses: SavedClause[] = [];
  let literalCount = 0;
  for (let lbd = 0; lbd < 64 && literalCount < MAX_LEARNT_LITERALS; lbd += 1) {
    for (const clause of search.clauses.clausesOf(lbd)) {
      if (lbd > 0 && literalCount + clause.literals.length > MAX_LEARNT_LITERALS) break;
      clauses.push(clause);
      if (lbd > 0) literalCount += clause.literals.length;
    }
  }
  writer.write(clauses.length);
  for (const clause of clauses) {
    writer.write(clause.lbd);
    writer.writeRising(clause.literals.sort());
  }
  const { trail } = board;
  writer.write(trail.level);
  for (let level = 1; level <= trail.level; level += 1) writer.write(at(trail.literals, trail.startOf(level)));
  writeFlags(writer, search.phases);
  for (const halvings of search.activity.halvings()) writer.write(halvings);
  for (const number of search.pace()) writer.write(number);
}

/** Reads a state back, or says that the text cannot be one of this puzzle. */
export function readResume(puzzle: Puzzle, given: CandidateGrid | undefined, text: string): Result<ResumeState> {
  const [prefix, version, hash, body, checksum, ...rest] = text.trim().split('.');
  if (prefix !== PREFIX || body === undefined || checksum === undefined || rest.length > 0) {
    return refused('the text is not a saved search state');
  }
  if (version !== ENGINE_VERSION) {
    return refused(`the search state is of engine version ${version}, this is version ${ENGINE_VERSION}`);
  }
  if (hash !== hex(hashPuzzle(puzzle, given))) return refused('the search state belongs to another puzzle');
  const bytes = textToBytes(body);
  if (bytes === undefined || hex(hashNumbers(bytes)) !== checksum) return refused('the search state is damaged');
  const state = readState(puzzle, new NumberReader(bytes));
  return state === undefined ? refused('the search state is damaged') : ok(state);
}

function readState(puzzle: Puzzle, reader: NumberReader): ResumeState | undefined {
  const { width, height } = puzzle;
  const cellCount = width * height;
  const colorCount = Math.max(2, puzzle.palette.length);
  const varCount = colorCount === 2 ? cellCount : cellCount * colorCount;
  const stage = STAGES[reader.readBelow(STAGES.length)] ?? 'lines';
  const isComplete = reader.read() === 1;
  const undecidedCells = reader.readBelow(cellCount + 1);
  const solutions: Solution[] = [];
  for (let count = reader.read(); count > 0 && !reader.isBroken; count -= 1) {
    const solution = createGrid(width, height);
    for (let cell = 0; cell < cellCount; cell += 1) solution.cells[cell] = reader.readBelow(colorCount);
    if (!isSolution(puzzle, solution)) return undefined;
    solutions.push(solution);
  }
  const differs = readFlags(reader, cellCount);
  const facts = reader.readRising(2 * varCount);
  const waiting = readList(reader, width + height, width + height);
  const state = { stage, isComplete, undecidedCells, solutions, differs, facts, waiting };
  if (reader.isBroken) return undefined;
  if (reader.read() === 0) {
    const phases = new Uint8Array(0);
    return reader.isBroken
      ? undefined
      : { ...state, clauses: [], decisions: [], phases, activityHalvings: phases, pace: undefined };
  }
  const clauses: SavedClause[] = [];
  for (let count = reader.read(); count > 0 && !reader.isBroken; count -= 1) {
    clauses.push({ lbd: reader.read(), literals: reader.readRising(2 * varCount) });
  }
  const decisions = readList(reader, varCount, 2 * varCount);
  const phases = readFlags(reader, varCount);
  const activityHalvings = new Uint8Array(varCount);
  for (let variable = 0; variable < varCount; variable += 1) activityHalvings[variable] = reader.readBelow(256);
  const next = (): number => reader.read();
  const pace: SearchPace = [next(), next(), next(), next(), next(), next()];
  return reader.isBroken ? undefined : { ...state, clauses, decisions, phases, activityHalvings, pace };
}

function readList(reader: NumberReader, maxCount: number, limit: number): number[] {
  const list: number[] = [];
  for (let count = reader.readBelow(maxCount + 1); count > 0 && !reader.isBroken; count -= 1) {
    list.push(reader.readBelow(limit));
  }
  return list;
}

/** Writes zeros and ones, seven a byte. */
function writeFlags(writer: NumberWriter, flags: Uint8Array): void {
  for (let i = 0; i < flags.length; i += 7) {
    let packed = 0;
    for (let k = 0; k < 7; k += 1) packed |= (flags[i + k] ?? 0) << k;
    writer.write(packed);
  }
}

function readFlags(reader: NumberReader, count: number): Uint8Array {
  const flags = new Uint8Array(count);
  for (let i = 0; i < count; i += 7) {
    const packed = reader.readBelow(128);
    for (let k = 0; k < 7 && i + k < count; k += 1) flags[i + k] = (packed >> k) & 1;
  }
  return flags;
}

function* clueNumbers(puzzle: Puzzle, given: CandidateGrid | undefined): Generator<number> {
  yield puzzle.width;
  yield puzzle.height;
  yield puzzle.palette.length;
  for (const clue of [...puzzle.rows, ...puzzle.columns]) {
    yield clue.length;
    for (const block of clue) {
      yield block.length;
      yield block.color;
    }
  }
  if (given !== undefined) yield* given.cells;
}

function hashPuzzle(puzzle: Puzzle, given: CandidateGrid | undefined): number {
  return hashNumbers(clueNumbers(puzzle, given));
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}

function refused(message: string): { readonly ok: false; readonly error: readonly Problem[] } {
  return err([problem('bad-resume', message)]);
}
