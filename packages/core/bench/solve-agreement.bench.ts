// Verdicts of the engine against a native SAT solver, on random puzzles too large for brute force.
//
//   node --conditions=@nonokit/source packages/core/bench/solve-agreement.bench.ts [--count 2000] [--seed 1]
//
// Each puzzle is written as DIMACS and given to minisat (or the program named by --with, if it takes a file and writes
// a model to a second one). The engine must agree: none ⇔ unsatisfiable; unique ⇔ satisfiable, and unsatisfiable once
// the solution is excluded; several ⇔ still satisfiable then. Fails on the first difference.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDimacs } from '../src/classic/dimacs.ts';
import type { Picture } from '../src/puzzle/picture.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { solve } from '../src/solve/index.ts';
import { createRandom, randomPuzzle } from '../test/oracle/random-puzzles.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    with: { type: 'string', default: 'minisat' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'nono-agreement-'));
const problemFile = join(folder, 'problem.cnf');
const modelFile = join(folder, 'model.txt');

function isSatisfiable(puzzle: Puzzle, excluded: readonly Picture[]): boolean {
  writeFileSync(problemFile, writeDimacs(puzzle, excluded));
  try {
    execFileSync(values.with, ['-verb=0', problemFile, modelFile], { stdio: 'ignore' });
  } catch {
    // SAT solvers end with 10 or 20; the answer is in the file.
  }
  return readFileSync(modelFile, 'utf8').startsWith('SAT');
}

const random = createRandom(Number(values.seed));
const verdicts = { none: 0, unique: 0, multiple: 0, unknown: 0 };
let conflicts = 0;
for (let run = 0; run < Number(values.count); run += 1) {
  const puzzle = randomPuzzle(random, 20, 20, run % 2 === 0 ? 1 : 1 + random(4), 10);
  const result = solve(puzzle, { settle: 0 });
  const picture =
    result.verdict === 'unique' ? result.solution : result.verdict === 'multiple' ? result.solutions[0] : undefined;
  const first = isSatisfiable(puzzle, []);
  const verdict = !first ? 'none' : picture !== undefined && isSatisfiable(puzzle, [picture]) ? 'multiple' : 'unique';
  if (verdict !== result.verdict) {
    console.log(`DIFFERENCE in puzzle ${run}: the engine says ${result.verdict}, ${values.with} says ${verdict}`);
    process.exitCode = 1;
    break;
  }
  verdicts[verdict] += 1;
  conflicts += result.stats.conflicts;
}
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ ...verdicts, conflicts }));
