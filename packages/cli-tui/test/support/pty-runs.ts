// What every end-to-end test begins with: a home of its own, and runs of the program that end with the test.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@nonokit/core';
import { afterEach, beforeEach } from 'vitest';
import { fileText, puzzleOfRows } from './boards.ts';
import type { PtyOptions } from './pty.ts';
import { PROGRAM, PtyRun, temporaryHome } from './pty.ts';

export const PLUS = puzzleOfRows(['..#..', '..#..', '#####', '..#..', '..#..']);
/** Left border, right border and a bar: large enough to have something to lose. */
export const LADDER = puzzleOfRows(Array.from({ length: 9 }, (_, row) => (row % 2 ? '##########' : '#........#')));

/** Runs of the program for the tests of one file. */
export interface PtyRuns {
  /** The folder of this test: home, saves and config in one place. */
  home(): string;
  start(options?: PtyOptions): PtyRun;
  /** Writes a puzzle file into the player's folder and opens it. */
  open(puzzle: Puzzle, options?: PtyOptions): Promise<PtyRun>;
}

/** Prepares a home before each test, and ends what is still running after it. */
export function ptyRuns(): PtyRuns {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: build first (pnpm build)`);
  let home: ReturnType<typeof temporaryHome>;
  let runs: PtyRun[] = [];
  beforeEach(() => {
    home = temporaryHome();
  });
  afterEach(async () => {
    for (const run of runs) await run.close();
    runs = [];
    home.remove();
  });
  const start = (options: PtyOptions = {}): PtyRun => {
    const run = new PtyRun(home.path, options);
    runs.push(run);
    return run;
  };
  return {
    home: () => home.path,
    start,
    async open(puzzle, options = {}) {
      writeFileSync(join(home.path, 'puzzle.non'), fileText(puzzle));
      const run = start({ ...options, args: ['play', 'puzzle.non', ...(options.args ?? [])] });
      await run.until('row 1, column 1');
      return run;
    },
  };
}

/** The only save below a home. */
export function saveOf(folder: string): { readonly moves: string; readonly board: string } {
  const saves = join(folder, 'state', 'nono', 'saves');
  const [name = ''] = readdirSync(saves).filter((each) => each.endsWith('.json'));
  return JSON.parse(readFileSync(join(saves, name), 'utf8')) as { moves: string; board: string };
}
