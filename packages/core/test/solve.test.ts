// The engine on inputs with known answers, and the promises of slices, budgets and saved states.

import { describe, expect, test } from 'vitest';
import { isSolution } from '../src/check/check-picture.ts';
import type { SolveResult } from '../src/outcome/solve-result.ts';
import type { Clue } from '../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../src/puzzle/color.ts';
import { pictureRows } from '../src/puzzle/picture.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import type { SolveRun } from '../src/solve/index.ts';
import { classifyPuzzle, resumeSolve, solutions, solve, startSolve } from '../src/solve/index.ts';
import { bruteSolutions } from './oracle/brute-puzzle.ts';
import { createRandom, randomPuzzle } from './oracle/random-puzzles.ts';

/** Clues of black-and-white lines: `2 1;0;3`. */
const clues = (text: string): readonly Clue[] =>
  text.split(';').map((line) =>
    line
      .trim()
      .split(' ')
      .map(Number)
      .filter((length) => length > 0)
      .map((length) => ({ length, color: 1 })),
  );

const puzzle = (rows: string, columns: string): Puzzle =>
  unwrap(createPuzzle({ rows: clues(rows), columns: clues(columns) }));

const eighteen = puzzle(
  '2 1 1;2 1 1 1;1 1 1;1 1 2;1;1 3 1;1 1 1;5;1 1 2 1;2 1 1',
  '4 1;2;1 2;1 2 1;1 1 2;1 1 1 1 1;3;1 3;1 1 1 1;3 1 1',
);

/** A random board: nothing for lines to hold on to, several solutions. */
function randomBoard(seed: number, width: number, height: number): Puzzle {
  const random = createRandom(seed);
  const cells = Uint8Array.from({ length: width * height }, () => random(2));
  return unwrap(createPuzzle({ goal: { width, height, cells } }));
}

describe('known answers', () => {
  test('10x10 on which lines decide nothing: 18 solutions, 72 cells equal in all of them', () => {
    const result = solve(eighteen, { maxSolutions: 100 });
    expect(result.verdict).toBe('multiple');
    if (result.verdict !== 'multiple') return;
    expect(result.undecidedCells).toBe(100);
    expect(result.solutions.length).toBe(18);
    expect(result.complete).toBe(true);
    expect(result.forced.length).toBe(72);
    expect(result.ambiguous.length).toBe(28);
  });

  test('forced and ambiguous cells come out the same from two solutions alone', () => {
    const result = solve(eighteen);
    expect(
      result.verdict === 'multiple' && [result.solutions.length, result.forced.length, result.open.length],
    ).toEqual([2, 72, 0]);
  });

  test('35x35 with a blank line and sparse clues is answered within a budget', () => {
    const row = (i: number): string => (i === 17 ? '0' : '1 1 1 1');
    const rows = Array.from({ length: 35 }, (_, i) => row(i)).join(';');
    const columns = Array.from({ length: 35 }, (_, i) => (i < 31 ? '1 1 1 1' : '1 1 1')).join(';');
    const result = solve(puzzle(rows, columns), { budget: 50_000_000, settle: 0 });
    expect(result.verdict).toBe('multiple');
  });

  test('colour with a blank row and a blank column inside', () => {
    const a = { length: 1, color: 1 };
    const b = { length: 1, color: 2 };
    const lines = [[a, b], [], [b, a]];
    const palette = [...BLACK_AND_WHITE, { name: 'red', rgb: 'ff0000' }];
    const colored = unwrap(createPuzzle({ rows: lines, columns: lines, palette }));
    const result = solve(colored, { classify: true });
    expect(result.verdict === 'unique' && pictureRows(result.solution, palette)).toEqual(['a.b', '...', 'b.a']);
    expect(result.verdict === 'unique' && result.method).not.toBe('search');
    expect(result.undecidedCells).toBe(0);
  });

  test.each([
    ['5x1', '1', '0;0;1;0;0', ['..#..']],
    ['1x5', '0;0;1;0;0', '1', ['.', '.', '#', '.', '.']],
    ['1x1 filled', '1', '1', ['#']],
    ['1x1 blank', '0', '0', ['.']],
    ['2x3 blank', '0;0;0', '0;0', ['..', '..', '..']],
  ])('%s is unique', (_, rows, columns, picture) => {
    const result = solve(puzzle(rows, columns));
    expect(result.verdict === 'unique' && pictureRows(result.solution, BLACK_AND_WHITE)).toEqual(picture);
  });

  test('a contradiction names the line where it showed', () => {
    const result = solve(puzzle('3;0;3', '1 1;2;1 1'));
    expect(result.verdict === 'none' && result.line).toBeTruthy();
  });

  test('a contradiction that only a search can see', () => {
    const found = Array.from({ length: 1000 }, (_, seed) => randomPuzzle(createRandom(seed), 7, 7, 1))
      .map((candidate) => ({ candidate, result: solve(candidate) }))
      .find(({ result }) => result.verdict === 'none' && result.stats.decisions > 0);
    expect(found && bruteSolutions(found.candidate)).toEqual([]);
  });
});

describe('classes', () => {
  test.each([
    ['trivial', '3;1;3', '3;1 1;1 1'],
    ['line', '1 1;3;1', '2;2;2'],
  ] as const)('%s', (method, rows, columns) => {
    const asked = puzzle(rows, columns);
    const result = solve(asked, { classify: true });
    expect(result.verdict === 'unique' && result.method).toBe(method);
    expect(classifyPuzzle(asked)).toBe(method);
  });

  test('without guessing only what lines decide is known', () => {
    const result = solve(eighteen, { guess: false });
    expect(result.verdict === 'unknown' && [result.reason, result.resume]).toEqual(['no-guess', null]);
    expect(result.verdict === 'unknown' && result.candidates.cells.every((candidates) => candidates === 3)).toBe(true);
  });

  test('with one solution wanted nobody proves that it is the only one', () => {
    const result = solve(eighteen, { maxSolutions: 1 });
    expect(result.verdict === 'unknown' && result.reason).toBe('max-solutions');
    expect(result.verdict === 'unknown' && result.solution && isSolution(eighteen, result.solution)).toBe(true);
  });
});

describe('solutions, one after the other', () => {
  test('all of them, and the end says so', () => {
    const iterator = solutions(eighteen);
    const seen = new Set<string>();
    let step = iterator.next();
    for (; step.done !== true; step = iterator.next()) seen.add(step.value.cells.join(''));
    expect(seen.size).toBe(18);
    expect(step.value).toBe('complete');
  });

  test('only as far as they are asked for', () => {
    const [first] = solutions(randomBoard(5, 15, 15));
    expect(first && isSolution(randomBoard(5, 15, 15), first)).toBe(true);
  });

  test('an empty budget gives none', () => {
    expect(solutions(eighteen, { budget: 0 }).next()).toEqual({ done: true, value: 'budget' });
  });
});

describe('ticks, slices, saved states', () => {
  const boards = [1, 2, 3].map((seed) => randomBoard(seed, 20, 20));
  const summary = (result: SolveResult): unknown => JSON.stringify([result, result.stats]);

  const advanceBy = (run: SolveRun, slice: () => number): SolveResult => {
    for (;;) {
      const result = run.advance(slice());
      if (result !== undefined) return result;
    }
  };

  test('slices of any size give the same answer and the same ticks', () => {
    const random = createRandom(7);
    for (const board of boards) {
      const whole = solve(board);
      expect(summary(solve(board))).toBe(summary(whole));
      expect(summary(advanceBy(startSolve(board), () => 1 + random(20_000)))).toBe(summary(whole));
    }
  });

  test('a budget ends the work soon after it is spent, with the state to go on from', () => {
    const result = solve(randomBoard(9, 25, 25), { budget: 20_000 });
    expect(result.verdict === 'unknown' && [result.reason, typeof result.resume]).toEqual(['budget', 'string']);
    expect(result.stats.ticks).toBeLessThan(40_000);
  });

  test('a stop signal ends the work', () => {
    const result = solve(boards[0] ?? eighteen, { stop: { aborted: true } });
    expect(result.verdict === 'unknown' && result.reason).toBe('stopped');
  });

  test('ten random budgets, resumed until there is an answer: always the verdict of the uninterrupted run', () => {
    const random = createRandom(11);
    const asked = [eighteen, ...boards, ...[21, 22, 23].map((seed) => randomPuzzle(createRandom(seed), 9, 9, 3))];
    for (const board of asked) {
      const whole = solve(board);
      for (let round = 0; round < 10; round += 1) {
        let result = solve(board, { budget: random(60_000) });
        for (let slices = 0; result.verdict === 'unknown' && slices < 1000; slices += 1) {
          const run = unwrap(resumeSolve(board, result.resume ?? '', { budget: 20_000 + random(60_000) }));
          result = run.advance(Number.POSITIVE_INFINITY) ?? run.result();
        }
        expect(result.verdict).toBe(whole.verdict);
        if (result.verdict === 'unique' && whole.verdict === 'unique') expect(result.solution).toEqual(whole.solution);
      }
    }
  });

  test('interrupted after any single line, saved and resumed: the same verdict', () => {
    for (let seed = 60; seed < 68; seed += 1) {
      const board = randomPuzzle(createRandom(seed), 10, 10, seed % 3 === 0 ? 2 : 1, 5);
      const whole = solve(board, { settle: 0 });
      for (let budget = 1; budget < Math.min(900, whole.stats.ticks); budget += 13) {
        const first = solve(board, { budget });
        const last = first.verdict === 'unknown' ? resumeSolve(board, first.resume ?? '', { settle: 0 }) : undefined;
        const result = last === undefined ? first : unwrap(last).advance(Number.POSITIVE_INFINITY);
        expect(result?.verdict, `seed ${seed}, ${budget} ticks`).toBe(whole.verdict);
        if (result?.verdict === 'unique') expect(isSolution(board, result.solution)).toBe(true);
      }
    }
  });

  test('a run saved in the middle goes on elsewhere', () => {
    const [board = eighteen] = boards;
    const run = startSolve(board);
    run.advance(30_000);
    const elsewhere = unwrap(resumeSolve(board, run.save()));
    expect(elsewhere.advance(Number.POSITIVE_INFINITY)?.verdict).toBe(solve(board).verdict);
  });

  test.each([
    ['nothing', () => ''],
    ['another text', () => 'hello'],
    ['a damaged state', (text: string) => text.replace(/.$/, (char) => (char === '0' ? '1' : '0'))],
    ['a shortened state', (text: string) => text.slice(0, -12)],
    ['another version', (text: string) => text.replace('nono-resume.', 'nono-resume.x')],
  ])('%s is no saved state: bad-resume', (_, spoil) => {
    const run = startSolve(eighteen);
    run.advance(5000);
    const resumed = resumeSolve(eighteen, spoil(run.save()));
    expect(resumed.ok ? 'ok' : resumed.error.map(({ code }) => code)).toEqual(['bad-resume']);
  });

  test('a state of another puzzle is refused', () => {
    const resumed = resumeSolve(puzzle('1', '1'), startSolve(eighteen).save());
    expect(resumed.ok ? '' : resumed.error[0]?.message).toContain('another puzzle');
  });
});

test('givens of another size are a fault of the caller, not a contradiction', () => {
  const given = { width: 1, height: 1, cells: new Uint32Array(1) };
  expect(() => solve(eighteen, { given })).toThrow('the given board is 1x1, the puzzle 10x10');
});

test('givens restrict the answer', () => {
  const [first] = solutions(eighteen);
  const second = [...solutions(eighteen)].at(-1);
  const cell = first?.cells.findIndex((color, i) => color !== second?.cells[i]) ?? 0;
  const cells = new Uint32Array(100).fill(3);
  cells[cell] = 1 << (second?.cells[cell] ?? 0);
  const restricted = [...solutions(eighteen, { given: { width: 10, height: 10, cells } })];
  expect(restricted.length).toBeGreaterThan(0);
  expect(restricted.length).toBeLessThan(18);
  expect(restricted.every((picture) => picture.cells[cell] === second?.cells[cell])).toBe(true);
});

test('an observer sees lines, progress and solutions', () => {
  const kinds = new Set<string>();
  solve(randomBoard(3, 12, 12), { observer: (event) => kinds.add(event.kind) });
  expect([...kinds].sort()).toEqual(['line', 'progress', 'solution']);
});
