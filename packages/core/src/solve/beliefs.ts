// Belief propagation over lines: how likely is each colour of each cell, judged by all clues at once?
//
// Every line tells each of its cells what it thinks, given what the *other* lines through its cells told it (never
// what the cell heard from the line itself):
//
//   row 3 → cell:  filled 0.8        column 5 → cell:  filled 0.3        together 0.8·0.3 : 0.2·0.7 = 0.63 filled
//
// One message is exact: a sum over all arrangements of the line, weighted by what is heard (belief-lattice.ts). Messages are kept warm between calls, damped, and clamped away from
// certainty. Loops make the whole a guess, but a good one: decisions steered by it find a first solution of a random
// board with a hundredth of the conflicts (docs/solver.md). Sum-product: Pearl, 1982; steering a search by it: survey
// and belief guided decimation, Mézard, Parisi and Zecchina, 2002.
//
// Only + − × ÷ are used, which are the same in every runtime; so decisions and ticks do not depend on the machine.

import type { Budget } from '../outcome/budget.ts';
import { at, wordAt } from '../puzzle/grid.ts';
import { BeliefLattice } from './belief-lattice.ts';
import type { Board } from './board.ts';
import type { CompiledPuzzle } from './compile.ts';

const SWEEPS = 5;
const DAMPING = 0.2;
const LEAST = 1e-3; // no message says that a colour is less likely than this
const STALE_CHANGE = 0.2; // a line listens again when what it hears changed by so much in total

/** Messages of all lines. Mutable, owned by one search. */
export class Beliefs {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #messages: Float64Array; // what the d-th line says: messages[(cell * directions + d) * colorCount + color]
  readonly #unheard: Float64Array; // by line: change of what it hears since it last listened
  readonly #heardEvents: Int32Array; // by line: its removals when it last listened
  readonly #heardTop: Int32Array; // and the last of them
  #turn = 0; // lines asked in the current call of refresh, over all sweeps
  #quietLines = 0; // how many in a row had heard nothing new
  readonly #lattice: BeliefLattice;
  readonly #ownMessage: Int32Array; // by place in lineCells: where this line's message to the cell begins

  constructor(board: Board, budget: Budget) {
    const { cellCount, colorCount, directions, lineCount } = board.compiled;
    this.#board = board;
    this.#budget = budget;
    this.#messages = new Float64Array(cellCount * directions * colorCount).fill(1 / colorCount);
    this.#unheard = new Float64Array(lineCount).fill(1);
    this.#heardEvents = new Int32Array(lineCount);
    this.#heardTop = new Int32Array(lineCount);
    this.#lattice = new BeliefLattice(board.compiled);
    this.#ownMessage = layOwnMessages(board.compiled);
  }

  /**
   * Lets lines and cells talk until little changes, or for a few sweeps.
   *
   * @returns false if the budget ended before; call again to go on where it stopped.
   */
  refresh(): boolean {
    const { lineCount } = this.#board.compiled;
    for (; this.#turn < SWEEPS * lineCount; this.#turn += 1) {
      if (this.#budget.isOver) return false;
      const line = this.#turn % lineCount;
      if (line === 0 && this.#turn > 0 && this.#quietLines >= lineCount) break;
      if (this.#isStale(line)) {
        this.#listen(line);
        this.#quietLines = 0;
      } else {
        this.#quietLines += 1;
      }
    }
    this.#turn = 0;
    this.#quietLines = 0;
    return true;
  }

  /** Lets every line speak once, whether it heard news or not. */
  sayAll(): void {
    for (let line = 0; line < this.#board.compiled.lineCount; line += 1) this.#listen(line);
  }

  /** How likely a colour of a cell is, by all lines together; not normalised. */
  weightOf(cell: number, color: number): number {
    const { directions, colorCount } = this.#board.compiled;
    let weight = 1;
    for (let d = 0; d < directions; d += 1)
      weight *= this.#messages[(cell * directions + d) * colorCount + color] as number;
    return weight;
  }

  /** Mixes every message with a number from a source, to look at the board with other eyes. */
  disturb(next: () => number): void {
    const { colorCount } = this.#board.compiled;
    const messages = this.#messages;
    for (let i = 0; i < messages.length; i += colorCount) {
      let sum = 0;
      for (let c = 0; c < colorCount; c += 1) {
        messages[i + c] = ((messages[i + c] as number) + next() / colorCount) / 2;
        sum += messages[i + c] as number;
      }
      for (let c = 0; c < colorCount; c += 1) messages[i + c] = (messages[i + c] as number) / sum;
    }
    this.#unheard.fill(1);
  }

  #isStale(line: number): boolean {
    const { eventCounts, eventStart, events } = this.#board;
    const count = wordAt(eventCounts, line);
    const top = count === 0 ? -1 : wordAt(events, wordAt(eventStart, line) + count - 1);
    if (
      (this.#unheard[line] as number) <= STALE_CHANGE &&
      wordAt(this.#heardEvents, line) === count &&
      wordAt(this.#heardTop, line) === top
    ) {
      return false;
    }
    this.#unheard[line] = 0;
    this.#heardEvents[line] = count;
    this.#heardTop[line] = top;
    return true;
  }

  /** One line hears the others and says anew what it thinks. */
  #listen(line: number): void {
    const { compiled } = this.#board;
    const length = wordAt(compiled.lineStart, line + 1) - wordAt(compiled.lineStart, line);
    this.#budget.spend(this.#lattice.nodesOf(line) + length);
    this.#hear(line, length);
    const total = this.#lattice.sum(line, length);
    // Nothing fits what is heard, or numbers ran out: keep the old messages.
    if (!(total > 0 && total < Number.POSITIVE_INFINITY)) return;
    this.#say(line, length, total);
  }

  /** Collects what the other lines say of each cell, scaled so that a likely arrangement weighs about 1. */
  #hear(line: number, length: number): void {
    const { compiled, candidates } = this.#board;
    const { directions, colorCount, topology, lineStart } = compiled;
    const { lineCells } = topology;
    const first = wordAt(lineStart, line);
    const messages = this.#messages;
    const { weights } = this.#lattice;
    if (colorCount === 2 && directions === 2) {
      this.#hearCrossing(first, length);
      return;
    }
    const { colors } = at(compiled.solvers, line);
    for (let i = 0; i < length; i += 1) {
      const cell = wordAt(lineCells, first + i);
      const own = wordAt(this.#ownMessage, first + i);
      const firstMessage = cell * directions * colorCount;
      let likely = 0;
      let heard = 0;
      for (let ci = 0; ci < colors.length; ci += 1) {
        const color = colors[ci] as number;
        let weight = 0;
        if (((wordAt(candidates, cell) >>> color) & 1) === 1) {
          weight = 1;
          for (let d = 0; d < directions; d += 1) {
            const message = firstMessage + d * colorCount;
            if (message !== own) weight *= messages[message + color] as number;
          }
        }
        weights[color * length + i] = weight;
        const together = weight * (messages[own + color] as number);
        heard += together;
        likely += together * weight;
      }
      const scale = likely > 0 ? heard / likely : 1;
      for (let ci = 0; ci < colors.length; ci += 1) {
        const index = (colors[ci] as number) * length + i;
        weights[index] = (weights[index] as number) * scale;
      }
    }
  }

  /** The same, unrolled, where two lines of one ink cross: the other message lies two numbers beside the own one. */
  #hearCrossing(first: number, length: number): void {
    const { candidates } = this.#board;
    const ownMessage = this.#ownMessage;
    const messages = this.#messages;
    const { weights } = this.#lattice;
    for (let i = 0; i < length; i += 1) {
      const own = wordAt(ownMessage, first + i);
      const other = own ^ 2;
      const open = wordAt(candidates, own >> 2);
      const blank = (open & 1) === 1 ? (messages[other] as number) : 0;
      const filled = (open & 2) === 2 ? (messages[other + 1] as number) : 0;
      const blankTogether = blank * (messages[own] as number);
      const filledTogether = filled * (messages[own + 1] as number);
      const likely = blankTogether * blank + filledTogether * filled;
      const scale = likely > 0 ? (blankTogether + filledTogether) / likely : 1;
      weights[i] = blank * scale;
      weights[length + i] = filled * scale;
    }
  }

  /** Turns masses into messages: without what was heard, normalised, clamped, damped. */
  #say(line: number, length: number, total: number): void {
    const { compiled, candidates } = this.#board;
    const { directions, colorCount, topology, lineStart } = compiled;
    if (colorCount === 2) {
      this.#sayOneInk(line, length, total);
      return;
    }
    const { cellLine, lineCells } = topology;
    const messages = this.#messages;
    const { weights, masses } = this.#lattice;
    const stride = length + 1;
    const first = wordAt(lineStart, line);
    for (let i = 0; i < length; i += 1) {
      const cell = wordAt(lineCells, first + i);
      const open = wordAt(candidates, cell);
      if ((open & (open - 1)) === 0) continue;
      const own = wordAt(this.#ownMessage, first + i);
      let sum = 0;
      for (let color = 0; color < colorCount; color += 1) {
        const index = color * stride + i;
        const weight = weights[color * length + i] as number;
        const thought = ((open >>> color) & 1) === 1 && weight > 0 ? Math.max(0, masses[index] as number) / weight : 0;
        masses[index] = thought;
        sum += thought;
      }
      if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) continue;
      let change = 0;
      let said = 0;
      for (let color = 0; color < colorCount; color += 1) {
        if (((open >>> color) & 1) === 0) continue;
        const old = messages[own + color] as number;
        const share = Math.min(1 - LEAST, Math.max(LEAST, (masses[color * stride + i] as number) / sum));
        const next = share + DAMPING * (old - share);
        messages[own + color] = next;
        said += next;
        change += Math.abs(next - old);
      }
      for (let color = 0; color < colorCount; color += 1) {
        messages[own + color] = (messages[own + color] as number) / said;
      }
      for (let d = 0; d < directions; d += 1) {
        const other = wordAt(cellLine, cell * directions + d);
        if (other !== line) this.#unheard[other] = (this.#unheard[other] as number) + change / 2;
      }
    }
  }

  /** The same for one ink: what is not blank is filled. */
  #sayOneInk(line: number, length: number, total: number): void {
    const { compiled, candidates } = this.#board;
    const { directions, topology, lineStart } = compiled;
    const { cellLine, lineCells } = topology;
    const messages = this.#messages;
    const { weights, masses } = this.#lattice;
    const first = wordAt(lineStart, line);
    for (let i = 0; i < length; i += 1) {
      const cell = wordAt(lineCells, first + i);
      if (wordAt(candidates, cell) !== 3) continue;
      const mass = masses[i] as number;
      const blank = mass / (weights[i] as number);
      const filled = Math.max(0, total - mass) / (weights[length + i] as number);
      const sum = blank + filled;
      if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) continue;
      const own = wordAt(this.#ownMessage, first + i);
      const oldBlank = messages[own] as number;
      const oldFilled = messages[own + 1] as number;
      const blankShare = Math.min(1 - LEAST, Math.max(LEAST, blank / sum));
      const filledShare = Math.min(1 - LEAST, Math.max(LEAST, filled / sum));
      const nextBlank = blankShare + DAMPING * (oldBlank - blankShare);
      const nextFilled = filledShare + DAMPING * (oldFilled - filledShare);
      messages[own] = nextBlank;
      messages[own + 1] = nextFilled;
      const change = Math.abs(nextBlank - oldBlank) + Math.abs(nextFilled - oldFilled);
      for (let d = 0; d < directions; d += 1) {
        const other = wordAt(cellLine, cell * directions + d);
        if (other !== line) this.#unheard[other] = (this.#unheard[other] as number) + change / 2;
      }
    }
  }
}

/** Where the messages of each line to its cells begin, in the order of lineCells. */
function layOwnMessages({
  topology,
  cellCount,
  directions,
  colorCount,
  lineCount,
  lineStart,
}: CompiledPuzzle): Int32Array {
  const { lineCells, cellLine } = topology;
  const places = new Int32Array(cellCount * directions);
  for (let line = 0; line < lineCount; line += 1) {
    for (let i = wordAt(lineStart, line); i < wordAt(lineStart, line + 1); i += 1) {
      const first = wordAt(lineCells, i) * directions;
      let own = first;
      while (wordAt(cellLine, own) !== line) own += 1;
      places[i] = own * colorCount;
    }
  }
  return places;
}
