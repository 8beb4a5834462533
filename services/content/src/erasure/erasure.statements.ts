import type { EntityManager } from '@product/platform/database/database';

/** Questions belong to nobody; only messages can name a person. */
export async function erasePerson(em: EntityManager, { userId }: { userId: string }): Promise<void> {
  await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [userId]);
}
