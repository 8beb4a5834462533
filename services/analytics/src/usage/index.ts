export { holdUsage } from './usage.statements.js';
