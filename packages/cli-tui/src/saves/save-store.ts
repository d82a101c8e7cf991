// The saves of one player, one file for each puzzle, under the hash of its clues:
//
//   $XDG_STATE_HOME/nono/saves/3f9c….json       the game, as core/game writes it
//                              3f9c….json.bad-1  a save that could not be read: put aside, never overwritten
//                       records.jsonl            one line for each puzzle solved
//
// A file renamed elsewhere, a puzzle from another folder, a title corrected: the save is still found.

import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Puzzle } from '@nonokit/core';
import { clueHash } from '@nonokit/core';
import type { PlayerProgress, SavedGame, SolveRecord } from '@nonokit/core/game';
import { mergeProgress, parseProgress, parseSave, readSave, writeProgress, writeSave } from '@nonokit/core/game';
import { replaceFileNow } from './replace-file.ts';

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

/** Reads and writes the saves below one folder. */
export class SaveStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Finds the save of a puzzle. One that cannot be read is put aside and reported. */
  load(puzzle: Puzzle): Found {
    const path = this.#pathOf(clueHash(puzzle));
    const text = readIfThere(path);
    if (text === undefined) return { saved: undefined, problem: undefined };
    const saved = parseSave(text, puzzle);
    if (saved.ok) return { saved: saved.value, problem: undefined };
    const aside = putAside(path);
    const why = saved.error[0]?.message ?? 'the save cannot be read';
    return { saved: undefined, problem: `${why}. It was kept as ${basename(aside)}; this is a new game.` };
  }

  /** Writes the save of a game. */
  save(saved: SavedGame): void {
    replaceFileNow(this.#pathOf(clueHash(saved.game.puzzle)), writeSave(saved));
  }

  /** All saves that can be read, the newest first. */
  summaries(): readonly SaveSummary[] {
    const found: SaveSummary[] = [];
    for (const name of this.#names()) {
      const path = join(this.#saves, name);
      const text = readIfThere(path);
      const fields = text === undefined ? undefined : readSave(text);
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

  /** All progress as one text, the same that the page reads and writes. */
  exportText(): string {
    return `${writeProgress(this.#progress())}\n`;
  }

  /**
   * Takes the progress of another place over: records are joined, of two saves the longer played stays.
   *
   * @returns how much is new, and sentences about what could not be read; `undefined` if nothing could.
   */
  importText(text: string): { readonly saves: number; readonly records: number; readonly problems: readonly string[] } {
    const parsed = parseProgress(text);
    if (!parsed.ok) return { saves: 0, records: 0, problems: parsed.error.map((found) => found.message) };
    const mine = this.#progress();
    const merged = mergeProgress(mine, parsed.value);
    const old = new Set(mine.saves);
    const newSaves = merged.saves.filter((save) => !old.has(save));
    for (const save of newSaves) {
      const fields = readSave(save);
      if (fields.ok) replaceFileNow(this.#pathOf(fields.value.clues), save, true);
    }
    const known = new Set(mine.records.map((record) => JSON.stringify(record)));
    const newRecords = merged.records.filter((record) => !known.has(JSON.stringify(record)));
    for (const record of newRecords) this.record(record);
    return {
      saves: newSaves.length,
      records: newRecords.length,
      problems: parsed.value.problems.map((found) => found.message),
    };
  }

  get #saves(): string {
    return join(this.folder, 'saves');
  }

  get #records(): string {
    return join(this.folder, 'records.jsonl');
  }

  #progress(): PlayerProgress {
    return { saves: this.summaries().map((summary) => summary.text), records: this.records().records };
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

function putAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.bad-${number}`)) number += 1;
  const aside = `${path}.bad-${number}`;
  renameSync(path, aside);
  return aside;
}
