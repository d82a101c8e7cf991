// Fills the shelves: what can be played, and how far the player is with each.

import type { Palette, Picture } from '@nonokit/core';
import { createGrid, fromCode } from '@nonokit/core';
import type { SolveRecord } from '@nonokit/core/game';
import { boardStatus, parseSave, pictureOfMarks, progressOf } from '@nonokit/core/game';
import { dailyOptions } from '@nonokit/core/generate';
import type { SaveStore, SaveSummary } from '../../saves/save-store.ts';
import { dayLabel, daysBefore } from './days.ts';
import type { DrawingEntry } from './drawings-index.ts';
import type { ItemProgress, Shelf, ShelfItem } from './shelf.ts';
import { FRESH } from './shelf.ts';

/** Days on the daily shelf. */
const DAYS = 21;

/** What the shelves are made of. */
export interface LibraryWish {
  readonly drawings: readonly DrawingEntry[];
  readonly store: SaveStore;
  /** Today, as an ISO date. */
  readonly today: string;
  readonly files: readonly ShelfItem[];
}

/** Builds all shelves. */
export function buildShelves({ drawings, store, today, files }: LibraryWish): readonly Shelf[] {
  const { records } = store.records();
  const summaries = store.summaries();
  const saves = new Map(summaries.map((summary) => [summary.clues, summary]));
  const best = bestTimes(records);
  const progressOfClues = (clues: string): ItemProgress =>
    progressFrom(saves.get(clues), best.get(clues), best.has(clues));
  const sets = drawingShelves(drawings, progressOfClues);
  const begun = continueShelf(summaries, drawings, best);
  return [
    ...(begun.items.length > 0 ? [begun] : []),
    ...sets,
    { id: 'daily', title: 'Every day', items: dailyItems(today, records) },
    { id: 'generated', title: 'Ever new', items: generatedItems() },
    { id: 'files', title: 'My files', items: files },
  ];
}

function drawingShelves(
  drawings: readonly DrawingEntry[],
  progressOfClues: (clues: string) => ItemProgress,
): readonly Shelf[] {
  const sets = new Map<string, DrawingEntry[]>();
  for (const drawing of drawings) sets.set(drawing.set, [...(sets.get(drawing.set) ?? []), drawing]);
  return [...sets].map(([set, entries]) => ({
    id: `set:${set}`,
    title: set,
    items: entries.map((drawing) => ({
      origin: { kind: 'drawing', id: drawing.id },
      label: drawing.teaches === undefined ? `${drawing.number}` : `${drawing.number}  ${drawing.teaches.name}`,
      title: drawing.title,
      size: { width: drawing.width, height: drawing.height },
      colorCount: drawing.colorCount,
      difficulty: drawing.difficulty,
      clues: drawing.clues,
      progress: progressOfClues(drawing.clues),
      note: drawing.teaches === undefined ? undefined : `teaches: ${drawing.teaches.name}`,
    })),
  }));
}

/** Puzzles that were begun and not finished, the latest first. */
function continueShelf(
  summaries: readonly SaveSummary[],
  drawings: readonly DrawingEntry[],
  best: ReadonlyMap<string, number>,
): Shelf {
  const items: ShelfItem[] = [];
  for (const summary of summaries.slice(0, 50)) {
    if (best.has(summary.clues)) continue;
    const progress = progressFrom(summary, undefined, false);
    if (progress.kind !== 'begun') continue;
    const drawing = drawings.find((each) => each.clues === summary.clues);
    const { width, height } = progress.played.picture;
    items.push({
      origin: drawing ? { kind: 'drawing', id: drawing.id } : { kind: 'saved', code: summary.code },
      label: drawing ? `${drawing.set} ${drawing.number}` : 'from elsewhere',
      title: undefined,
      size: { width, height },
      colorCount: progress.played.palette.length - 1,
      difficulty: drawing?.difficulty,
      clues: summary.clues,
      progress,
      note: undefined,
    });
  }
  return { id: 'continue', title: 'Go on', items };
}

function dailyItems(today: string, records: readonly SolveRecord[]): readonly ShelfItem[] {
  return daysBefore(today, DAYS).map((date, index) => {
    const options = dailyOptions(date);
    const solved = records.filter((record) => record.daily === date);
    const bestMs = solved.length > 0 ? Math.min(...solved.map((record) => record.activeMs)) : undefined;
    return {
      origin: { kind: 'daily', date },
      label: index === 0 ? `Today, ${dayLabel(date)}` : dayLabel(date),
      title: undefined,
      size: options.ok ? { width: options.value.width, height: options.value.height } : undefined,
      colorCount: options.ok ? (options.value.colors ?? 1) : 1,
      difficulty: undefined,
      clues: solved[0]?.clues,
      progress: bestMs === undefined ? FRESH : { kind: 'solved', bestMs, played: undefined },
      note: undefined,
    };
  });
}

const SIZES: readonly (readonly [width: number, height: number, colors: number, label: string])[] = [
  [5, 5, 1, 'A sip'],
  [10, 10, 1, 'Small'],
  [15, 10, 1, 'Wide'],
  [15, 15, 1, 'Medium'],
  [20, 15, 1, 'A sheet'],
  [20, 20, 1, 'Large'],
  [25, 25, 1, 'An evening'],
  [30, 30, 1, 'A weekend'],
  [10, 10, 2, 'Small in two colours'],
  [15, 15, 3, 'Medium in three colours'],
  [20, 20, 4, 'Large in four colours'],
];

/** Sizes to choose from; each opens another puzzle every time. */
function generatedItems(): readonly ShelfItem[] {
  return SIZES.map(([width, height, colors, label]) => ({
    origin: { kind: 'generated', width, height, colors, seed: '' },
    label,
    title: undefined,
    size: { width, height },
    colorCount: colors,
    difficulty: undefined,
    clues: undefined,
    progress: FRESH,
    note: 'Another puzzle every time, proven to have one solution.',
  }));
}

function bestTimes(records: readonly SolveRecord[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { clues, activeMs } of records) best.set(clues, Math.min(best.get(clues) ?? activeMs, activeMs));
  return best;
}

/** Reads how far a save is. A save that cannot be replayed shows as nothing; opening it tells why. */
export function progressFrom(
  summary: SaveSummary | undefined,
  bestMs: number | undefined,
  isSolved: boolean,
): ItemProgress {
  const replayed = summary && replay(summary);
  if (isSolved) return { kind: 'solved', bestMs, played: replayed?.played };
  if (!replayed || replayed.moves === 0) return FRESH;
  return replayed.solved
    ? { kind: 'solved', bestMs: summary?.activeMs, played: replayed.played }
    : { kind: 'begun', share: replayed.share, played: replayed.played };
}

interface Replayed {
  readonly played: { readonly picture: Picture; readonly palette: Palette };
  readonly share: number;
  readonly solved: boolean;
  readonly moves: number;
}

function replay(summary: SaveSummary): Replayed | undefined {
  const puzzle = fromCode(summary.code);
  if (!puzzle.ok) return undefined;
  const saved = parseSave(summary.text, puzzle.value);
  if (!saved.ok) return undefined;
  const { game } = saved.value;
  const { share, solved } = progressOf(boardStatus(game, 'off'));
  const picture = game.past ? pictureOfMarks(game.marks) : createGrid(game.marks.width, game.marks.height);
  return { played: { picture, palette: puzzle.value.palette }, share, solved, moves: game.past?.count ?? 0 };
}
