export { EXPECTED_PROCESSES } from './health.rules.js';
export { ProcessRecord } from './process-record.entity.js';
