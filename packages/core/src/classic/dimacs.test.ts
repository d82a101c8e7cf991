import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../test/arbitraries/random-puzzle.ts';
import { isSolution } from '../check/check-picture.ts';
import { BLACK_AND_WHITE } from '../puzzle/color.ts';
import type { Picture } from '../puzzle/picture.ts';
import { pictureOfRows, pictureRows } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { puzzleOf } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import { writeDimacs } from './dimacs.ts';
import { readModel } from './sat-model.ts';
import { solveWith } from './strategies.ts';

const plus = unwrap(puzzleOf(pictureOfRows(['.#.', '###', '.#.'], BLACK_AND_WHITE) as Picture));

/** A solver of the machine, with how to call it; tests that need one say so when it is missing. */
const solver = ['cadical', 'minisat'].find(
  (name) => spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined,
);

function runSolver(cnf: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-sat-'));
  try {
    const [input, output] = [join(folder, 'puzzle.cnf'), join(folder, 'model.txt')];
    writeFileSync(input, cnf);
    const call = solver === 'minisat' ? [input, output] : ['-q', input];
    // SAT solvers exit with 10 or 20: neither is a failure.
    const run = spawnSync(solver ?? '', call, { encoding: 'utf8' });
    return solver === 'minisat' ? readFileSync(output, 'utf8') : run.stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The verdict of a SAT solver: a model, and another one with the first excluded. */
function verdictOf(puzzle: Puzzle): string {
  const first = unwrap(readModel(puzzle, runSolver(writeDimacs(puzzle))));
  if (first === null) return 'none';
  expect(isSolution(puzzle, first)).toBe(true);
  return unwrap(readModel(puzzle, runSolver(writeDimacs(puzzle, [first])))) === null ? 'unique' : 'multiple';
}

describe('writeDimacs', () => {
  test('counts its clauses and variables', () => {
    const lines = writeDimacs(plus).trim().split('\n');
    const [, , variables = 0, clauses = 0] = (lines.find((line) => line.startsWith('p')) ?? '').split(' ').map(Number);
    const body = lines.filter((line) => /^[-\d]/.test(line));
    expect(body.length).toBe(clauses);
    expect(
      Math.max(...body.flatMap((line) => line.split(' ').map((word) => Math.abs(Number(word))))),
    ).toBeLessThanOrEqual(variables);
    expect(body.every((line) => line.split(' ').length <= 4 && line.endsWith(' 0'))).toBe(true);
  });
});

describe('readModel', () => {
  test.each([
    ['competition form', 's SATISFIABLE\nv -1 2 -3 4 5 6\nv -7 8 -9 0\n'],
    ['MiniSat form', 'SAT\n-1 2 -3 4 5 6 -7 8 -9 0\n'],
  ])('%s', (_, output) => {
    const picture = unwrap(readModel(plus, output));
    expect(picture && pictureRows(picture, BLACK_AND_WHITE)).toEqual(['.#.', '###', '.#.']);
  });

  test('no model', () => {
    expect(unwrap(readModel(plus, 's UNSATISFIABLE\n'))).toBeNull();
  });

  test('neither is a Problem', () => {
    const read = readModel(plus, 'c comment\nsegmentation fault\n');
    expect(read.ok ? '' : read.error[0]?.message).toContain('has "segmentation fault", expected');
  });
});

describe(solver ? `with ${solver}` : 'skipped: neither cadical nor minisat is installed', () => {
  test.skipIf(solver === undefined)('200 random puzzles: the same verdict, every model a solution', () => {
    const tally: Record<string, number> = {};
    for (let seed = 1; seed <= 200; seed += 1) {
      const puzzle = randomPuzzle(seed, { widest: 8, colors: seed % 4 === 0 ? 3 : 1 });
      const own = unwrap(solveWith('mrv', puzzle)).verdict;
      expect(verdictOf(puzzle), `seed ${seed}`).toBe(own);
      tally[own] = (tally[own] ?? 0) + 1;
    }
    expect(Object.keys(tally).sort()).toEqual(['multiple', 'none', 'unique']);
  });
});
