import { ArrayType, defineEntity, p } from '@mikro-orm/postgresql';

/** What the replicas of a process answered within a minute; no row for a minute without any. */
export const TrafficMinute = defineEntity({
  name: 'TrafficMinute',
  tableName: 'traffic_minutes',
  properties: {
    minute: p.datetime().primary(),
    /** Such as `marking-worker`. */
    process: p.text().primary(),
    requests: p.integer(),
    failures: p.integer(),
    slowStatements: p.integer(),
    /** Requests by class of duration (`DURATION_BOUNDS_MS`). */
    durations: p.type(new ArrayType(Number)).columnType('int[]'),
  },
});
