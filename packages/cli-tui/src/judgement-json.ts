// An answer for programs: one JSON object a line, the same keys for every puzzle.
//
//   {"id":"webpbn-1","source":"survey.jsonl#1","title":"Demo","width":5,"height":10,
//    "verdict":"unique","method":"line","undecidedCells":0,"ticks":812,"timeMs":0.4}

import type { Palette, Picture } from '@nonokit/core';
import { pictureRows } from '@nonokit/core';
import { drawingOfCandidates, drawingRows } from './drawing.ts';
import { sizeOf, titleOf } from './judge.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';
import { entrySource, idOf } from './puzzle-inputs.ts';
import type { SolveReport } from './solving.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** What `check --json` says of a puzzle. */
export function judgementJson(entry: PuzzleEntry, report: SolveReport): JsonObject {
  const { result, timeMs } = report;
  const id = idOf(entry);
  return {
    ...(id !== undefined && { id }),
    source: entrySource(entry),
    title: titleOf(entry) ?? null,
    ...sizeJson(entry),
    verdict: result.verdict,
    method: result.verdict === 'unique' ? result.method : null,
    undecidedCells: result.undecidedCells,
    ticks: result.stats.ticks,
    timeMs: Math.round(timeMs * 1000) / 1000,
    ...(report.arms && { arms: armsJson(report.arms) }),
    ...verdictJson(report),
  };
}

/** What several arms did: `ticks` above are the winner's. */
function armsJson({ winner, arms }: NonNullable<SolveReport['arms']>): JsonObject {
  return {
    winner,
    ticks: arms.map((own) => own?.ticks ?? null),
    conflicts: arms.map((own) => own?.conflicts ?? null),
  };
}

/** What `solve --json` says: the same, with the pictures in line notation. */
export function solutionJson(entry: PuzzleEntry, report: SolveReport, palette: Palette): JsonObject {
  const { result } = report;
  const rows = (picture: Picture): readonly string[] => pictureRows(picture, palette);
  const judged = judgementJson(entry, report);
  const colors = palette.length > 2 ? { colors: palette } : {};
  switch (result.verdict) {
    case 'unique':
      return { ...judged, ...colors, solutions: [rows(result.solution)] };
    case 'multiple':
      return {
        ...judged,
        ...colors,
        complete: result.complete,
        ambiguous: result.ambiguous,
        solutions: result.solutions.map(rows),
      };
    case 'none':
      return { ...judged, solutions: [] };
    case 'unknown':
      return {
        ...judged,
        ...colors,
        known: drawingRows(drawingOfCandidates(result.candidates, palette)),
        solutions: result.solution === null ? [] : [rows(result.solution)],
      };
  }
}

function sizeJson(entry: PuzzleEntry): JsonObject {
  const { width, height } = sizeOf(entry);
  return { width, height };
}

function verdictJson({ result, isOutOfTime }: SolveReport): JsonObject {
  switch (result.verdict) {
    case 'unique':
      return {};
    case 'multiple':
      return { ambiguousCells: result.ambiguous.length, openCells: result.open.length };
    case 'none':
      return {
        ...(result.line !== null && { line: result.line }),
        ...(result.problems.length > 0 && {
          problems: result.problems.map(({ code, message }) => ({ code, message })),
        }),
      };
    case 'unknown':
      return { reason: isOutOfTime ? 'timeout' : result.reason };
  }
}
