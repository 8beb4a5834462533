import type { EntityManager } from '@product/platform/database/database';

/** Questions belong to nobody; only what was read from a person's PDFs, and messages, can name one. */
export async function erasePerson(em: EntityManager, { userId }: { userId: string }): Promise<void> {
  await em.execute('delete from extractions where account_id = ?', [userId]);
  await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [userId]);
}
