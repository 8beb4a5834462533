import { EVENTS, serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { EventDefinition, EventEnvelope } from '@sumfox/contracts/messages/event';
import { erasureDue } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Effect } from '@sumfox/platform/messaging/inbox.queries';
import {
  type EventHandler,
  HandlesEvent,
  type ReceivedEvent,
  type StatementHandler,
} from '@sumfox/platform/messaging/event-handler';
import { storeEvent, toStoring } from './event-intake.queries.js';
import { isProjected, projectEvent } from '../quality/index.js';

/** Events that have a handler of their own and are not stored. */
const NOT_STORED: readonly string[] = [serviceHeartbeat.name, erasureDue.name];
const STORED: readonly EventDefinition[] = EVENTS.filter(
  ({ name, subscribers }) => subscribers.some((s) => s === 'analytics') && !NOT_STORED.includes(name),
);

/** Stores events without a counter, many in one statement. */
@HandlesEvent(...STORED.filter(({ name }) => !isProjected(name)))
export class StoredEventHandler implements StatementHandler {
  toStatement(events: readonly ReceivedEvent[]): Effect {
    return toStoring(events);
  }
}

/** Stores an event, and counts it in. */
@HandlesEvent(...STORED.filter(({ name }) => isProjected(name)))
export class CountedEventHandler implements EventHandler {
  async apply(em: EntityManager, data: unknown, _prepared: unknown, envelope: EventEnvelope): Promise<void> {
    const { id, name, version, occurredAt } = envelope;
    await storeEvent(em, { envelope, data });
    await projectEvent(em, { id, name, version, occurredAt: new Date(occurredAt), data });
  }
}
