// The verdict as a reader wants it: one sentence, and the rung of the ladder on which a unique puzzle stands.

import type { Method, SolveResult } from '@nonokit/core';
import type { Speaker, TextKey } from '../texts/speaker.ts';

/** The rungs, easiest first, with their texts. */
export const LADDER: readonly (readonly [Method, TextKey])[] = [
  ['trivial', 'methodTrivial'],
  ['line', 'methodLine'],
  ['lookahead', 'methodLookahead'],
  ['search', 'methodSearch'],
];

/** Says the verdict in one sentence. */
export function verdictWords(say: Speaker, result: SolveResult): string {
  switch (result.verdict) {
    case 'unique':
      return say('verdictUnique');
    case 'multiple': {
      const count = result.ambiguous.length;
      return result.complete
        ? say('verdictAll', { n: result.solutions.length, cells: count })
        : say('verdictMultiple', { n: count });
    }
    case 'none': {
      const { line } = result;
      if (!line) return say('verdictNone');
      return say(line.axis === 'row' ? 'verdictNoneRow' : 'verdictNoneColumn', { index: line.index + 1 });
    }
    case 'unknown':
      if (result.reason === 'no-guess') return say('verdictLinesOnly', { n: result.undecidedCells });
      return say(result.reason === 'stopped' ? 'verdictStopped' : 'verdictBudget');
  }
}

/** Says what the answer cost. */
export function countersWords(say: Speaker, { stats }: SolveResult): string {
  const numbers = new Intl.NumberFormat(say.language);
  return say('counters', {
    ticks: numbers.format(stats.ticks),
    decisions: numbers.format(stats.decisions),
    conflicts: numbers.format(stats.conflicts),
  });
}
