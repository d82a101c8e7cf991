import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clue } from '../puzzle/clue.ts';
import { needsGap } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import { leftmostPlacements, rightmostPlacements } from './placement.ts';

/** Line notation: `?` open, `.` background, `#` or `a` colour 1, `b` colour 2. */
function candidates(line: string): Uint32Array {
  return Uint32Array.from(line, (char) => ({ '?': 0xffff, '.': 1, '#': 2, a: 2, b: 4 })[char] ?? 0);
}

function clueOf(text: string): Clue {
  if (text === '0') return [];
  return text.split(' ').map((part) => ({ length: Number.parseInt(part, 10), color: part.endsWith('b') ? 2 : 1 }));
}

/** All arrangements, slow and obvious. */
function arrangements(clue: Clue, line: Uint32Array): number[][] {
  const found: number[][] = [];
  const place = (starts: number[], from: number): void => {
    const b = starts.length;
    if (b === clue.length) {
      const colors = new Uint8Array(line.length);
      starts.forEach((start, i) => {
        colors.fill(at(clue, i).color, start, start + at(clue, i).length);
      });
      if (colors.every((color, i) => ((at(line, i) >>> color) & 1) === 1)) found.push(starts);
      return;
    }
    const block = at(clue, b);
    const next = clue[b + 1];
    for (let start = from; start + block.length <= line.length; start += 1) {
      place([...starts, start], start + block.length + (next && needsGap(block, next) ? 1 : 0));
    }
  };
  place([], 0);
  return found;
}

describe('leftmost and rightmost placements', () => {
  test.each([
    ['pushes both ways', '3 2', '???????', [0, 4], [1, 5]],
    ['pulls an earlier block right when a filled cell is left behind', '1 1', '???#?', [0, 3], [1, 3]],
    ['respects crosses', '2 2', '?.????.??', [2, 7], [4, 7]],
    ['other colours may touch', '2a 2b', '????', [0, 2], [0, 2]],
    ['equal colours may not', '1 1', '??', undefined, undefined],
    ['an empty clue fits an empty line', '0', '?.?', [], []],
    ['an empty clue does not fit a filled cell', '0', '?#?', undefined, undefined],
    ['a full line', '5', '?????', [0], [0]],
    ['the wrong colour', '1a', 'b??', undefined, undefined],
    ['repeated numbers stay apart', '1 1 2', '?.#.????', [0, 2, 4], [2, 4, 6]],
  ] as const)('%s', (_, clue, line, left, right) => {
    expect(leftmostPlacements(clueOf(clue), candidates(line))).toEqual(left);
    expect(rightmostPlacements(clueOf(clue), candidates(line))).toEqual(right);
  });

  test('are the extremes over all arrangements', () => {
    const block = fc.record({ length: fc.integer({ min: 1, max: 4 }), color: fc.integer({ min: 1, max: 2 }) });
    const cell = fc.constantFrom(7, 7, 7, 7, 1, 2, 4, 3, 6, 5);
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), fc.array(cell, { minLength: 1, maxLength: 12 }), (clue, cells) => {
        const line = Uint32Array.from(cells);
        const all = arrangements(clue, line);
        const extreme = (pick: (...values: number[]) => number) =>
          all.length === 0 ? undefined : clue.map((_, b) => pick(...all.map((starts) => at(starts, b))));
        expect(leftmostPlacements(clue, line)).toEqual(extreme(Math.min));
        expect(rightmostPlacements(clue, line)).toEqual(extreme(Math.max));
      }),
      { numRuns: 2000 },
    );
  });
});
