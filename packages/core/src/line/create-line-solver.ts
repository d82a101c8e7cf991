// Picks the kernel for a line and puts it behind the LineSolver contract.
//
//   no room for the blocks               never
//   one colour, up to 30 cells           narrow-1
//   several colours, up to 30 cells      color-1
//   one colour, slack ≤ 24, ≤ 62 cells   narrow-2
//   slack up to 24, up to 1000 cells     narrow-slack
//   slack up to 47, up to 1000 cells     narrow-slack-2
//   everything else                      narrow-many
//
// All lines are objects of one class, which calls its kernel by a switch: so `line.solve()` sees one shape wherever it
// is called, and engines compile it to a direct call. A class for each kernel would make each such call a search.

import { assertNever } from '../invariant.ts';
import type { Clue } from '../puzzle/clue.ts';
import { slack } from '../puzzle/clue.ts';
import { color1, feasibleColor1, prepareColor1 } from './color-1.ts';
import { feasible1 } from './feasible-1.ts';
import { lineColors } from './line-colors.ts';
import type { LineSolver } from './line-solver.ts';
import { feasibilityTicks } from './line-ticks.ts';
import { narrow1, ONE_WORD_CELLS, prepareNarrow1 } from './narrow-1.ts';
import { feasible2, fitsNarrow2, narrow2, prepareNarrow2 } from './narrow-2.ts';
import { feasibleMany, narrowMany, reserveNarrowMany } from './narrow-many.ts';
import { feasibleSlack, fitsNarrowSlack, narrowSlack } from './narrow-slack.ts';
import { feasibleSlack2, fitsNarrowSlack2, narrowSlack2 } from './narrow-slack-2.ts';
import { createPlainSolver } from './plain-solver.ts';
import type { PreparedLine } from './prepared-line.ts';
import { LITTLE_ENDIAN, prepareWindows } from './windows.ts';

/** The kernels, by name. */
export type Kernel = 'never' | 'narrow-1' | 'color-1' | 'narrow-2' | 'narrow-slack' | 'narrow-slack-2' | 'narrow-many';

/** Makes the fastest solver for a clue in a line of this length. Make one for each line and keep it. */
export function createLineSolver(clue: Clue, length: number): LineSolver {
  if (!LITTLE_ENDIAN) return createPlainSolver(clue, length);
  const { kernel, line } = prepareFastest(clue, length);
  return new KernelLine(kernel, line, clue.length);
}

/** The kernel that `createLineSolver` picks. */
export function kernelFor(clue: Clue, length: number): Kernel {
  return prepareFastest(clue, length).kernel;
}

/** Makes a solver with a certain kernel that can take the line; only tests and benchmarks choose it themselves. */
export function createKernelLine(clue: Clue, length: number, kernel: Kernel): LineSolver {
  return new KernelLine(kernel, prepare(clue, length, kernel), clue.length);
}

function prepareFastest(clue: Clue, length: number): { readonly kernel: Kernel; readonly line: PreparedLine } {
  if (slack(clue, length) < 0) return { kernel: 'never', line: prepare(clue, length, 'never') };
  if (length <= ONE_WORD_CELLS) {
    const kernel = lineColors(clue).length === 2 ? 'narrow-1' : 'color-1';
    return { kernel, line: prepare(clue, length, kernel) };
  }
  const line = prepareWindows(clue, length);
  if (fitsNarrow2(line)) return { kernel: 'narrow-2', line: prepareNarrow2(line) };
  if (fitsNarrowSlack(line)) return { kernel: 'narrow-slack', line };
  if (fitsNarrowSlack2(line)) return { kernel: 'narrow-slack-2', line };
  reserveNarrowMany(line);
  return { kernel: 'narrow-many', line };
}

function prepare(clue: Clue, length: number, kernel: Kernel): PreparedLine {
  switch (kernel) {
    case 'never':
      // No kernel will look at the blocks.
      return { ...prepareWindows([], length), slack: slack(clue, length), colors: lineColors(clue) };
    case 'narrow-1':
      return prepareNarrow1(clue, length);
    case 'color-1':
      return prepareColor1(clue, length);
    case 'narrow-2':
      return prepareNarrow2(prepareWindows(clue, length));
    case 'narrow-slack':
    case 'narrow-slack-2':
      return prepareWindows(clue, length);
    case 'narrow-many': {
      const line = prepareWindows(clue, length);
      reserveNarrowMany(line);
      return line;
    }
    default:
      return assertNever(kernel);
  }
}

class KernelLine implements LineSolver {
  readonly length: number;
  readonly words: number;
  readonly colors: Int32Array;
  readonly ticks: number;
  readonly feasibleTicks: number;
  readonly #line: PreparedLine;
  readonly #kernel: Kernel;

  constructor(kernel: Kernel, line: PreparedLine, blockCount: number) {
    this.length = line.length;
    this.words = line.words;
    this.colors = line.colors;
    this.feasibleTicks = feasibilityTicks(blockCount, line.length, line.slack);
    this.ticks = 2 * this.feasibleTicks;
    this.#line = line;
    this.#kernel = kernel;
  }

  solve(masks: Int32Array, offset: number, out: Int32Array): boolean {
    switch (this.#kernel) {
      case 'narrow-1':
        return narrow1(this.#line, masks, offset, out);
      case 'color-1':
        return color1(this.#line, masks, offset, out);
      case 'narrow-2':
        return narrow2(this.#line, masks, offset, out);
      case 'narrow-slack':
        return narrowSlack(this.#line, masks, offset, out);
      case 'narrow-slack-2':
        return narrowSlack2(this.#line, masks, offset, out);
      case 'narrow-many':
        return narrowMany(this.#line, masks, offset, out);
      default:
        return false;
    }
  }

  feasible(masks: Int32Array, offset: number): boolean {
    switch (this.#kernel) {
      case 'narrow-1':
        return feasible1(this.#line, masks, offset);
      case 'color-1':
        return feasibleColor1(this.#line, masks, offset);
      case 'narrow-2':
        return feasible2(this.#line, masks, offset);
      case 'narrow-slack':
        return feasibleSlack(this.#line, masks, offset);
      case 'narrow-slack-2':
        return feasibleSlack2(this.#line, masks, offset);
      case 'narrow-many':
        return feasibleMany(this.#line, masks, offset);
      default:
        return false;
    }
  }
}
