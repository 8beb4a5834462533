import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@sumfox/platform/database/database';
import { holdUsage } from '../usage/usage.statements.js';

/** Where figures are counted from that name a person. */
const PERSONAL_COLUMNS = [
  ['usage_people', 'person_id'],
  ['usage_days', 'person_id'],
  ['usage_weeks', 'person_id'],
  ['usage_papers', 'pupil_id'],
] as const;

/**
 * Puts a random id, kept nowhere else, in the place of the person's: the figures built from the events stay right, and
 * nobody can say any more whose they were.
 */
export async function erasePerson(em: EntityManager, { userId }: { userId: string }): Promise<void> {
  // Whoever has read the events before would count the person in again after.
  await holdUsage(em);
  const nobody = randomUUID();
  await em.execute(
    `update events set data = replace(data::text, ?, ?)::jsonb where data::text like '%' || ?::text || '%'`,
    [userId, nobody, userId],
  );
  for (const [table, column] of PERSONAL_COLUMNS)
    await em.execute(`update ${table} set ${column} = ? where ${column} = ?`, [nobody, userId]);
  await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [userId]);
}
