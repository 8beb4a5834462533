import type { EntityManager } from '@sumfox/platform/database/database';
import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import { toPublicMessage } from '@sumfox/platform/logging/public-message.rules';
import * as z from 'zod/mini';
import { StoredEvent } from '../intake/index.js';
import { ProcessRecord } from './process-record.entity.js';
import { MODEL_CALLS_WITHIN_MS, type ModelCalls, type ProcessBeat } from './health.rules.js';
import type { Failure } from './system-errors.rules.js';

/** The last heartbeat of every replica that is still remembered, newest first. */
export async function listBeats(em: EntityManager): Promise<ProcessBeat[]> {
  return em.find(ProcessRecord, {}, { orderBy: { lastSeen: 'desc' } });
}

export interface FailureFigures {
  last24h: number;
  /** The 24 hours before those. */
  before: number;
  /** Since the product was installed, also those whose text has been forgotten. */
  total: number;
}

/** Failures against a moment; an event may tell of several. */
export async function countFailures(em: EntityManager, now: Date): Promise<FailureFigures> {
  const [row] = await em.execute<Array<{ last24h: number; before: number; total: number }>>(
    `select
       coalesce(sum(coalesce((data->>'count')::int, 1))
         filter (where occurred_at > ?::timestamptz - interval '24 hours'), 0)::int as last24h,
       coalesce(sum(coalesce((data->>'count')::int, 1))
         filter (where occurred_at <= ?::timestamptz - interval '24 hours'
                   and occurred_at > ?::timestamptz - interval '48 hours'), 0)::int as before,
       (coalesce(sum(coalesce((data->>'count')::int, 1)), 0) + coalesce((select count from forgotten_events where name = ?), 0))::float8 as total
     from events where name = ?`,
    [now, now, now, serviceFailed.name, serviceFailed.name],
  );
  return { last24h: row?.last24h ?? 0, before: row?.before ?? 0, total: row?.total ?? 0 };
}

/** The newest reported failure, or null when there is none. */
export async function findLastFailure(em: EntityManager) {
  const event = await em.findOne(
    StoredEvent,
    { name: serviceFailed.name },
    { orderBy: { occurredAt: 'desc' } },
  );
  if (!event) return null;
  const { type, message } = z.parse(serviceFailed.data, event.data);
  return { type, message: toPublicMessage(message), timestamp: event.occurredAt.toISOString() };
}

/** Failures of late that are looked at, the newest first; an outage may bring far more. */
export async function listFailures(em: EntityManager, limit: number): Promise<Failure[]> {
  const events = await em.find(
    StoredEvent,
    { name: serviceFailed.name },
    { orderBy: { occurredAt: 'desc' }, limit, disableIdentityMap: true },
  );
  return events.map(({ data, occurredAt }) => {
    const { count = 1, ...failure } = z.parse(serviceFailed.data, data);
    return { ...failure, count, at: occurredAt };
  });
}

/** The calls to the model within the last minutes before a moment. */
export async function countModelCalls(em: EntityManager, now: Date): Promise<ModelCalls> {
  const [row] = await em.execute<ModelCalls[]>(
    `select count(*) filter (where data->>'outcome' = 'answered')::int as answered,
            count(*) filter (where data->>'outcome' not in ('answered', 'stopped'))::int as unanswered
     from events where name = ? and occurred_at > ? and occurred_at <= ?`,
    [aiCalled.name, new Date(now.getTime() - MODEL_CALLS_WITHIN_MS), now],
  );
  return row ?? { answered: 0, unanswered: 0 };
}
