export { listAnswers, listAnswersOn } from './ability.queries.js';
export { type Ability, abilityIn, chanceOfRight, learnAbility, practiceLevel } from './ability.rules.js';
export { listDue, listToPutRight, reviewBlueprint } from './mistakes.rules.js';
export { isReviewOpen } from './review.rules.js';
