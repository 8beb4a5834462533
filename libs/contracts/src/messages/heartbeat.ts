import * as z from 'zod/mini';

/** Upper bounds, in milliseconds, of the classes that durations are counted in; the last class has none. */
export const DURATION_BOUNDS_MS = [
  5, 10, 25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000,
] as const;
/** Number of classes of a duration. */
export const DURATION_CLASSES = DURATION_BOUNDS_MS.length + 1;

/** A statement of the database that takes longer is counted as slow. */
export const SLOW_STATEMENT_MS = 200;

/**
 * What a process has done since it started. The numbers only grow, so a lost report loses nothing: the next one has it
 * too.
 */
export const TrafficSchema = z.strictObject({
  /** Calls answered by a process that answers calls, jobs tried by a worker. */
  requests: z.int(),
  /** Those that ended in a fault of the product; a refusal is an answer. */
  failures: z.int(),
  /** Requests by class of duration (`DURATION_BOUNDS_MS`). */
  durations: z.array(z.int()).check(z.length(DURATION_CLASSES)),
  slowStatements: z.int(),
});
export type Traffic = z.infer<typeof TrafficSchema>;

/** A slow statement of the last minutes, without its values. */
export const SlowStatementSchema = z.strictObject({
  shape: z.string().check(z.maxLength(300)),
  /** Longest of its recent durations, in milliseconds. */
  durationMs: z.int(),
});
export type SlowStatement = z.infer<typeof SlowStatementSchema>;

/** Messages that a database holds and Redis has not received yet. */
export const UnsentSchema = z.strictObject({ messages: z.int(), oldestSeconds: z.int() });
export type Unsent = z.infer<typeof UnsentSchema>;

/** Report of one replica, every ten seconds. Fields that came later are optional: an older process lacks them. */
export const HeartbeatSchema = z.strictObject({
  process: z.string(),
  instance: z.string(),
  uptimeSeconds: z.int(),
  heapUsedBytes: z.int(),
  rssBytes: z.int(),
  /** Null for a process without a database. */
  databaseReachable: z.nullable(z.boolean()),
  /** Whether it has a model to ask; null or absent for a process that asks none. */
  modelConfigured: z.optional(z.nullable(z.boolean())),
  /** Most that the model may cost in a day of Singapore, in millionths of a US dollar; null without a model. */
  modelDailyMicroUsd: z.optional(z.nullable(z.int())),
  /** Waiting, delayed and running jobs of the queues this process works. */
  queueDepths: z.record(z.string(), z.int()),
  /** Seconds since the oldest waiting job was added, by queue; 0 when none waits. */
  queueAges: z.optional(z.record(z.string(), z.int())),
  /** Null for a process without a database, and while it is unreachable. */
  unsent: z.optional(z.nullable(UnsentSchema)),
  traffic: z.optional(TrafficSchema),
  /** At most three, the slowest first. */
  slowest: z.optional(z.array(SlowStatementSchema).check(z.maxLength(3))),
  /** True for the last report of a process that ends because it was told to. */
  isLeaving: z.optional(z.boolean()),
});
export type HeartbeatData = z.infer<typeof HeartbeatSchema>;
