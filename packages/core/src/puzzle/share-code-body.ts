// The heart of a share code: a picture or the clues, in the packing that is shortest for them.
//
// A picture is written cell by cell, or as runs along rows or along columns, whichever is shorter.
// Clues are numbers, mostly small; the writer tries every order of Exp-Golomb code and names the best.
// All choices are deterministic: the same puzzle always gives the same code.

import type { BitReader, BitWriter } from './bit-stream.ts';
import { numberLength } from './bit-stream.ts';
import type { Block, Clue } from './clue.ts';
import { BACKGROUND } from './color.ts';
import { at, createGrid } from './grid.ts';
import { MAX_SIDE } from './limits.ts';
import type { Picture } from './picture.ts';

/** Width, height and number of colours, background included. */
export interface BodyShape {
  readonly width: number;
  readonly height: number;
  readonly colorCount: number;
}

/** Orders of Exp-Golomb code that a code can name: 3 bits. */
const ORDERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Bits that tell `count` things apart. */
function bitsFor(count: number): number {
  return 32 - Math.clz32(Math.max(count, 1) - 1);
}

/** How a picture is packed: 2 bits. */
const CELLS = 0;
const ROW_RUNS = 1;
const COLUMN_RUNS = 2;

/** Writes the cells of a picture. */
export function writePicture(bits: BitWriter, picture: Picture, colorCount: number): void {
  const size = bitsFor(colorCount);
  const choices = [ROW_RUNS, COLUMN_RUNS].map((packing) => {
    const runs = runsOf(picture, packing);
    const order = bestOrder(runs.map((run) => run.length - 1));
    return { packing, runs, order, cost: 3 + runs.length * runColorBits(colorCount) + costOf(runs, order) };
  });
  const [best] = choices.sort((a, b) => a.cost - b.cost);
  if (best === undefined || best.cost >= picture.cells.length * size) {
    bits.bits(CELLS, 2);
    for (const color of picture.cells) bits.bits(color, size);
    return;
  }
  bits.bits(best.packing, 2);
  bits.bits(best.order, 3);
  let previous = -1;
  for (const run of best.runs) {
    writeRunColor(bits, run.color, previous, colorCount);
    bits.number(run.length - 1, best.order);
    previous = run.color;
  }
}

/** Reads the cells of a picture; `undefined` if the bits are none. */
export function readPicture(bits: BitReader, shape: BodyShape): Picture | undefined {
  const { width, height, colorCount } = shape;
  const packing = bits.bits(2);
  const picture = createGrid(width, height);
  const count = width * height;
  if (packing === CELLS) {
    const size = bitsFor(colorCount);
    for (let cell = 0; cell < count; cell += 1) {
      const color = bits.bits(size);
      if (color === undefined || color >= colorCount) return undefined;
      picture.cells[cell] = color;
    }
    return picture;
  }
  const order = bits.bits(3);
  if (order === undefined || (packing !== ROW_RUNS && packing !== COLUMN_RUNS)) return undefined;
  let previous = -1;
  for (let done = 0; done < count; ) {
    const color = readRunColor(bits, previous, colorCount);
    const more = bits.number(order);
    if (color === undefined || more === undefined || done + more + 1 > count) return undefined;
    for (let end = done + more + 1; done < end; done += 1) picture.cells[cellInOrder(shape, packing, done)] = color;
    previous = color;
  }
  return picture;
}

function cellInOrder(
  size: { readonly width: number; readonly height: number },
  packing: number,
  index: number,
): number {
  if (packing === ROW_RUNS) return index;
  return (index % size.height) * size.width + Math.floor(index / size.height);
}

function runsOf(picture: Picture, packing: number): readonly Block[] {
  const runs: { length: number; color: number }[] = [];
  let open: { length: number; color: number } | undefined;
  for (let index = 0; index < picture.cells.length; index += 1) {
    const color = at(picture.cells, cellInOrder(picture, packing, index));
    if (open?.color === color) {
      open.length += 1;
    } else {
      open = { length: 1, color };
      runs.push(open);
    }
  }
  return runs;
}

/** A run has another colour than the one before: of two colours nothing is left to say. */
function runColorBits(colorCount: number): number {
  return bitsFor(colorCount - 1);
}

function writeRunColor(bits: BitWriter, color: number, previous: number, colorCount: number): void {
  if (previous < 0) bits.bits(color, bitsFor(colorCount));
  else bits.bits(color > previous ? color - 1 : color, runColorBits(colorCount));
}

function readRunColor(bits: BitReader, previous: number, colorCount: number): number | undefined {
  const read = bits.bits(previous < 0 ? bitsFor(colorCount) : runColorBits(colorCount));
  if (read === undefined) return undefined;
  const color = previous >= 0 && read >= previous ? read + 1 : read;
  return color < colorCount ? color : undefined;
}

/** Writes the clues of rows and columns. */
export function writeClues(bits: BitWriter, clues: readonly Clue[], colorCount: number): void {
  const countOrder = bestOrder(clues.map((clue) => clue.length));
  const lengthOrder = bestOrder(clues.flatMap((clue) => clue.map((block) => block.length - 1)));
  const colorBits = bitsFor(colorCount - 1);
  bits.bits(countOrder, 3);
  bits.bits(lengthOrder, 3);
  for (const clue of clues) {
    bits.number(clue.length, countOrder);
    for (const block of clue) {
      bits.number(block.length - 1, lengthOrder);
      bits.bits(block.color - 1, colorBits);
    }
  }
}

/** Reads `count` clues; `undefined` if the bits are none. */
export function readClues(bits: BitReader, count: number, colorCount: number): readonly Clue[] | undefined {
  const countOrder = bits.bits(3);
  const lengthOrder = bits.bits(3);
  if (countOrder === undefined || lengthOrder === undefined) return undefined;
  const colorBits = bitsFor(colorCount - 1);
  const clues: Clue[] = [];
  while (clues.length < count) {
    const blocks = bits.number(countOrder);
    if (blocks === undefined || blocks > MAX_SIDE) return undefined;
    const clue: Block[] = [];
    while (clue.length < blocks) {
      const more = bits.number(lengthOrder);
      const color = bits.bits(colorBits);
      if (more === undefined || color === undefined) return undefined;
      clue.push({ length: more + 1, color: color + 1 + BACKGROUND });
    }
    clues.push(clue);
  }
  return clues;
}

function bestOrder(values: readonly number[]): number {
  const costs = ORDERS.map((order) => {
    let cost = 0;
    for (const value of values) cost += numberLength(value, order);
    return cost;
  });
  return costs.indexOf(Math.min(...costs));
}

function costOf(runs: readonly Block[], order: number): number {
  let cost = 0;
  for (const run of runs) cost += numberLength(run.length - 1, order);
  return cost;
}
