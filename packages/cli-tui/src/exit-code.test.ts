import { expect, test } from 'vitest';
import type { ExitCode } from './exit-code.ts';
import { worstOf } from './exit-code.ts';

test.each<[string, ExitCode[], ExitCode]>([
  ['nothing asked, nothing wrong', [], 0],
  ['all unique', [0, 0], 0],
  ['bad input comes before everything a puzzle can say', [0, 1, 3, 4, 5, 2], 2],
  ['no solution before budget', [0, 3, 4, 1], 1],
  ['budget before several', [3, 4, 5], 4],
  ['several before guessing', [5, 3, 0], 3],
  ['guessing before unique', [0, 5], 5],
  ['an interruption is the whole story', [0, 1, 2, 130], 130],
])('%s', (_reason, codes, expected) => {
  expect(worstOf(codes)).toBe(expected);
});
