// Picks the kernel for a line and puts it behind the LineSolver contract.
//
//   no room for the blocks               never
//   one colour, up to 30 cells           narrow-1
//   several colours, up to 30 cells      color-1
//   slack up to 24, up to 1000 cells     narrow-slack
//   slack up to 47, up to 1000 cells     narrow-slack-2
//   everything else                      narrow-many
//
// All lines are objects of one class, which calls its kernel by a switch: so `line.solve()` sees one shape wherever it
// is called, and engines compile it to a direct call. Five classes would have made each such call a search.

import { assertNever } from '../invariant.ts';
import type { Clue } from '../puzzle/clue.ts';
import { slack } from '../puzzle/clue.ts';
import { COLOR_1_CELLS, color1, feasibleColor1, prepareColor1 } from './color-1.ts';
import { feasible1 } from './feasible-1.ts';
import { lineColors } from './line-colors.ts';
import type { LineSolver } from './line-solver.ts';
import { wordsOf } from './line-solver.ts';
import { feasibilityTicks } from './line-ticks.ts';
import { NARROW_1_CELLS, narrow1, prepareNarrow1 } from './narrow-1.ts';
import { feasibleMany, narrowMany, reserveNarrowMany } from './narrow-many.ts';
import { feasibleSlack, fitsNarrowSlack, narrowSlack } from './narrow-slack.ts';
import { feasibleSlack2, fitsNarrowSlack2, narrowSlack2 } from './narrow-slack-2.ts';
import { createPlainSolver } from './plain-solver.ts';
import type { PreparedLine } from './prepared-line.ts';
import { LITTLE_ENDIAN, prepareWindows } from './windows.ts';

/** The kernels, by name. */
export type Kernel = 'never' | 'narrow-1' | 'color-1' | 'narrow-slack' | 'narrow-slack-2' | 'narrow-many';

/** Makes the fastest solver for a clue in a line of this length. Make one for each line and keep it. */
export function createLineSolver(clue: Clue, length: number): LineSolver {
  if (!LITTLE_ENDIAN) return createPlainSolver(clue, length);
  return createKernelLine(clue, length, kernelFor(clue, length));
}

/** The fastest kernel that can solve the line. */
export function kernelFor(clue: Clue, length: number): Kernel {
  const room = slack(clue, length);
  if (room < 0) return 'never';
  if (length <= NARROW_1_CELLS && lineColors(clue).length === 2) return 'narrow-1';
  if (length <= COLOR_1_CELLS) return 'color-1';
  const line = prepareWindows(clue, length);
  if (fitsNarrowSlack(line)) return 'narrow-slack';
  if (fitsNarrowSlack2(line)) return 'narrow-slack-2';
  return 'narrow-many';
}

/** Makes a solver with a certain kernel; only tests and benchmarks choose it themselves. */
export function createKernelLine(clue: Clue, length: number, kernel: Kernel): LineSolver {
  const line = prepare(clue, length, kernel);
  if (kernel === 'narrow-many') reserveNarrowMany(line);
  return new KernelLine(clue, line, kernel);
}

function prepare(clue: Clue, length: number, kernel: Kernel): PreparedLine {
  switch (kernel) {
    case 'narrow-1':
      return prepareNarrow1(clue, length);
    case 'color-1':
      return prepareColor1(clue, length);
    case 'never':
    case 'narrow-slack':
    case 'narrow-slack-2':
    case 'narrow-many':
      return prepareWindows(clue, length);
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

  constructor(clue: Clue, line: PreparedLine, kernel: Kernel) {
    this.length = line.length;
    this.words = wordsOf(line.length);
    this.colors = lineColors(clue);
    this.feasibleTicks = feasibilityTicks(clue, line.length);
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
