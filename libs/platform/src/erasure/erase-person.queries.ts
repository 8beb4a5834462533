import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changeRows } from '../database/statements.js';
import type { ErasedPerson, ErasurePlan, ErasureStep } from '../database/erasure-plan.js';
import { toStatement } from './erasure.rules.js';

/** Messages of every service may name a person. */
const MESSAGES: ErasureStep = { table: 'outbox_messages', column: 'data', holds: 'json', action: 'delete' };

/** Erases a person from a service's database, in the caller's transaction. */
export async function erasePerson(em: EntityManager, plan: ErasurePlan, person: ErasedPerson): Promise<void> {
  const nobody = randomUUID();
  await plan.before?.(em);
  for (const step of [...plan.steps, MESSAGES]) {
    const { sql, params } = toStatement(step, person, nobody);
    // SQL: one executor for the tables and columns that every feature names as data.
    await changeRows(em, sql, params);
  }
  await plan.after?.(em);
}
