import { EVENTS, type EventDefinition } from '@product/contracts/messages/events';
import type { EventHandler } from '@product/platform/messaging/event-handler';
import { projectEvent } from '../quality/projection.js';
import { heartbeatHandler } from '../health/heartbeat.handler.js';

/** Keeps an event as it came, and counts it in. */
function storing(event: EventDefinition): EventHandler {
  return {
    event,
    async apply(em, data, _prepared, envelope) {
      // The inbox forgets after some days; the key of the event itself refuses what comes even later.
      await em.execute(
        `insert into events (id, name, version, source, occurred_at, data, received_at)
         values (?, ?, ?, ?, ?, ?::jsonb, now()) on conflict do nothing`,
        [
          envelope.id,
          envelope.name,
          envelope.version,
          envelope.source,
          new Date(envelope.occurredAt),
          JSON.stringify(data),
        ],
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
export function listIntakeHandlers(...others: readonly EventHandler[]): EventHandler[] {
  const own = [heartbeatHandler, ...others];
  return EVENTS.filter((e) => e.subscribers.some((s) => s === 'analytics')).map(
    (e) => own.find((handler) => handler.event.name === e.name) ?? storing(e),
  );
}
