// An answer for people: the verdict in a line, then the picture, or the pictures and where they differ.

import type { Palette } from '@nonokit/core';
import type { Display } from './display.ts';
import type { Drawing } from './drawing.ts';
import { DIFFERS, drawingOf, drawingOfCandidates, paletteLegend, UNDECIDED } from './drawing.ts';
import { sizeOf, titleOf } from './judge.ts';
import type { Captioned } from './pictures.ts';
import { pictureLines } from './pictures.ts';
import { printable, printableLine } from './printable.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import { entryName } from './puzzle-inputs.ts';
import type { SolveReport } from './solving.ts';
import { number, seconds, verdictReason, verdictWords } from './verdict-words.ts';

/** Name and verdict in one line without dress. */
export function verdictLine(entry: PuzzleEntry, report: SolveReport): string {
  return `${entryName(entry)}: ${verdictWords(report.result)}: ${verdictReason(report, sizeOf(entry))}`;
}

/** Pictures only, for `--quiet`. */
export function solutionPictures(report: SolveReport, palette: Palette, display: Display): readonly string[] {
  const pictures = picturesOf(report, palette);
  return pictures.length === 0 ? [] : pictureLines(pictures, display.canvas, display.style);
}

/** The whole answer. */
export function solutionText(
  entry: PuzzleEntry,
  report: SolveReport,
  palette: Palette,
  display: Display,
): readonly string[] {
  const { style } = display;
  const size = sizeOf(entry);
  const title = titleOf(entry);
  const named = title === undefined ? '' : ` "${printableLine(title, 40)}"`;
  const paint = report.result.verdict === 'unique' ? style.good : style.warning;
  const head = `${printableLine(entryName(entry))}  ${size.width}x${size.height}${named}`;
  const verdict = `${paint(verdictWords(report.result))}: ${printable(verdictReason(report, size))} ${style.dim(`(${seconds(report.timeMs)}${armWords(report)})`)}`;
  const pictures = solutionPictures(report, palette, display);
  const legend = display.canvas.depth === 'none' && pictures.length > 0 ? paletteLegend(palette) : '';
  return [
    style.bold(head),
    verdict,
    ...(pictures.length > 0 ? ['', ...pictures] : []),
    ...(legend === '' ? [] : ['', printable(legend)]),
  ];
}

function armWords({ arms }: SolveReport): string {
  if (arms === undefined) return '';
  const ticks = arms.arms.reduce((sum, own) => sum + (own?.ticks ?? 0), 0);
  const first = arms.winner === null ? 'none was first' : `number ${arms.winner + 1} was first`;
  return `; ${arms.arms.length} searches, ${first}, ${number(ticks)} ticks together`;
}

function picturesOf({ result }: SolveReport, palette: Palette): readonly Captioned[] {
  switch (result.verdict) {
    case 'unique':
      return [{ caption: '', drawing: drawingOf(result.solution, palette) }];
    case 'multiple': {
      const [first] = result.solutions;
      if (first === undefined) return [];
      const shared = withOpenCells(drawingOf(first, palette, result.ambiguous), result.open);
      return [
        { caption: 'all agree on', drawing: shared },
        ...result.solutions.map((solution, index) => ({
          caption: `solution ${index + 1}`,
          drawing: drawingOf(solution, palette),
        })),
      ];
    }
    case 'none':
      return [];
    case 'unknown': {
      const known = { caption: 'known so far', drawing: drawingOfCandidates(result.candidates, palette) };
      if (result.solution === null) return known.drawing.cells.every((cell) => cell >= DIFFERS) ? [] : [known];
      return [{ caption: '', drawing: drawingOf(result.solution, palette) }];
    }
  }
}

function withOpenCells(drawing: Drawing, open: readonly number[]): Drawing {
  for (const cell of open) drawing.cells[cell] = UNDECIDED;
  return drawing;
}
