export { type Job, type JobState, type QueueStats, sendQueueSettings, sendRetry } from './background.api.js';
export { JOBS_KEY, jobsStatsQuery, queueJobsQuery } from './queries.js';
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
