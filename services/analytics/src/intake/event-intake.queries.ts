import type { EntityManager } from '@sumfox/platform/database/database';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { changeRows } from '@sumfox/platform/database/statements';
import type { ReceivedEvent } from '@sumfox/platform/messaging/event-handler';
import type { Effect } from '@sumfox/platform/messaging/inbox.queries';

const SENT = `jsonb_to_recordset(?::jsonb)
  as sent(id uuid, name text, version int, source text, "occurredAt" timestamptz, data jsonb)`;

/**
 * Stores events as they came; the inbox forgets after some days, and the key of the event itself refuses what comes even
 * later.
 */
function toEffect(source: string, events: readonly ReceivedEvent[]): Effect {
  return {
    sql: `insert into events (id, name, version, source, occurred_at, data, received_at)
      select id, name, version, source, "occurredAt", data, now() from ${source} on conflict do nothing`,
    params: [JSON.stringify(events.map(({ envelope, data }) => ({ ...envelope, data })))],
  };
}

/** Stores events, those alone that are new in the inbox. */
export function toStoring(events: readonly ReceivedEvent[]): Effect {
  return toEffect(`${SENT} join fresh using (id)`, events);
}

/** Stores events in the caller's transaction. */
export async function storeEvents(em: EntityManager, events: readonly ReceivedEvent[]): Promise<void> {
  const { sql, params } = toEffect(SENT, events);
  // SQL: nearly every event of the product comes this way, and the server's clock would cost the ORM one trip more.
  await changeRows(em, markPrepared(sql), params);
}
