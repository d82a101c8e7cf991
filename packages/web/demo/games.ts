// The games of this browser as one file, and back: the text that `nono stats --export` writes and `--import` reads.

import type { Problem } from '@nonokit/core';
import { clueHash } from '@nonokit/core';
import {
  boardStatus,
  mergeProgress,
  parseProgress,
  parseSave,
  progressOf,
  puzzleOfSave,
  readSave,
  writeProgress,
} from '@nonokit/core/game';
import type { NonogramViewer } from '../src/index.ts';
import { GAME_PREFIX } from '../src/play/autosave.ts';

/** Texts of all games kept here; none where storage is forbidden. */
function keptGames(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(GAME_PREFIX) && !key.endsWith(':unreadable'))
      .map((key) => localStorage.getItem(key) ?? '')
      .filter((text) => readSave(text).ok);
  } catch {
    return [];
  }
}

/** How far each game kept here is, by the hash of its clues: `✓` when it is solved, else as `45 %`. */
export function gamesBegun(): ReadonlyMap<string, string> {
  const begun = new Map<string, string>();
  for (const text of keptGames()) {
    const puzzle = puzzleOfSave(text);
    const save = puzzle.ok ? parseSave(text, puzzle.value) : puzzle;
    if (!puzzle.ok || !save.ok) continue;
    const status = boardStatus(save.value.game, 'off');
    const percent = Math.floor(100 * progressOf(status).share);
    begun.set(clueHash(puzzle.value), status.solved ? '✓' : `${percent} %`);
  }
  return begun;
}

/** All games of this browser as one text, the one on the board included. */
export function exportGames(viewer: NonogramViewer): string {
  const shown = viewer.getState();
  const saves = mergeProgress(
    { saves: keptGames(), records: [] },
    { saves: shown === null ? [] : [shown], records: [] },
  );
  return writeProgress(saves);
}

/**
 * Takes games over from a text that the terminal or another page exported. Of two games of one puzzle the later
 * stays. The one on the board goes on at once; else a game that is new here is opened.
 *
 * @returns how many games the text holds, or why it is none.
 */
export async function importGames(
  text: string,
  viewer: NonogramViewer,
): Promise<{ readonly count: number; readonly problems: readonly Problem[] }> {
  const theirs = parseProgress(text);
  if (!theirs.ok) return { count: 0, problems: theirs.error };
  const { saves, problems } = theirs.value;
  const all = mergeProgress({ saves: keptGames(), records: [] }, { saves, records: [] });
  for (const save of all.saves) {
    const fields = readSave(save);
    if (!fields.ok) continue;
    try {
      localStorage.setItem(GAME_PREFIX + fields.value.clues, save);
    } catch {
      // Nothing is kept here: the game that is opened below is all there is.
    }
  }
  await openGame(saves, all.saves, viewer);
  return { count: saves.length, problems };
}

async function openGame(theirs: readonly string[], all: readonly string[], viewer: NonogramViewer): Promise<void> {
  const merged = (text: string): string => {
    const wanted = readSave(text);
    return (
      all.find((other) => {
        const save = readSave(other);
        return save.ok && wanted.ok && save.value.clues === wanted.value.clues;
      }) ?? text
    );
  };
  for (const save of theirs.map(merged)) {
    if (await viewer.setState(save)) return;
  }
  for (const save of theirs.map(merged)) {
    const puzzle = puzzleOfSave(save);
    const fields = readSave(save);
    if (!puzzle.ok || !fields.ok || clueHash(puzzle.value) !== fields.value.clues) continue;
    await viewer.load(fields.value.puzzle, 'play');
    await viewer.setState(save);
    return;
  }
}
