export { EXPECTED_PROCESSES } from './health.rules.js';
