export { countModelCalls, listBeats, listFailures } from './health.queries.js';
export {
  EXPECTED_PROCESSES,
  type ProcessBeat,
  aiServiceStatus,
  databaseStatus,
  liveBeats,
  omitReplaced,
  processStatus,
  queueDepths,
} from './health.rules.js';
export { ProcessRecord } from './process-record.entity.js';
