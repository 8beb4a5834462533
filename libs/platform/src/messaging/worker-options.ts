import type { WorkerOptions } from 'bullmq';

/**
 * With BullMQ's defaults a killed worker's job restarts after a minute and fails for good the second time. These
 * settings restart it within thirteen seconds, three times: the lock lapses after ten, and the next look finds it.
 */
export const WORKER_OPTIONS = {
  concurrency: 8,
  lockDuration: 10_000,
  stalledInterval: 2_500,
  maxStalledCount: 3,
  // How many jobs were done and given up in each minute of a day, for operators.
  metrics: { maxDataPoints: 1_440 },
} satisfies Partial<WorkerOptions>;
