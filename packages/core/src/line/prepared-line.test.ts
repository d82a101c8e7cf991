import { expect, test } from 'vitest';
import { line } from '../../test/laws/line-notation.ts';
import { lineColors } from './line-colors.ts';
import { planRows } from './prepared-line.ts';

test.each([
  ['lengths up to 4 need no step', '4 1 3', [], [3, 0, 2]],
  ['the lengths of the header', '2 3 9 10', [4, 1, 1], [1, 2, 5, 6]],
  ['doubling while it fits', '30', [4, 8, 14], [6]],
  ['a length between two others', '16 5', [1, 5, 6], [6, 4]],
  ['equal lengths share a row', '6 6 6', [2], [4, 4, 4]],
  ['each colour has its rows', '1a 6b 6a', [2, 2], [0, 9, 4]],
  ['the empty clue has rows nobody uses', '0', [], []],
])('plans rows: %s', (_, text, shifts, rows) => {
  const { clue } = line(`${text} |`);
  const plan = planRows(clue, lineColors(clue), 1);
  expect(plan.shifts).toEqual(shifts);
  expect([...plan.blockRows.subarray(0, clue.length)]).toEqual(rows);
});

test('inks tell where each colour lies', () => {
  const { clue } = line('1c 6a 9c |');
  const colors = lineColors(clue);
  expect([...colors]).toEqual([0, 1, 3]);
  // First word of the set (two words each), first row, end of the steps.
  expect([...planRows(clue, colors, 2).inks]).toEqual([2, 0, 1, 6, 5, 3]);
});
