import { describe, expect, test } from 'vitest';
import { isSolution } from '../src/check/check-picture.ts';
import { dailyOptions, dailyPuzzle } from '../src/generate/daily.ts';
import type { GenerateOptions } from '../src/generate/generate.ts';
import { generatePuzzle } from '../src/generate/generate.ts';
import { pictureRows } from '../src/puzzle/picture.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { solve } from '../src/solve/index.ts';

const picture = (options: GenerateOptions): readonly string[] => {
  const { puzzle } = unwrap(generatePuzzle(options));
  return puzzle.goal ? pictureRows(puzzle.goal, puzzle.palette) : [];
};

describe('generatePuzzle', () => {
  test('the same seed gives the same puzzle, now and in a year', () => {
    expect(picture({ width: 12, height: 8, seed: 'tea' })).toEqual([
      '###..#######',
      '..#....###..',
      '#......###..',
      '#.#....##...',
      '###...###..#',
      '##....######',
      '##......####',
      '#....#...###',
    ]);
    expect(picture({ width: 6, height: 5, seed: 'tea', colors: 2, symmetry: 'mirror' })).toEqual([
      '..bb..',
      'a.aa.a',
      'baaaab',
      'b....b',
      'a....a',
    ]);
  });

  test.each([
    [5, 5, {}],
    [1, 1, {}],
    [1, 7, {}],
    [13, 2, {}],
    [12, 17, { colors: 2 }],
    [20, 9, { colors: 4, density: 0.7 }],
    [9, 14, { symmetry: 'mirror' }],
    [16, 16, { solvable: 'any', density: 0.35 }],
    [24, 18, { density: 0.6 }],
  ] as const)('%i x %i is unique, by another way of asking as well', (width, height, more) => {
    for (const seed of ['a', 'b', 'c']) {
      const made = unwrap(generatePuzzle({ width, height, seed, ...more }));
      const { rows, columns, palette, goal } = made.puzzle;
      expect([made.puzzle.width, made.puzzle.height, made.verdict]).toEqual([width, height, 'unique']);
      const again = solve(unwrap(createPuzzle({ rows, columns, palette })), { seed: 7 });
      expect(again.verdict).toBe('unique');
      expect(again.verdict === 'unique' && goal && again.solution.cells).toEqual(goal?.cells);
      expect(goal && isSolution(made.puzzle, goal)).toBe(true);
      if (!('solvable' in more)) expect(['trivial', 'line']).toContain(made.method);
    }
  });

  test('a mirrored picture is its own mirror image', () => {
    const rows = picture({ width: 15, height: 12, seed: 'm', symmetry: 'mirror', colors: 3 });
    expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
  });

  test('other seeds give other puzzles', () => {
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => picture({ width: 10, height: 10, seed }).join());
    expect(new Set(drawn).size).toBe(4);
  });

  test.each([
    [{ width: 0, height: 5 }, 'the width is 0, expected a whole number from 1 to 200'],
    [{ width: 5, height: 2.5 }, 'the height is 2.5, expected a whole number from 1 to 200'],
    [{ width: 5, height: 5, colors: 5 }, '5 colours, expected 1 to 4'],
    [{ width: 5, height: 5, density: 1 }, 'the density is 1, expected 0.1 to 0.9'],
    [{ width: 5, height: 5, density: Number.NaN }, 'the density is NaN, expected 0.1 to 0.9'],
    [{ width: 5, height: 5, symmetry: 'round' }, 'the symmetry is "round", expected none or mirror'],
    [{ width: 5, height: 5, solvable: 'guess' }, 'solvable by "guess", expected line or any'],
  ])('refuses %j', (options, message) => {
    const made = generatePuzzle({ seed: 'a', ...options } as GenerateOptions);
    expect(made.ok ? [] : made.error).toEqual([{ code: 'bad-option', message }]);
  });
});

describe('T7: large boards at density 0.5 come back within their budget', () => {
  test.each([
    [25, 25],
    [30, 30],
  ])('%i x %i', (width, height) => {
    const once = unwrap(generatePuzzle({ width, height, seed: 'T7', budget: 200_000 }));
    expect([once.verdict, once.ticks <= 200_000]).toEqual(['unique', true]);
    expect(unwrap(generatePuzzle({ width, height, seed: 'T7', budget: 200_000 }))).toEqual(once);
  });

  test.each([1, 50, 3000])('with %i ticks there is a puzzle and a verdict all the same', (budget) => {
    const made = unwrap(generatePuzzle({ width: 30, height: 30, seed: 'T7', budget }));
    expect(['unique', 'multiple', 'unknown']).toContain(made.verdict);
    expect(made.puzzle.width).toBe(30);
    expect(made).toEqual(unwrap(generatePuzzle({ width: 30, height: 30, seed: 'T7', budget })));
  });
});

describe('the puzzle of the day', () => {
  test('a week grows and ends in colour', () => {
    const week = Array.from({ length: 7 }, (_, i) => unwrap(dailyOptions(`2026-03-0${2 + i}`)));
    expect(week.map(({ width, height, colors = 1 }) => `${width}x${height} ${colors}`)).toEqual([
      '10x10 1',
      '15x10 1',
      '15x15 1',
      '20x15 1',
      '20x20 1',
      '25x20 1',
      '20x15 3',
    ]);
  });

  test('is unique on every day of a month, and another one each day', () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${`${i + 1}`.padStart(2, '0')}`);
    const made = days.map((day) => unwrap(dailyPuzzle(day)));
    expect(made.filter(({ verdict }) => verdict !== 'unique')).toEqual([]);
    expect(new Set(made.map(({ puzzle }) => JSON.stringify(puzzle.rows))).size).toBe(28);
  });

  test('a day that does not exist is a bad option', () => {
    const made = dailyPuzzle('2026-02-30');
    expect(made.ok ? '' : made.error[0]?.message).toBe('"2026-02-30" is not a day, expected one like 2026-02-28');
  });
});
