import { describe, expect, test } from 'vitest';
import { BLACK_AND_WHITE } from './color.ts';
import { pictureOfRows } from './picture.ts';
import { createPuzzle, puzzleOf } from './puzzle.ts';

const clue = (...lengths: number[]) => lengths.map((length) => ({ length, color: 1 }));

describe('createPuzzle', () => {
  test('takes clues that agree', () => {
    const made = createPuzzle({ rows: [clue(3), clue(1)], columns: [clue(2), clue(1), clue(1)] });
    expect(made.ok && [made.value.width, made.value.height]).toEqual([3, 2]);
  });

  test('names every fault at once: too long, sums', () => {
    const made = createPuzzle({ rows: [clue(3)], columns: [clue(1), clue(1)] });
    expect(made.ok ? [] : made.error.map((problem) => problem.code)).toEqual(['clue-too-long', 'sums-differ']);
    expect(made.ok ? '' : made.error[0]?.message).toBe('row 1: blocks 3 need 3 cells, the row has 2');
  });

  test('takes clues from a goal', () => {
    const goal = pictureOfRows(['.#.', '###', '.#.'], BLACK_AND_WHITE);
    const made = goal && puzzleOf(goal);
    expect(made?.ok && made.value.rows.map((row) => row.map((block) => block.length))).toEqual([[1], [3], [1]]);
  });
});
