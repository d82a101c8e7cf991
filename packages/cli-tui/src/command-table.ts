// Every command of `nono`, in the order of the help. What is not in this table does not exist.

import type { Command } from './command.ts';
import { checkCommand } from './commands/check.ts';
import { classicCommand } from './commands/classic.ts';
import { completionCommand } from './commands/completion.ts';
import { convertCommand } from './commands/convert.ts';
import { corpusCommand } from './commands/corpus.ts';
import { dailyCommand } from './commands/daily.ts';
import { explainCommand } from './commands/explain.ts';
import { generateCommand } from './commands/generate.ts';
import { hintCommand } from './commands/hint.ts';
import { playCommand } from './commands/play.ts';
import { sampleCommand } from './commands/sample.ts';
import { serveCommand } from './commands/serve.ts';
import { showCommand } from './commands/show.ts';
import { solveCommand } from './commands/solve.ts';
import { statsCommand } from './commands/stats.ts';

const commands: readonly Command[] = [
  playCommand,
  statsCommand,
  solveCommand,
  checkCommand,
  showCommand,
  convertCommand,
  hintCommand,
  explainCommand,
  generateCommand,
  dailyCommand,
  corpusCommand,
  classicCommand,
  serveCommand,
  sampleCommand,
];

/** The table. */
export const commandTable: readonly Command[] = [...commands, completionCommand(commands)];
