// Large pictures that lines solve: what the first solve of a fresh process costs, and what one costs later.
//
//   node --conditions=@nonokit/source packages/core/bench/large.bench.ts [--runs 5] [--only name]
//
// Each run is a process of its own, because the engine is compiled while it works: of a big board solved once, the
// cold figure is the true one. Times are CPU times of the solving thread, from the puzzle to the verdict, the least of
// all runs; `all threads` adds the compiler and the collector beside it. Memory is how far the peak of the process lies
// above what it had before its first solve (Linux only). The pictures are made from a seed and mended until lines solve
// them; a drawing of `../shared/puzzles/large.jsonl` joins where that optional folder is there.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BLACK_AND_WHITE } from '../src/puzzle/color.ts';
import type { Grid } from '../src/puzzle/grid.ts';
import { cluesOf } from '../src/puzzle/picture.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { solve } from '../src/solve/index.ts';
import { createRandom } from '../test/oracle/random-puzzles.ts';
import { readCorpus } from './corpus-file.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    measure: { type: 'string' }, // for the processes that measure: the width; cells come by standard input
  },
});

const WARM_RUNS = 6;
const STRIPE = 25;
const here = fileURLToPath(import.meta.url);
const largeFile = fileURLToPath(new URL('../../../../shared/puzzles/large.jsonl', import.meta.url));

/** What one process found. */
interface Measure {
  readonly verdict: string;
  readonly lineSolves: number;
  readonly cold: number; // ms of the solving thread
  readonly coldAll: number; // ms of all threads
  readonly warm: number; // ms of the solving thread, the least of some more solves
  readonly megabytes: number;
}

function puzzleOf(picture: Grid): Puzzle {
  const inks = picture.cells.reduce((most, cell) => Math.max(most, cell), 1);
  const palette = [
    ...BLACK_AND_WHITE,
    ...Array.from({ length: inks - 1 }, (_, i) => ({ name: `ink ${i + 2}`, rgb: `00000${i + 1}` })),
  ];
  return unwrap(createPuzzle({ ...cluesOf(picture), palette }));
}

/**
 * Noise, blurred three times over `2 * reach + 1` cells; the upper `share` is filled, with one ink for each stripe. Cells
 * that lines leave open become filled, until there are none.
 */
function smoothPicture(side: number, reach: number, share: number, inks: number, seed: number): Grid {
  const random = createRandom(seed);
  let heights = Float64Array.from({ length: side * side }, () => random(1 << 16));
  for (let pass = 0; pass < 3; pass += 1) {
    heights = blurred(heights, side, 1, side, reach);
    heights = blurred(heights, side, side, 1, reach);
  }
  const sea = heights.toSorted()[Math.floor(heights.length * (1 - share))] as number;
  const inkAt = (cell: number): number => 1 + (Math.floor((cell % side) / STRIPE) % inks);
  const cells = Uint8Array.from(heights, (height, cell) => (height < sea ? 0 : inkAt(cell)));
  const picture = { width: side, height: side, cells };
  for (;;) {
    const result = solve(puzzleOf(picture), { guess: false });
    if (result.verdict !== 'unknown') return picture;
    result.candidates.cells.forEach((candidates, cell) => {
      if ((candidates & (candidates - 1)) !== 0) cells[cell] = inkAt(cell);
    });
  }
}

/** Sums over `2 * reach + 1` neighbours along each of the `side` lines that begin every `stride` cells. */
function blurred(
  heights: Float64Array<ArrayBuffer>,
  side: number,
  step: number,
  stride: number,
  reach: number,
): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(heights.length);
  for (let line = 0; line < side; line += 1) {
    const start = line * stride;
    let sum = 0;
    for (let i = -reach; i < side; i += 1) {
      const entering = i + reach;
      const leaving = i - reach - 1;
      if (entering < side) sum += heights[start + entering * step] as number;
      if (leaving >= 0) sum -= heights[start + leaving * step] as number;
      if (i >= 0) sums[start + i * step] = sum;
    }
  }
  return sums;
}

function drawing(): Grid {
  const entry = readCorpus(largeFile).find(({ puzzle }) => puzzle?.width === 512);
  const result = entry?.puzzle && solve(entry.puzzle);
  if (result?.verdict !== 'unique') throw new Error('the drawing has one solution');
  return result.solution;
}

const cases: readonly (readonly [string, () => Grid])[] = [
  ['smooth 200x200, three inks', () => smoothPicture(200, 2, 0.7, 3, 3)],
  ['smooth 512x512', () => smoothPicture(512, 4, 0.8, 1, 2)],
  ['smooth 1000x1000', () => smoothPicture(1000, 4, 0.8, 1, 1)],
  ...(existsSync(largeFile) ? [['drawing 512x512', drawing] as const] : []),
];

if (values.measure === undefined) {
  if (!existsSync(largeFile)) console.log('no drawing 512x512: ../shared/puzzles is not there');
  for (const [name, make] of cases) if (name.includes(values.only)) print(name, make());
} else {
  const cells = new Uint8Array(readFileSync(0));
  const width = Number(values.measure);
  console.log(JSON.stringify(measure(puzzleOf({ width, height: cells.length / width, cells }))));
}

function print(name: string, { width, cells }: Grid): void {
  const args = ['--conditions=@nonokit/source', here, '--measure', `${width}`];
  const runs = Array.from(
    { length: Number(values.runs) },
    () => JSON.parse(execFileSync(process.execPath, args, { input: cells, encoding: 'utf8' })) as Measure,
  );
  const least = (field: 'cold' | 'coldAll' | 'warm' | 'megabytes'): string =>
    Math.min(...runs.map((run) => run[field])).toFixed(0);
  const [first] = runs;
  console.log(
    `${name}: ${first?.verdict}, ${first?.lineSolves} line solves\n  ms: cold ${least('cold')} ` +
      `(all threads ${least('coldAll')}), warm ${least('warm')}; memory ${least('megabytes')} MB`,
  );
}

function measure(puzzle: Puzzle): Measure {
  const memoryBefore = process.memoryUsage.rss() / 1024 ** 2;
  const allBefore = process.cpuUsage();
  const before = process.threadCpuUsage();
  const { verdict, stats } = solve(puzzle);
  const cold = milliseconds(process.threadCpuUsage(before));
  const coldAll = milliseconds(process.cpuUsage(allBefore));
  const megabytes = peakMegabytes() - memoryBefore;
  let warm = cold;
  for (let i = 0; i < WARM_RUNS; i += 1) {
    const start = process.threadCpuUsage();
    solve(puzzle);
    warm = Math.min(warm, milliseconds(process.threadCpuUsage(start)));
  }
  return { verdict, lineSolves: stats.lineSolves, cold, coldAll, warm, megabytes };
}

/** Not `resourceUsage().maxRSS`: Linux hands that down from the process that started this one. */
function peakMegabytes(): number {
  if (!existsSync('/proc/self/status')) return Number.NaN;
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

function milliseconds({ user, system }: { readonly user: number; readonly system: number }): number {
  return (user + system) / 1000;
}
