// Nanoseconds for one line: solve and feasibility, black and white and in colours, beside the same kernel in C.
//
//   node --conditions=@nonokit/source packages/core/bench/line.bench.ts [--runs n]
//
// CPU time of this process, not wall time: the smallest and the median of several runs. Compare ratios; absolute
// numbers belong to one machine. The C twin (c-twin/line-1.c) is compiled with `cc -O2` where there is a compiler; it
// gets the very same lines and must give the same answers.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareNarrow1 } from '../src/line/narrow-1.ts';
import type { LineWorkload } from './line-workload.ts';
import { lineWorkload } from './line-workload.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);

/** Nanoseconds a line, by run, smallest first. */
function measure(work: LineWorkload, pass: () => void): readonly number[] {
  const lines = work.solvers.length;
  const cpuNs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) * 1000;
  };
  const passesIn = (ns: number): number => {
    const start = cpuNs();
    let passes = 0;
    while (cpuNs() - start < ns) {
      pass();
      passes += 1;
    }
    return passes;
  };
  passesIn(2e8); // warm up
  const passes = Math.max(1, passesIn(1e8));
  const times = Array.from({ length: runs }, () => {
    const start = cpuNs();
    for (let i = 0; i < passes; i += 1) pass();
    return (cpuNs() - start) / passes / lines;
  });
  return times.sort((a, b) => a - b);
}

/** One pass of solving all lines, and a checksum of the answers. */
function solvePass(work: LineWorkload): { readonly pass: () => void; readonly checksum: () => number } {
  const { solvers, masks, stride } = work;
  const out = new Int32Array(stride);
  let sum = 0;
  const pass = (): void => {
    sum = 0;
    let offset = 0;
    for (const solver of solvers) {
      if (solver.solve(masks, offset, out)) sum = (sum + ((out[0] as number) ^ (out[1] as number))) | 0;
      offset += stride;
    }
  };
  return { pass, checksum: () => sum };
}

function feasiblePass(work: LineWorkload): () => void {
  const { solvers, masks, stride } = work;
  let fitting = 0;
  return () => {
    let offset = 0;
    for (const solver of solvers) {
      if (solver.feasible(masks, offset)) fitting += 1;
      offset += stride;
    }
    if (fitting < 0) throw new Error('unreachable');
  };
}

const show = (ns: number): string => (ns < 1000 ? `${ns.toFixed(0)} ns` : `${(ns / 1000).toFixed(2)} µs`);
const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? Number.NaN;
const smallest = (sorted: readonly number[]): number => sorted[0] ?? Number.NaN;

function report(length: number, inks: number, count: number): LineWorkload {
  const work = lineWorkload(length, inks, count);
  const solve = measure(work, solvePass(work).pass);
  const feasible = measure(work, feasiblePass(work));
  const kernels = [...work.kernels].map(([name, lines]) => (work.kernels.size === 1 ? name : `${name} ${lines}`));
  console.log(
    [
      `${length} cells`.padStart(10),
      `${inks} ${inks === 1 ? 'colour' : 'colours'}`.padEnd(9),
      `${work.blocksPerLine.toFixed(1)} blocks`.padStart(12),
      `solve ${show(smallest(solve)).padStart(8)} (median ${show(median(solve))})`.padEnd(36),
      `feasible ${show(smallest(feasible)).padStart(8)} (median ${show(median(feasible))})`.padEnd(38),
      kernels.join(', '),
    ].join('  '),
  );
  return work;
}

/** Runs the C twin on the same lines; `undefined` where there is no compiler. */
function cTwin(
  work: LineWorkload,
): { readonly solve: number; readonly feasible: number; readonly checksum: number } | undefined {
  if (spawnSync('cc', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'line-twin-'));
  try {
    const binary = join(folder, 'line-1');
    execFileSync('cc', ['-O2', '-o', binary, join(import.meta.dirname, 'c-twin/line-1.c')]);
    const input = work.clues.map((clue, i) => {
      const { slack, stepCount, program } = prepareNarrow1(clue, work.length);
      const row = work.masks.subarray(i * work.stride, i * work.stride + 2);
      return [work.length, slack, stepCount, program.length, ...program, ...row].join(' ');
    });
    const text = execFileSync(binary, [String(runs)], { input: `${work.clues.length}\n${input.join('\n')}\n` });
    const [solve = 0, feasible = 0, checksum = 0] = text.toString().trim().split(' ').map(Number);
    return { solve, feasible, checksum };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

console.log(`Node ${process.version}, load ${loadavg()[0]?.toFixed(2)}, ${runs} runs of each`);
const lines = 512;
const work25 = report(25, 1, lines);
report(60, 1, lines);
report(100, 1, lines);
report(500, 1, 64);
report(1000, 1, 32);
for (let inks = 2; inks <= 8; inks += 1) report(25, inks, lines);
report(60, 4, lines);
report(100, 4, lines);

const twin = cTwin(work25);
if (twin === undefined) {
  console.log('C twin left out: no `cc` here');
} else {
  const own = solvePass(work25);
  const solve = measure(work25, own.pass);
  const feasible = measure(work25, feasiblePass(work25));
  if (own.checksum() !== twin.checksum)
    throw new Error(`the C twin disagrees: ${twin.checksum}, not ${own.checksum()}`);
  console.log(`the same kernel in C -O2, 25 cells: solve ${show(twin.solve)}, feasible ${show(twin.feasible)}`);
  console.log(
    `ratio: solve ${(smallest(solve) / twin.solve).toFixed(2)}, feasible ${(smallest(feasible) / twin.feasible).toFixed(2)}`,
  );
}
