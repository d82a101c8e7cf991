import { resolve } from 'node:path';
import type { Puzzle } from '@nonokit/core';
import { defineCommand } from '../command.ts';
import { displayOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import type { ExitCode } from '../exit-code.ts';
import { BAD_INPUT, DONE, worstOf } from '../exit-code.ts';
import { formatOption } from '../format-words.ts';
import { printable } from '../printable.ts';
import { puzzleEntries } from '../puzzle-inputs.ts';
import { entryReport } from '../report.ts';
import { targetFormat, writeOut } from '../write-puzzles.ts';

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
    const target = targetFormat(options);
    const codes: ExitCode[] = [];
    const puzzles: Puzzle[] = [];
    // A puzzle may be rewritten in place: nothing is written before everything is read.
    for await (const entry of puzzleEntries(args, { ...options, output: undefined }, io)) {
      if (entry.puzzle.ok) {
        puzzles.push(entry.puzzle.value);
        codes.push(DONE);
      } else {
        io.stderr.write(entryReport(entry, entry.puzzle.error));
        codes.push(BAD_INPUT);
      }
    }
    if (puzzles.length === 0) return worstOf(codes);
    const own = replacedInput(args, options.output);
    if (own !== undefined && codes.includes(BAD_INPUT)) {
      io.stderr.write(`nono: ${printable(own)} is left as it is: what could not be read would be lost\n`);
      return BAD_INPUT;
    }
    const display = openDisplay(io, options);
    const written = writeOut(puzzles, target, display, io, options.quiet);
    if (written === DONE) await display.close();
    return worstOf([...codes, written]);
  },
});

/** The input that the output would replace. */
function replacedInput(args: readonly string[], output: string | undefined): string | undefined {
  if (output === undefined) return undefined;
  return args.find((arg) => [arg, arg.replace(/#[^#]*$/, '')].some((path) => resolve(path) === resolve(output)));
}
