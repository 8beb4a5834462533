import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';
import { addTraffic, trafficSince } from '../traffic/index.js';
import { ProcessRecord } from './process-record.entity.js';

type Heartbeat = z.output<typeof serviceHeartbeat.data>;

/** Fields that came later: a process of an earlier release does not report them. */
const LATER_FIELDS = {
  modelConfigured: null,
  modelDailyMicroUsd: null,
  queueAges: null,
  unsent: null,
  traffic: null,
  slowest: null,
} as const;

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
    const { process, instance, isLeaving = false, ...said } = beat;
    const before = await em.findOne(ProcessRecord, { process, instance }, { disableIdentityMap: true });
    if (before && before.lastSeen >= lastSeen) return;
    await em.upsert(ProcessRecord, {
      ...LATER_FIELDS,
      ...said,
      process,
      instance,
      lastSeen,
      hasLeft: isLeaving,
    });
    if (beat.traffic)
      await addTraffic(em, process, lastSeen, trafficSince(beat.traffic, before?.traffic ?? null));
  }
}
