import type { EntityManager } from '@product/platform/database/database';

/**
 * Puts a random id, kept nowhere else, in the place of the person's: the figures built from the events stay right, and
 * nobody can say any more whose they were.
 */
export async function erasePerson(em: EntityManager, { userId }: { userId: string }): Promise<void> {
  await em.execute(
    `with nobody as (select gen_random_uuid()::text as id)
     update events set data = replace(data::text, ?, nobody.id)::jsonb from nobody
     where data::text like '%' || ?::text || '%'`,
    [userId, userId],
  );
  await em.execute(`delete from outbox_messages where data::text like '%' || ?::text || '%'`, [userId]);
}
