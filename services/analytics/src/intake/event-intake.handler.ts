import { EVENTS, serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { EventDefinition } from '@sumfox/contracts/messages/event';
import { figuresErasureDue } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Effect } from '@sumfox/platform/messaging/inbox.queries';
import {
  type GroupHandler,
  HandlesEvent,
  type ReceivedEvent,
  type StatementHandler,
} from '@sumfox/platform/messaging/event-handler';
import { toStoring } from './event-intake.queries.js';
import { isProjected, projectEvents } from '../quality/index.js';

/** Events that have a handler of their own and are not stored. */
const NOT_STORED: readonly string[] = [serviceHeartbeat.name, figuresErasureDue.name];
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

/** Stores events, and counts them in. */
@HandlesEvent(...STORED.filter(({ name }) => isProjected(name)))
export class CountedEventHandler implements GroupHandler {
  toStatement(events: readonly ReceivedEvent[]): Effect {
    return toStoring(events);
  }

  async applyAll(em: EntityManager, events: readonly ReceivedEvent[]): Promise<void> {
    await projectEvents(
      em,
      events.map(({ envelope: { id, name, version, occurredAt }, data }) => ({
        id,
        name,
        version,
        occurredAt: new Date(occurredAt),
        data,
      })),
    );
  }
}
