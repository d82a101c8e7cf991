// Why a step of the solver holds, in a sentence. The named techniques of hints are asked first: "block 1
// (4) covers columns 2-4 wherever it stands" tells more than "every way to place the blocks agrees".

import type { LineRef, Puzzle } from '@nonokit/core';
import { CROSSED, clueText, filledCode, isBlackAndWhite, lineLength } from '@nonokit/core';
import type { Explanation } from '@nonokit/core/hint';
import { positionsText, techniques, viewBoard } from '@nonokit/core/hint';
import { clueWords, markWords } from '../element/labels.ts';
import { explanationWords } from '../texts/explanation-words.ts';
import type { Speaker } from '../texts/speaker.ts';
import type { TrackStep } from './step-track.ts';
import { markOfCandidates } from './step-track.ts';

/** Says why. `before` are the candidates of all cells before the step. */
export async function stepWords(say: Speaker, puzzle: Puzzle, step: TrackStep, before: Uint32Array): Promise<string> {
  const { reason } = step;
  if (reason.kind === 'look-ahead') return explanationWords(say, reason.explanation, puzzle);
  if (reason.kind === 'guess' || reason.kind === 'refuted') return guessWords(say, puzzle, reason);
  if (reason.kind !== 'line')
    return say(reason.kind === 'search' ? 'stepSearch' : 'stepMethod', { n: step.cells.length });
  const decided = decidedOf(step);
  const named = decided.length > 0 ? explanationOf(puzzle, reason.line, decided, before) : undefined;
  if (named) return explanationWords(say, named, puzzle);
  const { axis, index } = reason.line;
  const blocks = (axis === 'row' ? puzzle.rows : puzzle.columns)[index] ?? [];
  const clue = isBlackAndWhite(puzzle.palette)
    ? clueText(blocks, puzzle.palette)
    : clueWords(say, blocks, puzzle.palette);
  const positions = Array.from(step.cells, (cell) =>
    axis === 'row' ? cell % puzzle.width : Math.floor(cell / puzzle.width),
  );
  const cells = positionsText(positions.toSorted((a, b) => a - b));
  return say(
    decided.length > 0
      ? axis === 'row'
        ? 'stepRow'
        : 'stepColumn'
      : axis === 'row'
        ? 'stepRowColors'
        : 'stepColumnColors',
    {
      index: index + 1,
      clue,
      cells,
    },
  );
}

function decidedOf(step: TrackStep): readonly number[] {
  return Array.from(step.cells).filter((_, i) => markOfCandidates(step.after[i] ?? 0) !== 0);
}

/** A named technique that explains all of these cells from their line alone. */
function explanationOf(
  puzzle: Puzzle,
  line: LineRef,
  decided: readonly number[],
  before: Uint32Array,
): Explanation | undefined {
  if (lineLength(line, puzzle) > 120) return undefined;
  const marks = { width: puzzle.width, height: puzzle.height, cells: Uint8Array.from(before, markOfCandidates) };
  const board = viewBoard(puzzle, marks);
  const own = {
    ...board,
    lines: board.lines.filter((view) => view.line.axis === line.axis && view.line.index === line.index),
  };
  for (const technique of techniques) {
    for (const deduction of technique.deduce(own)) {
      if (deduction.line.axis !== line.axis || deduction.line.index !== line.index) continue;
      const cells = new Set(deduction.cells.map(({ cell }) => cell));
      if (decided.every((cell) => cells.has(cell))) return deduction.explanation;
    }
  }
  return undefined;
}

/** A supposition, or what came of it. */
function guessWords(
  say: Speaker,
  { width, palette }: Puzzle,
  reason: Extract<TrackStep['reason'], { readonly kind: 'guess' | 'refuted' }>,
): string {
  const { cell, color, level } = reason;
  const gaps = {
    level,
    row: Math.floor(cell / width) + 1,
    column: (cell % width) + 1,
    mark: markWords(say, color === 0 ? CROSSED : filledCode(color), palette),
  };
  if (reason.kind === 'guess') return say('stepGuess', gaps);
  const { axis, index } = reason.line;
  return say(axis === 'row' ? 'stepRefutedRow' : 'stepRefutedColumn', { ...gaps, index: index + 1 });
}
