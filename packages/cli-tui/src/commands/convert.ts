import type { Puzzle } from '@nonokit/core';
import { isBlackAndWhite } from '@nonokit/core';
import type { Format } from '@nonokit/core/formats';
import { formatOf, formatOfFileName } from '@nonokit/core/formats';
import { defineCommand, UsageError } from '../command.ts';
import { displayOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import type { ExitCode } from '../exit-code.ts';
import { BAD_INPUT, DONE, worstOf } from '../exit-code.ts';
import { FORMAT_WORDS, formatOption, formatWord } from '../format-words.ts';
import { printable } from '../printable.ts';
import { puzzleEntries } from '../puzzle-inputs.ts';
import { entryReport, problemReport } from '../report.ts';

export const convertCommand = defineCommand({
  name: 'convert',
  summary: 'write puzzles in another format, or as a share code',
  arguments: [PUZZLES],
  options: {
    to: formatOption('-t, --to <format>', 'the format to write'),
    ...inputOptions,
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono convert -o heart.xml heart.non', 'the ending of the file says which format'],
    ['nono convert --to code heart.non', 'a code to share'],
    ['nono convert --to jsonl drawings/ > all.jsonl', 'many puzzles into one file'],
  ],
  async run(args, options, io) {
    const target = targetOf(options);
    const codes: ExitCode[] = [];
    const puzzles: Puzzle[] = [];
    for await (const entry of puzzleEntries(args, options, io)) {
      if (entry.puzzle.ok) {
        puzzles.push(entry.puzzle.value);
        codes.push(DONE);
      } else {
        io.stderr.write(entryReport(entry, entry.puzzle.error));
        codes.push(BAD_INPUT);
      }
    }
    if (puzzles.length === 0) return worstOf(codes);
    if (!options.quiet) {
      for (const loss of lossesOf(puzzles, target)) io.stderr.write(`nono: ${printable(loss)}\n`);
    }
    const written = target.write(puzzles);
    if (!written.ok) {
      io.stderr.write(problemReport(written.error, { name: formatWord(target.id) }));
      return BAD_INPUT;
    }
    const display = openDisplay(io, options);
    display.write(written.value);
    await display.close();
    return worstOf(codes);
  },
});

function targetOf(options: { readonly to: Format['id'] | undefined; readonly output: string | undefined }): Format {
  const named = options.to === undefined ? undefined : formatOf(options.to);
  const found = named ?? (options.output === undefined ? undefined : formatOfFileName(options.output));
  if (found !== undefined) return found;
  const hint = options.output === undefined ? '' : `, the ending of "${options.output}" does not say`;
  throw new UsageError(`which format? Name it with --to (${FORMAT_WORDS.join(', ')})${hint}`);
}

/** Sentences about what the target cannot keep of these puzzles. */
function lossesOf(puzzles: readonly Puzzle[], target: Format): readonly string[] {
  const { can, label } = target;
  const losses: string[] = [];
  const note = (lost: (puzzle: Puzzle) => boolean, what: string): void => {
    const count = puzzles.filter(lost).length;
    if (count === 0) return;
    const whose = puzzles.length === 1 ? '' : ` of ${count === 1 ? 'one puzzle' : `${count} puzzles`}`;
    losses.push(`${label} does not keep ${what}${whose}`);
  };
  if (!can.colors) note((puzzle) => !isBlackAndWhite(puzzle.palette), 'colours');
  if (!can.goal) note((puzzle) => puzzle.goal !== undefined, 'the goal picture');
  if (!can.saved) note((puzzle) => (puzzle.saved?.length ?? 0) > 0, 'saved boards');
  if (!can.metadata) note((puzzle) => Object.keys(puzzle.metadata).length > 0, 'title, author and other texts');
  return losses;
}
