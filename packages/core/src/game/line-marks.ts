// One line of the marks, and the runs in it. All feedback about a line starts here.
//
//   marks  ##.?#?   →   runs  2 (closed)  1 (open)

import type { ColorId } from '../puzzle/color.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { at } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import { lineLength } from '../puzzle/line-ref.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import { CROSSED, candidatesOfCode, colorOfCode } from '../puzzle/mark.ts';
import type { MarkGrid } from './game.ts';

/** The marks of one line, from its first cell to its last. */
export type LineMarks = Uint8Array;

/** Copies one line out of the board. */
export function marksOfLine(marks: MarkGrid, line: LineRef): LineMarks {
  const length = lineLength(line, marks);
  if (line.axis === 'row') return marks.cells.slice(line.index * length, (line.index + 1) * length);
  const copied = new Uint8Array(length);
  for (let i = 0, cell = line.index; i < length; i += 1, cell += marks.width) copied[i] = at(marks.cells, cell);
  return copied;
}

/** A maximal stretch of cells filled with one colour. */
export interface Run {
  readonly start: number;
  readonly length: number;
  readonly color: ColorId;
  /** True if it cannot grow: a cross, another colour or the edge at either end. */
  readonly closed: boolean;
}

/** The runs of a line, from its first cell to its last. */
export function runsOf(marks: LineMarks): readonly Run[] {
  const runs: Run[] = [];
  const ends = (code: MarkCode | undefined): boolean =>
    code === undefined || code === CROSSED || colorOfCode(code) !== BACKGROUND;
  for (let start = 0; start < marks.length; ) {
    const code = at(marks, start);
    let end = start + 1;
    while (end < marks.length && marks[end] === code) end += 1;
    const color = colorOfCode(code);
    if (color !== BACKGROUND) {
      runs.push({ start, length: end - start, color, closed: ends(marks[start - 1]) && ends(marks[end]) });
    }
    start = end;
  }
  return runs;
}

/** What the marks leave possible in each cell, for `line/`. */
export function candidatesOfMarks(marks: LineMarks): Uint32Array {
  // A loop, because `Uint32Array.from` with a function is ten times slower, and this runs at every stroke.
  const candidates = new Uint32Array(marks.length);
  for (let i = 0; i < marks.length; i += 1) candidates[i] = candidatesOfCode(at(marks, i));
  return candidates;
}
