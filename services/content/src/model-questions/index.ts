export { BLIND_SOLVES } from './blind-solve.rules.js';
export { BlindSolver } from './blind-solver.service.js';
export { ModelTopUp } from './model-top-up.service.js';
export { QuestionWriter, type Writing } from './question-writer.service.js';
export { WrittenQuestionStore } from './written-question.store.js';
export { countWritings, isWritten } from './written-question.queries.js';
