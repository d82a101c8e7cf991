import type { Grid, Puzzle } from '@nonokit/core';
import { BACKGROUND } from '@nonokit/core';
import type { Hint } from '@nonokit/core/hint';
import { nextHint } from '@nonokit/core/hint';
import { defineCommand, flag } from '../command.ts';
import { displayOptions, inputOptions, outputOptions, PUZZLES } from '../command-options.ts';
import type { Display } from '../display.ts';
import { openDisplay } from '../display.ts';
import { drawingOfMarks, UNDECIDED } from '../drawing.ts';
import type { ExitCode } from '../exit-code.ts';
import { DONE, INTERRUPTED, NEEDS_GUESSING, NO_SOLUTION, worstOf } from '../exit-code.ts';
import { hintCells } from '../hint-cells.ts';
import type { Io } from '../io.ts';
import { emptyMarks } from '../marks-text.ts';
import { pictureLines } from '../pictures.ts';
import { printable } from '../printable.ts';
import type { Progress } from '../progress.ts';
import { createProgress } from '../progress.ts';
import type { PuzzleEntry } from '../puzzle-inputs.ts';
import { entryName, entrySource, puzzleEntries } from '../puzzle-inputs.ts';
import { refuse } from '../refused.ts';
import { cells, number } from '../verdict-words.ts';

export const explainCommand = defineCommand({
  name: 'explain',
  summary: 'solve as a person does, with the reason of every step',
  arguments: [PUZZLES],
  options: {
    json: flag('--json', 'one JSON object a line per step'),
    ...inputOptions,
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono explain heart.non', 'every step in a sentence, then the picture'],
    ['nono explain --json heart.non', 'the steps as data: technique, cells, sentence'],
  ],
  async run(args, options, io) {
    const display = openDisplay(io, options);
    const progress = createProgress(io, options.quiet);
    const codes: ExitCode[] = [];
    for await (const entry of puzzleEntries(args, options, io)) {
      if (!entry.puzzle.ok) {
        codes.push(refuse(entry, entry.puzzle.error, options.json, display, io));
        continue;
      }
      if (!options.json) {
        const head = `${entryName(entry)}  ${entry.puzzle.value.width}x${entry.puzzle.value.height}`;
        display.write(`${codes.length > 0 ? '\n' : ''}${display.style.bold(printable(head))}\n\n`);
      }
      codes.push(await explainPuzzle(entry, entry.puzzle.value, options.json, io, display, progress));
    }
    await display.close();
    return worstOf(codes);
  },
});

async function explainPuzzle(
  entry: PuzzleEntry,
  puzzle: Puzzle,
  json: boolean,
  io: Io,
  display: Display,
  progress: Progress,
): Promise<ExitCode> {
  const marks = emptyMarks(puzzle);
  const tally = new Map<string, number>();
  for (let step = 1; ; step += 1) {
    const hint = nextHint(puzzle, marks);
    progress.clear();
    const reason = printable(hint.stages.at(-1)?.text ?? '');
    if (json) {
      const found = { source: entrySource(entry), step, kind: hint.kind, ...hintCells(hint, puzzle), text: reason };
      display.write(`${JSON.stringify(found)}\n`);
    }
    if (hint.kind !== 'step' && hint.kind !== 'look-ahead') {
      if (!json) writeEnd(hint, reason, puzzle, marks, tally, display);
      return endCode(hint);
    }
    const { deduction } = hint;
    for (const { cell, becomes } of deduction.cells) marks.cells[cell] = becomes;
    tally.set(deduction.technique, (tally.get(deduction.technique) ?? 0) + 1);
    if (!json) {
      const what = display.style.dim(`(${deduction.technique}, ${cells(deduction.cells.length)})`);
      display.write(`${`${step}`.padStart(4)}  ${reason} ${what}\n`);
    }
    await display.drained();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (io.stop.aborted) return INTERRUPTED;
    progress.show(() => `step ${number(step)}`);
  }
}

function writeEnd(
  hint: Hint,
  reason: string,
  puzzle: Puzzle,
  marks: Grid,
  tally: ReadonlyMap<string, number>,
  display: Display,
): void {
  const total = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...tally].map(([technique, count]) => `${number(count)} ${technique}`);
  const steps = `${number(total)} ${total === 1 ? 'step' : 'steps'}: ${parts.join(', ')}`;
  const sentence = hint.kind === 'mistake' ? `No picture fits these clues. ${reason}` : reason;
  const drawing = drawingOfMarks(marks, puzzle.palette);
  // Once every block is found, cells that nobody crossed are background.
  const isSolved = hint.kind === 'solved';
  const cellsShown = isSolved ? drawing.cells.map((cell) => (cell === UNDECIDED ? BACKGROUND : cell)) : drawing.cells;
  const picture = pictureLines(
    [{ caption: '', drawing: { ...drawing, cells: cellsShown } }],
    display.canvas,
    display.style,
  );
  display.write(`\n${sentence}${total > 0 ? ` ${steps}.` : ''}\n\n${picture.join('\n')}\n`);
}

function endCode(hint: Hint): ExitCode {
  if (hint.kind === 'solved') return DONE;
  return hint.kind === 'mistake' ? NO_SOLUTION : NEEDS_GUESSING;
}
