export { listAnswers, listAnswersOn, type MarkedAnswer } from './ability.queries.js';
export {
  type Ability,
  certaintyOf,
  chanceOfRight,
  masteryOfHeuristic,
  forecastPairing,
  forecastSubStrand,
  masteryOfSubStrand,
  stateForecast,
} from './ability.rules.js';
export {
  type NewResult,
  findAbility,
  findPractised,
  findExplainedSkills,
  forecastResults,
} from './pupil-ability.queries.js';
export { diagnosticLevel, isStrong, practiceLevel } from './level.rules.js';
export { listToPutRight, reviewBlueprint } from './mistakes.rules.js';
export { versionsOf } from './difficulty-state.queries.js';
export { isReviewOpen, listDue } from './review.rules.js';
