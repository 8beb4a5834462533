export { askMarkAgain, challengeQuestion, checkSolution, reportQuestion } from './dispute.api.js';
export {
  challengeTitle,
  findDispute,
  readReasons,
  readReportWords,
  readVerificationWords,
  withDispute,
  withQuestion,
} from './dispute.rules.js';
export { type MarkKind, markWord, toMarkKind } from './question-mark.rules.js';
export { QuestionMark } from './question-mark.js';
export { correctionsQuery } from './queries.js';
