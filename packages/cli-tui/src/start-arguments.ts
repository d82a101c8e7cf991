// `nono` alone: in a terminal somebody wants to play, elsewhere somebody wants to see that it works.

import type { Command } from './command.ts';
import type { Io } from './io.ts';

/** Puts the command in front that bare `nono`, or `nono` with options only, stands for. */
export function startArguments(argv: readonly string[], commands: readonly Command[], io: Io): readonly string[] {
  const [first] = argv;
  const isNamed = first !== undefined && (!first.startsWith('-') || /^(-h|--help|-V|--version)$/.test(first));
  if (isNamed) return argv;
  const canPlay = commands.some(({ name }) => name === 'play') && io.stdin.isTTY && io.stdout.isTTY;
  return [canPlay ? 'play' : 'sample', ...argv];
}
