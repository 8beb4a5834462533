import type { EntityManager } from '@sumfox/platform/database/database';
import { changeRows } from '@sumfox/platform/database/statements';

/** Deletes the messages of this service's outbox that name an account. */
export async function deleteMessagesAbout(em: EntityManager, accountId: string): Promise<void> {
  // SQL: the ORM does not search the text of jsonb.
  await changeRows(em, `delete from outbox_messages where data::text like '%' || ?::text || '%'`, [
    accountId,
  ]);
}

/** Begins a new file of the server's write-ahead log, and has what the old files hold written into the tables. */
export async function switchLogFile(em: EntityManager): Promise<void> {
  for (const statement of ['select pg_switch_wal()', 'checkpoint'])
    // SQL: the ORM does not manage the server.
    await changeRows(em, statement);
}
