// Who solves: the engine, or a classic method that is asked for by name.

import { z } from '@hono/zod-openapi';
import type { StrategyName } from '@nonokit/core/classic';
import { strategies } from '@nonokit/core/classic';
import { MAX_CLASSIC_SIDE } from '../limits.ts';

const strategyNames: readonly ('engine' | StrategyName)[] = ['engine', ...strategies.map(({ name }) => name)];

/** Who solves: the engine, or one of the classics. */
export const strategyField = z
  .enum(strategyNames)
  .optional()
  .openapi({
    description:
      'How to solve: by the engine (the default), or by a classic method, for comparison. ' +
      `${strategies.map(({ name, summary }) => `\`${name}\`: ${summary}`).join('; ')}. ` +
      'The classics count their own ticks, are allowed fewer of them, work in one piece (no `resume`, no events but ' +
      `\`done\`), take sides up to ${MAX_CLASSIC_SIDE}, and know of the options \`budget\` and \`maxSolutions\` only.`,
  });

/** Refuses options that a classic strategy does not know. */
export function plainForClassics(input: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { strategy } = input;
  if (strategy === undefined || strategy === 'engine') return;
  for (const field of ['guess', 'classify', 'settle', 'seed', 'given']) {
    if (input[field] === undefined) continue;
    context.addIssue({ code: 'custom', path: [field], message: `${field} goes with the engine only` });
  }
}
