// Colour bit masks and prefix sums: the usual way to solve coloured nonograms in contests.
//
// Each cell is a bit mask of its possible colours. For one line, prefix sums count the cells that
// cannot have a colour, so "may a block of this colour and length stand here?" is one subtraction:
//
//   cells that cannot be red   . . x . . x     sums 0 0 0 1 1 1 2
//   red 3 from cell 3 to 5                     sums[6] - sums[3] = 1: no
//
// Two tables (do the first j blocks fit before here, do the others fit from here on) give every place
// of every block; a second prefix sum spreads the places over the cells they cover. Complete for a line.

import type { Clue } from '../puzzle/clue.ts';
import { needsGap } from '../puzzle/clue.ts';
import { at, mustAt } from '../puzzle/grid.ts';
import { ok } from '../result.ts';
import { answerOf } from './answer.ts';
import { firstOpenCell, searchByBranching } from './branch.ts';
import type { LineNarrower } from './line-fixpoint.ts';
import type { Strategy } from './strategy.ts';

/** Masks narrowed by prefix sums; the first open cell is tried where lines say no more. */
export const colorMasks: Strategy = {
  name: 'color-masks',
  summary: 'bit masks of colours, lines by prefix sums, then the first open cell is tried',
  source: 'dynamic programme with prefix sums, as in contest solutions for coloured nonograms',
  enumerates: true,
  solve: (puzzle, options = {}) =>
    ok(answerOf(puzzle, options, (budget) => searchByBranching(puzzle, prefixSumNarrower, firstOpenCell, budget))),
};

/** Narrows a line of masks; linear in cells times blocks. */
export function prefixSumNarrower(clue: Clue, length: number): LineNarrower {
  const inks = [...new Set(clue.map((block) => block.color))];
  const width = length + 1;
  /** Is a background cell needed before block j? (Also "behind block j - 1".) */
  const gap = (j: number): number =>
    j > 0 && j < clue.length && needsGap(mustAt(clue, j - 1), mustAt(clue, j)) ? 1 : 0;

  return {
    ticks: 2 * (clue.length + 1) * width,
    narrow(line) {
      const blocked = inks.map((color) => sumsOf(line, (mask) => ((mask >>> color) & 1) === 0));
      const blockedBlank = sumsOf(line, (mask) => (mask & 1) === 0);
      const free = (sums: Int32Array, from: number, to: number): boolean =>
        from >= 0 && to <= length && at(sums, to) === at(sums, from);
      const mayStand = (j: number, start: number): boolean => {
        const block = mustAt(clue, j);
        return free(mustAt(blocked, inks.indexOf(block.color)), start, start + block.length);
      };
      // before[j][i]: blocks 0…j-1 fit into cells 0…i-1, with the gap that block j needs included.
      const before = tableOf(clue.length + 1, width);
      const after = tableOf(clue.length + 1, width);
      for (let j = 0; j <= clue.length; j += 1) {
        const row = mustAt(before, j);
        for (let i = 0; i <= length; i += 1) {
          const end = i - gap(j);
          const start = j === 0 ? 0 : end - mustAt(clue, j - 1).length;
          const placed =
            j === 0 ? i === 0 : start >= 0 && at(mustAt(before, j - 1), start) === 1 && mayStand(j - 1, start);
          const spread = i > 0 && at(row, i - 1) === 1 && free(blockedBlank, i - 1, i);
          if ((placed && free(blockedBlank, Math.max(end, 0), i)) || spread) row[i] = 1;
        }
      }
      // after[j][i]: blocks j… fit into the cells from i on (no gap included).
      for (let j = clue.length; j >= 0; j -= 1) {
        const row = mustAt(after, j);
        for (let i = length; i >= 0; i -= 1) {
          const end = j === clue.length ? i : i + mustAt(clue, j).length;
          const next = end + gap(j + 1);
          const placed =
            j === clue.length
              ? i === length
              : end <= length &&
                mayStand(j, i) &&
                next <= length &&
                free(blockedBlank, end, next) &&
                at(mustAt(after, j + 1), next) === 1;
          const spread = i < length && at(row, i + 1) === 1 && free(blockedBlank, i, i + 1);
          if (placed || spread) row[i] = 1;
        }
      }
      if (at(mustAt(after, 0), 0) === 0) return false;

      const seen = new Int32Array(length);
      for (let j = 0; j <= clue.length; j += 1) {
        // Blank cells: everything before fits left of the cell, everything else right of it.
        for (let i = 0; i < length; i += 1) {
          const left = at(mustAt(before, j), i) === 1 || (gap(j) === 1 && at(mustAt(before, j), i + 1) === 1);
          if (left && at(mustAt(after, j), i + 1) === 1 && free(blockedBlank, i, i + 1)) seen[i] = at(seen, i) | 1;
        }
      }
      clue.forEach((block, j) => {
        const cover = new Int32Array(width); // +1 where a place begins, -1 behind its end
        for (let start = 0; start + block.length <= length; start += 1) {
          const end = start + block.length;
          const next = end + gap(j + 1);
          const fits =
            at(mustAt(before, j), start) === 1 &&
            mayStand(j, start) &&
            next <= length &&
            free(blockedBlank, end, next) &&
            at(mustAt(after, j + 1), next) === 1;
          if (!fits) continue;
          cover[start] = at(cover, start) + 1;
          cover[end] = at(cover, end) - 1;
        }
        let places = 0;
        for (let i = 0; i < length; i += 1) {
          places += at(cover, i);
          if (places > 0) seen[i] = at(seen, i) | (1 << block.color);
        }
      });
      line.set(seen);
      return true;
    },
  };
}

/** sums[i] = how many of the first i cells the test holds for. */
function sumsOf(line: Int32Array, test: (mask: number) => boolean): Int32Array {
  const sums = new Int32Array(line.length + 1);
  line.forEach((mask, i) => {
    sums[i + 1] = at(sums, i) + (test(mask) ? 1 : 0);
  });
  return sums;
}

function tableOf(rows: number, columns: number): readonly Uint8Array[] {
  return Array.from({ length: rows }, () => new Uint8Array(columns));
}
