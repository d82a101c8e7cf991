// Every command of `nono`, in the order of the help. What is not in this table does not exist.

import type { Command } from './command.ts';
import { completionCommand } from './commands/completion.ts';

/** The table; a function, because `completion` reads it too. */
export function commandTable(): readonly Command[] {
  return [completionCommand];
}
