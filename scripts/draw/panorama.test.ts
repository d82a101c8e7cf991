import { expect, test } from 'vitest';
import { solve } from '../../packages/core/src/solve/index.ts';
import { puzzleOfDrawing } from './drawing.ts';
import { panorama } from './panorama.ts';

test('the large coloured picture is a puzzle that lines solve', () => {
  const puzzle = puzzleOfDrawing(panorama());
  expect([puzzle.width, puzzle.height, puzzle.palette.length - 1]).toEqual([200, 200, 14]);
  const result = solve(puzzle, { guess: false });
  expect(result.verdict).toBe('unique');
  expect(result.verdict === 'unique' && result.solution.cells).toEqual(puzzle.goal?.cells);
});
