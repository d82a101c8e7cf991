// A command is a value: its name, its options and what it does. `main.ts` turns the table of commands
// into the command line, its help and the shell completion; tests call `run` with a fake Io.
//
//   export const showCommand = defineCommand({
//     name: 'show',
//     summary: 'draw a puzzle with its clues',
//     arguments: [PUZZLES],
//     options: { solution: flag('--solution', 'draw the solution too') },
//     run: async (args, options, io) => …        // options.solution: boolean
//   });
//
// Every option can also be set in the environment: `--max-solutions` is NONO_MAX_SOLUTIONS.

import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/** One option; `T` is what the command gets. */
export interface Option<T> {
  /** As in the help: `-o, --output <file>`. */
  readonly flags: string;
  readonly summary: string;
  /** What the command gets when the option is not given. */
  readonly initial: T;
  /** The words that are allowed, for checking, help and completion. */
  readonly choices?: readonly string[];
  /** Turns the text into the value; absent for switches. Throws a UsageError. */
  readonly parse?: (text: string) => T;
  /** Left out of the short help. */
  readonly hidden?: boolean;
}

/** The options of a command, under the names by which it reads them. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The values of a table of options. */
export type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

/** One thing that stands after the command's name. */
export interface Argument {
  /** `[puzzles...]` optional and repeatable, `<folder>` required. */
  readonly syntax: string;
  readonly summary: string;
  readonly choices?: readonly string[];
}

/** A command of `nono`. */
export interface Command<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** One line, lower case, no full stop: it stands in the list of commands. */
  readonly summary: string;
  readonly arguments: readonly Argument[];
  readonly options: O;
  /** Not listed in the help: it stands for bare `nono`. */
  readonly hidden?: boolean;
  /** Lines of the form `nono solve x.non` with what they do, shown at the end of the help. */
  readonly examples?: readonly (readonly [line: string, meaning: string])[];
  run(args: readonly string[], options: OptionValues<O>, io: Io): Promise<ExitCode>;
}

/** Keeps the types of the options for `run` while the table of commands forgets them. */
export function defineCommand<const O extends OptionTable>(command: Command<O>): Command<O> {
  return command;
}

/** Thrown when the command line itself is wrong: one sentence, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** A switch: false unless given. */
export function flag(flags: string, summary: string): Option<boolean> {
  return { flags, summary, initial: false };
}

/** An option with any text. */
export function text(flags: string, summary: string): Option<string | undefined> {
  return { flags, summary, initial: undefined, parse: (given) => given };
}

/** An option with the path of a file; an empty one is what an unset variable of a script leaves behind. */
export function path(flags: string, summary: string): Option<string | undefined> {
  return {
    flags,
    summary,
    initial: undefined,
    parse(given) {
      if (given.trim() === '') throw new UsageError('the name is empty');
      return given;
    },
  };
}

/** An option with one of a few words. */
export function choice<const C extends string, const I extends C | undefined>(
  flags: string,
  summary: string,
  choices: readonly C[],
  initial: I,
): Option<C | I> {
  return {
    flags,
    summary,
    initial,
    choices,
    parse(given) {
      const found = choices.find((word) => word === given);
      if (found === undefined) throw new UsageError(`"${given}" is not one of ${choices.join(', ')}`);
      return found;
    },
  };
}

/** An option with a whole number; `1k`, `20M` and `3G` are understood, `1e6` and `1_000` too. */
export function count<const I extends number | undefined>(
  flags: string,
  summary: string,
  initial: I,
  least = 1,
  most: number = Number.MAX_SAFE_INTEGER,
): Option<number | I> {
  return { flags, summary, initial, parse: (given) => readCount(given, least, most) };
}

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9 };

function readCount(given: string, least: number, most: number): number {
  const match = /^(\d[\d_]*(?:\.\d+)?(?:e\d{1,2})?)([kKMG]?)$/.exec(given.trim());
  const value = match ? Number(match[1]?.replaceAll('_', '')) * (UNITS[match[2] ?? ''] ?? 1) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new UsageError(`"${given}" is not a whole number ${range}`);
  }
  return value;
}

/** An option with a positive number of seconds; `500ms`, `10`, `2m` are understood. Gives milliseconds. */
export function duration(flags: string, summary: string): Option<number | undefined> {
  return {
    flags,
    summary,
    initial: undefined,
    parse(given) {
      const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(given.trim());
      const unit = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }[match?.[2] ?? 's'] ?? Number.NaN;
      const value = match ? Number(match[1]) * unit : Number.NaN;
      if (!(value > 0 && value < 1e12)) throw new UsageError(`"${given}" is not a time such as 10, 500ms or 2m`);
      return value;
    },
  };
}

/** An option with a number between two limits. */
export function decimal(flags: string, summary: string, least: number, most: number): Option<number | undefined> {
  return {
    flags,
    summary,
    initial: undefined,
    parse(given) {
      const value = /^\d*\.?\d+$/.test(given.trim()) ? Number(given) : Number.NaN;
      if (!(value >= least && value <= most)) {
        throw new UsageError(`"${given}" is not a number from ${least} to ${most}`);
      }
      return value;
    },
  };
}

/** Width before height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An option with a size: `20x15` is 20 wide and 15 high, `10` is a square. */
export function size(flags: string, summary: string, initial: Size, longest: number): Option<Size> {
  return {
    flags,
    summary,
    initial,
    parse(given) {
      const match = /^(\d{1,6})(?:\s*[xX×*]\s*(\d{1,6}))?$/.exec(given.trim());
      const width = Number(match?.[1]);
      const height = Number(match?.[2] ?? match?.[1]);
      if (!(Math.min(width, height) >= 1 && Math.max(width, height) <= longest)) {
        throw new UsageError(`"${given}" is not a size such as 20x15, with sides from 1 to ${longest}`);
      }
      return { width, height };
    },
  };
}
