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

/** Fills the rows of all colours of the line. */
export function fillRunRows(line: PreparedLine, masks: Int32Array, offset: number, rows: Int32Array): void {
  const { words, inks, program } = line;
  let t = 0;
  for (let i = 0; i < inks.length; i += INK_FIELDS) {
    const from = offset + wordAt(inks, i);
    let row = wordAt(inks, i + 1) * words;
    let oneAbove = 0;
    let twoAbove = 0;
    for (let word = words - 1; word >= 0; word -= 1) {
      const one = wordAt(masks, from + word);
      const two = one & ((one >>> 1) | (oneAbove << 31));
      const target = row + word;
      rows[target] = one;
      rows[target + words] = two;
      rows[target + 2 * words] = two & ((two >>> 1) | (twoAbove << 31));
      rows[target + 3 * words] = two & ((two >>> 2) | (twoAbove << 30));
      oneAbove = one;
      twoAbove = two;
    }
    row += FREE_LENGTHS * words;
    for (const lastStep = wordAt(inks, i + 2); t < lastStep; t += 1) {
      fillRow(rows, row, words, wordAt(program, t));
      row += words;
    }
  }
}

/** The row at `row` becomes the row before it, and that again `shift` places higher. */
function fillRow(rows: Int32Array, row: number, words: number, shift: number): void {
  const before = row - words;
  const wholeWords = shift >>> 5;
  for (let word = before; word < row; word += 1) {
    const high = word + wholeWords;
    const shifted = (wordAt(rows, high) >>> shift) | ((wordAt(rows, high + 1) << 1) << ~shift);
    rows[word + words] = wordAt(rows, word) & shifted;
  }
}

/** Spreads the starts in the rows over the cells of their blocks, into `out`; the rows become 0. */
export function spreadRunRows(line: PreparedLine, rows: Int32Array, out: Int32Array): void {
  const { words, inks, program } = line;
  let t = line.stepCount - 1;
  for (let i = inks.length - INK_FIELDS; i >= 0; i -= INK_FIELDS) {
    const to = wordAt(inks, i);
    const first = wordAt(inks, i + 1) * words;
    const firstStep = i === 0 ? 0 : wordAt(inks, i - 1);
    for (let row = first + (FREE_LENGTHS + t - firstStep) * words; t >= firstStep; t -= 1) {
      spreadRow(rows, row, words, wordAt(program, t));
      row -= words;
    }
    let threeBelow = 0;
    let fourBelow = 0;
    let pairsBelow = 0;
    for (let word = 0; word < words; word += 1) {
      const row = first + word;
      const three = wordAt(rows, row + 2 * words);
      const four = wordAt(rows, row + 3 * words);
      const pairs =
        wordAt(rows, row + words) |
        (three | (three << 1) | (threeBelow >>> 31)) |
        (four | (four << 2) | (fourBelow >>> 30));
      out[to + word] = wordAt(rows, row) | pairs | (pairs << 1) | (pairsBelow >>> 31);
      threeBelow = three;
      fourBelow = four;
      pairsBelow = pairs;
      rows[row] = 0;
      rows[row + words] = 0;
      rows[row + 2 * words] = 0;
      rows[row + 3 * words] = 0;
    }
  }
}

/** The row before `row` also gets all of it, and all of it `shift` places higher. The row becomes 0. */
function spreadRow(rows: Int32Array, row: number, words: number, shift: number): void {
  const wholeWords = shift >>> 5;
  let below = 0;
  for (let word = row; word < row + wholeWords; word += 1)
    rows[word - words] = wordAt(rows, word - words) | wordAt(rows, word);
  for (let word = row + wholeWords; word < row + words; word += 1) {
    const own = wordAt(rows, word - wholeWords);
    const shifted = (own << shift) | ((below >>> 1) >>> ~shift);
    rows[word - words] = wordAt(rows, word - words) | wordAt(rows, word) | shifted;
    below = own;
  }
  for (let word = row; word < row + words; word += 1) rows[word] = 0;
}
