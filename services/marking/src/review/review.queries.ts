import type { EntityManager } from '@sumfox/platform/database/database';
import { changeRows } from '@sumfox/platform/database/statements';

/** Opens the oldest entry of every group that has none open. */
export async function reopenGroups(em: EntityManager): Promise<void> {
  // SQL: the ORM cannot take the first row of each group.
  await changeRows(
    em,
    `update reviews set status = 'open' where id in (
       select distinct on (group_key) id from reviews joined where status = 'joined'
         and not exists (select 1 from reviews led where led.group_key = joined.group_key and led.status = 'open')
       order by group_key, id)`,
  );
}
