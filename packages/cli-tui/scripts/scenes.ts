// The scenes of the screenshots: a window, how the program is started, and what is done before the
// picture is taken.

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
  act(run: PtyRun, home: string): Promise<void>;
}

/** Opens and waits for the board. */
async function onBoard(run: PtyRun): Promise<void> {
  await run.until('row 1, column 1');
  await pause(200);
}

/** Lets the hints play a while, which looks like a player who thinks. */
async function playOn(run: PtyRun, steps: number): Promise<void> {
  for (let i = 0; i < steps; i += 1) {
    await run.press('I');
    await pause(25);
  }
}

const themes = ['dark', 'light', 'ascii'] as const;

function looks(theme: (typeof themes)[number]): Pick<Scene, 'args' | 'paper'> & { readonly args: readonly string[] } {
  if (theme === 'ascii') return { args: ['--theme', 'dark', '--ascii'] };
  return { args: ['--theme', theme], paper: theme };
}

const size = (columns: number, rows: number): string => `${columns}x${rows}`;

const sizes = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

export const scenes: readonly Scene[] = themes.flatMap((theme) =>
  sizes.flatMap(([columns, rows]): readonly Scene[] => {
    const look = looks(theme);
    const named = (name: string): string => `${name}-${theme}-${size(columns, rows)}`;
    return [
      {
        ...look,
        name: named('library'),
        columns,
        rows,
        act: async (run) => {
          await run.until('Nonokit');
          await pause(200);
        },
      },
      {
        ...look,
        name: named('play'),
        columns,
        rows,
        args: ['cat', ...look.args],
        act: async (run) => {
          await onBoard(run);
          await playOn(run, 16);
          await run.press(KEYS.down, KEYS.down, KEYS.right, KEYS.right, KEYS.right);
        },
      },
      {
        ...look,
        name: named('color'),
        columns,
        rows,
        args: ['toadstool', ...look.args],
        act: async (run) => {
          await onBoard(run);
          await playOn(run, 14);
          await run.press(KEYS.tab, KEYS.down, KEYS.right, KEYS.right);
        },
      },
      {
        ...look,
        name: named('hint'),
        columns,
        rows,
        args: ['cat', ...look.args],
        act: async (run) => {
          await onBoard(run);
          await playOn(run, 8);
          await run.press('i', 'i', 'i');
        },
      },
      {
        ...look,
        name: named('big'),
        columns,
        rows,
        args: [...look.args, '--date', '2026-03-01'],
        act: async (run) => {
          await run.until('Nonokit');
          await run.press('n', ...'60x60 1 hills', KEYS.enter);
          await run.until('row 1, column 1', 60);
          await playOn(run, 40);
          await run.press(
            ...Array.from({ length: 14 }, () => KEYS.down),
            ...Array.from({ length: 21 }, () => KEYS.right),
          );
        },
      },
      {
        ...look,
        name: named('solved'),
        columns,
        rows,
        args: ['toadstool', ...look.args],
        act: async (run) => {
          await onBoard(run);
          for (let i = 0; i < 120 && !run.text().includes('next'); i += 1) await playOn(run, 1);
          await pause(1600);
        },
      },
    ];
  }),
);
