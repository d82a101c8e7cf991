// Who does the solving for a command: this thread, or a pool of worker threads for `--jobs` and for the
// classic strategies, which cannot be interrupted in the middle. With `--jobs` many puzzles share the threads;
// a puzzle that is alone has them all.

import type { Result, SolveEvent } from '@nonokit/core';
import type { Tinypool } from 'tinypool';
import { solveByArms } from './arm-solving.ts';
import type { Io } from './io.ts';
import type { Progress } from './progress.ts';
import type { SolveReport, SolveTask, SolveWatch } from './solving.ts';
import { solveTask } from './solving.ts';
import { number } from './verdict-words.ts';

/** Solves tasks, one or several at a time. */
export interface Solver {
  /**
   * @param name what the progress line calls the puzzle.
   * @returns `undefined` if somebody asked to stop and nothing is known yet.
   */
  solve(task: SolveTask, name: string): Promise<Result<SolveReport> | undefined>;
  close(): Promise<void>;
}

/**
 * Makes the solver that the options ask for.
 *
 * @param options.isAlone true if there is one puzzle only.
 */
export async function createSolver(
  options: { readonly jobs: number; readonly strategy: string; readonly guess: boolean; readonly isAlone: boolean },
  io: Pick<Io, 'now' | 'stop'>,
  progress: Progress,
): Promise<Solver> {
  if (options.isAlone && options.jobs > 1 && options.strategy === 'engine' && options.guess) {
    return armSolver(options.jobs, io, progress);
  }
  // The engine pauses between slices, and `sat` waits for another process: neither needs a thread of its own.
  const threads = options.jobs > 1 || !['engine', 'sat'].includes(options.strategy);
  return threads ? pooledSolver(options.jobs, io, progress) : ownThreadSolver(io, progress);
}

function ownThreadSolver(io: Pick<Io, 'now' | 'stop'>, progress: Progress): Solver {
  return {
    solve: (task, name) => solveTask(task, watchOf(io, progress, name)),
    close: async () => undefined,
  };
}

/** Several arms for one puzzle; threads start if it turns out to be hard. */
function armSolver(jobs: number, io: Pick<Io, 'now' | 'stop'>, progress: Progress): Solver {
  let pool: Tinypool | undefined;
  const open = async (): Promise<Tinypool> => {
    pool ??= await openPool(jobs - 1);
    return pool;
  };
  return {
    solve: (task, name) => solveByArms(task, jobs, watchOf(io, progress, name), open),
    close: async () => await pool?.destroy(),
  };
}

function watchOf(io: Pick<Io, 'now' | 'stop'>, progress: Progress, name: string): SolveWatch {
  return {
    now: () => io.now(),
    stop: io.stop,
    observer: (event) => {
      if (event.kind === 'progress') progress.show(() => `${name}: ${progressWords(event)}`);
    },
  };
}

function progressWords(event: Extract<SolveEvent, { kind: 'progress' }>): string {
  const percent = Math.floor((100 * event.decidedCells) / Math.max(1, event.totalCells));
  const work = `${number(event.ticks)} ticks`;
  switch (event.phase) {
    case 'lines':
      return `solving lines: ${percent} % of the cells are decided`;
    case 'probing':
      return `trying cell after cell: ${percent} % of the cells are decided, ${work}`;
    case 'search':
      return `searching: ${number(event.conflicts)} dead ends so far, ${work}`;
    case 'classify':
      return `finding out how hard it is: ${work}`;
  }
}

/** The threads start when the first task comes. */
async function openPool(threads: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const fromSource = import.meta.url.endsWith('.ts');
  return new Tinypool({
    filename: new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url).href,
    name: 'solveOnThread',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    isolateWorkers: false,
    ...(fromSource && { execArgv: ['--conditions=@nonokit/source', '--no-warnings'] }),
  });
}

async function pooledSolver(jobs: number, io: Pick<Io, 'stop'>, progress: Progress): Promise<Solver> {
  const pool = await openPool(jobs);
  let done = 0;
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  io.stop.addEventListener?.('abort', stop);
  return {
    async solve(task, name) {
      progress.show(() => `${number(done)} puzzles done, at work on ${name}`);
      try {
        return (await pool.run(task, { signal: abort.signal })) as Result<SolveReport>;
      } catch (error) {
        if (abort.signal.aborted) return undefined;
        throw error;
      } finally {
        done += 1;
      }
    },
    async close() {
      io.stop.removeEventListener?.('abort', stop);
      await pool.destroy();
    },
  };
}

/**
 * Works on several items at once and gives the results in the order of the items.
 *
 * At most `2 × jobs` items are open: an endless input does not fill the memory.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  jobs: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const open: Promise<R>[] = [];
  for await (const item of items) {
    const started = work(item);
    // Whoever awaits it later sees the failure; until then it must not count as unhandled.
    started.catch(() => undefined);
    open.push(started);
    if (open.length < (jobs === 1 ? 1 : jobs * 2)) continue;
    const first = open.shift();
    if (first !== undefined) yield await first;
  }
  for (const rest of open) yield await rest;
}

/** Looks whether there is one item only; all items come afterwards as before. */
export async function countOne<T>(
  items: AsyncIterable<T> | Iterable<T>,
): Promise<{ readonly isAlone: boolean; readonly items: AsyncIterable<T> }> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const seen = [await iterator.next()];
  if (seen[0]?.done !== true) seen.push(await iterator.next());
  const all = async function* (): AsyncGenerator<T> {
    try {
      for (const { done, value } of seen) if (done !== true) yield value;
      if (seen.at(-1)?.done === true) return;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  return { isAlone: seen.length === 2 && seen[1]?.done === true, items: all() };
}
