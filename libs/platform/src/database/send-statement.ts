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
    const pool = await em.getConnection().getNativeClient();
    const { rows, rowCount } = await pool.query<Record<string, unknown>>(numbered, [...values]);
    return { rows, changed: rowCount ?? 0 };
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}
