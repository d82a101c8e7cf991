// Belief propagation over lines: how likely is each colour of each cell, judged by all clues at once?
//
// Every line tells each of its cells what it thinks, given what the *other* lines through its cells told it (never
// what the cell heard from the line itself):
//
//   row 3 → cell:  filled 0.8        column 5 → cell:  filled 0.3        together 0.8·0.3 : 0.2·0.7 = 0.63 filled
//
// One message is exact: a sum over all arrangements of the line, weighted by what is heard, done as one pass forward
// and one back over the lattice of belief-lines.ts. Messages are kept warm between calls, damped, and clamped away from
// certainty. Loops make the whole a guess, but a good one: decisions steered by it find a first solution of a random
// board with a hundredth of the conflicts (docs/solver.md). Sum-product: Pearl, 1982; steering a search by it: survey
// and belief guided decimation, Mézard, Parisi and Zecchina, 2002.
//
// Only + − × ÷ are used, which are the same in every runtime; so decisions and ticks do not depend on the machine.

import type { Budget } from '../outcome/budget.ts';
import { at, wordAt } from '../puzzle/grid.ts';
import type { BeliefLines } from './belief-lines.ts';
import { layBeliefLines } from './belief-lines.ts';
import type { Board } from './board.ts';
import { slideProducts } from './sliding-products.ts';

const SWEEPS = 5;
const DAMPING = 0.2;
const LEAST = 1e-3; // no message says that a colour is less likely than this
const STALE_CHANGE = 0.2; // a line listens again when what it hears changed by so much in total

/** Messages of all lines. Mutable, owned by one search. */
export class Beliefs {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #lines: BeliefLines;
  readonly #messages: Float64Array; // what the d-th line says: messages[(cell * directions + d) * colorCount + color]
  readonly #unheard: Float64Array; // by line: change of what it hears since it last listened
  readonly #heardEvents: Int32Array; // by line: its removals when it last listened
  readonly #heardTop: Int32Array; // and the last of them
  #turn = 0; // lines asked in the current call of refresh, over all sweeps
  #quietLines = 0; // how many in a row had heard nothing new
  // Scratch of one line.
  readonly #weights: Float64Array; // by colour and position: what is heard
  readonly #masses: Float64Array; // by colour and position: weight of all arrangements with that colour there
  readonly #forward: Float64Array; // by node: weight of all paths from the start
  readonly #blocks: Float64Array; // by node: weight of the step down from it
  #backward: Float64Array; // by spare cells: weight of all paths from row j to the end
  #below: Float64Array; // the same for row j + 1
  readonly #place: Uint8Array; // by position: which of the cell's lines this one is

  constructor(board: Board, budget: Budget) {
    const { cellCount, colorCount, directions, lineCount } = board.compiled;
    this.#board = board;
    this.#budget = budget;
    this.#lines = layBeliefLines(board.compiled);
    const { maxNodes, maxLength } = this.#lines;
    this.#messages = new Float64Array(cellCount * directions * colorCount).fill(1 / colorCount);
    this.#unheard = new Float64Array(lineCount).fill(1);
    this.#heardEvents = new Int32Array(lineCount);
    this.#heardTop = new Int32Array(lineCount);
    this.#weights = new Float64Array(colorCount * maxLength);
    this.#masses = new Float64Array(colorCount * (maxLength + 1));
    this.#forward = new Float64Array(maxNodes);
    this.#blocks = new Float64Array(maxNodes);
    this.#backward = new Float64Array(maxLength + 1);
    this.#below = new Float64Array(maxLength + 1);
    this.#place = new Uint8Array(maxLength);
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
    const { blockStart, slacks } = this.#lines;
    const { compiled } = this.#board;
    const blockCount = wordAt(blockStart, line + 1) - wordAt(blockStart, line);
    const length = wordAt(compiled.lineStart, line + 1) - wordAt(compiled.lineStart, line);
    this.#budget.spend((blockCount + 1) * (wordAt(slacks, line) + 1) + length);
    this.#hear(line, length);
    this.#goForward(line, length, blockCount);
    const total = this.#goBack(line, length, blockCount);
    // Nothing fits what is heard, or numbers ran out: keep the old messages.
    if (!(total > 0 && total < Number.POSITIVE_INFINITY)) return;
    this.#say(line, length, total);
  }

  /** Collects what the other lines say of each cell, scaled so that a likely arrangement weighs about 1. */
  #hear(line: number, length: number): void {
    const { compiled, candidates } = this.#board;
    const { directions, colorCount, topology, lineStart } = compiled;
    const { cellLine, lineCells } = topology;
    const { colors } = at(compiled.solvers, line);
    const messages = this.#messages;
    const weights = this.#weights;
    for (let i = 0; i < length; i += 1) {
      const cell = wordAt(lineCells, wordAt(lineStart, line) + i);
      let own = 0;
      while (wordAt(cellLine, cell * directions + own) !== line) own += 1;
      this.#place[i] = own;
      let likely = 0;
      let heard = 0;
      for (let ci = 0; ci < colors.length; ci += 1) {
        const color = colors[ci] as number;
        let weight = 0;
        if (((wordAt(candidates, cell) >>> color) & 1) === 1) {
          weight = 1;
          for (let d = 0; d < directions; d += 1) {
            if (d !== own) weight *= messages[(cell * directions + d) * colorCount + color] as number;
          }
        }
        weights[color * length + i] = weight;
        const together = weight * (messages[(cell * directions + own) * colorCount + color] as number);
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

  /** Weights of all paths from the start to each node, and of the step down from each. */
  #goForward(line: number, length: number, blockCount: number): void {
    const { blockStart, lengths, colors, gaps, slacks } = this.#lines;
    const forward = this.#forward;
    const blocks = this.#blocks;
    const weights = this.#weights;
    const width = wordAt(slacks, line) + 1;
    let prefix = 0; // cells that the blocks above this row take, gaps included
    let weight = 1;
    for (let o = 0; o < width; o += 1) {
      forward[o] = weight;
      weight *= weights[o] as number;
    }
    for (let j = 0; j < blockCount; j += 1) {
      const block = wordAt(blockStart, line) + j;
      const gap = gaps[block] as number;
      const row = j * width;
      const blockLength = wordAt(lengths, block);
      slideProducts(weights, (colors[block] as number) * length + prefix + gap, blockLength, blocks, row, width);
      if (gap === 1)
        for (let o = 0; o < width; o += 1)
          blocks[row + o] = (blocks[row + o] as number) * (weights[prefix + o] as number);
      prefix += gap + blockLength;
      weight = 0;
      for (let o = 0; o < width; o += 1) {
        weight += (forward[row + o] as number) * (blocks[row + o] as number);
        forward[row + width + o] = weight;
        weight *= weights[prefix + o] as number;
      }
    }
  }

  /** Weights of all paths from each node to the end; adds every path to the masses of its cells. Gives the total. */
  #goBack(line: number, length: number, blockCount: number): number {
    const { blockStart, lengths, colors, gaps, slacks } = this.#lines;
    const forward = this.#forward;
    const blocks = this.#blocks;
    const weights = this.#weights;
    const masses = this.#masses;
    const { colorCount } = this.#board.compiled;
    const isColored = colorCount > 2;
    const width = wordAt(slacks, line) + 1;
    const stride = length + 1;
    masses.fill(0, 0, colorCount * stride);
    let prefix = length - width + 1;
    let row = blockCount * width;
    this.#backward[width - 1] = 1;
    for (let o = width - 2; o >= 0; o -= 1) {
      const step = (weights[prefix + o] as number) * (this.#backward[o + 1] as number);
      this.#backward[o] = step;
      masses[prefix + o] = (masses[prefix + o] as number) + (forward[row + o] as number) * step;
    }
    for (let j = blockCount - 1; j >= 0; j -= 1) {
      const below = this.#backward;
      const backward = this.#below;
      this.#backward = backward;
      this.#below = below;
      const block = wordAt(blockStart, line) + j;
      const gap = gaps[block] as number;
      const blockLength = wordAt(lengths, block);
      const ink = (colors[block] as number) * stride;
      prefix -= gap + blockLength;
      row -= width;
      let right = 0;
      for (let o = width - 1; o >= 0; o -= 1) {
        const cell = prefix + o;
        const before = forward[row + o] as number;
        let mass = before * right;
        const down = (blocks[row + o] as number) * (below[o] as number);
        if (gap === 1) mass += before * down;
        if (isColored) {
          const first = ink + cell + gap;
          masses[first] = (masses[first] as number) + before * down;
          masses[first + blockLength] = (masses[first + blockLength] as number) - before * down;
        }
        masses[cell] = (masses[cell] as number) + mass;
        backward[o] = right + down;
        if (o > 0) right = (weights[cell - 1] as number) * (backward[o] as number);
      }
    }
    return this.#backward[0] as number;
  }

  /** Turns masses into messages: without what was heard, normalised, clamped, damped. */
  #say(line: number, length: number, total: number): void {
    const { compiled, candidates } = this.#board;
    const { directions, colorCount, topology, lineStart } = compiled;
    const { cellLine, lineCells } = topology;
    const messages = this.#messages;
    const weights = this.#weights;
    const masses = this.#masses;
    const stride = length + 1;
    if (colorCount > 2) this.#addUp(line, length);
    for (let i = 0; i < length; i += 1) {
      const cell = wordAt(lineCells, wordAt(lineStart, line) + i);
      const open = wordAt(candidates, cell);
      if ((open & (open - 1)) === 0) continue;
      const own = (cell * directions + (this.#place[i] as number)) * colorCount;
      let sum = 0;
      if (colorCount === 2) {
        const blank = (masses[i] as number) / (weights[i] as number);
        const filled = Math.max(0, total - (masses[i] as number)) / (weights[length + i] as number);
        sum = blank + filled;
        masses[i] = blank;
        masses[stride + i] = filled;
      } else {
        for (let color = 0; color < colorCount; color += 1) {
          const index = color * stride + i;
          const weight = weights[color * length + i] as number;
          const thought =
            ((open >>> color) & 1) === 1 && weight > 0 ? Math.max(0, masses[index] as number) / weight : 0;
          masses[index] = thought;
          sum += thought;
        }
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
      if (colorCount > 2) {
        for (let color = 0; color < colorCount; color += 1) {
          messages[own + color] = (messages[own + color] as number) / said;
        }
      }
      for (let d = 0; d < directions; d += 1) {
        const other = wordAt(cellLine, cell * directions + d);
        if (other !== line) this.#unheard[other] = (this.#unheard[other] as number) + change / 2;
      }
    }
  }

  /** Colours: masses were noted where they begin and end; adds them up along the line. */
  #addUp(line: number, length: number): void {
    const masses = this.#masses;
    const stride = length + 1;
    for (const color of at(this.#board.compiled.solvers, line).colors) {
      let sum = 0;
      for (let i = 0; color > 0 && i < length; i += 1) {
        sum += masses[color * stride + i] as number;
        masses[color * stride + i] = sum;
      }
    }
  }
}
