// The scenes of the screenshots: a window, how the program is started, and what is done before the
// picture is taken.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colorOfCode, filledCode } from '@nonokit/core';
import { applyMove, newGame, paintMove } from '@nonokit/core/game';
import { SaveStore } from '../src/saves/save-store.ts';
import { readDrawing, readDrawings } from '../src/tui/library/drawings-index.ts';
import type { PtyRun } from '../test/support/pty.ts';
import { KEYS, pause } from '../test/support/pty.ts';

export interface Scene {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What the terminal itself looks like. */
  readonly paper?: 'dark' | 'light';
  /** What is on disk before the program starts. */
  prepare?(home: string): void;
  act(run: PtyRun): Promise<void>;
}

const CORPUS = fileURLToPath(new URL('../../../corpus/', import.meta.url));
/** A day on which nothing depends. */
const DAY = '2026-03-01';

/** Progress as after some weeks of playing: most of a set solved, one drawing half done. */
function someWeeks(home: string): void {
  const store = new SaveStore(join(home, 'state', 'nono'));
  const drawings = readDrawings(CORPUS);
  const solved = drawings.filter((each) => (each.set === 'Colours' && each.number <= 14) || each.set === 'Tutorial');
  for (const [index, drawing] of [...solved, ...drawings.filter((each) => each.id === 'bee')].entries()) {
    const puzzle = readDrawing(CORPUS, drawing.id);
    if (!puzzle.ok || !puzzle.value.goal) continue;
    const isDone = index < solved.length;
    const game = newGame(puzzle.value);
    const wishes = [...puzzle.value.goal.cells.entries()]
      .filter(([cell, color]) => color > 0 && (isDone || (cell * 7) % 11 < 7))
      .map(([cell, color]) => ({ cell, mark: filledCode(color) }));
    const move = paintMove(game.marks, wishes);
    const made = move && applyMove(game, move);
    if (!made?.ok) continue;
    const activeMs = (40 + ((index * 37) % 90)) * 1000 * (1 + drawing.difficulty.level);
    store.save({ game: made.value, activeMs, hintsUsed: 0 });
    const filled = made.value.marks.cells.filter((code) => colorOfCode(code) > 0).length;
    if (!isDone || filled === 0) continue;
    const { width, height, colorCount, clues } = drawing;
    const date = `2026-02-${`${28 - (index % 6)}`.padStart(2, '0')}`;
    store.record({ clues, date, width, height, colorCount, activeMs, hintsUsed: 0 });
  }
}

/** Opens and waits for the board. */
async function onBoard(run: PtyRun): Promise<void> {
  await run.until('row 1, column 1', 60);
  await pause(200);
}

/** Lets the hints play a while, which looks like a player who thinks. */
async function playOn(run: PtyRun, steps: number): Promise<void> {
  for (let i = 0; i < steps; i += 1) {
    const before = run.output.length;
    await run.press('I');
    for (let waited = 0; run.output.length === before && waited < 100; waited += 1) await pause(20);
  }
  await pause(300);
}

function times(count: number, key: string): readonly string[] {
  return Array.from({ length: count }, () => key);
}

type Theme = 'dark' | 'light' | 'ascii';

function look(theme: Theme): Pick<Scene, 'paper'> & { readonly args: readonly string[] } {
  const day = ['--date', DAY];
  if (theme === 'ascii') return { args: ['--theme', 'dark', '--ascii', ...day] };
  return { args: ['--theme', theme, ...day], paper: theme };
}

/** One scene in one theme at one size. */
type SceneMaker = (theme: Theme) => Omit<Scene, 'name' | 'columns' | 'rows'>;

const makers: Readonly<Record<string, SceneMaker>> = {
  library: (theme) => ({
    ...look(theme),
    prepare: someWeeks,
    act: async (run) => {
      await run.until('Nonokit');
      // To the coloured drawings; the shelf of begun puzzles comes first.
      for (let i = 0; i < 12 && !/[▸>] Colours/.test(run.text()); i += 1) {
        await run.press(KEYS.tab);
        await pause(300);
      }
      await run.press(KEYS.right, KEYS.right);
    },
  }),
  play: (theme) => ({
    ...look(theme),
    args: ['owl', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      await playOn(run, 20);
      await run.press(...times(4, KEYS.down), ...times(5, KEYS.right));
    },
  }),
  color: (theme) => ({
    ...look(theme),
    args: ['toucan', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      await playOn(run, 26);
      await run.press(KEYS.tab, KEYS.tab, ...times(5, KEYS.down), ...times(6, KEYS.right));
    },
  }),
  big: (theme) => ({
    ...look(theme),
    args: ['big-wheel', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      await playOn(run, 60);
      await run.press(...times(20, KEYS.down), ...times(17, KEYS.right));
    },
  }),
  hint: (theme) => ({
    ...look(theme),
    args: ['sailing-boat', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      await playOn(run, 9);
      await run.press('i', 'i', 'i');
      await run.until(/Hint: [\s\S]*do it/);
    },
  }),
  guess: (theme) => ({
    ...look(theme),
    args: ['teapot', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      await playOn(run, 14);
      await run.press(...times(9, KEYS.down), '(', ' ', ...times(4, KEYS.shiftRight), KEYS.right, 'x', KEYS.down, 'm');
      await run.until('maybe', 30);
    },
  }),
  solved: (theme) => ({
    ...look(theme),
    args: ['hot-air-balloon', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      for (let i = 0; i < 160 && !run.text().includes('play again'); i += 1) await playOn(run, 1);
      await pause(1600);
    },
  }),
  help: (theme) => ({
    ...look(theme),
    args: ['cat', ...look(theme).args],
    act: async (run) => {
      await onBoard(run);
      await run.press('?');
      await run.until('all of them can be changed');
    },
  }),
};

const SIZES = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

/** Every scene in every theme at the usual sizes; a large window is for the large board. */
export const scenes: readonly Scene[] = Object.entries(makers).flatMap(([what, make]) =>
  (['dark', 'light', 'ascii'] as const).flatMap((theme) =>
    SIZES.filter(([columns]) => columns < 200 || what === 'big').map(([columns, rows]) => ({
      ...make(theme),
      name: `${what}-${theme}-${columns}x${rows}`,
      columns,
      rows,
    })),
  ),
);
