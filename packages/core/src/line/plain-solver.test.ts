import { expect, test } from 'vitest';
import type { Clue } from '../puzzle/clue.ts';
import { createPlainSolver } from './plain-solver.ts';

const bw = (...lengths: readonly number[]): Clue => lengths.map((length) => ({ length, color: 1 }));

test('1 2 | ??.?# → ??.##, as the header says', () => {
  const solver = createPlainSolver(bw(1, 2), 5);
  const out = new Int32Array(2);
  expect(solver.solve(Int32Array.of(0b01111, 0b11011), 0, out)).toBe(true);
  expect(out).toEqual(Int32Array.of(0b00111, 0b11011));
});
