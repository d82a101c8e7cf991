// `solve --all`: every solution leaves as soon as it is found, and the next is looked for only when the
// reader has taken it. So `nono solve --all x.non | head` ends early, and a million solutions take no memory.

import type { Palette, Picture, Puzzle } from '@nonokit/core';
import { pictureRows } from '@nonokit/core';
import { solutions } from '@nonokit/core/solve';
import { UsageError } from './command.ts';
import type { Display } from './display.ts';
import { drawingOf } from './drawing.ts';
import type { ExitCode } from './exit-code.ts';
import { DONE, INTERRUPTED, NO_SOLUTION, SEVERAL, UNDECIDED, worstOf } from './exit-code.ts';
import type { Io } from './io.ts';
import { paint } from './paint.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import { entrySource } from './puzzle-inputs.ts';
import { refuse } from './refused.ts';
import { number } from './verdict-words.ts';

/** What of the options of `solve` applies. */
export interface StreamOptions {
  readonly format: 'text' | 'json' | 'svg';
  readonly budget: number | undefined;
  readonly timeout: number | undefined;
  readonly seed: number;
  readonly noGuess: boolean;
  readonly strategy: string;
  readonly quiet: boolean;
}

/** Prints all solutions of all entries. */
export async function streamSolutions(
  entries: AsyncIterable<PuzzleEntry>,
  options: StreamOptions,
  io: Io,
  display: Display,
): Promise<ExitCode> {
  if (options.format === 'svg') throw new UsageError('--all prints text or JSON, not svg');
  if (options.strategy !== 'engine') throw new UsageError('--all works with the engine only; use --max-solutions');
  const codes: ExitCode[] = [];
  for await (const entry of entries) {
    if (entry.puzzle.ok) {
      codes.push(await streamPuzzle(entry, entry.puzzle.value, options, io, display));
    } else {
      codes.push(refuse(entry, entry.puzzle.error, options.format === 'json', display, io));
    }
  }
  return worstOf(codes);
}

async function streamPuzzle(
  entry: PuzzleEntry,
  puzzle: Puzzle,
  options: StreamOptions,
  io: Io,
  display: Display,
): Promise<ExitCode> {
  const begin = io.now();
  const isLate = (): boolean => options.timeout !== undefined && io.now() - begin >= options.timeout;
  const stop = {
    get aborted(): boolean {
      return io.stop.aborted || isLate();
    },
  };
  const found = solutions(puzzle, {
    stop,
    seed: options.seed,
    guess: !options.noGuess,
    ...(options.budget !== undefined && { budget: options.budget }),
  });
  let count = 0;
  for (;;) {
    const next = found.next();
    if (next.done) {
      const isAll = next.value === 'complete';
      if (!options.quiet) io.stderr.write(`${endWords(entry, count, isAll)}\n`);
      if (!isAll) return io.stop.aborted ? INTERRUPTED : UNDECIDED;
      return count === 0 ? NO_SOLUTION : count === 1 ? DONE : SEVERAL;
    }
    display.write(solutionLines(entry, next.value, puzzle.palette, count, options, display));
    count += 1;
    await display.drained();
    // Lets Ctrl+C in; the solver itself never waits.
    if (count % 64 === 1) await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

function solutionLines(
  entry: PuzzleEntry,
  solution: Picture,
  palette: Palette,
  index: number,
  options: StreamOptions,
  display: Display,
): string {
  if (options.format === 'json') {
    return `${JSON.stringify({ source: entrySource(entry), index, solution: pictureRows(solution, palette) })}\n`;
  }
  const { lines } = paint(drawingOf(solution, palette), display.canvas);
  return `${index === 0 ? '' : '\n'}${lines.join('\n')}\n`;
}

function endWords(entry: PuzzleEntry, count: number, isAll: boolean): string {
  const what = count === 1 ? '1 solution' : `${number(count)} solutions`;
  return isAll ? `${entry.name}: ${what}, that is all` : `${entry.name}: ${what} so far, there may be more`;
}
