import type { FilterQuery } from '@mikro-orm/postgresql';
import type { EntityManager } from '@sumfox/platform/database/database';
import { aiCalled } from '@sumfox/contracts/messages/ai.events';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import { readRows } from '@sumfox/platform/database/statements';
import { toPublicMessage } from '@sumfox/platform/logging/public-message.rules';
import * as z from 'zod/mini';
import { StoredEvent } from '../stored-event/index.js';
import { ProcessRecord } from './process-record.entity.js';
import { MODEL_CALLS_WITHIN_MS, type ModelCalls, type ProcessBeat } from './health.rules.js';
import type { Failure } from './system-errors.rules.js';

const DAY_MS = 86_400_000;

/** The last heartbeat of every replica that is still remembered, newest first. */
export async function listBeats(em: EntityManager): Promise<ProcessBeat[]> {
  return em.find(ProcessRecord, {}, { orderBy: { lastSeen: 'desc' } });
}

const FailureFiguresSchema = z.object({
  last24h: z.int(),
  /** The 24 hours before those. */
  before: z.int(),
  /** Counts since installation, including failures with deleted text. */
  total: z.number(),
});
export type FailureFigures = z.output<typeof FailureFiguresSchema>;

/** Counts failures by time; one event may report several. */
export async function countFailures(em: EntityManager, now: Date): Promise<FailureFigures> {
  const day = new Date(now.getTime() - DAY_MS);
  const dayBefore = new Date(now.getTime() - 2 * DAY_MS);
  // SQL: the ORM sums no numbers within jsonb.
  const [row] = await readRows(
    em,
    FailureFiguresSchema,
    `with failures as (
       select occurred_at, coalesce((data->>'count')::int, 1) as count from events where name = ?)
     select coalesce(sum(count) filter (where occurred_at > ?), 0)::int as last24h,
       coalesce(sum(count) filter (where occurred_at <= ? and occurred_at > ?), 0)::int as before,
       (coalesce(sum(count), 0) + coalesce((select count from forgotten_events where name = ?), 0))::float8 as total
     from failures`,
    [serviceFailed.name, day, day, dayBefore, serviceFailed.name],
  );
  return row ?? { last24h: 0, before: 0, total: 0 };
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

/** Maximum of recent failures read, newest first; an outage may cause far more. */
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
  const occurredAt = { $gt: new Date(now.getTime() - MODEL_CALLS_WITHIN_MS), $lte: now };
  const count = (outcome: FilterQuery<string>) =>
    em.count(StoredEvent, { name: aiCalled.name, occurredAt, data: { outcome } });
  return {
    answered: await count('answered'),
    unanswered: await count({ $nin: ['answered', 'stopped'] }),
  };
}
