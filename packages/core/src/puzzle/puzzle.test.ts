import { describe, expect, test } from 'vitest';
import type { Palette } from './color.ts';
import { BLACK_AND_WHITE } from './color.ts';
import { createGrid } from './grid.ts';
import { pictureOfRows } from './picture.ts';
import type { PuzzleSource } from './puzzle.ts';
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

  test('a long clue is not listed to its end', () => {
    const endless = clue(...new Array<number>(100_000).fill(1));
    const made = createPuzzle({ rows: [endless], columns: [clue(1), clue(1)] });
    expect(made.ok ? '' : made.error[0]?.message).toBe(
      `row 1: blocks ${new Array(24).fill(1)} … (99976 more) need 199999 cells, the row has 2`,
    );
  });

  test('takes clues from a goal', () => {
    const goal = pictureOfRows(['.#.', '###', '.#.'], BLACK_AND_WHITE);
    const made = goal && puzzleOf(goal);
    expect(made?.ok && made.value.rows.map((row) => row.map((block) => block.length))).toEqual([[1], [3], [1]]);
  });

  test.each([
    ['no clues at all', {}, ['missing-clues']],
    ['no columns', { rows: [clue(1)] }, ['missing-clues']],
    ['an empty grid', { rows: [], columns: [] }, ['size-out-of-range', 'size-out-of-range']],
    ['another width', { width: 2, rows: [clue(1)], columns: [clue(1)] }, ['wrong-line-count']],
    ['half a width', { width: 1.5, rows: [clue(1)], columns: [clue(1)] }, ['size-out-of-range']],
    ['no palette', { palette: [], rows: [clue(1)], columns: [clue(1)] }, ['bad-color']],
    [
      'a colour that is none',
      { palette: [BLACK_AND_WHITE[0], { name: 'x', rgb: 'FFF' }] as Palette, rows: [clue(1)], columns: [clue(1)] },
      ['bad-color'],
    ],
    [
      'too many colours',
      { palette: new Array(33).fill(BLACK_AND_WHITE[0]), rows: [[]], columns: [[]] },
      ['too-many-colors'],
    ],
    ['a block of nothing', { rows: [clue(0)], columns: [clue(1)] }, ['bad-block']],
    ['a block of the background', { rows: [[{ length: 1, color: 0 }]], columns: [clue(1)] }, ['unknown-color']],
    ['sums that differ', { rows: [clue(1), clue(1)], columns: [clue(1)] }, ['sums-differ']],
    ['a goal of another size', { rows: [clue(1)], columns: [clue(1)], goal: createGrid(2, 1) }, ['goal-size']],
    [
      'a goal that contradicts',
      { rows: [clue(1)], columns: [clue(1)], goal: createGrid(1, 1) },
      ['goal-contradicts-clues', 'goal-contradicts-clues'],
    ],
  ])('refuses %s', (_, source: PuzzleSource, codes) => {
    const made = createPuzzle(source);
    expect(made.ok ? [] : made.error.map((found) => found.code)).toEqual(codes);
  });

  test('an empty line has no block; a single cell is a puzzle', () => {
    expect(createPuzzle({ rows: [[]], columns: [[]] }).ok).toBe(true);
  });
});
