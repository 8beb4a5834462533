import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SlowStatement, Traffic, Unsent } from '@sumfox/contracts/messages/heartbeat';

/** The last heartbeat of one replica. Heartbeats are not kept as events: they would be nearly all of them. */
export const ProcessRecord = defineEntity({
  name: 'ProcessRecord',
  tableName: 'processes',
  properties: {
    /** Such as `marking-worker`. */
    process: p.text().primary(),
    /** One per replica. */
    instance: p.text().primary(),
    lastSeen: p.datetime(),
    uptimeSeconds: p.integer(),
    heapUsedBytes: p.bigint('number'),
    rssBytes: p.bigint('number'),
    /** Null for a process without a database. */
    databaseReachable: p.boolean().nullable(),
    /** Null for a process that asks no model. */
    modelConfigured: p.boolean().nullable(),
    /** Waiting, delayed and running jobs of the queues this process works. */
    queueDepths: p.json<Record<string, number>>(),
    /** Seconds since the oldest waiting job of each was added. */
    queueAges: p.json<Record<string, number>>().nullable(),
    /** Messages that its database has and Redis has not received yet. */
    unsent: p.json<Unsent>().nullable(),
    /** What it had answered by then, since its start. */
    traffic: p.json<Traffic>().nullable(),
    slowest: p.json<SlowStatement[]>().nullable(),
    /** Most that its model may cost in a day, in millionths of a US dollar. */
    modelDailyMicroUsd: p.bigint('number').nullable(),
    /** It ended because it was told to. */
    hasLeft: p.boolean().default(false),
  },
});
