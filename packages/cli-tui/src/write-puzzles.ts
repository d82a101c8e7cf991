// Puzzles on their way out: which format, what it cannot keep, and where it goes.

import type { Problem, Puzzle } from '@nonokit/core';
import { isBlackAndWhite } from '@nonokit/core';
import type { Format, FormatId } from '@nonokit/core/formats';
import { formatOf, formatOfFileName } from '@nonokit/core/formats';
import { UsageError } from './command.ts';
import type { Display } from './display.ts';
import type { ExitCode } from './exit-code.ts';
import { BAD_INPUT, DONE } from './exit-code.ts';
import { FORMAT_WORDS, formatWord } from './format-words.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';
import { problemReport } from './report.ts';

/** What the command line says about the target. */
export interface TargetChoice {
  readonly to: FormatId | undefined;
  readonly output: string | undefined;
}

/** The format that is named, or that the ending of the output file names. */
export function targetFormat({ to, output }: TargetChoice, otherwise?: FormatId): Format {
  const named = to === undefined ? undefined : formatOf(to);
  const byEnding = output === undefined ? undefined : formatOfFileName(output);
  const found =
    named ?? byEnding ?? (otherwise === undefined || output !== undefined ? undefined : formatOf(otherwise));
  if (found !== undefined) return found;
  const hint = output === undefined ? '' : `; the ending of "${output}" does not say`;
  throw new UsageError(`which format? Name it with --to (${FORMAT_WORDS.join(', ')})${hint}`);
}

/** Writes puzzles, with a warning for everything that the format loses. */
export function writeOut(
  puzzles: readonly Puzzle[],
  target: Format,
  display: Display,
  io: Pick<Io, 'stderr'>,
  quiet: boolean,
): ExitCode {
  const written = target.write(puzzles);
  if (!written.ok) {
    io.stderr.write(problemReport(withHint(written.error, puzzles.length, target), { name: formatWord(target.id) }));
    return BAD_INPUT;
  }
  if (!quiet) for (const loss of lossesOf(puzzles, target)) io.stderr.write(`nono: ${printable(loss)}\n`);
  display.write(written.value);
  return DONE;
}

function withHint(problems: readonly Problem[], count: number, { can }: Format): readonly Problem[] {
  if (can.several || count === 1) return problems;
  return problems.map((found) => ({ ...found, message: `${found.message}; FILE#2 takes the second puzzle of a file` }));
}

/** Sentences about what the target cannot keep of these puzzles. */
function lossesOf(puzzles: readonly Puzzle[], { can, label }: Format): readonly string[] {
  const losses: string[] = [];
  const note = (isLost: (puzzle: Puzzle) => boolean, what: string): void => {
    const count = puzzles.filter(isLost).length;
    if (count === 0) return;
    const whose = puzzles.length === 1 ? '' : ` of ${count === 1 ? 'one puzzle' : `${count} puzzles`}`;
    losses.push(`${label} does not keep ${what}${whose}`);
  };
  if (!can.colors) note((puzzle) => !isBlackAndWhite(puzzle.palette), 'colours');
  if (!can.goal) note((puzzle) => puzzle.goal !== undefined, 'the goal picture');
  if (!can.saved) note((puzzle) => (puzzle.saved?.length ?? 0) > 0, 'saved boards');
  if (!can.metadata) note((puzzle) => Object.keys(puzzle.metadata).length > 0, 'title, author and other texts');
  return losses;
}
