import {
  configureQueue,
  type Job,
  type JobState,
  type QueueStats,
  retryJob,
} from '@sumfox/contracts/content/jobs.endpoints';
import { call } from '../../shared/api/call.js';

export type { Job, JobState, QueueStats };

export const sendRetry = (queue: string, jobId: string) =>
  call(retryJob, { params: { jobId }, body: { queue } });

export const sendQueueSettings = (queue: string, isPaused: boolean) =>
  call(configureQueue, { params: { queue }, body: { isPaused } });
