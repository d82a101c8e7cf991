// Jobs in a database. The one rule that makes redelivery harmless: a slice counts only if the item still
// waits for exactly this slice, and recording it moves the item on, both in the same statement.
//
//   … SET slice = slice + 1, ticks = ticks + ? … WHERE job = ? AND item = ? AND slice = ?
//
// So a message that comes twice, a worker that was thought dead, two workers on the same slice: the
// first one counts, the other changes no row.

import type { FinishedLine, JobRecord, NewJob, Outcome, SliceInput, SliceMessage } from './job.ts';
import type { Sql, Statement } from './sql.ts';
import { statement } from './sql.ts';

/** An item as a worker finds it. */
export interface WaitingItem extends SliceInput {
  /** Slices done. */
  readonly slice: number;
  /** True if there is nothing left to do: finished, or its job was cancelled. */
  readonly isOver: boolean;
}

/** What a slice came to. */
export type SliceRecord = { readonly message: SliceMessage; readonly ticks: number } & (
  | { readonly kind: 'paused'; readonly state: string }
  | { readonly kind: 'finished'; readonly outcome: Outcome; readonly json: string }
);

interface ItemRow {
  readonly job: string;
  readonly item: number;
  readonly code: string;
  readonly given: string | null;
  readonly options: string;
  readonly state: string | null;
  readonly ticks: number;
  readonly budget: number;
  readonly slice: number;
  readonly isOver: number;
}

const TABLES = [
  `CREATE TABLE IF NOT EXISTS jobs (
    id TEXT PRIMARY KEY, created INTEGER NOT NULL, options TEXT NOT NULL, budget INTEGER NOT NULL,
    puzzles INTEGER NOT NULL, cancelled INTEGER NOT NULL DEFAULT 0)`,
  `CREATE TABLE IF NOT EXISTS items (
    job TEXT NOT NULL, item INTEGER NOT NULL, code TEXT NOT NULL, given TEXT,
    slice INTEGER NOT NULL DEFAULT 0, ticks INTEGER NOT NULL DEFAULT 0, state TEXT,
    touched INTEGER NOT NULL, finished INTEGER, outcome TEXT, line TEXT,
    PRIMARY KEY (job, item))`,
  'CREATE INDEX IF NOT EXISTS items_open ON items (touched) WHERE finished IS NULL',
  'CREATE INDEX IF NOT EXISTS items_finished ON items (job, finished)',
];

/** Longest text that one statement inserts from. */
const INSERT_CHARS = 400_000;

/** The tables and what is done with them. */
export class JobStore {
  readonly #sql: Sql;
  readonly #now: () => number;
  #ready: Promise<unknown> | undefined;

  constructor(sql: Sql, now: () => number = Date.now) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Creates the tables where they are missing. */
  ready(): Promise<unknown> {
    this.#ready ??= this.#sql.run(TABLES.map((sql) => statement(sql)));
    return this.#ready;
  }

  /** Stores a job with its items; puzzles that cannot be asked are finished from the start. */
  async create(id: string, job: NewJob): Promise<void> {
    await this.ready();
    const now = this.#now();
    let refused = 0;
    const rows = job.items.map(({ code, given, refusal }, item) => {
      if (refusal !== null) refused += 1;
      const finished = refusal === null ? null : refused;
      return JSON.stringify({ item, code, given: given && JSON.stringify(given), finished, line: refusal });
    });
    const inserts = chunks(rows).map((chunk) =>
      statement(
        `INSERT INTO items (job, item, code, given, touched, finished, outcome, line)
         SELECT ?1, value ->> 'item', value ->> 'code', value ->> 'given', ?2, value ->> 'finished',
           CASE WHEN value ->> 'line' IS NULL THEN NULL ELSE 'refused' END, value ->> 'line'
         FROM json_each(?3)`,
        id,
        now,
        `[${chunk.join(',')}]`,
      ),
    );
    await this.#sql.run([
      statement(
        'INSERT INTO jobs (id, created, options, budget, puzzles) VALUES (?1, ?2, ?3, ?4, ?5)',
        id,
        now,
        JSON.stringify(job.options),
        job.budget,
        job.items.length,
      ),
      ...inserts,
    ]);
  }

  /** Where a job is; `undefined` if there is none. */
  async find(id: string): Promise<JobRecord | undefined> {
    await this.ready();
    const [job] = await this.#sql.query<{ created: number; puzzles: number; cancelled: number }>(
      statement('SELECT created, puzzles, cancelled FROM jobs WHERE id = ?1', id),
    );
    if (job === undefined) return undefined;
    const groups = await this.#sql.query<{ outcome: Outcome | null; count: number; ticks: number }>(
      statement(
        'SELECT outcome, COUNT(*) AS count, SUM(ticks) AS ticks FROM items WHERE job = ?1 GROUP BY outcome',
        id,
      ),
    );
    const closed = groups.filter((group) => group.outcome !== null);
    const finished = closed.reduce((sum, group) => sum + group.count, 0);
    const isDone = finished >= job.puzzles;
    return {
      id,
      created: job.created,
      state: isDone ? 'done' : job.cancelled === 0 ? 'running' : 'cancelled',
      puzzles: job.puzzles,
      finished,
      outcomes: Object.fromEntries(closed.map((group) => [group.outcome, group.count])),
      ticks: groups.reduce((sum, group) => sum + group.ticks, 0),
    };
  }

  /** Finished items after a number, in the order in which they were finished. */
  async lines(id: string, after: number, most: number): Promise<readonly FinishedLine[]> {
    await this.ready();
    return this.#sql.query<FinishedLine>(
      statement(
        'SELECT finished AS number, line AS json FROM items WHERE job = ?1 AND finished > ?2 ORDER BY finished LIMIT ?3',
        id,
        after,
        most,
      ),
    );
  }

  /** No more slices for this job. */
  async cancel(id: string): Promise<void> {
    await this.ready();
    await this.#sql.run([statement('UPDATE jobs SET cancelled = 1 WHERE id = ?1', id)]);
  }

  /** What a worker needs for the next slices of these items, by `job/item`. */
  async items(messages: readonly SliceMessage[]): Promise<Map<string, WaitingItem>> {
    await this.ready();
    const rows = await this.#sql.query<ItemRow>(
      statement(
        `SELECT job, item, code, given, options, state, ticks, budget, slice,
           finished IS NOT NULL OR cancelled AS isOver
         FROM items JOIN jobs ON jobs.id = items.job
         WHERE (job, item) IN (SELECT value ->> 'job', value ->> 'item' FROM json_each(?1))`,
        JSON.stringify(messages),
      ),
    );
    return new Map(rows.map((row) => [`${row.job}/${row.item}`, waitingItem(row)]));
  }

  /** Records slices; false for those that do not count, because they were recorded already. */
  async record(slices: readonly SliceRecord[]): Promise<readonly boolean[]> {
    const now = this.#now();
    const changes = await this.#sql.run(slices.map((slice) => recordStatement(slice, now)));
    return changes.map((changed) => changed > 0);
  }

  /** Every item there is something left to do for. */
  async open(): Promise<readonly SliceMessage[]> {
    await this.ready();
    return this.#sql.query<SliceMessage>(
      statement(
        `SELECT job, item, slice FROM items JOIN jobs ON jobs.id = items.job
         WHERE finished IS NULL AND cancelled = 0 ORDER BY created, item`,
      ),
    );
  }

  /** Open items nobody has touched for so long, oldest first: their message may have been lost. */
  async stalled(olderThanMs: number, most: number): Promise<readonly SliceMessage[]> {
    await this.ready();
    const before = this.#now() - olderThanMs;
    const found = await this.#sql.query<SliceMessage>(
      statement(
        `SELECT job, item, slice FROM items JOIN jobs ON jobs.id = items.job
         WHERE finished IS NULL AND touched <= ?1 AND cancelled = 0 ORDER BY touched LIMIT ?2`,
        before,
        most,
      ),
    );
    return found;
  }

  /** Marks items as seen just now, so that the next sweep leaves them alone. */
  async touch(messages: readonly SliceMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await this.#sql.run([
      statement(
        `UPDATE items SET touched = ?1 WHERE (job, item) IN
           (SELECT value ->> 'job', value ->> 'item' FROM json_each(?2))`,
        this.#now(),
        JSON.stringify(messages),
      ),
    ]);
  }

  /** Forgets jobs older than so long. */
  async expire(olderThanMs: number): Promise<void> {
    await this.ready();
    const before = this.#now() - olderThanMs;
    await this.#sql.run([
      statement('DELETE FROM items WHERE job IN (SELECT id FROM jobs WHERE created < ?1)', before),
      statement('DELETE FROM jobs WHERE created < ?1', before),
    ]);
  }
}

function waitingItem({ code, given, options, state, ticks, budget, slice, isOver }: ItemRow): WaitingItem {
  return {
    code,
    state,
    budget,
    slice,
    given: given === null ? null : JSON.parse(given),
    options: JSON.parse(options),
    ticksBefore: ticks,
    isOver: isOver !== 0,
  };
}

function recordStatement(record: SliceRecord, now: number): Statement {
  const { job, item, slice } = record.message;
  const where = 'WHERE job = ?1 AND item = ?2 AND slice = ?3 AND finished IS NULL';
  const moved = 'UPDATE items SET slice = slice + 1, ticks = ticks + ?4, touched = ?5';
  const values = [job, item, slice, record.ticks, now] as const;
  if (record.kind === 'paused') return statement(`${moved}, state = ?6 ${where}`, ...values, record.state);
  return statement(
    `${moved}, state = NULL, outcome = ?6, line = ?7,
       finished = (SELECT COALESCE(MAX(finished), 0) + 1 FROM items WHERE job = ?1) ${where}`,
    ...values,
    record.outcome,
    record.json,
  );
}

function chunks(rows: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (size + row.length > INSERT_CHARS) {
      all.push([]);
      size = 0;
    }
    all.at(-1)?.push(row);
    size += row.length;
  }
  return all;
}
