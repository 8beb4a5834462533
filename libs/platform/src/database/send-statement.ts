import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/** Rows that a statement returned, and how many it changed. */
export interface Sent {
  rows: Array<Record<string, unknown>>;
  changed: number;
}

/**
 * Sends a statement in the entity manager's transaction. Without one it goes straight to the pool. The builder of the
 * ORM would lend it a connection by a dozen promises and copies, as costly as a short statement itself. Throws the error
 * of the ORM.
 */
export async function sendStatement(
  em: EntityManager,
  numbered: string,
  values: readonly unknown[],
): Promise<Sent> {
  try {
    if (em.isInTransaction()) {
      const query = CompiledQuery.raw(numbered, [...values]);
      const { rows, numAffectedRows } = await em.getKysely().executeQuery<Record<string, unknown>>(query);
      return { rows, changed: Number(numAffectedRows ?? 0) };
    }
    return await sendAlone(em, numbered, values);
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}

/**
 * Sends a statement on a connection that it has to itself, outside any transaction. The pool's own `query` would end the
 * connection on any error, and lose its prepared statements; a row that is there already is such an error. A statement
 * that waited for a connection would also run in the trace of the call that returned it.
 */
export async function sendAlone(
  em: EntityManager,
  numbered: string,
  values: readonly unknown[],
): Promise<Sent> {
  const pool = await em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    const answer = await client.query<Record<string, unknown>>(numbered, [...values]);
    const { command, rows, rowCount } = answer;
    // The server counts the rows that a read returned.
    return { rows, changed: command === 'SELECT' ? 0 : (rowCount ?? 0) };
  } finally {
    client.release();
  }
}
