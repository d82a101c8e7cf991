// Verdicts, counters and times of whole puzzle files.
//
//   node --conditions=@nonokit/source packages/core/bench/corpus.bench.ts ../shared/puzzles/*.jsonl
//     [--budget ticks] [--first n] [--seed s] [--seeds n] [--settle ticks] [--slow ms] [--every n]
//     [--random side --count 1000 --density 50]
//
// With --seeds n every file is solved with n seeds of the search, from --seed on, and a last line gives the medians
// over the seeds. --random solves boards that are made from --seed instead of a file; --count says how many.
//
// Times are CPU times of this process; ticks and conflicts do not depend on the machine. Fails if a verdict
// contradicts the one that the file states.

import { parseArgs } from 'node:util';
import { solve } from '../src/solve/index.ts';
import type { CorpusEntry } from './corpus-file.ts';
import { readCorpus } from './corpus-file.ts';
import { randomCorpus } from './random-corpus.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    budget: { type: 'string', default: '20000000000' },
    settle: { type: 'string', default: '0' },
    first: { type: 'string', default: '1000000' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    seeds: { type: 'string', default: '1' },
    slow: { type: 'string', default: '1000' },
    max: { type: 'string', default: '2' },
    random: { type: 'string' },
    count: { type: 'string', default: '1000' },
    density: { type: 'string', default: '50' },
  },
});

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const format = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

/** What one seed cost: CPU milliseconds, and counters that no machine changes. */
interface Cost {
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  readonly total: number;
  readonly ticks: number;
  readonly conflicts: number;
  readonly unknown: number;
}

const FIGURES = ['median', 'p99', 'max', 'total'] as const;

const figureWords = (cost: Cost): string =>
  `${FIGURES.map((figure) => `${figure} ${format(cost[figure])}`).join(', ')}; ` +
  `${cost.ticks} ticks, ${cost.conflicts} conflicts`;

function measure(name: string, entries: readonly CorpusEntry[], seed: number): Cost {
  const times: number[] = [];
  const verdicts = new Map<string, number>();
  const unknown: string[] = [];
  const slow: string[] = [];
  let ticks = 0;
  let conflicts = 0;
  for (const { id, puzzle, known } of entries) {
    if (puzzle === undefined) {
      verdicts.set('refused', (verdicts.get('refused') ?? 0) + 1);
      continue;
    }
    const start = cpuMs();
    const result = solve(puzzle, {
      budget: Number(values.budget),
      settle: Number(values.settle),
      seed,
      maxSolutions: Number(values.max),
    });
    const time = cpuMs() - start;
    times.push(time);
    ticks += result.stats.ticks;
    conflicts += result.stats.conflicts;
    verdicts.set(result.verdict, (verdicts.get(result.verdict) ?? 0) + 1);
    if (result.verdict === 'unknown') unknown.push(id);
    if (result.verdict !== 'unknown' && known !== 'unknown' && known !== result.verdict) {
      console.log(`CONTRADICTION ${id}: known ${known}, found ${result.verdict}`);
      process.exitCode = 1;
    }
    if (time > Number(values.slow)) slow.push(`${id} ${format(time)} ms, ${result.stats.conflicts} conflicts`);
  }
  times.sort((a, b) => a - b);
  const quantile = (q: number): number => times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0;
  const total = times.reduce((sum, time) => sum + time, 0);
  const cost = {
    median: quantile(0.5),
    p99: quantile(0.99),
    max: quantile(1),
    total,
    ticks,
    conflicts,
    unknown: unknown.length,
  };
  console.log(
    `${name}, seed ${seed}: ${[...verdicts].map(([word, count]) => `${count} ${word}`).join(', ')}\n` +
      `  ms: ${figureWords(cost)}`,
  );
  for (const line of slow) console.log(`  slow: ${line}`);
  if (unknown.length > 0) console.log(`  unknown: ${unknown.join(' ')}`);
  return cost;
}

/** Of each figure its own median over the seeds. */
function medians(costs: readonly Cost[]): Cost {
  const of = (figure: keyof Cost): number =>
    costs.map((cost) => cost[figure]).toSorted((a, b) => a - b)[costs.length >> 1] ?? 0;
  return {
    median: of('median'),
    p99: of('p99'),
    max: of('max'),
    total: of('total'),
    ticks: of('ticks'),
    conflicts: of('conflicts'),
    unknown: of('unknown'),
  };
}

const firstSeed = Number(values.seed);
const corpora: readonly (readonly [string, readonly CorpusEntry[], number])[] =
  values.random === undefined
    ? positionals.map((path) => [path.split('/').at(-1) ?? path, readCorpus(path), firstSeed])
    : [
        [
          `random ${values.random}x${values.random}, ${values.density} %, boards of seed ${firstSeed}`,
          randomCorpus({
            side: Number(values.random),
            density: Number(values.density),
            count: Number(values.count),
            seed: firstSeed,
          }),
          0, // the boards are what --seed varies; the search begins with its own first seed
        ],
      ];

for (const [name, all, begin] of corpora) {
  const entries = all.filter((_, i) => i % Number(values.every) === 0).slice(0, Number(values.first));
  const costs = Array.from({ length: Number(values.seeds) }, (_, i) => measure(name, entries, begin + i));
  if (costs.length > 1) {
    console.log(`${name}, medians over ${costs.length} seeds: ${medians(costs).unknown} unknown`);
    console.log(`  ms: ${figureWords(medians(costs))}`);
  }
}
