export {
  type Job,
  JOBS_KEY,
  jobsStatsQuery,
  type JobState,
  queueJobsQuery,
  type QueueStats,
  sendQueueSettings,
  sendRetry,
} from './background.api.js';
export {
  firstQueue,
  type JobTotals,
  lookWords,
  needsLook,
  queueState,
  queueWords,
  readStateWords,
  timeWords,
  totalsOf,
  triesWords,
} from './background.rules.js';
