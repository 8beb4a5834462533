export { disputesOf, listDisputes } from './dispute.queries.js';
export { toDisputes } from './dispute.rules.js';
