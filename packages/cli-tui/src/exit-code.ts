// What a command tells the shell. Scripts match on these numbers; they do not change.

/** How a run ended. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 70 | 130;

/** Unique, or done. */
export const DONE = 0;
/** No solution, or a failed check. */
export const NO_SOLUTION = 1;
/** Wrong usage, or input that cannot be read. */
export const BAD_INPUT = 2;
/** More than one solution. */
export const SEVERAL = 3;
/** The budget or the time ran out. */
export const UNDECIDED = 4;
/** Not decidable by single lines alone, under `--no-guess`. */
export const NEEDS_GUESSING = 5;
/** A bug in nono itself (sysexits.h calls it EX_SOFTWARE). */
export const INTERNAL_ERROR = 70;
/** Interrupted from the keyboard. */
export const INTERRUPTED = 130;

/** With many puzzles the first of these that occurred is the code of the run. */
const PRIORITY: readonly ExitCode[] = [
  INTERRUPTED,
  INTERNAL_ERROR,
  BAD_INPUT,
  NO_SOLUTION,
  UNDECIDED,
  SEVERAL,
  NEEDS_GUESSING,
  DONE,
];

/** The code of a run over several puzzles; `DONE` if there were none. */
export function worstOf(codes: Iterable<ExitCode>): ExitCode {
  const seen = new Set(codes);
  return PRIORITY.find((code) => seen.has(code)) ?? DONE;
}
