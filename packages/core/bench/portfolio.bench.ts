// One hard puzzle, one arm against several that exchange short clauses.
//
//   node --conditions=@nonokit/source packages/core/bench/portfolio.bench.ts ../shared/puzzles/random25.jsonl
//     [--hardest 20] [--ids a,b] [--arms 1,2] [--seeds 5] [--slice ticks] [--budget ticks] [--threads]
//
// Of each file the puzzles are taken that cost one arm most (median over the seeds), or those named by --ids. Printed
// are medians over the seeds of the winner's ticks, with the arms in turn on one thread: they do not depend on the
// machine, and say how long equal threads would take. --threads runs arms on real threads, too, and adds milliseconds
// of wall time, which depend on how many cores are idle. Fails if two runs come to different verdicts.

import { parseArgs } from 'node:util';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import type { ArmReport, PortfolioOutcome } from '../src/solve/index.ts';
import { Referee, solve, solveByPortfolio } from '../src/solve/index.ts';
import type { CorpusEntry } from './corpus-file.ts';
import { readCorpus } from './corpus-file.ts';
import type { ArmThreadData } from './portfolio-arm.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hardest: { type: 'string', default: '20' },
    ids: { type: 'string' },
    arms: { type: 'string', default: '1,2' },
    seeds: { type: 'string', default: '5' },
    slice: { type: 'string', default: '400000' },
    budget: { type: 'string', default: '3000000000' },
    threads: { type: 'boolean', default: false },
  },
});

const slice = Number(values.slice);
const budget = Number(values.budget);
const counts = values.arms.split(',').map(Number);
/** Far apart, because an arm's seed is the search's seed and the arm's number. */
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => 10 * i);

const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const millions = (ticks: number): string => (ticks / 1e6).toFixed(2);

/** The puzzles on which one arm works longest. */
function hardest(entries: readonly CorpusEntry[]): readonly CorpusEntry[] {
  if (values.ids !== undefined) {
    const ids = new Set(values.ids.split(','));
    return entries.filter(({ id }) => ids.has(id));
  }
  const cost = ({ puzzle }: CorpusEntry): number =>
    puzzle === undefined ? 0 : medianOf(seeds.map((seed) => solve(puzzle, { seed, settle: 0, budget }).stats.ticks));
  return entries
    .map((entry) => ({ entry, ticks: cost(entry) }))
    .toSorted((a, b) => b.ticks - a.ticks)
    .slice(0, Number(values.hardest))
    .map(({ entry }) => entry);
}

/** The same arms on threads of their own. The threads are there before the clock starts. */
async function onThreads(puzzle: Puzzle, count: number, seed: number): Promise<PortfolioOutcome & { ms: number }> {
  const workers = Array.from({ length: count }, (_, index) => {
    const { port1, port2 } = new MessageChannel();
    const workerData: ArmThreadData = { puzzle, index, seed, slice, budget, port: port2 };
    const worker = new Worker(new URL('./portfolio-arm.ts', import.meta.url), { workerData, transferList: [port2] });
    return { worker, port: port1 };
  });
  await Promise.all(workers.map(({ worker }) => new Promise((resolve) => worker.once('message', resolve))));
  const begin = performance.now();
  const referee = new Referee(count, (arm, order) => workers[arm]?.port.postMessage(order));
  const outcome = await new Promise<PortfolioOutcome>((resolve) => {
    workers.forEach(({ port }, arm) => {
      port.on('message', (report: ArmReport) => {
        referee.hear(arm, report);
        if (referee.outcome !== undefined) resolve(referee.outcome);
      });
      port.postMessage('start');
    });
  });
  const ms = performance.now() - begin;
  await Promise.all(workers.map(({ worker }) => worker.terminate()));
  return { ...outcome, ms };
}

for (const path of positionals) {
  const sums = new Map(counts.map((count) => [count, { ticks: 0, ms: 0, logs: 0 }]));
  const puzzles = hardest(readCorpus(path));
  for (const { id, puzzle } of puzzles) {
    if (puzzle === undefined) continue;
    const verdicts = new Set<string>();
    const words: string[] = [];
    for (const count of counts) {
      const ticks: number[] = [];
      const times: number[] = [];
      for (const seed of seeds) {
        const { result } = solveByPortfolio(puzzle, { arms: count, slice, seed, settle: 0, budget });
        ticks.push(result.stats.ticks);
        verdicts.add(result.verdict);
        if (!values.threads) continue;
        const threaded = await onThreads(puzzle, count, seed);
        times.push(threaded.ms);
        verdicts.add(threaded.result.verdict);
      }
      const sum = sums.get(count);
      if (sum !== undefined) {
        sum.ticks += medianOf(ticks);
        sum.logs += Math.log(medianOf(ticks));
        sum.ms += medianOf(times);
      }
      const time = values.threads ? ` ${medianOf(times).toFixed(0)} ms` : '';
      words.push(`${count}: ${millions(medianOf(ticks))}M (${ticks.map(millions).join(' ')})${time}`);
    }
    console.log(`${id} ${[...verdicts].join('/')}  ${words.join('  ')}`);
    verdicts.delete('unknown');
    if (verdicts.size > 1) process.exitCode = 1;
  }
  for (const [count, { ticks, ms, logs }] of sums) {
    const time = values.threads ? `, ${ms.toFixed(0)} ms` : '';
    const mean = millions(Math.exp(logs / Math.max(1, puzzles.length)));
    console.log(`arms ${count}: sum of medians ${millions(ticks)}M ticks, geometric mean ${mean}M${time}`);
  }
}
