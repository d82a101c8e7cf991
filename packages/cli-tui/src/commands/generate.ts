import type { GeneratedPuzzle } from '@nonokit/core/generate';
import { generatePuzzle, MAX_GENERATED_SIDE } from '@nonokit/core/generate';
import { choice, count, decimal, defineCommand, size, text, UsageError } from '../command.ts';
import { displayOptions, outputOptions } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import { formatOption } from '../format-words.ts';
import { generatedOrUsage, writeGenerated } from '../generated.ts';
import { createProgress } from '../progress.ts';
import { number } from '../verdict-words.ts';
import { targetFormat } from '../write-puzzles.ts';

export const generateCommand = defineCommand({
  name: 'generate',
  summary: 'make new puzzles, each proven to have one solution',
  arguments: [],
  options: {
    size: size('-s, --size <WxH>', 'width and height, as in 20x15', { width: 15, height: 15 }, MAX_GENERATED_SIDE),
    seed: text('--seed <text>', 'the same seed makes the same puzzle; without it another one every time'),
    count: count('-n, --count <n>', 'how many puzzles', 1, 1, 10_000),
    colors: count('--colors <n>', 'inks besides the background, 1 to 4', 1, 1, 4),
    density: decimal('--density <share>', 'share of filled cells, 0.1 to 0.9', 0.1, 0.9),
    symmetry: choice('--symmetry <kind>', 'shape of the picture', ['none', 'mirror'], 'none'),
    solvable: choice('--solvable <how>', 'what it takes to solve: single lines, or any logic', ['line', 'any'], 'line'),
    budget: count('--budget <ticks>', 'most work per puzzle', undefined),
    to: formatOption('-t, --to <format>', 'the format to write'),
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono generate --size 20x15 --seed tea -o tea.non', 'always the same puzzle'],
    ['nono generate -n 50 --to jsonl > fifty.jsonl', 'fifty new ones'],
    ['nono generate --to code', 'a code to share'],
  ],
  async run(_args, options, io) {
    const target = targetFormat(options, 'non');
    if (options.count > 1 && !target.can.several) throw new UsageError(`${target.label} holds one puzzle, not several`);
    const display = openDisplay(io, options);
    const progress = createProgress(io, options.quiet);
    const base = options.seed ?? io.today().getTime().toString(36);
    const made: GeneratedPuzzle[] = [];
    // A large puzzle is one long computation: Ctrl+C shall end it at once.
    io.letInterruptsKill();
    for (let index = 1; index <= options.count; index += 1) {
      progress.show(() => `${number(index - 1)} of ${number(options.count)} puzzles made`);
      const { colors, density, symmetry, solvable, budget } = options;
      const result = generatePuzzle({
        ...options.size,
        seed: options.count === 1 ? base : `${base}-${index}`,
        colors,
        symmetry,
        solvable,
        ...(density !== undefined && { density }),
        ...(budget !== undefined && { budget }),
      });
      made.push(generatedOrUsage(result));
    }
    progress.clear();
    const code = writeGenerated(made, options, display, io);
    await display.close();
    return code;
  },
});
