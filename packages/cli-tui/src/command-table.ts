// Every command of `nono`, in the order of the help. What is not in this table does not exist.

import type { Command } from './command.ts';
import { completionCommand } from './commands/completion.ts';

const commands: readonly Command[] = [];

/** The table. */
export const commandTable: readonly Command[] = [...commands, completionCommand(commands)];
