// Reads what a SAT solver printed about a puzzle written by `writeDimacs`.
//
//   s SATISFIABLE            SAT                  (competition form; MiniSat's result file)
//   v 1 -2 3 0               1 -2 3 0

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';

/**
 * Turns a solver's output into a picture.
 *
 * @returns `null` if the solver says that there is no model; a Problem if the output says neither.
 */
export function readModel(puzzle: Puzzle, output: string): Result<Picture | null> {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  if (lines.some((line) => /^(s )?UNSAT(ISFIABLE)?$/.test(line))) return ok(null);
  if (!lines.some((line) => /^(s )?SAT(ISFIABLE)?$/.test(line))) return err([noAnswer(lines)]);
  const inks = puzzle.palette.length - 1;
  const cells = new Uint8Array(puzzle.width * puzzle.height);
  for (const line of lines) {
    if (!/^(v )?-?\d/.test(line)) continue;
    for (const word of line.replace(/^v /, '').split(/\s+/)) {
      const variable = Number(word);
      if (variable <= 0 || variable > cells.length * inks) continue;
      cells[Math.floor((variable - 1) / inks)] = ((variable - 1) % inks) + 1;
    }
  }
  return ok({ width: puzzle.width, height: puzzle.height, cells });
}

function noAnswer(lines: readonly string[]): Problem {
  const first = lines.find((line) => line !== '' && !line.startsWith('c')) ?? '';
  const found = first === '' ? 'nothing' : `"${first.slice(0, 60)}"`;
  return problem('syntax', `the SAT solver's output has ${found}, expected a line "SATISFIABLE" or "UNSATISFIABLE"`);
}
