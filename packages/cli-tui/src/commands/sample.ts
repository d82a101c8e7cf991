import { join } from 'node:path';
import { defineCommand, UsageError } from '../command.ts';
import { displayOptions } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import { drawingsFolder } from '../drawings.ts';
import { judgements } from '../judge.ts';
import { createProgress } from '../progress.ts';
import { puzzleEntries } from '../puzzle-inputs.ts';
import { solutionText } from '../solution-text.ts';
import { verdictCode } from '../verdict-words.ts';

/** The drawing that is shown to somebody who asks for nothing. */
const SAMPLE = 'cup-of-tea.non';

const NEXT = [
  'What to try next:',
  '  nono play                        play in the terminal',
  '  nono solve puzzle.non            solve a puzzle file of your own',
  '  nono check --json folder/        judge many',
  '  nono show puzzle.non             draw a puzzle with its clues',
  '  nono --help                      all commands',
];

/** Stands for bare `nono` where nobody can play: shows in a second that everything works. */
export const sampleCommand = defineCommand({
  name: 'sample',
  summary: 'solve one of our own drawings and say what to try next',
  hidden: true,
  arguments: [],
  options: { ...displayOptions },
  async run(_args, options, io) {
    const display = openDisplay(io, options);
    const path = join(drawingsFolder(), SAMPLE);
    const entries = puzzleEntries([path], { rows: undefined, cols: undefined, from: undefined }, io);
    const how = {
      jobs: 1,
      strategy: 'engine',
      satSolver: undefined,
      maxSolutions: 2,
      budget: undefined,
      timeoutMs: undefined,
      guess: true,
      classify: true,
      seed: 0,
      judgesImpossible: false,
    };
    for await (const judged of judgements(entries, how, io, createProgress(io, options.quiet))) {
      if (judged.kind !== 'judged' || !judged.entry.puzzle.ok) break;
      const entry = { ...judged.entry, name: SAMPLE };
      const lines = solutionText(entry, judged.report, judged.entry.puzzle.value.palette, display);
      display.write(`${lines.join('\n')}\n`);
      if (!options.quiet) display.write(`\n${NEXT.join('\n')}\n`);
      return verdictCode(judged.report);
    }
    throw new UsageError(`the sample drawing "${path}" cannot be read; is the installation complete?`);
  },
});
