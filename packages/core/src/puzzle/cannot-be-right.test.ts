import { expect, test } from 'vitest';
import type { ProblemCode } from '../problem.ts';
import { problem } from '../problem.ts';
import { cannotBeRight } from './cannot-be-right.ts';

test.each<[readonly ProblemCode[], boolean]>([
  [['clue-too-long'], true],
  [['sums-differ', 'clue-too-long'], true],
  [['clue-too-long', 'goal-contradicts-clues'], true],
  [['goal-contradicts-clues'], false],
  [['bad-block', 'clue-too-long'], false],
  [['wrong-line-count'], false],
  [[], false],
])('%j', (codes, expected) => {
  expect(cannotBeRight(codes.map((code) => problem(code, '')))).toBe(expected);
});
