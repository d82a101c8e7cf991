// What every solver of whole puzzles must satisfy, as one suite: called for the engine, and for anything else that
// gives a SolveResult.
//
// - complete and sound: verdict, solutions, forced and ambiguous cells are those of the brute force
// - turning, mirroring, recolouring the puzzle does the same to the answer
// - several solutions are different, and each passes the independent judge

import { describe, expect, test } from 'vitest';
import { isSolution } from '../../src/check/check-picture.ts';
import type { SolveResult } from '../../src/outcome/solve-result.ts';
import type { Picture } from '../../src/puzzle/picture.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import {
  mirrorPicture,
  mirrorPuzzle,
  recolorPicture,
  recolorPuzzle,
  transposePicture,
  transposePuzzle,
} from '../../src/puzzle/transform.ts';
import { bruteSolutions } from '../oracle/brute-puzzle.ts';
import type { Random } from '../oracle/random-puzzles.ts';
import { createRandom, randomPuzzle } from '../oracle/random-puzzles.ts';

export interface SolverUnderTest {
  readonly name: string;
  /** Solves with a limit on solutions. */
  readonly solve: (puzzle: Puzzle, maxSolutions: number) => SolveResult;
  /** Random puzzles per law. */
  readonly runs: number;
  /** Colours besides the background that it can treat. */
  readonly maxColors: number;
  readonly seed: number;
}

const keyOf = (picture: Picture): string => picture.cells.join('');

/** A puzzle that brute force can enumerate. */
function smallPuzzle(random: Random, maxColors: number): Puzzle {
  const colors = 1 + random(maxColors);
  return colors === 1 ? randomPuzzle(random, 6, 6, 1) : randomPuzzle(random, 5, 4, colors);
}

/** Compares one answer with all solutions. */
export function expectAgreement(puzzle: Puzzle, result: SolveResult, all: readonly Picture[]): void {
  const verdict = all.length === 0 ? 'none' : all.length === 1 ? 'unique' : 'multiple';
  expect(result.verdict).toBe(verdict);
  if (result.verdict === 'unique') expect(keyOf(result.solution)).toBe(keyOf(all[0] ?? result.solution));
  if (result.verdict !== 'multiple') return;
  const keys = new Set(all.map(keyOf));
  for (const solution of result.solutions) {
    expect(isSolution(puzzle, solution)).toBe(true);
    expect(keys.has(keyOf(solution))).toBe(true);
  }
  expect(new Set(result.solutions.map(keyOf)).size).toBe(result.solutions.length);
  const [first] = all;
  const cells = [...(first?.cells.keys() ?? [])];
  const forced = cells.filter((cell) => all.every((picture) => picture.cells[cell] === first?.cells[cell]));
  expect(result.open).toEqual([]);
  expect(result.forced).toEqual(forced);
  expect(result.ambiguous).toEqual(cells.filter((cell) => !forced.includes(cell)));
}

/** Registers the laws for one solver. */
export function solverLaws({ name, solve, runs, maxColors, seed }: SolverUnderTest): void {
  describe(`laws of solving: ${name}`, () => {
    test(`agrees with brute force on ${runs} small puzzles`, () => {
      const random = createRandom(seed);
      const verdicts = { none: 0, unique: 0, multiple: 0, unknown: 0 };
      for (let run = 0; run < runs; run += 1) {
        const puzzle = smallPuzzle(random, maxColors);
        const all = bruteSolutions(puzzle);
        const result = solve(puzzle, 2);
        verdicts[result.verdict] += 1;
        expectAgreement(puzzle, result, all);
      }
      // The comparison is worth something only if all verdicts occur.
      expect(Math.min(verdicts.none, verdicts.unique, verdicts.multiple)).toBeGreaterThan(runs / 50);
    });

    test('finds every solution exactly once when asked for all', () => {
      const random = createRandom(seed + 1);
      for (let run = 0; run < runs / 4; run += 1) {
        const puzzle = smallPuzzle(random, maxColors);
        const all = bruteSolutions(puzzle);
        const result = solve(puzzle, 1_000_000);
        expectAgreement(puzzle, result, all);
        if (result.verdict !== 'multiple') continue;
        expect(result.complete).toBe(true);
        expect(result.solutions.map(keyOf).sort()).toEqual(all.map(keyOf).sort());
      }
    });

    test('turning, mirroring and recolouring commute with solving', () => {
      const random = createRandom(seed + 2);
      for (let run = 0; run < runs / 10; run += 1) {
        const colors = 1 + random(maxColors);
        const puzzle = randomPuzzle(random, 12, 9, colors);
        const result = solve(puzzle, 2);
        const order = [0, ...Array.from({ length: colors }, (_, i) => ((i + 1) % colors) + 1)];
        const turned: readonly (readonly [Puzzle, (picture: Picture) => Picture])[] = [
          [transposePuzzle(puzzle), transposePicture],
          [mirrorPuzzle(puzzle), mirrorPicture],
          [recolorPuzzle(puzzle, order), (picture) => recolorPicture(picture, order)],
        ];
        for (const [other, turn] of turned) {
          const answer = solve(other, 2);
          expect(answer.verdict).toBe(result.verdict);
          expect(answer.undecidedCells).toBe(result.undecidedCells);
          if (answer.verdict === 'unique' && result.verdict === 'unique') {
            expect(keyOf(answer.solution)).toBe(keyOf(turn(result.solution)));
          }
          if (answer.verdict === 'multiple' && result.verdict === 'multiple') {
            expect(answer.forced.length).toBe(result.forced.length);
          }
        }
      }
    });
  });
}
