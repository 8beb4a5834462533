export { countPlanned } from './batch-question.queries.js';
export { type BatchAdmin, BatchService } from './batch.service.js';
export { gradesOf } from './batch-plan.rules.js';
