import type { Picture, Puzzle } from '@nonokit/core';
import { renderSvg, renderText } from '@nonokit/core/render';
import { solve } from '@nonokit/core/solve';
import { boardLines } from '../board-lines.ts';
import { choice, count, defineCommand, flag } from '../command.ts';
import { displayOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import type { Display } from '../display.ts';
import { openDisplay } from '../display.ts';
import { drawingOf, paletteLegend } from '../drawing.ts';
import type { ExitCode } from '../exit-code.ts';
import { BAD_INPUT, DONE, NO_SOLUTION, worstOf } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { paint } from '../paint.ts';
import { printable, printableLine } from '../printable.ts';
import { entryName, puzzleEntries } from '../puzzle-inputs.ts';
import { entryReport } from '../report.ts';
import type { SvgSheet } from '../svg-sheets.ts';
import { writeSheets } from '../svg-sheets.ts';

/** Work for finding a picture where the file has none. */
const SOLVE_TICKS = 200_000_000;

export const showCommand = defineCommand({
  name: 'show',
  summary: 'draw puzzles with their clues, for the screen or as SVG',
  arguments: [PUZZLES],
  options: {
    solution: flag('-s, --solution', 'fill in the picture: that of the file, else the one that solving finds'),
    noClues: flag('--no-clues', 'leave the clues out'),
    format: choice('--format <format>', 'draw as', ['text', 'svg'], undefined),
    theme: choice('--theme <theme>', 'svg: paper and ink', ['auto', 'light', 'dark'], 'auto'),
    symbols: flag('--symbols', 'svg: letters in coloured cells'),
    cellSize: count('--cell-size <px>', 'svg: pixels of a cell', 20, 4, 200),
    ...inputOptions,
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono show heart.non', 'the empty board with its clues'],
    ['nono show --solution heart.non', 'the picture'],
    ['nono show -o heart.svg heart.non', 'for print'],
  ],
  async run(args, options, io) {
    const isSvg =
      options.format === 'svg' || (options.format === undefined && options.output?.endsWith('.svg') === true);
    const display = openDisplay(io, isSvg ? { ...options, output: undefined } : options);
    const codes: ExitCode[] = [];
    const sheets: SvgSheet[] = [];
    let isFirst = true;
    for await (const entry of puzzleEntries(args, options, io)) {
      if (!entry.puzzle.ok) {
        io.stderr.write(entryReport(entry, entry.puzzle.error));
        codes.push(BAD_INPUT);
        continue;
      }
      const puzzle = entry.puzzle.value;
      // Solving is one long computation here: Ctrl+C shall end it at once.
      if (options.solution) io.letInterruptsKill();
      const board = options.solution ? pictureOf(puzzle, entryName(entry), io) : undefined;
      if (options.solution && board === undefined) {
        codes.push(NO_SOLUTION);
        continue;
      }
      codes.push(DONE);
      if (isSvg) {
        const { theme, symbols, cellSize, noClues } = options;
        sheets.push({
          entry,
          svg: renderSvg(puzzle, { theme, symbols, cellSize, clues: !noClues, ...(board && { board }) }),
        });
        continue;
      }
      const head = options.quiet ? [] : [display.style.bold(headOf(puzzle, entryName(entry), options.solution)), ''];
      const lines = options.noClues ? picture(puzzle, board, display) : withClues(puzzle, board, display, io);
      display.write(`${isFirst ? '' : '\n'}${[...head, ...lines, ...legend(puzzle, display)].join('\n')}\n`);
      isFirst = false;
      await display.drained();
    }
    if (isSvg) await writeSheets(sheets, options.output, io);
    else await display.close();
    return worstOf(codes);
  },
});

/** The title only together with the picture: it may give it away. */
function headOf({ width, height, metadata }: Puzzle, name: string, isSolved: boolean): string {
  const title = isSolved && metadata.title !== undefined ? ` "${printableLine(metadata.title, 60)}"` : '';
  const author = metadata.author === undefined ? '' : ` by ${printableLine(metadata.author, 40)}`;
  return `${printableLine(name)}  ${width}x${height}${title}${author}`;
}

function withClues(
  puzzle: Puzzle,
  board: Picture | undefined,
  display: Display,
  io: Pick<Io, 'stderr'>,
): readonly string[] {
  const { lines, columns } = boardLines(puzzle, board, display.canvas);
  if (display.canvas.isTTY && columns > display.canvas.columns) {
    const words = `the board needs ${columns} columns, the window has ${display.canvas.columns}`;
    io.stderr.write(`nono: ${words}; --format svg draws it as a picture\n`);
  }
  return lines;
}

function picture(puzzle: Puzzle, board: Picture | undefined, display: Display): readonly string[] {
  if (board) return paint(drawingOf(board, puzzle.palette), display.canvas).lines;
  return renderText(puzzle, { clues: false }).trimEnd().split('\n');
}

function legend(puzzle: Puzzle, display: Display): readonly string[] {
  const words = display.canvas.depth === 'none' ? paletteLegend(puzzle.palette) : '';
  return words === '' ? [] : ['', printable(words)];
}

/** The picture of the file, or a solution; says on stderr when it is not proven to be the only one. */
function pictureOf(puzzle: Puzzle, name: string, io: Pick<Io, 'stderr'>): Picture | undefined {
  if (puzzle.goal) return puzzle.goal;
  const result = solve(puzzle, { budget: SOLVE_TICKS });
  const say = (words: string): void => io.stderr.write(`${printableLine(name)}: ${words}\n`);
  switch (result.verdict) {
    case 'unique':
      return result.solution;
    case 'multiple':
      say('there are several solutions, this is one of them');
      return result.solutions[0];
    case 'none':
      say('there is no solution to draw');
      return undefined;
    case 'unknown':
      say(result.solution ? 'this solution may not be the only one' : 'no solution was found within the budget');
      return result.solution ?? undefined;
  }
}
