export { holdUsage } from './usage-count.queries.js';
