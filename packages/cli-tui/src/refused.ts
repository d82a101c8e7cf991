// An input that cannot be read, or cannot be asked: told on stderr for a person, and under `--json` as a
// line of its own for a program, so that every input has a line:
//
//   {"source":"gone.non#1","title":null,"verdict":null,"problems":[{"code":"unreadable","message":"…"}]}

import type { Problem } from '@nonokit/core';
import type { Display } from './display.ts';
import type { ExitCode } from './exit-code.ts';
import { BAD_INPUT } from './exit-code.ts';
import type { Io } from './io.ts';
import { titleOf } from './judge.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import { entrySource, idOf } from './puzzle-inputs.ts';
import { entryReport } from './report.ts';

/** Tells what is wrong and gives the exit code. */
export function refuse(
  entry: PuzzleEntry,
  problems: readonly Problem[],
  isJson: boolean,
  display: Pick<Display, 'write'>,
  io: Pick<Io, 'stderr'>,
): ExitCode {
  io.stderr.write(entryReport(entry, problems));
  if (isJson) display.write(`${JSON.stringify(refusedJson(entry, problems))}\n`);
  return BAD_INPUT;
}

function refusedJson(entry: PuzzleEntry, problems: readonly Problem[]): Readonly<Record<string, unknown>> {
  const id = idOf(entry);
  return {
    ...(id !== undefined && { id }),
    source: entrySource(entry),
    title: titleOf(entry) ?? null,
    verdict: null,
    problems: problems.map(({ code, message, where }) => ({ code, message, ...(where && { where }) })),
  };
}
