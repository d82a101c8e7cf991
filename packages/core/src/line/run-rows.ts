// Run starts of lines longer than a word: a row of words for each length of each colour.
//
//   clue 2 3     cells  ##.###?
//   row 1 (1 cell)      ##.####
//   row 2 (2 cells)     #..###.
//   row 3 (3 cells)     ...##..      starts of the 3: cells 3 and 4
//
// `fillRunRows` makes the rows from a colour's candidates, shortest first. `spreadRunRows` walks the same steps back:
// given confirmed starts in each row, it spreads them over all cells that the blocks cover, longest first, a long row
// falling into the next shorter one:
//
//   3 starts at cell 3      ...#...  →  ...##.. (row 2)  →  ...###. (row 1)
//
// The two are each other's mirror image: erosion and dilation in the words of image processing (Serra 1982).

import { wordAt } from '../puzzle/grid.ts';
import type { PreparedLine } from './prepared-line.ts';
import { FREE_LENGTHS, INK_FIELDS } from './prepared-line.ts';
import { rowStride } from './windows.ts';

/** Fills the rows of all colours of the line; the word behind each row becomes 0. */
export function fillRunRows(line: PreparedLine, masks: Int32Array, offset: number, rows: Int32Array): void {
  const { words, inks, program } = line;
  const stride = rowStride(words);
  let t = 0;
  for (let i = 0; i < inks.length; i += INK_FIELDS) {
    const from = offset + wordAt(inks, i);
    let row = wordAt(inks, i + 1) * stride;
    let oneAbove = 0;
    let twoAbove = 0;
    for (let word = words - 1; word >= 0; word -= 1) {
      const one = wordAt(masks, from + word);
      const two = one & ((one >>> 1) | (oneAbove << 31));
      const target = row + word;
      rows[target] = one;
      rows[target + stride] = two;
      rows[target + 2 * stride] = two & ((two >>> 1) | (twoAbove << 31));
      rows[target + 3 * stride] = two & ((two >>> 2) | (twoAbove << 30));
      oneAbove = one;
      twoAbove = two;
    }
    for (let length = 1; length <= FREE_LENGTHS; length += 1) {
      rows[row + words] = 0;
      row += stride;
    }
    for (const lastStep = wordAt(inks, i + 2); t < lastStep; t += 1) {
      fillRow(rows, row, words, wordAt(program, t));
      row += stride;
    }
  }
}

/** The row at `row` becomes the row before it, and that again `shift` places higher. */
function fillRow(rows: Int32Array, row: number, words: number, shift: number): void {
  const before = row - rowStride(words);
  const wholeWords = shift >>> 5;
  let word = 0;
  for (; word + wholeWords < words; word += 1) {
    const high = before + word + wholeWords;
    const shifted = (wordAt(rows, high) >>> shift) | ((wordAt(rows, high + 1) << 1) << ~shift);
    rows[row + word] = wordAt(rows, before + word) & shifted;
  }
  for (; word <= words; word += 1) rows[row + word] = 0;
}

/** Spreads the starts in the rows over the cells of their blocks, into `out`; the rows become 0. */
export function spreadRunRows(line: PreparedLine, rows: Int32Array, out: Int32Array): void {
  const { words, inks, program } = line;
  const stride = rowStride(words);
  let t = line.stepCount - 1;
  for (let i = inks.length - INK_FIELDS; i >= 0; i -= INK_FIELDS) {
    const to = wordAt(inks, i);
    const first = wordAt(inks, i + 1) * stride;
    const firstStep = i === 0 ? 0 : wordAt(inks, i - 1);
    for (let row = first + (FREE_LENGTHS + t - firstStep) * stride; t >= firstStep; t -= 1) {
      spreadRow(rows, row, words, wordAt(program, t));
      row -= stride;
    }
    let threeBelow = 0;
    let fourBelow = 0;
    let pairsBelow = 0;
    for (let word = 0; word < words; word += 1) {
      const row = first + word;
      const three = wordAt(rows, row + 2 * stride);
      const four = wordAt(rows, row + 3 * stride);
      const pairs =
        wordAt(rows, row + stride) |
        (three | (three << 1) | (threeBelow >>> 31)) |
        (four | (four << 2) | (fourBelow >>> 30));
      out[to + word] = wordAt(rows, row) | pairs | (pairs << 1) | (pairsBelow >>> 31);
      threeBelow = three;
      fourBelow = four;
      pairsBelow = pairs;
      rows[row] = 0;
      rows[row + stride] = 0;
      rows[row + 2 * stride] = 0;
      rows[row + 3 * stride] = 0;
    }
  }
}

/** The row before `row` also gets all of it, and all of it `shift` places higher. */
function spreadRow(rows: Int32Array, row: number, words: number, shift: number): void {
  const before = row - rowStride(words);
  const wholeWords = shift >>> 5;
  for (let word = words - 1; word >= 0; word -= 1) {
    let spread = wordAt(rows, row + word);
    const low = word - wholeWords;
    if (low >= 0) spread |= wordAt(rows, row + low) << shift;
    if (low > 0) spread |= (wordAt(rows, row + low - 1) >>> 1) >>> ~shift;
    rows[before + word] = wordAt(rows, before + word) | spread;
  }
  for (let word = 0; word <= words; word += 1) rows[row + word] = 0;
}
