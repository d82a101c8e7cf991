// The saves of one player, one file for each puzzle, under the hash of its clues:
//
//   $XDG_STATE_HOME/nono/saves/3f9c….json       the game, as core/game writes it
//                              3f9c….json.bad-1  a save that could not be read: put aside, never overwritten
//                              3f9c….json.old-1  a game that an import replaced by another one
//                       records.jsonl            one line for each puzzle solved
//
// A file renamed elsewhere, a puzzle from another folder, a title corrected: the save is still found.

import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Puzzle, Result } from '@nonokit/core';
import { clueHash } from '@nonokit/core';
import type { PlayerProgress, SavedGame, SolveRecord } from '@nonokit/core/game';
import {
  continuesSave,
  mergeProgress,
  parseProgress,
  parseSave,
  puzzleOfSave,
  readSave,
  writeProgress,
  writeSave,
} from '@nonokit/core/game';
import { counted } from '../clock-words.ts';
import { replaceFileNow, sweepDrafts } from './replace-file.ts';

/** What was found for a puzzle. */
export interface Found {
  readonly saved: SavedGame | undefined;
  /** A sentence for the player if something was put aside. */
  readonly problem: string | undefined;
}

/** One save without its moves replayed. */
export interface SaveSummary {
  readonly clues: string;
  /** The share code of its puzzle. */
  readonly code: string;
  readonly board: string;
  readonly activeMs: number;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenMs: number;
  readonly text: string;
}

/** What an import did. */
export interface Imported {
  /** How many saves and records are new. */
  readonly saves: number;
  readonly records: number;
  /** Names of files that were put aside, as nothing is overwritten. */
  readonly aside: readonly string[];
  /** Sentences about what could not be read. */
  readonly problems: readonly string[];
}

/** Reads and writes the saves below one folder. */
export class SaveStore {
  readonly folder: string;
  /** What was read or written last, by path: whatever else is found there, another window wrote. */
  readonly #seen = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** True if nobody has played yet. */
  get isEmpty(): boolean {
    return this.#names().length === 0 && !existsSync(this.#records);
  }

  /** Finds the save of a puzzle. One that cannot be read is put aside and reported. */
  load(puzzle: Puzzle): Found {
    const path = this.#pathOf(clueHash(puzzle));
    sweepDrafts(path, Date.now());
    const text = readIfThere(path);
    this.#seen.delete(path);
    if (text === undefined) return { saved: undefined, problem: undefined };
    const saved = parseSave(text, puzzle);
    if (saved.ok) {
      this.#seen.set(path, text);
      return { saved: saved.value, problem: undefined };
    }
    const aside = putAside(path, 'bad');
    const why = saved.error[0]?.message ?? 'the save cannot be read';
    return { saved: undefined, problem: `${why}. It was kept as ${basename(aside)}; this is a new game.` };
  }

  /**
   * Writes the save of a game. If another window went on with the same puzzle meanwhile, its moves are not lost:
   * a game that has nothing to add leaves them alone, one that went another way puts them aside.
   *
   * @returns a sentence for the player if a game was put aside.
   */
  save(saved: SavedGame): string | undefined {
    const path = this.#pathOf(clueHash(saved.game.puzzle));
    const text = writeSave(saved);
    const found = readIfThere(path);
    const seen = this.#seen.get(path);
    let aside: string | undefined;
    if (found !== undefined && found !== seen && found !== text) {
      if (seen !== undefined && movesIn(text) === movesIn(seen)) return undefined;
      if (!continues(text, found)) aside = basename(keepAside(path, found));
    }
    replaceFileNow(path, text);
    this.#seen.set(path, text);
    return aside && `This puzzle is played in another window too. What was done there is kept as ${aside}.`;
  }

  /** All saves that can be read, the newest first. */
  summaries(unread: (name: string, why: string) => void = () => undefined): readonly SaveSummary[] {
    const found: SaveSummary[] = [];
    for (const name of this.#names()) {
      const path = join(this.#saves, name);
      const text = readIfThere(path);
      const fields = text === undefined ? undefined : readSave(text);
      if (fields?.ok === false) unread(name, fields.error[0]?.message ?? 'it cannot be read');
      if (text === undefined || !fields?.ok) continue;
      const { clues, puzzle, board, activeMs } = fields.value;
      found.push({ clues, code: puzzle, board, activeMs, writtenMs: statSync(path).mtimeMs, text });
    }
    return found.sort((a, b) => b.writtenMs - a.writtenMs);
  }

  /** Writes down that a puzzle was solved. */
  record(solved: SolveRecord): void {
    mkdirSync(this.folder, { recursive: true });
    // After a line that was cut off by a power cut a new one must not continue it.
    const isCutOff = !(readIfThere(this.#records) ?? '\n').endsWith('\n');
    appendFileSync(this.#records, `${isCutOff ? '\n' : ''}${JSON.stringify(solved)}\n`);
  }

  /** Everything solved so far, and how many lines of the file could not be read. */
  records(): { readonly records: readonly SolveRecord[]; readonly unreadCount: number } {
    const lines = (readIfThere(this.#records) ?? '').split('\n').filter((line) => line.trim() !== '');
    // One broken line, as a power cut leaves it, must not cost the others.
    let unreadCount = 0;
    const records = lines.flatMap((line) => {
      const one = parseProgress(`{"nonokit":"progress","version":1,"saves":[],"records":[${line}]}`);
      if (!one.ok || one.value.records.length === 0) unreadCount += 1;
      return one.ok ? one.value.records : [];
    });
    return { records, unreadCount };
  }

  /** All progress as one text, the same that the page reads and writes; and sentences about what is not in it. */
  exportText(): { readonly text: string; readonly problems: readonly string[] } {
    const problems: string[] = [];
    const saves = this.summaries((name, why) => problems.push(`${join(this.#saves, name)}: ${why}`));
    const { records, unreadCount } = this.records();
    if (unreadCount > 0) problems.push(`${this.#records}: ${counted(unreadCount, 'damaged line')} left out`);
    return { text: `${writeProgress({ saves: saves.map((each) => each.text), records })}\n`, problems };
  }

  /**
   * Takes the progress of another place over: records are joined, of two saves the later one stays.
   *
   * Nothing is lost by it: a save is taken only if it can be played again from its first move, and a game
   * here that went another way is put aside before it is replaced.
   */
  importText(text: string): Imported {
    const parsed = parseProgress(text);
    if (!parsed.ok) return { saves: 0, records: 0, aside: [], problems: parsed.error.map((found) => found.message) };
    const problems = parsed.value.problems.map((found) => found.message);
    const aside: string[] = [];
    let saves = 0;
    // The newest comes first in the text; written last it is the newest here, too.
    for (const [i, save] of [...parsed.value.saves.entries()].reverse()) {
      const puzzle = puzzleOfSave(save);
      const sound = puzzle.ok ? parseSave(save, puzzle.value) : puzzle;
      if (!sound.ok || !puzzle.ok) {
        problems.push(...problemsOf(sound).map((why) => `save ${i + 1} was not taken: ${why}`));
      } else if (this.#take(save, puzzle.value, aside)) saves += 1;
    }
    const mine = this.records().records;
    const { records } = mergeProgress({ saves: [], records: mine }, { saves: [], records: parsed.value.records });
    for (const record of records.slice(mine.length)) this.record(record);
    return { saves, records: records.length - mine.length, aside, problems };
  }

  /** Writes a sound save if it is later than the one that is there. */
  #take(theirs: string, puzzle: Puzzle, aside: string[]): boolean {
    const path = this.#pathOf(clueHash(puzzle));
    const mine = readIfThere(path);
    if (mine !== undefined) {
      const isSound = parseSave(mine, puzzle).ok;
      const progress = (saves: string): PlayerProgress => ({ saves: [saves], records: [] });
      if (isSound && mergeProgress(progress(mine), progress(theirs)).saves[0] === mine) return false;
      if (!isSound || !continues(theirs, mine)) aside.push(basename(putAside(path, isSound ? 'old' : 'bad')));
    }
    replaceFileNow(path, theirs, true);
    return true;
  }

  get #saves(): string {
    return join(this.folder, 'saves');
  }

  get #records(): string {
    return join(this.folder, 'records.jsonl');
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.#saves).filter((name) => name.endsWith('.json'));
    } catch {
      return [];
    }
  }

  #pathOf(clues: string): string {
    // A hash from an imported file is a name of a file: it must not lead anywhere else.
    return join(this.#saves, `${clues.replaceAll(/[^A-Za-z0-9_-]/g, '_')}.json`);
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function putAside(path: string, why: 'bad' | 'old'): string {
  let number = 1;
  while (existsSync(`${path}.${why}-${number}`)) number += 1;
  const aside = `${path}.${why}-${number}`;
  renameSync(path, aside);
  return aside;
}

/** Puts a game aside, over an earlier part of the same game if there is one: two windows in turn make two files. */
function keepAside(path: string, text: string): string {
  for (let number = 1; ; number += 1) {
    const aside = `${path}.old-${number}`;
    const there = readIfThere(aside);
    if (there !== undefined && !continues(text, there)) continue;
    replaceFileNow(aside, text);
    return aside;
  }
}

/** True if no move is lost by replacing the second save with the first. */
function continues(save: string, earlier: string): boolean {
  const [next, before] = [readSave(save), readSave(earlier)];
  return next.ok && before.ok && continuesSave(next.value, before.value);
}

/** Moves and how many of them stand: the same in two saves that differ only in their time. */
function movesIn(save: string): string | undefined {
  const fields = readSave(save);
  return fields.ok ? `${fields.value.made} ${fields.value.moves}` : undefined;
}

function problemsOf(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.error.map((found) => found.message);
}
