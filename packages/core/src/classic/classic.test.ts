import { describe, expect, test } from 'vitest';
import { isSolution } from '../check/check-picture.ts';
import { Budget } from '../outcome/budget.ts';
import type { SolveResult } from '../outcome/solve-result.ts';
import type { Clue } from '../puzzle/clue.ts';
import type { Palette } from '../puzzle/color.ts';
import { BLACK_AND_WHITE } from '../puzzle/color.ts';
import { pictureOfRows, pictureRows } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { createPuzzle, puzzleOf } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import { solveWith, strategies } from './strategies.ts';

const clues = (text: string): readonly Clue[] =>
  text.split('/').map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((number) => ({ length: Number(number), color: 1 }))
      .filter((block) => block.length > 0),
  );
const puzzle = (rows: string, columns: string): Puzzle =>
  unwrap(createPuzzle({ rows: clues(rows), columns: clues(columns) }));
const drawn = (rows: readonly string[], palette: Palette = BLACK_AND_WHITE): Puzzle => {
  const picture = pictureOfRows(rows, palette);
  if (!picture) throw new Error('not a picture');
  return unwrap(puzzleOf(picture, palette));
};
const answer = (name: string, asked: Puzzle, maxSolutions = 2, budget = new Budget(5_000_000)): SolveResult =>
  unwrap(solveWith(name, asked, { maxSolutions, budget }));

const names = strategies.map((strategy) => strategy.name);
const searching = strategies.filter((strategy) => strategy.enumerates).map((strategy) => strategy.name);

const COLORS: Palette = [
  { name: 'white', rgb: 'ffffff' },
  { name: 'red', rgb: 'ff0000' },
  { name: 'blue', rgb: '0000ff' },
];

describe.each(names)('%s', (name) => {
  test('rows 1/3/1, columns 1/3/1 is the plus', () => {
    const result = answer(name, puzzle('1/3/1', '1/3/1'));
    expect(result.verdict).toBe('unique');
    expect(result.verdict === 'unique' && pictureRows(result.solution, BLACK_AND_WHITE)).toEqual(['.#.', '###', '.#.']);
  });

  test('a puzzle without a solution, and a line that shows it', () => {
    const result = answer(name, puzzle('2/4/1 1 1/2 2/1 1', '2/4/1 1 1/4/2'));
    expect(result.verdict).toBe('none');
    expect(result.verdict === 'none' && result.line).toMatchObject({ axis: expect.stringMatching(/row|column/) });
  });

  test('colours may touch, equal colours may not', () => {
    const asked = drawn(['ab.', '...', 'ba.', '.aa'], COLORS);
    const result = answer(name, asked);
    expect(result.verdict).toBe('unique');
    expect(result.verdict === 'unique' && isSolution(asked, result.solution)).toBe(true);
  });

  test('1x1, a single row, a blank board', () => {
    expect(answer(name, puzzle('1', '1')).verdict).toBe('unique');
    expect(answer(name, puzzle('1 1', '1/0/1')).verdict).toBe('unique');
    expect(answer(name, puzzle('0/0', '0/0/0')).verdict).toBe('unique');
  });

  test('a budget that runs out is an answer', () => {
    const asked = drawn(Array.from({ length: 12 }, (_, row) => '#.'.repeat(6).slice(row % 2) + (row % 2 ? '.' : '')));
    const result = answer(name, asked, 1_000_000, new Budget(3));
    expect(result.verdict).toBe('unknown');
    expect(result.verdict === 'unknown' && result.reason).toBe('budget');
  });
});

describe.each(searching)('%s, all solutions', (name) => {
  test('the smallest ambiguity has two, no cell is forced', () => {
    const result = answer(name, puzzle('1/1', '1/1'), 10);
    expect(result.verdict).toBe('multiple');
    if (result.verdict !== 'multiple') return;
    expect(result.solutions.map((solution) => pictureRows(solution, BLACK_AND_WHITE).join('/')).sort()).toEqual([
      '#./.#',
      '.#/#.',
    ]);
    expect([result.complete, result.forced, result.ambiguous]).toEqual([true, [], [0, 1, 2, 3]]);
  });

  test('permutation matrices: n rooks have n! placements', () => {
    const result = answer(name, puzzle('1/1/1/1', '1/1/1/1'), 1000);
    expect(result.verdict === 'multiple' && result.solutions.length).toBe(24);
  });
});

describe('what tells the strategies apart', () => {
  test('a name that does not exist is a Problem that lists the others', () => {
    const result = solveWith('magic', puzzle('1', '1'));
    expect(result.ok ? '' : result.error[0]?.message).toContain('rows, adaptive, cells, simple');
  });

  test('simple reasoning stops without guessing, and says so', () => {
    const result = answer('simple', puzzle('1/1', '1/1'));
    expect(result.verdict === 'unknown' && [result.reason, result.undecidedCells]).toEqual(['no-guess', 4]);
  });

  test('simple reasoning refuses a line with too many patterns, naming it', () => {
    const wide = drawn(['#..'.repeat(30), '.'.repeat(90)]);
    const result = solveWith('simple', wide);
    expect(result.ok ? '' : result.error[0]?.code).toBe('unsupported-strategy');
    expect(result.ok ? '' : result.error[0]?.message).toContain('row 1 alone has');
  });

  test('the adaptive search takes the stronger side: fewer nodes, the same picture', () => {
    const weakRows = drawn([
      '#..#...#....',
      '#..#...##...',
      '##.#...###..',
      '#..#.#.#..##',
      '##.###.#.#..',
      '...#........',
    ]);
    const [plain, chosen] = [answer('rows', weakRows), answer('adaptive', weakRows)];
    expect(chosen.stats.decisions).toBeLessThan(plain.stats.decisions / 2);
    expect(chosen.verdict === 'unique' && chosen.solution).toEqual(plain.verdict === 'unique' && plain.solution);
  });

  test('cells and gaps gives all solutions of a 20x20 drawing at once', () => {
    const house = drawn([
      '.........##.........',
      '........####........',
      '.......######.......',
      '......########......',
      '.....##########.....',
      '....############....',
      '...##############...',
      '..################..',
      '.##################.',
      '####################',
      '..################..',
      '..##....####....##..',
      '..##....####....##..',
      '..##....####....##..',
      '..################..',
      '..######....######..',
      '..######....######..',
      '..######....######..',
      '..######....######..',
      '####################',
    ]);
    const result = answer('cells', house, 100, new Budget(1_000_000));
    expect(result.verdict).toBe('unique');
  });
});
