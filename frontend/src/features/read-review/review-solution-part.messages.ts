import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const REVIEW_SOLUTION_PART = defineMessages('features/read-review/review-solution-part', {
  modelAnswer: 'Model answer',
  stepByStep: 'Step by step',
  modelAnswerNotAvailable: 'Model answer not available for this question.',
  theSteps: 'the steps',
  showMeOneByOne: 'Show me one by one',
  stepBack: 'Back',
  nextStep: 'Next step',
  allSteps: 'All steps',
  stepOf: params('Step {number} of {count}'),
});
