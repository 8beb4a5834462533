import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { ProcessRecord } from './process-record.entity.js';

type Heartbeat = z.output<typeof serviceHeartbeat.data>;

/**
 * Stores the last beat of a replica. Beats may arrive out of order, so an older one changes nothing. A fast clock must
 * not make a dead process look alive for longer.
 */
@HandlesEvent(serviceHeartbeat)
export class HeartbeatHandler implements EventHandler<typeof serviceHeartbeat.data> {
  async apply(
    em: EntityManager,
    beat: Heartbeat,
    _prepared: unknown,
    envelope: EventEnvelope,
  ): Promise<void> {
    const now = await readServerTime(em);
    const occurredAt = new Date(envelope.occurredAt);
    const lastSeen = occurredAt < now ? occurredAt : now;
    await em.upsert(
      ProcessRecord,
      { modelConfigured: null, ...beat, lastSeen },
      { onConflictWhere: { lastSeen: { $lt: lastSeen } } },
    );
  }
}
