// Options that several commands share, so that they are spelled and explained in one way.

import { strategies } from '@nonokit/core/classic';
import { choice, count, duration, flag, path, text } from './command.ts';
import { formatOption } from './format-words.ts';

/** What stands after most commands. */
export const PUZZLES = {
  syntax: '[puzzles...]',
  summary: 'files, folders, "-" for standard input, share codes or links; FILE#3 is the third puzzle of a file',
} as const;

/** How puzzles come in. */
export const inputOptions = {
  rows: text('--rows <clues>', 'clues of the rows, as in "2 1, 3": instead of a file'),
  cols: text('--cols <clues>', 'clues of the columns, top to bottom'),
  from: formatOption('--from <format>', 'read the input as'),
};

/** How results look. */
export const displayOptions = {
  color: choice('--color <when>', 'use colours', ['auto', 'always', 'never'], 'auto'),
  ascii: flag('--ascii', 'plain characters only, no coloured cells'),
  quiet: flag('-q, --quiet', 'results only: no progress, no advice'),
};

/** Where results go. */
export const outputOptions = {
  output: path('-o, --output <file>', 'write to a file instead of standard output'),
};

/** How hard to try. */
export const effortOptions = {
  budget: count(
    '--budget <ticks>',
    'most work per puzzle, as in 500k, 20M, 3G (ticks are the same everywhere)',
    undefined,
  ),
  timeout: duration('--timeout <time>', 'most time per puzzle, as in 10, 500ms, 2m'),
  jobs: count(
    '-j, --jobs <n>',
    'puzzles to work on at once; for one hard puzzle, searches that help each other',
    1,
    1,
    256,
  ),
  seed: count('--seed <n>', 'vary the order of the search, never the verdict', 0, 0),
  strategy: choice(
    '--strategy <name>',
    'solve with a classic method instead of the engine',
    ['engine', ...strategies.map((strategy) => strategy.name), 'sat'],
    'engine',
  ),
  satSolver: text('--sat-solver <command>', 'the program that --strategy sat runs; default cadical'),
};
