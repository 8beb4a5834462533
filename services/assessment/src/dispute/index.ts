export { QuestionDisputeRow } from './dispute.entity.js';
export { listDisputes } from './dispute.queries.js';
