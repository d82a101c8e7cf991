// The common work of `solve`, `check` and `corpus`: every input in its order, each with its answer.
//
// Clues that can be read but cannot be right (a clue longer than its line, sums that differ) are an
// answer for whoever judges: verdict `none`, with the problems as the reason. Whoever needs a puzzle
// refuses them.

import type { Problem, PuzzleSource, SolveResult } from '@nonokit/core';
import { cannotBeRight, createStats } from '@nonokit/core';
import type { Io } from './io.ts';
import type { Progress } from './progress.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import { entryName } from './puzzle-inputs.ts';
import { countOne, createSolver, inOrder } from './solver.ts';
import type { SolveReport, SolveTask } from './solving.ts';

/** What became of one input. */
export type Judgement =
  | { readonly kind: 'judged'; readonly entry: PuzzleEntry; readonly report: SolveReport }
  | { readonly kind: 'refused'; readonly entry: PuzzleEntry; readonly problems: readonly Problem[] }
  /** Somebody asked to stop before this input was looked at. */
  | { readonly kind: 'skipped'; readonly entry: PuzzleEntry };

/** How the inputs are judged. */
export interface JudgeOptions extends Omit<SolveTask, 'puzzle'> {
  readonly jobs: number;
  /** True: clues that cannot be right get the verdict `none`; false: they are refused. */
  readonly judgesImpossible: boolean;
}

/** Judges every entry; answers come in the order of the entries. */
export async function* judgements(
  entries: AsyncIterable<PuzzleEntry> | Iterable<PuzzleEntry>,
  options: JudgeOptions,
  io: Pick<Io, 'now' | 'stop'>,
  progress: Progress,
): AsyncGenerator<Judgement> {
  const { jobs, judgesImpossible, ...how } = options;
  // Only --jobs makes a difference between one and many, so only then the second input is waited for.
  const { isAlone, items } = jobs > 1 ? await countOne(entries) : { isAlone: false, items: entries };
  const solver = await createSolver({ jobs, strategy: how.strategy, guess: how.guess, isAlone }, io, progress);
  const judge = async (entry: PuzzleEntry): Promise<Judgement> => {
    if (io.stop.aborted) return { kind: 'skipped', entry };
    const impossible = judgesImpossible ? impossibleReport(entry) : undefined;
    if (impossible) return { kind: 'judged', entry, report: impossible };
    if (!entry.puzzle.ok) return { kind: 'refused', entry, problems: entry.puzzle.error };
    const solved = await solver.solve({ ...how, puzzle: entry.puzzle.value }, entryName(entry));
    if (solved === undefined) return { kind: 'skipped', entry };
    if (!solved.ok) return { kind: 'refused', entry, problems: solved.error };
    return { kind: 'judged', entry, report: solved.value };
  };
  try {
    yield* inOrder(items, jobs, judge);
  } finally {
    await solver.close();
  }
}

function impossibleReport(entry: PuzzleEntry): SolveReport | undefined {
  if (entry.puzzle.ok || entry.source === undefined || !cannotBeRight(entry.puzzle.error)) return undefined;
  const { width, height } = sizeOf(entry);
  const result: SolveResult = {
    verdict: 'none',
    line: null,
    problems: entry.puzzle.error,
    undecidedCells: width * height,
    stats: createStats(),
  };
  return { result, timeMs: 0, isOutOfTime: false };
}

/** Width and height as the entry has them, even when the puzzle is refused. */
export function sizeOf(entry: PuzzleEntry): { readonly width: number; readonly height: number } {
  if (entry.puzzle.ok) return entry.puzzle.value;
  const source: PuzzleSource = entry.source ?? {};
  return {
    width: source.width ?? source.columns?.length ?? source.goal?.width ?? 0,
    height: source.height ?? source.rows?.length ?? source.goal?.height ?? 0,
  };
}

/** What the file says the puzzle is called. */
export function titleOf(entry: PuzzleEntry): string | undefined {
  return (entry.puzzle.ok ? entry.puzzle.value.metadata : entry.source?.metadata)?.title;
}
