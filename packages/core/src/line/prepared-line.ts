// What the kernels know about a clue before they see a candidate.
//
// **Rows of run starts.** A block of length l may start where l cells in a row may have its colour. The sets of such
// places for lengths 1 to 4 come by three shifts; longer lengths of the clue by a short list of steps from there:
//
//   lengths 2 3 9 10     steps 4 → 8 → 9 → 10, by shifts 4, 1, 1
//
// because cells p … p+7 may be filled if p … p+3 may and p+4 … p+7 may. Each colour has its rows: one for each of the
// lengths 1 to 4, then one for each step. Read backwards, the same list spreads starts over the cells that blocks cover.
//
// **The program** of a line is one array of small numbers, so that a kernel has one thing to load: first the steps,
// then the blocks. Each kernel has its own coding, written beside it.
//
// Preparing a line takes a microsecond, as much as a few solves: a puzzle has hundreds of lines, most of them solved a
// few times only. Hence the loops below where a Map would do.

import { invariant } from '../invariant.ts';
import type { Clue } from '../puzzle/clue.ts';
import { wordAt } from '../puzzle/grid.ts';
import { MAX_SIDE } from '../puzzle/limits.ts';

/** A clue in a line of a certain length, in the form the kernels read. */
export interface PreparedLine {
  readonly length: number; // cells
  readonly words: number; // words of a bit set
  readonly slack: number; // how far each block can slide
  readonly colors: Int32Array; // background, then the colours of the clue
  readonly inks: Int32Array; // for each colour of the clue: first word of its set, its first row, end of its steps
  readonly stepCount: number; // the steps lead the program
  readonly program: Int32Array; // steps, then blocks
}

/** Entries of `PreparedLine.inks` for each colour. */
export const INK_FIELDS = 3;

/** Lengths 1 to 4 need no step. */
export const FREE_LENGTHS = 4;

/** The rows of a clue. */
export interface RowPlan {
  readonly shifts: readonly number[]; // of all steps, colour after colour
  readonly inks: Int32Array; // as in PreparedLine
  readonly blockRows: Int32Array; // for each block: its row; scratch, valid until the next plan
}

const rowOfLength = new Int32Array(MAX_SIDE + 1); // while a colour is planned: 0 absent, else 1 + row
const blockRows = new Int32Array(MAX_SIDE);

/** Plans the rows of a clue that fits; `colors` as `lineColors` gives them, `words` for each of their bit sets. */
export function planRows(clue: Clue, colors: Int32Array, words: number): RowPlan {
  invariant(clue.length <= MAX_SIDE, 'a clue has no more blocks than a line has cells');
  const shifts: number[] = [];
  const inks = new Int32Array(INK_FIELDS * (colors.length - 1));
  let row = 0;
  for (let c = 1; c < colors.length; c += 1) {
    const color = wordAt(colors, c);
    let longest = 0;
    for (const block of clue) {
      if (block.color !== color) continue;
      invariant(block.length <= MAX_SIDE, 'a block is no longer than a line');
      rowOfLength[block.length] = 1;
      if (block.length > longest) longest = block.length;
    }
    const ink = INK_FIELDS * (c - 1);
    inks[ink] = color * words;
    inks[ink + 1] = row;
    for (let length = 1; length <= FREE_LENGTHS; length += 1) {
      row += 1;
      rowOfLength[length] = row;
    }
    let reached = FREE_LENGTHS;
    for (let wanted = FREE_LENGTHS + 1; wanted <= longest; wanted += 1) {
      if (wordAt(rowOfLength, wanted) === 0) continue;
      while (reached < wanted) {
        const shift = Math.min(reached, wanted - reached);
        reached += shift;
        shifts.push(shift);
        row += 1;
      }
      rowOfLength[wanted] = row; // 1 + the row just made
    }
    inks[ink + 2] = shifts.length;
    let b = 0;
    for (const block of clue) {
      if (block.color === color) blockRows[b] = wordAt(rowOfLength, block.length) - 1;
      b += 1;
    }
    for (const block of clue) rowOfLength[block.length] = 0;
  }
  return { shifts, inks, blockRows };
}
