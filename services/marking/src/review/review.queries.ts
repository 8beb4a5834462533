import type { EntityManager } from '@sumfox/platform/database/database';
import { changeRows } from '@sumfox/platform/database/statements';

/** Of every group without an open entry, the oldest that had joined it is open now. */
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
