import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { changeRows, readRows } from '../database/statements.js';

/** The quoted names of the service's tables; with `isDirty` only those with deleted rows in their statistics. */
export async function listTables(em: EntityManager, isDirty: boolean): Promise<string[]> {
  // SQL: the server's statistics are no entity.
  const tables = await readRows(
    em,
    z.object({ name: z.string() }),
    `select quote_ident(relname) as name from pg_stat_user_tables
     where not ?::boolean or n_dead_tup > 0 order by relname`,
    [isDirty],
  );
  return tables.map(({ name }) => name);
}

/** Clears the deleted rows out of a table, unless another process works on it. `table` is a quoted name. */
export async function clearDeadRows(em: EntityManager, table: string): Promise<void> {
  // SQL: the ORM does not look after tables.
  await changeRows(em, `vacuum (skip_locked, index_cleanup on) ${table}`);
}
