import { defineEntity, p } from '@mikro-orm/postgresql';

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
  },
});
