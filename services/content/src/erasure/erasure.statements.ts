import type { EntityManager } from '@sumfox/platform/database/database';

/**
 * A parent's topics go with the parent; what an admin made for everybody stays and is nobody's. Questions belong to
 * nobody; what was read from a person's PDFs, and messages, can name one.
 */
const STATEMENTS = [
  'delete from topic_similarity_decisions where account_id = ?::uuid',
  'delete from topics where owner_id = ?::uuid and not is_shared',
  'update topics set owner_id = null where owner_id = ?::uuid',
  'delete from extractions where account_id = ?',
  `delete from outbox_messages where data::text like '%' || ?::text || '%'`,
];

/** Forgets a person. */
export async function erasePerson(em: EntityManager, { userId }: { userId: string }): Promise<void> {
  for (const statement of STATEMENTS) await em.execute(statement, [userId]);
}
