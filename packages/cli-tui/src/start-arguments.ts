// `nono` alone: in a terminal somebody wants to play, elsewhere somebody wants to see that it works.

import type { Io } from './io.ts';

/** Puts the command in front that bare `nono`, or `nono` with options only, stands for. */
export function startArguments(argv: readonly string[], io: Io): readonly string[] {
  const [first] = argv;
  const own = first !== undefined && (!first.startsWith('-') || /^(-h|--help|-V|--version)$/.test(first));
  if (own) return argv;
  return [io.stdin.isTTY && io.stdout.isTTY ? 'play' : 'sample', ...argv];
}
