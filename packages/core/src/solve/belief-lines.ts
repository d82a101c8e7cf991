// The shape in which belief propagation walks through a line: a small lattice.
//
// A line with k blocks and slack s has (k + 1) × (s + 1) nodes. Node (j, o) says: the first j blocks are placed, with o
// spare background cells among and before them. One step right is one more spare cell, one step down is the next block
// together with the gap it needs; every path from corner to corner is one arrangement:
//
//   clue 1 2, 5 cells, slack 1      (0,0) → (0,1)      right, down, down  =  .#.##
//                                     ↓       ↓        down, right, down  =  #..##
//                                   (1,0) → (1,1)      down, down, right  =  #.##.
//                                     ↓       ↓
//                                   (2,0) → (2,1)
//
// A 25-cell line of a random board has some 50 nodes: that is all the work of one message.

import { needsGap, slack } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import type { CompiledPuzzle } from './compile.ts';

/** The lattices of all lines, flat. */
export interface BeliefLines {
  readonly blockStart: Int32Array; // blocks of line l: blockStart[l] … blockStart[l + 1]
  readonly lengths: Int32Array; // by block
  readonly colors: Uint8Array; // by block
  readonly gaps: Uint8Array; // by block: 1 if a background cell must come before it
  readonly slacks: Int32Array; // by line
  readonly maxNodes: number;
  readonly maxLength: number;
}

/** Lays out the lattices. */
export function layBeliefLines(compiled: CompiledPuzzle): BeliefLines {
  const { lines, lineCount } = compiled;
  const blockStart = new Int32Array(lineCount + 1);
  const slacks = new Int32Array(lineCount);
  let maxNodes = 0;
  let maxLength = 0;
  for (let line = 0; line < lineCount; line += 1) {
    const { clue, length } = at(lines, line);
    blockStart[line + 1] = at(blockStart, line) + clue.length;
    slacks[line] = slack(clue, length);
    maxNodes = Math.max(maxNodes, (clue.length + 1) * (at(slacks, line) + 1));
    maxLength = Math.max(maxLength, length);
  }
  const blockCount = at(blockStart, lineCount);
  const lengths = new Int32Array(blockCount);
  const colors = new Uint8Array(blockCount);
  const gaps = new Uint8Array(blockCount);
  for (let line = 0; line < lineCount; line += 1) {
    const { clue } = at(lines, line);
    clue.forEach((block, j) => {
      const index = at(blockStart, line) + j;
      const previous = clue[j - 1];
      lengths[index] = block.length;
      colors[index] = block.color;
      gaps[index] = previous !== undefined && needsGap(previous, block) ? 1 : 0;
    });
  }
  return { blockStart, lengths, colors, gaps, slacks, maxNodes, maxLength };
}
