export { listDisputes } from './dispute.queries.js';
