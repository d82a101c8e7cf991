// The engine and a native SAT solver on the same puzzles, in the same run, CPU seconds side by side.
//
//   pnpm bench --against cadical [FOLDER]
//
// Puzzles: the 60 boards of random25.jsonl that cost the engine most ticks, and the drawings of drawn-bw.jsonl
// that lines alone do not solve. Each solver has to prove the same thing: no solution, one, or two. The SAT
// solver gets the order encoding (`writeDimacs`) and, for the second question, the first solution excluded.
// Its seconds are those that it states itself ("total process time"), start-up of the process not included.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModel, writeDimacs } from '../src/classic/index.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { solve } from '../src/solve/index.ts';

interface Board {
  readonly id: string;
  readonly puzzle: Puzzle;
}

const rival = process.argv[2] ?? 'cadical';
const folder = process.argv[3] ?? join(import.meta.dirname, '../../../../shared/puzzles');
const BUDGET = 2_000_000_000;
const SAT_LIMIT_SECONDS = 60;

function boardsOf(name: string): readonly Board[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { id, rows, cols } = JSON.parse(line) as { id: string; rows: number[][]; cols: number[][] };
      const clues = (lines: number[][]) => lines.map((clue) => clue.map((length) => ({ length, color: 1 })));
      const made = createPuzzle({ rows: clues(rows), columns: clues(cols) });
      return made.ok ? [{ id, puzzle: made.value }] : [];
    });
}

function cpuSeconds<T>(work: () => T): { readonly value: T; readonly seconds: number } {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}

const scratch = mkdtempSync(join(tmpdir(), 'nonokit-bench-'));

/** One call of the SAT solver: its output and the seconds that it states. */
function runSat(cnf: string): { readonly output: string; readonly seconds: number } {
  const input = join(scratch, 'puzzle.cnf');
  writeFileSync(input, cnf);
  const run = spawnSync(rival, ['-t', String(SAT_LIMIT_SECONDS), input], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const stated = /total process time since initialization:\s*([\d.]+)/.exec(run.stdout);
  return { output: run.stdout, seconds: Number(stated?.[1] ?? 0) };
}

function satVerdict(puzzle: Puzzle): { readonly verdict: string; readonly seconds: number } {
  const first = runSat(writeDimacs(puzzle));
  const model = readModel(puzzle, first.output);
  if (!model.ok) return { verdict: 'unknown', seconds: first.seconds };
  if (model.value === null) return { verdict: 'none', seconds: first.seconds };
  const second = runSat(writeDimacs(puzzle, [model.value]));
  const other = readModel(puzzle, second.output);
  const verdict = other.ok ? (other.value === null ? 'unique' : 'multiple') : 'unknown';
  return { verdict, seconds: first.seconds + second.seconds };
}

if (spawnSync(rival, ['--version'], { stdio: 'ignore' }).error !== undefined) {
  console.error(`${rival} is not installed (Debian: apt install cadical)`);
  process.exit(2);
}

const random = boardsOf('random25.jsonl')
  .map((board) => ({ ...board, ticks: solve(board.puzzle, { budget: BUDGET }).stats.ticks }))
  .sort((a, b) => b.ticks - a.ticks)
  .slice(0, 60);
const drawings = boardsOf('drawn-bw.jsonl').filter((board) => solve(board.puzzle, { guess: false }).undecidedCells > 0);

for (const [name, boards] of [
  ['random25, 60 hardest', random],
  ['drawn-bw, not line-solvable', drawings],
] as const) {
  let [own, theirs] = [0, 0];
  const differing: string[] = [];
  for (const { id, puzzle } of boards) {
    const engine = cpuSeconds(() => solve(puzzle, { budget: BUDGET }).verdict);
    const sat = satVerdict(puzzle);
    own += engine.seconds;
    theirs += sat.seconds;
    if (engine.value !== sat.verdict) differing.push(`${id}: engine ${engine.value}, ${rival} ${sat.verdict}`);
  }
  const ratio = own > 0 ? (theirs / own).toFixed(1) : '–';
  console.log(
    `${name}: ${boards.length} boards, engine ${own.toFixed(2)} s, ${rival} ${theirs.toFixed(2)} s, ratio ${ratio}`,
  );
  for (const line of differing) console.log(`  ${line}`);
}
rmSync(scratch, { recursive: true });
