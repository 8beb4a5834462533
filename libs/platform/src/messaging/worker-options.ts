import type { WorkerOptions } from 'bullmq';

/**
 * With BullMQ's own defaults a job whose worker was killed starts again only after a minute, and is failed for good
 * when that happens twice. These bring it back within fifteen seconds, three times.
 */
export const WORKER_OPTIONS = {
  concurrency: 8,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
  // How many jobs were done and given up in each minute of a day, for operators.
  metrics: { maxDataPoints: 1_440 },
} satisfies Partial<WorkerOptions>;
