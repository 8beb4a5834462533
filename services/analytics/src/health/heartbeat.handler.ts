import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceHeartbeat } from '@sumfox/contracts/messages/events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import type * as z from 'zod/mini';

type Heartbeat = z.output<typeof serviceHeartbeat.data>;

/**
 * Notes the last sign of life of a replica. Beats may overtake each other, so an older one changes nothing; a clock
 * that runs ahead must not make a dead process look alive for longer.
 */
@HandlesEvent(serviceHeartbeat)
export class HeartbeatHandler implements EventHandler<typeof serviceHeartbeat.data> {
  async apply(
    em: EntityManager,
    beat: Heartbeat,
    _prepared: unknown,
    envelope: EventEnvelope,
  ): Promise<void> {
    await em.execute(
      `insert into processes (process, instance, last_seen, uptime_seconds, heap_used_bytes, rss_bytes,
                              database_reachable, model_configured, queue_depths)
       values (?, ?, least(?::timestamptz, now()), ?, ?, ?, ?, ?, ?::jsonb)
       on conflict (process, instance) do update set
         last_seen = excluded.last_seen, uptime_seconds = excluded.uptime_seconds,
         heap_used_bytes = excluded.heap_used_bytes, rss_bytes = excluded.rss_bytes,
         database_reachable = excluded.database_reachable,
         model_configured = excluded.model_configured, queue_depths = excluded.queue_depths
       where processes.last_seen < excluded.last_seen`,
      [
        beat.process,
        beat.instance,
        new Date(envelope.occurredAt),
        beat.uptimeSeconds,
        beat.heapUsedBytes,
        beat.rssBytes,
        beat.databaseReachable,
        beat.modelConfigured ?? null,
        JSON.stringify(beat.queueDepths),
      ],
    );
  }
}
