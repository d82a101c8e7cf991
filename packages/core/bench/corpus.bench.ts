// Verdicts, counters and times of whole puzzle files.
//
//   node --conditions=@nonokit/source packages/core/bench/corpus.bench.ts ../shared/puzzles/*.jsonl
//     [--budget ticks] [--first n] [--seed s] [--settle ticks] [--slow ms] [--every n]
//
// Times are CPU times of this process; ticks and conflicts do not depend on the machine. Fails if a verdict
// contradicts the one that the file states.

import { parseArgs } from 'node:util';
import { solve } from '../src/solve/index.ts';
import { readCorpus } from './corpus-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    budget: { type: 'string', default: '20000000000' },
    settle: { type: 'string', default: '0' },
    first: { type: 'string', default: '1000000' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    slow: { type: 'string', default: '1000' },
    max: { type: 'string', default: '2' },
  },
});

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const format = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

for (const path of positionals) {
  const entries = readCorpus(path)
    .filter((_, i) => i % Number(values.every) === 0)
    .slice(0, Number(values.first));
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
      seed: Number(values.seed),
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
  const quantile = (q: number): string => format(times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0);
  const total = times.reduce((sum, time) => sum + time, 0);
  console.log(
    `${path.split('/').at(-1)}: ${[...verdicts].map(([word, count]) => `${count} ${word}`).join(', ')}\n` +
      `  ms: median ${quantile(0.5)}, p99 ${quantile(0.99)}, max ${quantile(1)}, total ${format(total)}` +
      `; ${ticks} ticks, ${conflicts} conflicts`,
  );
  for (const line of slow) console.log(`  slow: ${line}`);
  if (unknown.length > 0) console.log(`  unknown: ${unknown.join(' ')}`);
}
