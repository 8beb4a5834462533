import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { SlowStatementSchema } from '../messages/heartbeat.js';

/** Whole periods that operators look back at. */
export const LOAD_PERIODS = ['hour', 'day'] as const;
export type LoadPeriod = (typeof LOAD_PERIODS)[number];

/** Alarms, each with a page in `docs/runbooks` of the same name. */
export const ALARM_KEYS = [
  'process-down',
  'database-down',
  'errors',
  'slow-answers',
  'queue-behind',
  'events-behind',
  'database-connections',
  'slow-statements',
  'model',
  'model-budget',
] as const;
export type AlarmKey = (typeof ALARM_KEYS)[number];

/** Limits of the alarms; the runbooks and the dashboard of Grafana name the same numbers. */
export const ALARM_LIMITS = {
  /** Percent of the calls of the last five minutes that ended in a fault of the product. */
  errorPercent: 1,
  /** Within which 95 of 100 calls of the last five minutes were answered, in milliseconds. */
  p95Ms: 500,
  /** Age of the oldest waiting job or message, in seconds. Questions that are made ahead may wait. */
  waitingSeconds: 120,
  /** Percent of the connections that the database server admits. */
  connectionPercent: 80,
  /** Slow statements within five minutes. */
  slowStatements: 20,
  /** Percent of the day's budget for the model. */
  budgetPercent: 90,
} as const;

const FiguresSchema = z.strictObject({
  requests: z.int(),
  failures: z.int(),
  /** Within which 95 of 100 were over, estimated from classes of durations; null without requests. */
  p95Ms: z.nullable(z.int()),
});

const AlarmSchema = z.strictObject({
  key: z.enum(ALARM_KEYS),
  /** Process or queue that it is about; null when it is about the whole. */
  about: z.nullable(z.string()),
  /** ISO 8601, UTC; null when it is unknown. */
  since: z.nullable(z.string()),
  /** Measured value, in the unit of its limit; null where the alarm is a state. */
  value: z.nullable(z.number()),
});
export type Alarm = z.infer<typeof AlarmSchema>;

export const systemLoad = endpoint({
  method: 'GET',
  path: '/api/admin/system-load',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'Requests, errors and durations of each process, queues, the database server, and what needs a look.',
  query: z.object({ period: z._default(z.enum(LOAD_PERIODS), 'hour') }),
  response: z.strictObject({
    period: z.enum(LOAD_PERIODS),
    /** Length of each step of the series, in seconds. */
    stepSeconds: z.int(),
    /** What needs a look, the most urgent first. */
    alarms: z.array(AlarmSchema),
    /** Every process that answers calls or works queues, the gateway first. */
    processes: z.array(
      z.strictObject({
        name: z.string(),
        /** Figures of the whole period. */
        ...FiguresSchema.shape,
        /** Figures of the last five minutes. */
        recent: FiguresSchema,
        replicas: z.int(),
        /** Replicas that fell silent without a goodbye and without a replacement. */
        missingReplicas: z.int(),
        /** Oldest first, without gaps. */
        steps: z.array(
          z.strictObject({
            /** Start of the step; ISO 8601, UTC. */
            at: z.string(),
            ...FiguresSchema.shape,
          }),
        ),
      }),
    ),
    queues: z.array(
      z.strictObject({
        name: z.string(),
        /** Waiting, delayed and running jobs; null, like the next, when no live process has reported the queue. */
        depth: z.nullable(z.int()),
        /** Since the oldest waiting job was added; 0 when none waits. */
        oldestSeconds: z.nullable(z.int()),
        /** Live replicas that work it. */
        workers: z.int(),
      }),
    ),
    database: z.strictObject({
      connections: z.int(),
      maxConnections: z.int(),
      /** How many in the period. */
      slowStatements: z.int(),
      /** Those of the last minutes, the slowest first, without values. */
      slowest: z.array(z.strictObject({ process: z.string(), ...SlowStatementSchema.shape })),
    }),
    events: z.strictObject({
      /** Events and jobs that a service has stored and not sent yet, and events that a service has not received. */
      behind: z.int(),
      oldestSeconds: z.int(),
    }),
    /** The day's cost of the model against its budget, in millionths of a US dollar; null without a model. */
    model: z.nullable(
      z.strictObject({
        spentMicroUsd: z.int(),
        dailyMicroUsd: z.int(),
        /** Cost by midnight at the day's rate so far; null in the first hour. */
        forecastMicroUsd: z.nullable(z.int()),
      }),
    ),
  }),
});
