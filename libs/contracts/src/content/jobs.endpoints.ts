import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { ALL_QUEUES, PREGENERATION_QUEUE } from '../queues.js';

/** Queues that an admin may pause. People wait for the work of all others. */
export const PAUSABLE_QUEUES: readonly string[] = [PREGENERATION_QUEUE];

const QueueNameSchema = z.string().check(z.refine((name) => ALL_QUEUES.includes(name)));
const QueuePathSchema = z.object({ queue: QueueNameSchema });
const QUEUE_IN_PATH = { object: 'queue', in: 'params', field: 'queue', admin: 'any' } as const;

/** States of jobs that can be listed. */
export const JOB_STATES = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** How one queue is getting on. */
export const QueueStatsSchema = z.strictObject({
  /** Such as `content-pregeneration`. */
  name: z.string(),
  /** `work` are jobs of the product; `events` are messages between services. */
  kind: z.enum(['work', 'events']),
  /** Jobs that may be taken now. */
  waiting: z.int(),
  active: z.int(),
  /** Jobs that wait for their next try. */
  delayed: z.int(),
  /** Failed jobs of the last 30 days that were not retried. */
  failed: z.int(),
  /** Jobs done within the last day. */
  completed: z.int(),
  /** Failed jobs of the last day, including retried ones. */
  givenUp: z.int(),
  /** Milliseconds from being taken to being done, of the latest 50 that are remembered; null without any. */
  averageTimeMs: z.nullable(z.int()),
  /** Percent of the jobs that came to an end within the last day and were done, to one decimal; null without any. */
  successRate: z.nullable(z.number()),
  /** Workers that are connected to it. */
  workers: z.int(),
  isPaused: z.boolean(),
  isPausable: z.boolean(),
});
export type QueueStats = z.infer<typeof QueueStatsSchema>;

export const jobsStats = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/stats',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How every queue of background jobs is getting on; 503 while the queues cannot be reached.',
  response: z.strictObject({ queues: z.array(QueueStatsSchema) }),
});

/** A job as an admin sees one: never what it is about. */
export const JobSchema = z.strictObject({
  id: z.string(),
  /** Kind of work, such as `produce-batch`, or the name of an event. */
  name: z.string(),
  /** Tries so far, and how many there may be. */
  tries: z.int(),
  maxTries: z.int(),
  /** ISO 8601, UTC; null for what has not happened yet. */
  addedAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** Why its last try failed, without values; null when it did not. */
  failure: z.nullable(z.string()),
  /** Trace that ordered it, 32 hex digits; null when none was recorded. */
  traceId: z.nullable(z.string()),
});
export type Job = z.infer<typeof JobSchema>;

const whole = (most: number, usual: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(most))),
    ),
    usual,
  );

export const queueJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/queues/:queue',
  service: 'content',
  roles: ['admin'],
  objectRule: QUEUE_IN_PATH,
  summary: 'Jobs of a queue in one state: what is over newest first, what is to come in its order.',
  params: QueuePathSchema,
  query: z.object({
    state: z._default(z.enum(JOB_STATES), 'failed'),
    offset: whole(100_000, 0),
    limit: whole(50, 20),
  }),
  response: z.strictObject({
    jobs: z.array(JobSchema),
    /** In this state, all pages together. */
    total: z.int(),
  }),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:jobId/retry',
  service: 'content',
  roles: ['admin'],
  objectRule: { object: 'job', in: 'params', field: 'jobId', admin: 'any' },
  summary: 'Puts a failed job back into its queue; one that has not failed, or no longer, stays as it is.',
  params: z.object({
    jobId: z.string().check(z.regex(/^((job|event)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,15})$/)),
  }),
  body: z.strictObject({ queue: QueueNameSchema }),
  response: z.strictObject({
    success: z.literal(true),
    /** False when the job had not failed. */
    isRetried: z.boolean(),
  }),
});

export const configureQueue = endpoint({
  method: 'PUT',
  path: '/api/admin/jobs/queues/:queue',
  service: 'content',
  roles: ['admin'],
  objectRule: QUEUE_IN_PATH,
  summary: 'Pauses or resumes a queue of the question factory; 409 for a queue that people wait for.',
  params: QueuePathSchema,
  body: z.strictObject({ isPaused: z.boolean() }),
  response: z.strictObject({ success: z.literal(true), isPaused: z.boolean() }),
});
