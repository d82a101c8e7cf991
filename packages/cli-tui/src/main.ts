// From the words of the command line to an exit code. Whatever goes wrong on the way ends here as one
// sentence on stderr: a person never sees a stack trace of ours.

import { CommanderError } from 'commander';
import { UsageError } from './command.ts';
import { commandTable } from './command-table.ts';
import type { ExitCode } from './exit-code.ts';
import { BAD_INPUT, DONE, INTERNAL_ERROR, INTERRUPTED } from './exit-code.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';
import type { ProgramText } from './program.ts';
import { runProgram } from './program.ts';
import { startArguments } from './start-arguments.ts';
import { causeOf, isSystemError } from './system-error.ts';
import { packageVersion } from './version.ts';

const TEXT: ProgramText = {
  version: packageVersion(),
  summary: 'Nonograms in the terminal: play, solve, check and convert picture puzzles.',
  footer: [
    'A puzzle is a file, a folder, "-" for standard input, a share code or link, or --rows and --cols.',
    'Every option can be set in the environment too: --max-solutions is NONO_MAX_SOLUTIONS.',
    '',
    'Exit codes: 0 unique or done, 1 no solution or failed check, 2 wrong usage or bad input,',
    '3 several solutions, 4 budget reached, 5 needs guessing (--no-guess), 130 interrupted.',
  ].join('\n'),
};

/** Runs `nono` with these arguments. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await runProgram(startArguments(argv, commandTable, io), commandTable, TEXT, io);
  } catch (error) {
    if (io.stop.aborted) return INTERRUPTED;
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : BAD_INPUT;
    io.stderr.write(`nono: ${printable(sentenceOf(error))}\n`);
    if (error instanceof UsageError || isSystemError(error)) return BAD_INPUT;
    if ((io.env('NONO_DEBUG') ?? '') !== '' && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    else io.stderr.write('This is a fault in nono itself. NONO_DEBUG=1 shows where; please report it.\n');
    return INTERNAL_ERROR;
  }
}

function sentenceOf(error: unknown): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  return error.path === undefined ? causeOf(error) : `${error.path}: ${causeOf(error)}`;
}
