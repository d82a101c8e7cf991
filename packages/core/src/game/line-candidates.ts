// From a player's marks to what `line/` works on: one bit mask of possible colours for each cell.

import { at } from '../puzzle/grid.ts';
import { CROSSED, colorOfCode } from '../puzzle/mark.ts';
import type { LineMarks } from './line-marks.ts';

const ANY_COLOR = -1 >>> 0;

/** A cross leaves the background, a filled cell its colour, everything else leaves all open. */
export function candidatesOfMarks(marks: LineMarks): Uint32Array {
  const candidates = new Uint32Array(marks.length);
  for (let i = 0; i < marks.length; i += 1) {
    const code = at(marks, i);
    const color = colorOfCode(code);
    candidates[i] = code === CROSSED ? 1 : color > 0 ? (1 << color) >>> 0 : ANY_COLOR;
  }
  return candidates;
}
