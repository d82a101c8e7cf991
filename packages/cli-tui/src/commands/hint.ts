import type { Grid, Picture, Puzzle } from '@nonokit/core';
import { nextHint } from '@nonokit/core/hint';
import { solve } from '@nonokit/core/solve';
import { count, defineCommand, flag, text } from '../command.ts';
import { displayOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import type { ExitCode } from '../exit-code.ts';
import { DONE, NEEDS_GUESSING, NO_SOLUTION, worstOf } from '../exit-code.ts';
import { hintCells } from '../hint-cells.ts';
import { emptyMarks, marksOfSaved, marksOfText } from '../marks-text.ts';
import { printable } from '../printable.ts';
import { entryName, entrySource, puzzleEntries } from '../puzzle-inputs.ts';
import { refuse } from '../refused.ts';

/** Work for proving that there is one solution; without it hints are a little less sharp. */
const PROOF_TICKS = 20_000_000;

export const hintCommand = defineCommand({
  name: 'hint',
  summary: 'say what can be deduced next, and why',
  arguments: [PUZZLES],
  options: {
    board: text('--board <rows>', 'what is on the board so far, as in "?##./?#??" (? unknown, . crossed)'),
    level: count('--level <n>', '1 where to look, 2 which technique, 3 which cells and why', 3, 1, 3),
    json: flag('--json', 'one JSON object a line per puzzle'),
    ...inputOptions,
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono hint heart.non', 'from the empty board, or from the one that the file has saved'],
    ['nono hint --level 1 heart.non', 'only where to look'],
    ['nono hint --rows "2 1, 1" --cols "1, 1, 0, 1" --board "##??/????"', 'from this board'],
  ],
  async run(args, options, io) {
    const display = openDisplay(io, options);
    const codes: ExitCode[] = [];
    for await (const entry of puzzleEntries(args, options, io)) {
      if (!entry.puzzle.ok) {
        codes.push(refuse(entry, entry.puzzle.error, options.json, display, io));
        continue;
      }
      const puzzle = entry.puzzle.value;
      const onlySolution = provenSolution(puzzle);
      const marks = boardOf(puzzle, options.board);
      const hint = nextHint(puzzle, marks, onlySolution ? { onlySolution } : {});
      const stages = hint.stages.slice(0, options.level).map((stage) => printable(stage.text));
      if (options.json) {
        const { kind } = hint;
        const found = { source: entrySource(entry), kind, stages, ...hintCells(hint, puzzle) };
        display.write(`${JSON.stringify(found)}\n`);
      } else {
        if (codes.length > 0 || entry.isOneOfSeveral)
          display.write(`${display.style.bold(printable(entryName(entry)))}\n`);
        display.write(`${stages.join('\n')}\n`);
      }
      codes.push(hint.kind === 'stuck' ? NEEDS_GUESSING : hint.kind === 'mistake' ? NO_SOLUTION : DONE);
    }
    await display.close();
    return worstOf(codes);
  },
});

/** The board that is given, else the one the file saved last, else an empty one. */
function boardOf(puzzle: Puzzle, given: string | undefined): Grid {
  if (given !== undefined) return marksOfText(given, puzzle);
  const saved = puzzle.saved?.at(-1);
  return saved === undefined ? emptyMarks(puzzle) : marksOfSaved(saved);
}

function provenSolution(puzzle: Puzzle): Picture | undefined {
  const result = solve(puzzle, { budget: PROOF_TICKS });
  return result.verdict === 'unique' ? result.solution : undefined;
}
