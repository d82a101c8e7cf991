import type { Puzzle, SolveResult } from '@nonokit/core';
import { renderSvg } from '@nonokit/core/render';
import { choice, count, defineCommand, flag, UsageError } from '../command.ts';
import { displayOptions, effortOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import type { Display } from '../display.ts';
import { openDisplay } from '../display.ts';
import { drawingOfCandidates } from '../drawing.ts';
import type { ExitCode } from '../exit-code.ts';
import { INTERRUPTED, worstOf } from '../exit-code.ts';
import type { Judgement } from '../judge.ts';
import { judgements } from '../judge.ts';
import { solutionJson } from '../judgement-json.ts';
import { printable } from '../printable.ts';
import { createProgress } from '../progress.ts';
import { puzzleEntries } from '../puzzle-inputs.ts';
import { refuse } from '../refused.ts';
import { solutionPictures, solutionText, verdictLine } from '../solution-text.ts';
import { streamSolutions } from '../stream-solutions.ts';
import type { SvgSheet } from '../svg-sheets.ts';
import { writeSheets } from '../svg-sheets.ts';
import { verdictCode } from '../verdict-words.ts';

const FORMATS = ['text', 'json', 'svg'] as const;

export const solveCommand = defineCommand({
  name: 'solve',
  summary: 'find the picture, and prove that it is the only one',
  arguments: [PUZZLES],
  options: {
    maxSolutions: count('--max-solutions <n>', 'stop after so many solutions; 2 tells one from several', 2, 1, 100_000),
    all: flag('-a, --all', 'print every solution as soon as it is found'),
    noGuess: flag('--no-guess', 'only what single lines decide, as a person solves'),
    format: choice('--format <format>', 'print the answer as', FORMATS, undefined),
    json: flag('--json', 'one JSON object a line per puzzle: the same as --format json'),
    ...inputOptions,
    ...effortOptions,
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono solve puzzle.non', 'draw the solution'],
    ['nono solve --rows "1, 3, 1" --cols "1, 3, 1"', 'clues typed in'],
    ['nono solve --no-guess hard.non', 'how far single lines lead; exit code 5 if that is not enough'],
    ['nono solve --all --budget 1G many.non', 'all solutions, within limits'],
    ['nono solve -o heart.svg heart.non', 'as a picture file'],
  ],
  async run(args, options, io) {
    const format = formatOf(options);
    const display = openDisplay(io, format === 'svg' ? { ...options, output: undefined } : options);
    const sheets: SvgSheet[] = [];
    const progress = createProgress(io, options.quiet);
    const codes: ExitCode[] = [];
    let isFirst = true;
    const entries = puzzleEntries(args, options, io);
    if (options.all) {
      codes.push(await streamSolutions(entries, { ...options, format }, io, display));
      await display.close();
      return worstOf(codes);
    }
    const how = {
      ...options,
      timeoutMs: options.timeout,
      guess: !options.noGuess,
      classify: false,
      judgesImpossible: false,
    };
    for await (const judged of judgements(entries, how, io, progress)) {
      progress.clear();
      if (judged.kind === 'skipped') {
        codes.push(INTERRUPTED);
        break;
      }
      if (judged.kind === 'refused' || !judged.entry.puzzle.ok) {
        const problems = judged.kind === 'refused' ? judged.problems : [];
        codes.push(refuse(judged.entry, problems, format === 'json', display, io));
        continue;
      }
      codes.push(verdictCode(judged.report));
      const puzzle = judged.entry.puzzle.value;
      if (format === 'svg') {
        const svg = solutionSvg(judged.report.result, puzzle);
        if (svg !== undefined) sheets.push({ entry: judged.entry, svg });
        io.stderr.write(`${printable(verdictLine(judged.entry, judged.report))}\n`);
        continue;
      }
      present(judged, puzzle, format, options.quiet, display, isFirst);
      isFirst = false;
      await display.drained();
    }
    if (format === 'svg') await writeSheets(sheets, options.output, io);
    else await display.close();
    return worstOf(codes);
  },
});

/** The picture, with the cells that differ marked; `undefined` if there is none to draw. */
function solutionSvg(result: SolveResult, puzzle: Puzzle): string | undefined {
  switch (result.verdict) {
    case 'unique':
      return renderSvg(puzzle, { board: result.solution });
    case 'multiple': {
      const [board] = result.solutions;
      return board && renderSvg(puzzle, { board, ambiguous: result.ambiguous });
    }
    case 'none':
      return undefined;
    case 'unknown': {
      const board = result.solution ?? drawingOfCandidates(result.candidates, puzzle.palette);
      return renderSvg(puzzle, { board });
    }
  }
}

type Format = (typeof FORMATS)[number];

/** The format that is asked for, or that the name of the output file asks for. */
function formatOf(options: { format: Format | undefined; json: boolean; output: string | undefined }): Format {
  if (options.json && options.format !== undefined && options.format !== 'json') {
    throw new UsageError(`--json and --format ${options.format} contradict each other`);
  }
  if (options.json) return 'json';
  if (options.format !== undefined) return options.format;
  if (options.output?.endsWith('.svg')) return 'svg';
  return /\.jsonl?$/.test(options.output ?? '') ? 'json' : 'text';
}

function present(
  judged: Extract<Judgement, { kind: 'judged' }>,
  puzzle: Puzzle,
  format: Format,
  quiet: boolean,
  display: Display,
  isFirst: boolean,
): void {
  const { entry, report } = judged;
  if (format === 'json') {
    display.write(`${JSON.stringify(solutionJson(entry, report, puzzle.palette))}\n`);
    return;
  }
  const lines = quiet
    ? solutionPictures(report, puzzle.palette, display)
    : solutionText(entry, report, puzzle.palette, display);
  if (lines.length > 0) display.write(`${isFirst ? '' : '\n'}${lines.join('\n')}\n`);
}
