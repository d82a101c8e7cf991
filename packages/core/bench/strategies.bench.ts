// The classic strategies and the engine on the same puzzles, from 3x3 to 30x30.
//
//   pnpm bench strategies                                    prints the table
//   node --conditions=@nonokit/source packages/core/bench/strategies.bench.ts --write
//                                                            puts table and plot into docs/strategies.md
//
// Puzzles come from our own generator by seed, so anybody gets the same ones. Ticks do not depend on the
// machine (but mean different work in different strategies); milliseconds do.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strategies } from '../src/classic/index.ts';
import { generatePuzzle } from '../src/generate/index.ts';
import { Budget } from '../src/outcome/budget.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { solve } from '../src/solve/index.ts';
import { plotOf } from './strategy-plot.ts';

const SIDES = [3, 5, 8, 10, 12, 15, 20, 25, 30];
const BUDGET = 3_000_000;

interface Measured {
  readonly side: number;
  /** Milliseconds of the fastest of three runs; undefined if there was no proof. */
  readonly ms: number | undefined;
  readonly ticks: number;
  readonly note: string;
}

const puzzles = SIDES.map((side) => {
  const generated = unwrap(generatePuzzle({ width: side, height: side, seed: `strategies-${side}`, solvable: 'any' }));
  return { side, puzzle: generated.puzzle };
});

function measure(work: () => { verdict: string; ticks: number } | undefined, side: number): Measured {
  let best = Number.POSITIVE_INFINITY;
  let last: { verdict: string; ticks: number } | undefined;
  for (let run = 0; run < 3 && (run === 0 || best < 100); run += 1) {
    const begin = performance.now();
    last = work();
    best = Math.min(best, performance.now() - begin);
  }
  if (last === undefined) return { side, ms: undefined, ticks: 0, note: 'refused' };
  if (last.verdict === 'unknown') return { side, ms: undefined, ticks: last.ticks, note: 'budget' };
  return { side, ms: best, ticks: last.ticks, note: '' };
}

const byStrategy = new Map<string, readonly Measured[]>();
for (const strategy of strategies) {
  const results = puzzles.map(({ side, puzzle }) =>
    measure(() => {
      const result = strategy.solve(puzzle, { budget: new Budget(BUDGET) });
      return result.ok ? { verdict: result.value.verdict, ticks: result.value.stats.ticks } : undefined;
    }, side),
  );
  byStrategy.set(strategy.name, results);
}
byStrategy.set(
  'engine',
  puzzles.map(({ side, puzzle }) => measure(() => engine(puzzle), side)),
);

function engine(puzzle: Puzzle): { verdict: string; ticks: number } {
  const { verdict, stats } = solve(puzzle, { budget: BUDGET });
  return { verdict, ticks: stats.ticks };
}

function shown({ ms, ticks, note }: Measured): string {
  if (note === 'refused') return 'refused';
  const count =
    ticks >= 1e6 ? `${(ticks / 1e6).toFixed(1)}M` : ticks >= 1e4 ? `${Math.round(ticks / 1e3)}k` : `${ticks}`;
  return ms === undefined ? `– (${count})` : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} (${count})`;
}

const table = [
  `| strategy | ${SIDES.map((side) => `${side}×${side}`).join(' | ')} |`,
  `|---|${SIDES.map(() => '---:').join('|')}|`,
  ...[...byStrategy].map(([name, results]) => `| ${name} | ${results.map(shown).join(' | ')} |`),
].join('\n');
console.log(table);

if (process.argv.includes('--write')) {
  const docs = join(import.meta.dirname, '../../../docs');
  const page = readFileSync(join(docs, 'strategies.md'), 'utf8');
  const [before = '', , after = ''] = page.split(/<!-- table -->|<!-- \/table -->/);
  writeFileSync(join(docs, 'strategies.md'), `${before}<!-- table -->\n\n${table}\n\n<!-- /table -->${after}`);
  const lines = [...byStrategy].map(([name, results]) => ({
    name,
    points: results.flatMap(({ side, ms }) => (ms === undefined ? [] : [{ side, ms }])),
  }));
  writeFileSync(join(docs, 'strategies.svg'), plotOf(lines));
}
