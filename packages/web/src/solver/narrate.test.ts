import type { Puzzle, Solution } from '@nonokit/core';
import { fromCode, unwrap } from '@nonokit/core';
import { solve, startSolve } from '@nonokit/core/solve';
import { describe, expect, test } from 'vitest';
import { candidatesOfPicture, StepTrack } from '../solve/step-track.ts';
import { Narrator } from './narrate.ts';
import type { SolverStep } from './protocol.ts';

/** Boards of noise that lines alone do not solve; each has one solution. */
const AHEAD = [
  'nQvdDaP-surJ5PerJ7671UuaW0ro',
  'nQvdD0u_0v9VeT3if8v-9Wm7wLm8TQ',
  'nQ3shq2kVSKumfbpn2rRFWkpUmk2VpunfStFVWyeiq9Vv1aqbsCSdzE',
  'nQ3tDpNFEo15PJ8ifpoX9cemuiku2kejrGJ5_6HtCS9V5Pp_YKAnrA',
] as const;

interface Told {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly steps: readonly SolverStep[];
  readonly known: Uint32Array;
}

function tell(code: string, lookAheadTicks?: readonly number[]): Told {
  const puzzle = unwrap(fromCode(code));
  const result = solve(puzzle);
  const lines = startSolve(puzzle, { guess: false }).advance(Number.POSITIVE_INFINITY);
  if (result.verdict !== 'unique' || lines?.verdict !== 'unknown') throw new Error('a puzzle that lines leave open');
  const known = lines.candidates.cells;
  const narrator = new Narrator(puzzle, result.solution, known, lookAheadTicks);
  const steps: SolverStep[] = [];
  for (let more = narrator.next(); more; more = narrator.next()) steps.push(...more);
  return { puzzle, solution: result.solution, steps, known };
}

describe.each(AHEAD)('%s', (code) => {
  test('look-aheads lead to the solution, and nothing they say is wrong', () => {
    const { solution, steps, known } = tell(code);
    expect(new Set(steps.map(({ reason }) => reason.kind))).toEqual(new Set(['look-ahead', 'line']));
    const right = candidatesOfPicture(solution.cells);
    const board = known.slice();
    for (const { level, cells, candidates } of steps) {
      expect(level).toBe(0);
      for (const [i, cell] of cells.entries()) {
        expect((candidates[i] ?? 0) & (right[cell] ?? 0)).not.toBe(0);
        board[cell] = candidates[i] ?? 0;
      }
    }
    expect(board).toEqual(right);
  });

  test('without look-ahead guesses do the same: each is refuted and taken back', () => {
    const { puzzle, solution, steps, known } = tell(code, []);
    const guesses = steps.filter(({ reason }) => reason.kind === 'guess').length;
    expect(guesses).toBeGreaterThan(0);
    expect(steps.filter(({ reason }) => reason.kind === 'refuted')).toHaveLength(guesses);
    const right = candidatesOfPicture(solution.cells);
    const track = new StepTrack(puzzle);
    track.appendRest({ kind: 'method' }, known);
    track.append(steps);
    for (let position = 1; position <= track.length; position += 1) {
      track.goTo(position);
      if (steps[position - 2]?.level !== 0) continue;
      // On firm ground nothing depends on a guess, and the solution is still possible.
      expect(Math.max(...track.levels)).toBe(0);
      for (const [cell, candidates] of track.candidates.entries()) expect(candidates & (right[cell] ?? 0)).not.toBe(0);
    }
    expect(track.candidates).toEqual(right);
    track.goTo(0);
    expect(track.candidates).toEqual(new StepTrack(puzzle).candidates);
    expect(Math.max(...track.levels)).toBe(0);
  });
});
