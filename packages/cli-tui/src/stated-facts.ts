// What a collection says about its puzzles beside the puzzles, and whether an answer contradicts it.
//
//   {"id":"…","solutionCount":"unique","line_solvable":true,"goal":[…], …}
//
// The engine may fail to decide; it must never say anything else than what is known.

import { isSolution, sameGrid } from '@nonokit/core';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import type { SolveReport } from './solving.ts';

/** What is known of a puzzle from elsewhere; absent means nobody says. */
export interface StatedFacts {
  readonly id?: string;
  readonly solutionCount?: 'unique' | 'multiple' | 'none';
  readonly isLineSolvable?: boolean;
}

/** Reads the facts of one line of a JSON Lines file; none if the line is something else. */
export function statedFacts(entry: PuzzleEntry, lines: readonly string[]): StatedFacts {
  let stated: unknown;
  try {
    stated = JSON.parse(lines[entry.position - 1] ?? '');
  } catch {
    return {};
  }
  if (typeof stated !== 'object' || stated === null) return {};
  const facts = stated as { readonly id?: unknown; readonly solutionCount?: unknown; readonly line_solvable?: unknown };
  const count = (['unique', 'multiple', 'none'] as const).find((word) => word === facts.solutionCount);
  return {
    ...(typeof facts.id === 'string' && { id: facts.id }),
    ...(count !== undefined && { solutionCount: count }),
    ...(typeof facts.line_solvable === 'boolean' && { isLineSolvable: facts.line_solvable }),
  };
}

/** Sentences about everything in which an answer differs from what is known; empty if it agrees. */
export function contradictions(entry: PuzzleEntry, facts: StatedFacts, report: SolveReport): readonly string[] {
  const { result } = report;
  const found: string[] = [];
  const { solutionCount, isLineSolvable } = facts;
  if (solutionCount !== undefined && result.verdict !== 'unknown' && result.verdict !== solutionCount) {
    found.push(`stated ${solutionCount}, judged ${result.verdict}`);
  }
  if (isLineSolvable !== undefined && result.verdict !== 'unknown' && result.verdict !== 'none') {
    const isDecided = result.undecidedCells === 0;
    if (isDecided !== isLineSolvable) {
      found.push(
        `stated ${isLineSolvable ? '' : 'not '}line-solvable, single lines leave ${result.undecidedCells} cells`,
      );
    }
  }
  if (!entry.puzzle.ok) return found;
  const puzzle = entry.puzzle.value;
  if (result.verdict === 'unique' && puzzle.goal && !sameGrid(result.solution, puzzle.goal)) {
    found.push('the only solution is not the goal picture');
  }
  if (result.verdict === 'none' && puzzle.goal) found.push('judged none, but the goal picture is a solution');
  const solutions =
    result.verdict === 'unique' ? [result.solution] : result.verdict === 'multiple' ? result.solutions : [];
  if (solutions.some((solution) => !isSolution(puzzle, solution))) found.push('a solution does not satisfy the clues');
  const [first, second] = solutions;
  if (result.verdict === 'multiple' && (!first || !second || sameGrid(first, second))) {
    found.push('judged multiple without two different solutions');
  }
  return found;
}
