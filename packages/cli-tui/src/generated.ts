// What `generate` and `daily` share: from options to a puzzle, and the words about what is proven of it.

import type { Result } from '@nonokit/core';
import type { GeneratedPuzzle } from '@nonokit/core/generate';
import { boardLines } from './board-lines.ts';
import { UsageError } from './command.ts';
import type { Display } from './display.ts';
import type { ExitCode } from './exit-code.ts';
import { DONE, UNDECIDED, worstOf } from './exit-code.ts';
import type { Io } from './io.ts';
import type { TargetChoice } from './write-puzzles.ts';
import { targetFormat, writeOut } from './write-puzzles.ts';

/** The puzzle, or the problems of the options as a usage error. */
export function generatedOrUsage(made: Result<GeneratedPuzzle>): GeneratedPuzzle {
  if (made.ok) return made.value;
  throw new UsageError(made.error.map(({ message }) => message).join('; '));
}

/** What is proven of it, and how to make it again. */
function generatedWords({ puzzle, verdict, method, seed, version }: GeneratedPuzzle): string {
  const proven = verdict === 'unique' ? 'one solution' : `${verdict}, the budget ended before a unique one was found`;
  const how = method === null ? '' : method === 'trivial' ? ', trivial' : ', line-solvable';
  return `${puzzle.width}x${puzzle.height}, ${proven}${how}; seed "${seed}", generator version ${version}`;
}

/**
 * Writes generated puzzles: in a terminal, if nobody names a format or a file, as boards to look at; else as
 * puzzle files.
 */
export function writeGenerated(
  made: readonly GeneratedPuzzle[],
  choice: TargetChoice & { readonly quiet: boolean },
  display: Display,
  io: Pick<Io, 'stderr'>,
): ExitCode {
  const isLookedAt = choice.to === undefined && choice.output === undefined && display.canvas.isTTY;
  if (!choice.quiet) io.stderr.write(made.map((one) => `${generatedWords(one)}\n`).join(''));
  const code = isLookedAt
    ? drawBoards(made, display)
    : writeOut(
        made.map(({ puzzle }) => puzzle),
        targetFormat(choice, 'non'),
        display,
        io,
        choice.quiet,
      );
  return worstOf([code, ...made.map(({ verdict }) => (verdict === 'unique' ? DONE : UNDECIDED))]);
}

function drawBoards(made: readonly GeneratedPuzzle[], display: Display): ExitCode {
  for (const { puzzle } of made) display.write(`\n${boardLines(puzzle, undefined, display.canvas).lines.join('\n')}\n`);
  return DONE;
}
