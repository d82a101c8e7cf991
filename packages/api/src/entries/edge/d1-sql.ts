// D1 as the database of jobs.

import type { Sql, Statement } from '../../jobs/sql.ts';

interface D1Statement {
  bind(...values: unknown[]): D1Statement;
  all(): Promise<{ readonly results: unknown[] }>;
}

/** The part of the D1 binding that is used. */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<{ readonly meta: { readonly changes?: number } }[]>;
}

/** Wraps the binding. */
export function d1Sql(database: D1Binding): Sql {
  const prepared = ({ sql, values }: Statement): D1Statement => database.prepare(sql).bind(...values);
  return {
    query: async <Row>(one: Statement) => (await prepared(one).all()).results as readonly Row[],
    run: async (statements) => {
      const results = await database.batch(statements.map(prepared));
      return results.map((result) => result.meta.changes ?? 0);
    },
  };
}
