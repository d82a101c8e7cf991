import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clueOf, lineOf } from '../../test/game-notation.ts';
import type { Clue } from '../puzzle/clue.ts';
import { minimumLength, needsGap } from '../puzzle/clue.ts';
import { at } from '../puzzle/grid.ts';
import { CROSSED, colorOfCode, filledCode, UNKNOWN } from '../puzzle/mark.ts';
import { certainBlocks } from './clue-status.ts';

/** Writes `1` where the number may be greyed. */
const certain = (clue: string, line: string): string =>
  certainBlocks(clueOf(clue), lineOf(line))
    .map((value) => (value ? '1' : '0'))
    .join('');

describe('T12: clue 1 1 2 on 8 cells', () => {
  test('a closed 1 that could be the first or the second greys nothing', () => {
    expect(certain('1 1 2', '?.#.????')).toBe('000');
  });

  test('filling cell 1 makes both 1s certain', () => {
    expect(certain('1 1 2', '#.#.????')).toBe('110');
  });
});

describe('certainBlocks', () => {
  test.each([
    ['nothing known', '2 2', '????????', '00'],
    ['a full line needs no cross', '5', '#####', '1'],
    ['either number could own the run', '2 2', '????##????', '00'],
    ['no room for another run before it', '2 2', '?##?????', '10'],
    ['only the second block reaches the last filled cell', '2 2', '?##???#?', '10'],
    ['a run that still has to grow', '3', '?##??', '0'],
    ['known by counting, not yet filled', '3', '???', '0'],
    ['anchored to the right edge', '1 1 2', '????.#.##', '011'],
    ['longest number has one owner', '1 4 1', '?????####?????', '010'],
    ['repeated numbers in the middle stay open', '1 1 1', '????.#.????', '000'],
    ['all runs there: all owners clear, crosses not needed', '1 1 1', '#?#?#??', '111'],
    ['a clue of 0 has no number', '0', '???', ''],
    ['colours tell owners apart', '1a 1b 1a', '???b???', '010'],
    ['a note is not a filled cell', '1', 'm..', '0'],
    ['a line that cannot be completed: only anchored runs', '1 2 3', '#.##.#.????', '110'],
    ['… from the right too', '3 2 1', '????.#.##.#', '011'],
    ['… and not past the first open cell', '1 1 4', '#.?.#.#####', '100'],
  ])('%s', (_, clue, line, expected) => {
    expect(certain(clue, line)).toBe(expected);
  });

  test('agrees with all completions, slow and obvious', () => {
    const block = fc.record({ length: fc.integer({ min: 1, max: 3 }), color: fc.integer({ min: 1, max: 2 }) });
    const code = fc.constantFrom(UNKNOWN, UNKNOWN, CROSSED, filledCode(1), filledCode(2));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), fc.array(code, { minLength: 1, maxLength: 11 }), (clue, codes) => {
        const line = Uint8Array.from(codes);
        const all = minimumLength(clue) <= line.length ? completions(clue, line) : [];
        fc.pre(all.length > 0);
        const expected = clue.map((own, b) => {
          const start = at(at(all, 0), b);
          const filled = Array.from({ length: own.length }, (_, i) => at(line, start + i) === filledCode(own.color));
          return all.every((starts) => starts[b] === start) && filled.every(Boolean);
        });
        expect(certainBlocks(clue, line)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

function completions(clue: Clue, line: Uint8Array): number[][] {
  const found: number[][] = [];
  const place = (starts: number[], from: number): void => {
    const b = starts.length;
    if (b < clue.length) {
      const block = at(clue, b);
      const next = clue[b + 1];
      for (let start = from; start + block.length <= line.length; start += 1) {
        place([...starts, start], start + block.length + (next && needsGap(block, next) ? 1 : 0));
      }
      return;
    }
    const colors = new Uint8Array(line.length);
    starts.forEach((start, i) => {
      colors.fill(at(clue, i).color, start, start + at(clue, i).length);
    });
    if (line.every((code, i) => code === UNKNOWN || colorOfCode(code) === colors[i])) found.push(starts);
  };
  place([], 0);
  return found;
}
