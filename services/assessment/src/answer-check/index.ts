export { AnswerCheck } from './answer-check.entity.js';
export { checksOf, firstTriesOf, toCounting } from './answer-check.queries.js';
export { toCheckedAnswer, toMadeCheck } from './check.rules.js';
