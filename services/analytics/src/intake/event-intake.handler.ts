import { EVENTS, type EventDefinition } from '@sumfox/contracts/messages/events';
import type {
  EventHandler,
  ReceivedEvent,
  StatementHandler,
} from '@sumfox/platform/messaging/event-handler';
import { isProjected, projectEvent } from '../quality/projection.js';
import { heartbeatHandler } from '../health/heartbeat.handler.js';

type Handler = EventHandler | StatementHandler;

/**
 * Stores events as they came; the inbox forgets after some days, and the key of the event itself refuses what comes even
 * later.
 */
function toKeep(source: string): string {
  return `insert into events (id, name, version, source, occurred_at, data, received_at)
    select id, name, version, source, "occurredAt", data, now() from ${source} on conflict do nothing`;
}
const SENT = `jsonb_to_recordset(?::jsonb)
  as sent(id uuid, name text, version int, source text, "occurredAt" timestamptz, data jsonb)`;

const toParam = (events: readonly ReceivedEvent[]): string =>
  JSON.stringify(events.map(({ envelope, data }) => ({ ...envelope, data })));

/** Keeps events as they came. */
function keeping(event: EventDefinition): StatementHandler {
  return {
    event,
    toStatement: (events) => ({ sql: toKeep(`${SENT} join fresh using (id)`), params: [toParam(events)] }),
  };
}

/** Keeps an event as it came, and counts it in. */
function counting(event: EventDefinition): EventHandler {
  return {
    event,
    async apply(em, data, _prepared, envelope) {
      await em.execute(toKeep(SENT), [toParam([{ envelope, data }])]);
      await projectEvent(em, {
        id: envelope.id,
        name: envelope.name,
        occurredAt: new Date(envelope.occurredAt),
        data,
      });
    },
  };
}

/** One handler for each event that names analytics; those given take the place of the one that stores. */
export function listIntakeHandlers(...others: readonly EventHandler[]): Handler[] {
  const own = [heartbeatHandler, ...others];
  return EVENTS.filter((e) => e.subscribers.some((s) => s === 'analytics')).map(
    (e) =>
      own.find((handler) => handler.event.name === e.name) ??
      (isProjected(e.name) ? counting(e) : keeping(e)),
  );
}
