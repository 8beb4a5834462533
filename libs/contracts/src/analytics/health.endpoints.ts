import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';

const StatusSchema = z.enum(['operational', 'degraded', 'down', 'unknown']);

export const systemHealth = endpoint({
  method: 'GET',
  path: '/api/admin/system-health',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Health of every process, from heartbeats and reported failures.',
  response: z.strictObject({
    apiStatus: StatusSchema,
    databaseStatus: StatusSchema,
    /**
     * `built-in` while no model is configured: the engine and the rules do all the work. `unknown` without recent
     * calls.
     */
    aiServiceStatus: z.enum(['built-in', 'operational', 'degraded', 'down', 'unknown']),
    /** Calls and cost of the model, by the days and months of Singapore. */
    model: z.strictObject({
      callsToday: z.int(),
      callsThisMonth: z.int(),
      /** Millionths of a US dollar, as charged to the budget. */
      costTodayMicroUsd: z.int(),
      costThisMonthMicroUsd: z.int(),
      /** Percent of this month's calls that gave something usable; null, like the next, without any. */
      answeredPercent: z.nullable(z.int()),
      /** Within which 95 of 100 calls of this month were over. */
      p95LatencyMs: z.nullable(z.int()),
      /** This month by task, the dearest first. */
      tasks: z.array(
        z.strictObject({
          /** Such as `judge-working`. */
          task: z.string(),
          calls: z.int(),
          answeredPercent: z.nullable(z.int()),
          costMicroUsd: z.int(),
          p95LatencyMs: z.nullable(z.int()),
        }),
      ),
    }),
    /** Seconds since the gateway started; null when it has not reported. */
    uptime: z.nullable(z.int()),
    memoryUsage: z.strictObject({
      /** Bytes of heap over all live processes. */
      heapUsed: z.int(),
      /** Bytes of resident memory over all live processes. */
      rss: z.int(),
    }),
    errors24h: z.int(),
    /** Against the 24 hours before. */
    errorTrend: z.enum(['rising', 'steady', 'falling']),
    totalErrors: z.int(),
    lastError: z.nullable(z.strictObject({ type: z.string(), message: z.string(), timestamp: z.string() })),
    processes: z.array(
      z.strictObject({
        /** Such as `marking-worker`. */
        name: z.string(),
        status: StatusSchema,
        /** One per replica; null, like all that follows, for an expected process that has never reported. */
        instance: z.nullable(z.string()),
        /** ISO 8601, UTC. */
        lastSeen: z.nullable(z.string()),
        /** As of the last report. */
        uptimeSeconds: z.nullable(z.int()),
        rssBytes: z.nullable(z.int()),
      }),
    ),
    /** Jobs waiting or running, by queue; null when the owner has not reported. */
    queues: z.record(z.string(), z.nullable(z.int())),
  }),
});

export const systemErrors = endpoint({
  method: 'GET',
  path: '/api/admin/system-errors',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Recent failures that processes reported, equal ones once, the newest first.',
  response: z.strictObject({
    /** At most 50. Neither stacks nor SQL nor what a person typed. */
    errors: z.array(
      z.strictObject({
        /** Class or code of the error. */
        type: z.string(),
        message: z.string(),
        /** Such as `marking-worker`. */
        process: z.string(),
        /** How often it was reported since `since`. */
        count: z.int(),
        /** When it was reported first since then, and last; ISO 8601, UTC. */
        firstTimestamp: z.string(),
        timestamp: z.string(),
        /** Trace of the last one, 32 hex digits; null outside calls and jobs. */
        traceId: z.nullable(z.string()),
      }),
    ),
    /** Time of the oldest listed failure, ISO 8601, UTC; null without one. */
    since: z.nullable(z.string()),
    /** Address of the page that shows traces, `/trace/<id>` to be added; null where there is none. */
    traceView: z.nullable(z.string()),
  }),
});
