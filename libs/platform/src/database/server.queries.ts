import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { ENDS_AT_ONCE } from './entity-rows.js';
import { readRows } from './statements.js';

const TimeSchema = z.object({ now: z.number() });

/**
 * The time of the database server, which all processes share, to the millisecond: in a transaction the time at which
 * the transaction began.
 */
export async function readServerTime(em: EntityManager): Promise<Date> {
  // SQL: the ORM has no clock.
  const [row] = await readRows(em, TimeSchema, 'select extract(epoch from now())::float8 * 1000 as now');
  if (!row) throw new Error('The database server returned no time.');
  return new Date(row.now);
}

/**
 * Waits until no other transaction holds this lock, and holds it to the end of the transaction. Those who share it hold
 * it at the same time, and wait only for one who does not. Throws without a transaction.
 */
export async function lockName(em: EntityManager, name: string, { isShared = false } = {}): Promise<void> {
  if (!em.isInTransaction()) throw new Error(ENDS_AT_ONCE);
  const lock = isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  // SQL: the ORM has no advisory locks.
  await readRows(em, z.object({}), `select ${lock}(hashtextextended(?, 0))`, [name]);
}
