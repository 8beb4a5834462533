import { EVENTS, type EventDefinition, type EventEnvelope } from '@product/contracts/messages/events';
import type { EventHandler, StatementHandler } from '@product/platform/messaging/event-handler';
import { isProjected, projectEvent } from '../quality/projection.js';
import { heartbeatHandler } from '../health/heartbeat.handler.js';

type Handler = EventHandler | StatementHandler;

/** The inbox forgets after some days; the key of the event itself refuses what comes even later. */
const KEEP = 'insert into events (id, name, version, source, occurred_at, data, received_at)';

function toColumns({ id, name, version, source, occurredAt }: EventEnvelope, data: unknown): unknown[] {
  return [id, name, version, source, new Date(occurredAt), JSON.stringify(data)];
}

/** Keeps an event as it came. */
function keeping(event: EventDefinition): StatementHandler {
  return {
    event,
    toStatement: (data, envelope) => ({
      sql: `${KEEP} select ?::uuid, ?, ?::int, ?, ?::timestamptz, ?::jsonb, now() from fresh on conflict do nothing`,
      params: toColumns(envelope, data),
    }),
  };
}

/** Keeps an event as it came, and counts it in. */
function counting(event: EventDefinition): EventHandler {
  return {
    event,
    async apply(em, data, _prepared, envelope) {
      await em.execute(
        `${KEEP} values (?, ?, ?, ?, ?, ?::jsonb, now()) on conflict do nothing`,
        toColumns(envelope, data),
      );
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
