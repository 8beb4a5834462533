import { serviceFailed } from '@sumfox/contracts/messages/events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

/**
 * Deletes the oldest failures before a moment and adds them to the stored count; one event may report several. Returns
 * the number of deleted events.
 */
export async function deleteOldFailures(em: EntityManager, before: Date, limit: number): Promise<number> {
  // SQL: the ORM cannot add to a number what a deletion returns.
  const [row] = await readRows(
    em,
    z.object({ events: z.int() }),
    `with gone as (
       delete from events where id in (
         select id from events where name = ? and occurred_at < ? order by occurred_at limit ?)
       returning name, coalesce((data->>'count')::int, 1) as count),
     kept as (
       insert into forgotten_events as known (name, count) select name, sum(count) from gone group by name
       on conflict (name) do update set count = known.count + excluded.count)
     select count(*)::int as events from gone`,
    [serviceFailed.name, before, limit],
  );
  return row?.events ?? 0;
}
