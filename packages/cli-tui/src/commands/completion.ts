import type { Command } from '../command.ts';
import { defineCommand, UsageError } from '../command.ts';
import { completionScript, SHELLS } from '../completion.ts';
import { DONE } from '../exit-code.ts';

/** The command that completes the others. */
export function completionCommand(others: readonly Command[]): Command {
  const self = defineCommand({
    name: 'completion',
    summary: 'print a script that completes nono in your shell',
    arguments: [{ syntax: '<shell>', summary: SHELLS.join(', '), choices: SHELLS }],
    options: {},
    examples: [
      ['source <(nono completion bash)', 'for this bash; put the line into ~/.bashrc to keep it'],
      ['nono completion fish | source', 'for this fish'],
    ],
    async run([name], _options, io) {
      const shell = SHELLS.find((known) => known === name);
      if (shell === undefined) throw new UsageError(`no completion for "${name}", only for ${SHELLS.join(', ')}`);
      const listed = [...others, self].filter((command) => !command.hidden);
      io.stdout.write(completionScript(shell, listed));
      return DONE;
    },
  });
  return self;
}
