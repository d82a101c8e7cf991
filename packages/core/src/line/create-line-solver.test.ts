import { describe, expect, test } from 'vitest';
import { line } from '../../test/laws/line-notation.ts';
import { createLineSolver, kernelFor } from './create-line-solver.ts';
import { wordsOf } from './line-solver.ts';
import { createPlainSolver } from './plain-solver.ts';

describe('createLineSolver', () => {
  test.each([
    ['3 2', 30, 'narrow-1'],
    ['0', 30, 'narrow-1'],
    ['3 2', 4, 'never'],
    ['3a 2b', 5, 'color-1'],
    ['3b 2b', 30, 'narrow-1'],
    ['3 2', 31, 'narrow-slack-2'],
    ['10 10', 31, 'narrow-2'],
    ['10 10', 45, 'narrow-2'],
    ['10b 10b', 45, 'narrow-2'],
    ['10a 10b', 45, 'narrow-slack-2'],
    ['20 20', 62, 'narrow-2'],
    ['20 20', 63, 'narrow-slack'],
    ['10a 20b', 45, 'narrow-slack'],
    ['10 10', 46, 'narrow-slack-2'],
    ['10a 10b', 67, 'narrow-slack-2'],
    ['10a 10b', 68, 'narrow-many'],
    ['0', 10_000, 'narrow-many'],
    ['1040', 1050, 'narrow-slack'],
    ['9990', 10_000, 'narrow-many'],
  ])('takes clue %s in %i cells to the kernel %s', (text, length, kernel) => {
    expect(kernelFor(line(`${text} |`).clue, length)).toBe(kernel);
  });

  test('refuses a clue that does not fit, whatever is asked', () => {
    const { clue } = line('4 13 13 4 1 2 4 3 1 |');
    const solver = createLineSolver(clue, 50);
    const masks = new Int32Array(4).fill(-1);
    expect(solver.solve(masks, 0, new Int32Array(4))).toBe(false);
    expect(solver.feasible(masks, 0)).toBe(false);
    expect(solver.words).toBe(2);
  });

  test.each([
    ['0', 5],
    ['3 2', 25],
    ['3 2', 60],
    ['1a 2b 3c', 29],
    ['1a 2b 3c', 99],
    ['9 9', 10],
    ['1', 1000],
  ])('counts the same ticks as the plain solver: %s in %i cells', (text, length) => {
    const { clue } = line(`${text} |`);
    const fast = createLineSolver(clue, length);
    const plain = createPlainSolver(clue, length);
    expect([fast.ticks, fast.feasibleTicks]).toEqual([plain.ticks, plain.feasibleTicks]);
    expect(fast.feasibleTicks).toBeGreaterThan(0);
    expect(fast.ticks).toBe(2 * fast.feasibleTicks);
    expect(fast.colors).toEqual(plain.colors);
  });

  test('the longest line there may be, with the most blocks', () => {
    const clue = Array.from({ length: 2500 }, (_, i) => ({ length: 1 + (i % 3), color: 1 }));
    const length = 10_000;
    const solver = createLineSolver(clue, length);
    const words = wordsOf(length);
    const masks = new Int32Array(2 * words);
    for (let cell = 0; cell < length; cell += 1) {
      for (const word of [cell >> 5, words + (cell >> 5)]) masks[word] = (masks[word] ?? 0) | (1 << (cell & 31));
    }
    const out = new Int32Array(masks.length);
    expect(solver.solve(masks, 0, out)).toBe(true);
    expect(out).toEqual(masks); // so much room that nothing follows
    expect(solver.feasible(masks, 0)).toBe(true);
  });
});

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [62, 2],
  [63, 3],
  [94, 3],
  [95, 4],
  [126, 4],
  [10_000, 313],
])('%i cells take %i words', (length, words) => {
  expect(wordsOf(length)).toBe(words);
});
