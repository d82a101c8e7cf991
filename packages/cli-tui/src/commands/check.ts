import { defineCommand, flag } from '../command.ts';
import { displayOptions, effortOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import type { ExitCode } from '../exit-code.ts';
import { INTERRUPTED, worstOf } from '../exit-code.ts';
import { judgements, sizeOf, titleOf } from '../judge.ts';
import { judgementJson } from '../judgement-json.ts';
import { printable, printableLine } from '../printable.ts';
import { createProgress } from '../progress.ts';
import type { PuzzleEntry } from '../puzzle-inputs.ts';
import { entryName, puzzleEntries } from '../puzzle-inputs.ts';
import { refuse } from '../refused.ts';
import type { SolveReport } from '../solving.ts';
import type { Style } from '../style.ts';
import { number, seconds, verdictCode, verdictReason, verdictWords } from '../verdict-words.ts';

export const checkCommand = defineCommand({
  name: 'check',
  summary: 'judge puzzles: one solution, several, none, and how hard',
  arguments: [PUZZLES],
  options: {
    json: flag('--json', 'one JSON object a line per puzzle'),
    noGuess: flag('--no-guess', 'judge by single lines only, as a person solves'),
    ...inputOptions,
    ...effortOptions,
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono check puzzle.non', 'one puzzle'],
    ['nono check --json -j 4 drawings/', 'a folder, on four threads, for a program'],
    ['nono check --rows "1, 1" --cols "1, 1"', 'clues typed in; this has two solutions'],
  ],
  async run(args, options, io) {
    const display = openDisplay(io, options);
    const progress = createProgress(io, options.quiet);
    const codes: ExitCode[] = [];
    const tally = new Map<string, number>();
    const how = {
      ...options,
      maxSolutions: 2,
      timeoutMs: options.timeout,
      guess: !options.noGuess,
      classify: true,
      judgesImpossible: true,
    };
    for await (const judged of judgements(puzzleEntries(args, options, io), how, io, progress)) {
      progress.clear();
      if (judged.kind === 'skipped') {
        codes.push(INTERRUPTED);
        break;
      }
      if (judged.kind === 'refused') {
        codes.push(refuse(judged.entry, judged.problems, options.json, display, io));
        continue;
      }
      const { entry, report } = judged;
      codes.push(verdictCode(report));
      tally.set(report.result.verdict, (tally.get(report.result.verdict) ?? 0) + 1);
      if (options.json) display.write(`${JSON.stringify(judgementJson(entry, report))}\n`);
      else if (!options.quiet) display.write(`${judgementLine(entry, report, display.style)}\n`);
      await display.drained();
    }
    await display.close();
    if (codes.length > 1 && !options.json && !options.quiet) io.stderr.write(`${tallyLine(codes.length, tally)}\n`);
    return worstOf(codes);
  },
});

/** `heart.non  9x8 "Heart"  one solution: line-solvable … (1.2 ms)` */
function judgementLine(entry: PuzzleEntry, report: SolveReport, style: Style): string {
  const size = sizeOf(entry);
  const title = titleOf(entry);
  const named = title === undefined ? '' : ` "${printableLine(title, 40)}"`;
  const paint = report.result.verdict === 'unique' ? style.good : style.warning;
  const reason = printable(verdictReason(report, size));
  const time = style.dim(`(${seconds(report.timeMs)})`);
  const what = style.dim(`${size.width}x${size.height}${named}`);
  return `${printableLine(entryName(entry))}  ${what}  ${paint(verdictWords(report.result))}: ${reason} ${time}`;
}

const WORDS: readonly (readonly [verdict: string, words: string])[] = [
  ['unique', 'with one solution'],
  ['multiple', 'with several'],
  ['none', 'with none'],
  ['unknown', 'not decided'],
];

function tallyLine(total: number, tally: ReadonlyMap<string, number>): string {
  const parts = WORDS.flatMap(([verdict, words]) => {
    const count = tally.get(verdict) ?? 0;
    return count === 0 ? [] : [`${number(count)} ${words}`];
  });
  const judged = [...tally.values()].reduce((sum, count) => sum + count, 0);
  if (judged < total) parts.push(`${number(total - judged)} not read`);
  return `${number(total)} puzzles: ${parts.join(', ')}`;
}
