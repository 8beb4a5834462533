export { AnswerCheck } from './answer-check.entity.js';
export { listCountingResponses, listMadeChecks } from './answer-check.queries.js';
export { toCheckedAnswer } from './check.rules.js';
