// node:sqlite as the database of jobs: one file, no server to install.

import type { DatabaseSync } from 'node:sqlite';
import type { Sql, Statement } from '../../jobs/sql.ts';

/** An open database. */
export interface NodeSql extends Sql {
  close(): void;
}

/** Opens a file, or `:memory:`. The module is loaded only here: it is new, and Node says so once. */
export async function openSql(path: string): Promise<NodeSql> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path);
  // Writers do not block readers, and a killed process leaves a file that opens again.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = ({ sql }: Statement): ReturnType<DatabaseSync['prepare']> => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    query: async <Row>(one: Statement) => prepare(one).all(...one.values) as unknown as readonly Row[],
    run: async (statements) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const changes = statements.map((one) => Number(prepare(one).run(...one.values).changes));
        database.exec('COMMIT');
        return changes;
      } catch (failure) {
        database.exec('ROLLBACK');
        throw failure;
      }
    },
    close: () => database.close(),
  };
}
