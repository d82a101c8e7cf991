// All progress of a player as one text: every save and every record, to carry from one machine, or one
// front end, to another.
//
//   {"nonokit":"progress","version":1,"saves":[{…},{…}],"records":[{…}]}
//
// A single save, as a page hands it out, is read as progress too: the progress of one puzzle.

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import { isIsoDate } from '../puzzle/iso-date.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { isCount, isJsonObject, parseJson } from './json-value.ts';
import type { SaveFields } from './save.ts';
import { readSave, saveFieldsOf } from './save.ts';
import type { SolveRecord } from './statistics.ts';

/** Goes up when old readers could not understand new files. */
export const PROGRESS_VERSION = 1;

/** Everything a player has. */
export interface PlayerProgress {
  /** Texts of `writeSave`, one for each puzzle begun. */
  readonly saves: readonly string[];
  readonly records: readonly SolveRecord[];
}

/** Progress that was read, with what had to be left out. */
export interface ImportedProgress extends PlayerProgress {
  readonly problems: readonly Problem[];
}

/** Writes all progress; saves that cannot be read are left out, for they would make the whole text unreadable. */
export function writeProgress({ saves, records }: PlayerProgress): string {
  const fields = saves.flatMap((text) => {
    const save = readSave(text);
    return save.ok ? [save.value] : [];
  });
  return JSON.stringify({ nonokit: 'progress', version: PROGRESS_VERSION, saves: fields, records });
}

/**
 * Reads it back. A damaged save or record is left out and reported: it does not cost the others.
 *
 * @returns `bad-save` if the text as a whole is no progress of this program.
 */
export function parseProgress(text: string): Result<ImportedProgress> {
  const value = parseJson(text);
  if (!isJsonObject(value)) return err([bad('it is not JSON of the right form')]);
  const { nonokit, version, saves: savedGames, records: solved } = value;
  if (nonokit === 'save') {
    const save = readSave(text);
    return save.ok ? ok({ saves: [JSON.stringify(save.value)], records: [], problems: [] }) : save;
  }
  if (nonokit !== 'progress') return err([bad('it is not progress of this program')]);
  if (version !== PROGRESS_VERSION) {
    return err([bad(`its version is ${version}, this program reads ${PROGRESS_VERSION}`)]);
  }
  const problems: Problem[] = [];
  const saves = listOf(savedGames).flatMap((entry, i) => {
    const save = saveFieldsOf(entry);
    if (save.ok) return [JSON.stringify(save.value)];
    problems.push(...save.error.map(({ message }) => bad(`save ${i + 1}: ${message}`)));
    return [];
  });
  const records = listOf(solved).flatMap((entry, i) => {
    if (isSolveRecord(entry)) return [recordOf(entry)];
    problems.push(bad(`record ${i + 1} is damaged`));
    return [];
  });
  return ok({ saves, records, problems });
}

/** Puts two players' progress together: all records once; of two saves for one puzzle the later one. */
export function mergeProgress(mine: PlayerProgress, theirs: PlayerProgress): PlayerProgress {
  const saves = new Map<string, { readonly text: string; readonly fields: SaveFields }>();
  for (const text of [...mine.saves, ...theirs.saves]) {
    const save = readSave(text);
    if (!save.ok) continue;
    const other = saves.get(save.value.clues);
    if (other === undefined || isLaterSave(save.value, other.fields)) {
      saves.set(save.value.clues, { text, fields: save.value });
    }
  }
  const records = new Map(
    [...mine.records, ...theirs.records].map((record) => [JSON.stringify(recordOf(record)), record]),
  );
  return { saves: [...saves.values()].map(({ text }) => text), records: [...records.values()] };
}

/**
 * True if the first save has every move of the second, in its order: nothing is lost by taking it instead.
 *
 *   moves "?>1:0 ?>.:3 ?>1:9"  continues  "?>1:0 ?>.:3"
 */
export function continuesSave(save: SaveFields, earlier: SaveFields): boolean {
  return `${save.moves} `.startsWith(earlier.moves === '' ? '' : `${earlier.moves} `);
}

/**
 * Which of two saves of one puzzle to go on with: the one that continues the other; of two that went
 * different ways the longer played, then the one with more moves.
 */
function isLaterSave(save: SaveFields, other: SaveFields): boolean {
  const isContinued = continuesSave(other, save);
  if (isContinued !== continuesSave(save, other)) return !isContinued;
  if (save.activeMs !== other.activeMs) return save.activeMs > other.activeMs;
  return save.made > other.made;
}

/** A copy with the known fields in a fixed order. */
function recordOf(record: SolveRecord): SolveRecord {
  const { clues, date, width, height, colorCount, activeMs, hintsUsed, daily } = record;
  const known = { clues, date, width, height, colorCount, activeMs, hintsUsed };
  return daily === undefined ? known : { ...known, daily };
}

function isSolveRecord(value: unknown): value is SolveRecord {
  if (!isJsonObject(value)) return false;
  const { clues, date, daily, width, height, colorCount, activeMs, hintsUsed } = value;
  const isDay = (day: unknown): boolean => typeof day === 'string' && isIsoDate(day);
  return (
    typeof clues === 'string' &&
    isDay(date) &&
    (daily === undefined || isDay(daily)) &&
    [width, height, colorCount, activeMs, hintsUsed].every(isCount)
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function bad(what: string): Problem {
  return problem('bad-save', `the progress cannot be read: ${what}`);
}
