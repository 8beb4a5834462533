import type { ReceivedEvent } from '@sumfox/platform/messaging/event-handler';
import type { Effect } from '@sumfox/platform/messaging/inbox.queries';

/**
 * Stores events as they came, those alone that are new in the inbox. The inbox forgets after some days, and the key of
 * the event itself refuses what comes even later.
 */
export function toStoring(events: readonly ReceivedEvent[]): Effect {
  return {
    sql: `insert into events (id, name, version, source, occurred_at, data, received_at)
      select id, name, version, source, "occurredAt", data, now() from jsonb_to_recordset(?::jsonb)
        as sent(id uuid, name text, version int, source text, "occurredAt" timestamptz, data jsonb)
        join fresh using (id)
      on conflict do nothing`,
    params: [JSON.stringify(events.map(({ envelope, data }) => ({ ...envelope, data })))],
  };
}
