// The little that jobs need of a database, so that D1 and node:sqlite run the same statements.

/** What a statement can bind. */
export type SqlValue = string | number | null;

/** One statement with its values, `?1` and so on. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A database. */
export interface Sql {
  query<Row>(statement: Statement): Promise<readonly Row[]>;
  /** Runs all or none; resolves to the number of rows each changed. */
  run(statements: readonly Statement[]): Promise<readonly number[]>;
}

/** Builds a statement. */
export function statement(sql: string, ...values: readonly SqlValue[]): Statement {
  return { sql, values };
}
