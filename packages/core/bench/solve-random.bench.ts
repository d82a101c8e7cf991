// Random boards of any size: how many are decided, at what cost.
//
//   node --conditions=@nonokit/source packages/core/bench/solve-random.bench.ts
//     [--side 30] [--count 100] [--density 50] [--colors 1] [--seed 1] [--budget ticks]
//
// Boards are made from the seed, so that anybody can repeat the figures; ticks and conflicts do not depend on the
// machine. Prints one line of figures and the boards that stayed undecided.

import { parseArgs } from 'node:util';
import { solve } from '../src/solve/index.ts';
import { randomCorpus } from './random-corpus.ts';

const { values } = parseArgs({
  options: {
    side: { type: 'string', default: '30' },
    count: { type: 'string', default: '100' },
    density: { type: 'string', default: '50' },
    colors: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string', default: '300000000' },
  },
});

const side = Number(values.side);
const colors = Number(values.colors);
const boards = randomCorpus({
  side,
  colors,
  density: Number(values.density),
  count: Number(values.count),
  seed: Number(values.seed),
});
const costs: { readonly ms: number; readonly conflicts: number }[] = [];
const verdicts = new Map<string, number>();
const undecided: number[] = [];
for (const [board, { puzzle }] of boards.entries()) {
  if (puzzle === undefined) continue;
  const start = process.cpuUsage();
  const result = solve(puzzle, { settle: 0, budget: Number(values.budget) });
  const { user, system } = process.cpuUsage(start);
  costs.push({ ms: (user + system) / 1000, conflicts: result.stats.conflicts });
  verdicts.set(result.verdict, (verdicts.get(result.verdict) ?? 0) + 1);
  if (result.verdict === 'unknown') undecided.push(board);
}
const total = costs.reduce((sum, { ms }) => sum + ms, 0);
const conflicts = costs.reduce((sum, cost) => sum + cost.conflicts, 0);
const times = costs.map(({ ms }) => ms).sort((a, b) => a - b);
const quantile = (q: number): string =>
  (times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0).toFixed(0);
console.log(
  `${side}x${side}, ${values.density} %, ${colors} colours, seed ${values.seed}: ` +
    `${[...verdicts].map(([word, count]) => `${count} ${word}`).join(', ')}; ` +
    `ms median ${quantile(0.5)}, p99 ${quantile(0.99)}, max ${quantile(1)}, total ${total.toFixed(0)}; ${conflicts} conflicts`,
);
if (undecided.length > 0) console.log(`  undecided: boards ${undecided.join(' ')}`);
